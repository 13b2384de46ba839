/** When a business is open, in its own time. */
import { weekdays, type Opening, type WeekHours, type Weekday } from "#lib/product/directory/business";
import { dateFormat } from "#lib/base/i18n/formats";

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** `HH:MM` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

const wallClock: Intl.DateTimeFormatOptions = {
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
};

/** The moment as the clock on the wall there shows it: which day, and minutes since its midnight. */
export function localTime(timeZone: string, now: Date): { day: Weekday; minute: number } {
  const parts = new Map(
    dateFormat("en-US", { ...wallClock, timeZone })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const name = parts.get("weekday")?.toLowerCase();
  const day = weekdays.find((one) => one === name) ?? "monday";
  return { day, minute: minutesOf(`${parts.get("hour") ?? "0"}:${parts.get("minute") ?? "0"}`) };
}

/** A day of the calendar, by its numbers. */
export type Day = { year: number; month: number; day: number };

/** The day that it is there. */
export function localDay(timeZone: string, now: Date): Day {
  const text = dateFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    now,
  );
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

/** Minutes since Monday 00:00 there. */
export function weekMinute(timeZone: string, now: Date): number {
  const { day, minute } = localTime(timeZone, now);
  return weekdays.indexOf(day) * dayMinutes + minute;
}

/** Whether it is open from one midnight to the next. */
export const isWholeDay = ({ opens, closes }: Opening): boolean =>
  minutesOf(opens) === 0 && minutesOf(closes) === dayMinutes;

/** The openings of a week as spans of minutes since Monday 00:00, in order; what touches is one span. */
export function weekSpans(hours: WeekHours): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const [index, day] of weekdays.entries())
    for (const { opens, closes } of hours[day].toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))) {
      const [from, to] = [index * dayMinutes + minutesOf(opens), index * dayMinutes + minutesOf(closes)];
      const last = spans.at(-1);
      if (last && last[1] >= from) last[1] = Math.max(last[1], to);
      else spans.push([from, to]);
    }
  return spans;
}

/** Whether it is open, and when that changes next; null when it never does. */
export type OpenState = {
  isOpen: boolean;
  /** `isTonight` is the night that follows today: nobody takes its two o'clock for another day's. */
  changes: { day: Weekday; time: string; isToday: boolean; isTonight: boolean; isTomorrow: boolean } | null;
};

/** Where the night after a day ends, in minutes since its midnight. */
const nightEnd = 6 * 60;

/** The state at a moment. The week goes round: after Sunday comes Monday. */
export function openState({ hours, timeZone }: { hours: WeekHours; timeZone: string }, now: Date): OpenState {
  const spans = weekSpans(hours);
  const minute = weekMinute(timeZone, now);
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  const isOpen = current !== undefined;
  const ahead = (at: number) => (at - minute + weekMinutes) % weekMinutes;
  const edges = current ? endsOf(current, spans) : spans.map(([from]) => from);
  const [at] = edges.toSorted((a, b) => ahead(a) - ahead(b));
  if (at === undefined) return { isOpen, changes: null };
  const today = Math.floor(minute / dayMinutes);
  const dayIndex = Math.floor(at / dayMinutes);
  const isTomorrow = dayIndex === (today + 1) % 7;
  return {
    isOpen,
    changes: {
      day: weekdays[dayIndex] ?? "monday",
      time: clockTime(at % dayMinutes),
      isToday: dayIndex === today && ahead(at) < dayMinutes,
      isTonight: isTomorrow && at % dayMinutes < nightEnd && ahead(at) < dayMinutes,
      isTomorrow,
    },
  };
}

/** Where a span ends, in minutes since Monday 00:00: what goes on from Sunday into Monday ends there. None where it never does. */
function endsOf([from, to]: [number, number], [first]: readonly [number, number][]): number[] {
  if (to < weekMinutes) return [to];
  const end = first?.[0] === 0 ? first[1] : 0;
  return end + weekMinutes - from < weekMinutes ? [end] : [];
}

/** Minutes since midnight as `HH:MM`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
