import { getTranslations } from "next-intl/server";
import { dayName, formatTime } from "@/components/product/business/day-and-time";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { listFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { clockTime, lateFrom, type OpeningTimes } from "#lib/product/directory/opening";

type Props = { times: OpeningTimes };

/** That the list has only what is open at the times that the words of a search ask for. */
export async function OpenTimesLine({ times: { days: named, isLate } }: Props) {
  const t = await getTranslations("explore.results");
  const { tag } = languages[await currentLocale()];
  const days = listFormat(tag, { type: "disjunction" }).format(named.map((day) => dayName(day, tag)));
  const time = formatTime(clockTime(lateFrom), tag);
  if (named.length === 0) return <p className="text-soft">{t("openLate", { time })}</p>;
  return <p className="text-soft">{isLate ? t("openOnLate", { days, time }) : t("openOn", { days })}</p>;
}
