import { ConsentBar } from "@/components/site/consent/consent-bar";
import { ConsentIsland } from "@/components/site/consent/consent.island";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** The consent bar and 'Privacy choices', on every page. */
export function Consent() {
  const locale = useCurrentLocale();
  return (
    <>
      <ConsentBar />
      <ConsentIsland locale={locale} privacyPage={localePath("/privacy", locale)} />
    </>
  );
}
