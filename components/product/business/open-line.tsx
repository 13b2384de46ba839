import { getTranslations } from "next-intl/server";
import type { Business } from "#lib/product/directory/business";
import { openState } from "#lib/product/directory/opening";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { dayName, formatTime } from "@/components/product/business/day-and-time";

type Props = { business: Pick<Business, "hours" | "timeZone" | "goneAt">; now: Date };

/** Whether a business is open, and until or from when, by its own clock. */
export async function OpenLine({ business, now }: Props) {
  const t = await getTranslations("explore.open");
  const { tag } = languages[await currentLocale()];
  const { hours, timeZone, goneAt } = business;
  if (hours === null || goneAt) return <span className="text-soft">{t(goneAt ? "gone" : "unknown")}</span>;
  const { isOpen, changes } = openState({ hours, timeZone }, now);
  const time = changes && formatTime(changes.time, tag);
  const text =
    changes === null || time === null
      ? t("never")
      : isOpen
        ? t("now", { time })
        : changes.isToday
          ? t("today", { time })
          : changes.isTomorrow
            ? t("tomorrow", { time })
            : t("later", { time, day: dayName(changes.day, tag) });
  return <span className={isOpen ? "font-semibold text-good" : "text-soft"}>{text}</span>;
}
