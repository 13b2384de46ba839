import { ConsentBar } from "@/components/site/consent/consent-bar";
import { ConsentIsland } from "@/components/site/consent/consent.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** What asks for consent, and 'Privacy choices', on every page. */
export async function Consent() {
  const locale = await currentLocale();
  return (
    <>
      <ConsentBar />
      <ConsentIsland locale={locale} privacyPage={localePath("/privacy", locale)} />
    </>
  );
}
