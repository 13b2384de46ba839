import { getTranslations } from "next-intl/server";
import { dayName, formatTime } from "@/components/product/business/day-and-time";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { listFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { clockTime, dayMinutes } from "#lib/product/directory/hours/opening";
import { isRelative, type OpeningTimes } from "#lib/product/directory/hours/opening-times";

type Props = { times: OpeningTimes };

/** That the list has only what is open at the times that the words of a search ask for. */
export async function OpenTimesLine({ times: { days: named, part, isEither } }: Props) {
  const t = await getTranslations("explore.results");
  const { tag } = languages[await currentLocale()];
  const weekdays = named.filter((day) => !isRelative(day));
  const days = listFormat(tag, { type: "disjunction" }).format(weekdays.map((one) => dayName(one, tag)));
  const day = named.find(isRelative) ?? "other";
  if (part === null) return <p className="text-soft">{t("openOn", { days, day })}</p>;
  const timeOf = (minute: number) => formatTime(clockTime(minute), tag);
  if (part.is === "span") {
    const text = named.length === 0 ? "openSpan" : "openOnSpan";
    return (
      <p className="text-soft">{t(text, { days, day, from: timeOf(part.from), to: timeOf(part.to) })}</p>
    );
  }
  const time = timeOf(part.minute);
  const hour = Math.floor((part.minute % dayMinutes) / 60);
  const how = named.length === 0 ? "only" : isEither ? "either" : "both";
  return <p className="text-soft">{t(textOf[part.is][how], { days, day, time, hour })}</p>;
}

const textOf = {
  after: { only: "openAfter", both: "openOnAfter", either: "openOnOrAfter" },
  before: { only: "openBefore", both: "openOnBefore", either: "openOnOrBefore" },
  // The search says nothing of a day or one of these.
  until: { only: "openUntil", both: "openOnUntil", either: "openOnUntil" },
  at: { only: "openAt", both: "openOnAt", either: "openOnAt" },
} as const;
