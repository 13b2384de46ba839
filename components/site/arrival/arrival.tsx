import { useTranslations } from "next-intl";
import { agoPhrases } from "#lib/base/i18n/dates";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { ArrivalIsland } from "@/components/site/arrival/arrival.island";

/** What every page does on arrival by itself, with the words it needs. Last on the page. */
export function Arrival() {
  const t = useTranslations("common.date");
  const { tag } = languages[useCurrentLocale()];
  const phrases = Object.entries(agoPhrases(tag)).map(([key, phrase]) => [`data-${key}`, phrase]);
  return (
    <>
      <div
        id="arrival"
        hidden
        lang={tag}
        data-just-now={t("justNow")}
        data-yesterday={t("yesterday")}
        {...Object.fromEntries(phrases)}
      />
      <ArrivalIsland />
    </>
  );
}
