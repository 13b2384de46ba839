/** The moments that pages about calls name: with the weekday, unless that is today. */
import { dateFormat } from "#lib/base/i18n/formats";

/** As the messages take it: the time alone for the same day, with the weekday for every other. */
export type CallTime = { day: "today" | "other"; time: string };

/** Without a time zone, the reader's own, whose name they need not be told. */
const timeText = (at: Date, tag: string, isToday: boolean, timeZone?: string): string =>
  dateFormat(tag, {
    ...(isToday ? {} : { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone === undefined ? {} : { timeZone, timeZoneName: "short" }),
  }).format(at);

/**
 * When a business is called, in its own time zone, as the language writes it: for example `Monday 9:00 AM PST`. Later on the day of
 * `now` there, the weekday is left out: who is told of Sunday on a Sunday would think of the next.
 */
export function callTime(at: Date, timeZone: string, tag: string, now: Date): CallTime {
  const dayOf = dateFormat("en-CA", { dateStyle: "short", timeZone });
  const isToday = dayOf.format(at) === dayOf.format(now);
  return { day: isToday ? "today" : "other", time: timeText(at, tag, isToday, timeZone) };
}

/** A moment by the reader's own clock. In the browser. */
export function ownTime(at: Date, tag: string, now: Date): CallTime {
  const isToday = at.toDateString() === now.toDateString();
  return { day: isToday ? "today" : "other", time: timeText(at, tag, isToday) };
}

/** A moment for readers whose clock nobody knows: in UTC, with its weekday always, since their today may be another day. */
export const utcTime = (at: Date, tag: string): CallTime => ({
  day: "other",
  time: timeText(at, tag, false, "UTC"),
});
