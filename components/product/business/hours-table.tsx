import { getTranslations } from "next-intl/server";
import { dayName, formatTime, zoneName } from "@/components/product/business/day-and-time";
import { cell, wrappingTable } from "@/components/product/looks";
import { weekdays, type Weekday, type WeekHours } from "#lib/product/directory/business/business";
import { isWholeDay, localTime } from "#lib/product/directory/hours/opening";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  hours: WeekHours;
  /** The days of this week that are public holidays at the business. */
  holidays: readonly Weekday[];
  timeZone: string;
  now: Date;
};

/** A business's week in its own time zone, with today marked. */
export async function HoursTable({ hours, holidays, timeZone, now }: Props) {
  const t = await getTranslations("explore.business");
  const { tag } = languages[await currentLocale()];
  const today = localTime(timeZone, now).day;
  return (
    <>
      <div className="@container">
        <table className={`hours ${wrappingTable}`}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("day")}</th>
              <th scope="col">{t("times")}</th>
            </tr>
          </thead>
          <tbody>
            {weekdays.map((day) => (
              <tr
                key={day}
                className="group data-today:bg-signal-soft"
                data-today={day === today || undefined}
              >
                <th
                  scope="row"
                  className={`${cell} pr-3 text-left font-medium group-data-today:pl-3 group-data-today:font-bold group-data-today:shadow-[inset_0.4rem_0_var(--color-signal)]`}
                >
                  <span>{dayName(day, tag)}</span>
                  {day === today && <span className="sr-only">{` (${t("today")})`}</span>}
                  {holidays.includes(day) && <small className="block text-soft">{t("holiday")}</small>}
                </th>
                <td
                  className={`${cell} text-right tabular-nums group-data-today:pr-2 group-data-today:font-bold`}
                >
                  {hours[day].length === 0
                    ? t("closed")
                    : hours[day].map(({ opens, closes }) => (
                        <span key={opens} className="block whitespace-nowrap @max-[20rem]:whitespace-normal">
                          {isWholeDay({ opens, closes })
                            ? t("allDay")
                            : `${formatTime(opens, tag)} – ${formatTime(closes, tag)}`}
                        </span>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="meta">{t("timeZone", { zone: zoneName(timeZone, tag, now) })}</p>
    </>
  );
}
