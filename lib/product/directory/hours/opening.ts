/** When a business is open, in its own time. */
import {
  weekdays,
  type Opening,
  type WeekHours,
  type Weekday,
} from "#lib/product/directory/business/business";
import { dateFormat } from "#lib/base/i18n/formats";

export const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;

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

/** Whether it is open at every minute of a week. */
export const neverCloses = (hours: WeekHours): boolean =>
  weekdays.every((day) => hours[day].some(isWholeDay));

/** The openings of a week as spans of minutes since Monday 00:00, in order; what touches is one span. */
export const weekSpans = (hours: WeekHours): [from: number, to: number][] =>
  daySpans(weekdays.map((day) => hours[day]));

/** The openings of days that follow each other, as spans of minutes since the first one's midnight, likewise. */
export function daySpans(days: readonly (readonly Opening[])[]): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const [index, day] of days.entries())
    for (const { opens, closes } of day.toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))) {
      const [from, to] = [index * dayMinutes + minutesOf(opens), index * dayMinutes + minutesOf(closes)];
      const last = spans.at(-1);
      if (last && last[1] >= from) last[1] = Math.max(last[1], to);
      else spans.push([from, to]);
    }
  return spans;
}

/** What is known of when a place is open, by its own clock. */
export type KnownHours = {
  hours: WeekHours;
  /** The openings of today's weekday in a week, where they may be others than today's. */
  inAWeek?: readonly Opening[] | null | undefined;
  timeZone: string;
};

/** The openings of today and the seven days that follow: on the last of them it is the weekday of today once more. */
export function daysAhead({ hours, inAWeek, timeZone }: KnownHours, now: Date): (readonly Opening[])[] {
  const today = weekdays.indexOf(localTime(timeZone, now).day);
  const days = [...weekdays.slice(today), ...weekdays.slice(0, today)].map((day) => hours[day]);
  return [...days, inAWeek ?? hours[weekdayAt(today)]];
}

/** The weekday so many days after Monday, however many. */
export const weekdayAt = (index: number): Weekday => weekdays[index % weekdays.length] ?? "monday";

/** Whether it is open, and when that changes next; null when it does not within a week. */
export type OpenState = {
  isOpen: boolean;
  /** `isTonight` is the night that follows today: nobody takes its two o'clock for another day's. */
  changes: { day: Weekday; time: string; isToday: boolean; isTonight: boolean; isTomorrow: boolean } | null;
};

/** Where the night after a day ends, in minutes since its midnight. */
export const nightEnd = 6 * 60;

/** The state at a moment. */
export function openState(place: KnownHours, now: Date): OpenState {
  const { day, minute } = localTime(place.timeZone, now);
  const span = daySpans(daysAhead(place, now)).find(([, to]) => to > minute);
  const isOpen = span !== undefined && span[0] <= minute;
  const at = span?.[isOpen ? 1 : 0];
  // A change a week away would be told by the name of today, which everybody takes for today.
  if (at === undefined || at - minute >= weekMinutes) return { isOpen, changes: null };
  const daysUntil = Math.floor(at / dayMinutes);
  const isTomorrow = daysUntil === 1;
  return {
    isOpen,
    changes: {
      day: weekdayAt(weekdays.indexOf(day) + daysUntil),
      time: clockTime(at % dayMinutes),
      isToday: daysUntil === 0,
      isTonight: isTomorrow && at % dayMinutes < nightEnd && at - minute < dayMinutes,
      isTomorrow,
    },
  };
}

/** Minutes since midnight as `HH:MM`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
