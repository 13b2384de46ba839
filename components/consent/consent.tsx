import { getTranslations } from "next-intl/server";
import { ConsentIsland } from "@/components/consent/consent.island";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

/** What asks for consent and acts on it, on every page. The server draws nothing: without JavaScript nothing is kept. */
export async function Consent() {
  const t = await getTranslations("privacy.bar");
  const locale = await currentLocale();
  return (
    <ConsentIsland
      locale={locale}
      privacyPage={localePath("/privacy", locale)}
      words={{
        label: t("label"),
        text: t("text"),
        more: t("more"),
        accept: t("accept"),
        reject: t("reject"),
      }}
    />
  );
}
