import { getTranslations } from "next-intl/server";
import { LinkActivityIsland } from "@/components/product/account/link-activity.island";
import { dataChoice } from "@/components/product/looks";
import { LocaleLink } from "@/components/site/locale-link";

/** The choice about statistics, and linking this browser's earlier activity to the account. */
export async function PrivacySection() {
  const t = await getTranslations("account.settings");
  const privacy = await getTranslations("privacy");
  const forms = await getTranslations("forms");
  return (
    <div className="[&_p]:max-w-measure">
      <div className={dataChoice}>
        <p>{t("privacyText")}</p>
        {/* Opens the choice over the page. Without JavaScript, or when that fails, it leads to what is stored and why. */}
        <LocaleLink className="button button-quiet" href="/privacy" data-choices="">
          {privacy("choices.title")}
        </LocaleLink>
      </div>
      <div className={`${dataChoice} noscript:hidden`}>
        <h3>{t("link.title")}</h3>
        <p>{t("link.text")}</p>
        <LinkActivityIsland
          texts={{
            action: t("link.action"),
            linked: t("link.linked"),
            already: t("link.already"),
            none: t("link.none"),
            failed: t("link.failed"),
            failedText: t("link.failedText"),
            notifications: forms("notifications"),
          }}
        />
      </div>
    </div>
  );
}
