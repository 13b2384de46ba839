/** Days and times of opening hours, in the format of the reader's language. */
import { weekdays, type Weekday } from "#lib/product/directory/business/business";
import { minutesOf } from "#lib/product/directory/hours/opening";
import { dateFormat } from "#lib/base/i18n/formats";
import { weekdayName } from "#lib/base/i18n/weekday-name";

/** The name of a day, such as `Monday`. */
export const dayName = (day: Weekday, tag: string): string => weekdayName(weekdays.indexOf(day), tag);

/** A time such as `17:30` as the language writes it, for example `5:30 PM`. */
export const formatTime = (time: string, tag: string): string =>
  dateFormat(tag, { timeStyle: "short", timeZone: "UTC" }).format(minutesOf(time) * 60_000);

/** The name of a time zone, such as `Central Time`. */
export const zoneName = (timeZone: string, tag: string, now: Date): string =>
  dateFormat(tag, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
