import { dateFormat } from "#lib/base/i18n/formats";

/** As the messages take it: the time alone for the same day, with the weekday for every other. */
type CallTime = { day: "today" | "other"; time: string };

/**
 * When a business is called, in its own time zone, as the language writes it: for example `Monday 9:00 AM PST`. Later on the day of
 * `now` there, the weekday is left out: who is told of Sunday on a Sunday would think of the next.
 */
export function callTime(at: Date, timeZone: string, tag: string, now: Date): CallTime {
  const dayOf = dateFormat("en-CA", { dateStyle: "short", timeZone });
  const isToday = dayOf.format(at) === dayOf.format(now);
  const time = dateFormat(tag, {
    ...(isToday ? {} : { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return { day: isToday ? "today" : "other", time: time.format(at) };
}
