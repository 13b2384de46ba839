import { useTranslations } from "next-intl";
import { agoPhrases } from "#lib/base/i18n/dates";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { ArrivalIsland } from "@/components/site/arrival/arrival.island";

/** By `first-touch.ts`, before React looks. */
const filledLater = { __html: "" };

/** What every page does by itself when it arrives, with the words it needs. Stands last on the page. */
export function Arrival() {
  const common = useTranslations("common");
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
      <p
        aria-live="polite"
        data-late={common("late")}
        className="fixed inset-x-0 top-0 z-50 bg-ink text-center text-paper not-empty:p-3 print:hidden"
        dangerouslySetInnerHTML={filledLater}
        suppressHydrationWarning
      />
      <ArrivalIsland />
    </>
  );
}
