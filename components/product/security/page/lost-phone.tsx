import { getTranslations } from "next-intl/server";
import { ShellSection } from "@/components/product/shell/shell-section";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";

/** What to do when the phone with the authenticator app is lost. */
export async function LostPhone() {
  const t = await getTranslations("security.lost");
  return (
    <ShellSection id="lost-phone" title={t("title")}>
      <StaticPart>
        <ul className="grid max-w-measure list-disc gap-2 pl-6">
          <li>{t("code")}</li>
          <li>{t("passkey")}</li>
          <li>
            {t.rich("nothing", { contact: (words) => <LocaleLink href="/contact">{words}</LocaleLink> })}
          </li>
        </ul>
      </StaticPart>
    </ShellSection>
  );
}
