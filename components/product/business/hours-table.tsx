import { getTranslations } from "next-intl/server";
import { dayName, formatTime, zoneName } from "@/components/product/business/day-and-time";
import { weekdays, type Business } from "#lib/product/directory/business";
import { localTime } from "#lib/product/directory/opening";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = { business: Pick<Business, "hours" | "timeZone">; now: Date };

/** A business's week in its own time, today marked. */
export async function HoursTable({ business: { hours, timeZone }, now }: Props) {
  const t = await getTranslations("explore.business");
  const { tag } = languages[await currentLocale()];
  const today = localTime(timeZone, now).day;
  return (
    <>
      <table className="hours">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("times")}</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {dayName(day, tag)}
                {day === today && <span className="sr-only"> ({t("today")})</span>}
              </th>
              <td>
                {hours[day].length === 0
                  ? t("closed")
                  : hours[day].map(({ opens, closes }) => (
                      <span key={opens}>{`${formatTime(opens, tag)} – ${formatTime(closes, tag)}`}</span>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta">{t("timeZone", { zone: zoneName(timeZone, tag, now) })}</p>
    </>
  );
}
