import { getTranslations } from "next-intl/server";
import type { Business } from "#lib/product/directory/business/business";
import { minutesOf, openState, type OpenState } from "#lib/product/directory/hours/opening";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { dayName, formatTime } from "@/components/product/business/day-and-time";

type Props = { business: Pick<Business, "hours" | "inAWeek" | "timeZone" | "goneAt">; now: Date };

/** Whether a business is open, and until or from when, in its own time zone. */
export async function OpenLine({ business, now }: Props) {
  const t = await getTranslations("explore.open");
  const { tag } = languages[await currentLocale()];
  const { hours, inAWeek, timeZone, goneAt } = business;
  if (hours === null || goneAt) return <span className="text-soft">{t(goneAt ? "gone" : "unknown")}</span>;
  const { isOpen, changes } = openState({ hours, inAWeek, timeZone }, now);
  return (
    <span className={isOpen ? "font-semibold text-good" : "text-soft"}>
      {changes === null
        ? t(isOpen ? "always" : "never")
        : t(wordsOf(isOpen, changes), {
            time: formatTime(changes.time, tag),
            day: dayName(changes.day, tag),
            // For languages in which one o'clock has an article of its own.
            hour: Math.floor(minutesOf(changes.time) / 60),
          })}
    </span>
  );
}

type Changes = NonNullable<OpenState["changes"]>;

/** Which words say when it closes or opens: times today or tomorrow are given without a date. */
function wordsOf(isOpen: boolean, { isToday, isTonight, isTomorrow }: Changes) {
  if (isOpen) return isToday || isTonight ? "now" : "until";
  if (isToday) return "today";
  return isTomorrow ? "tomorrow" : "later";
}
