/** When a business is open, in its own time. */
import { weekdays, type WeekHours, type Weekday } from "#lib/product/directory/business";
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
  changes: { day: Weekday; time: string; isToday: boolean; isTomorrow: boolean } | null;
};

/** The state at a moment. The week goes round: after Sunday comes Monday. */
export function openState({ hours, timeZone }: { hours: WeekHours; timeZone: string }, now: Date): OpenState {
  const spans = weekSpans(hours);
  const minute = weekMinute(timeZone, now);
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  const ahead = (at: number) => (at - minute + weekMinutes) % weekMinutes;
  const edges = current ? [current[1]] : spans.map(([from]) => from);
  const [next] = edges.toSorted((a, b) => ahead(a) - ahead(b));
  if (next === undefined) return { isOpen: false, changes: null };
  const at = next % weekMinutes;
  // Midnight that ends a day belongs to it: open until 24:00.
  const isEnd = current !== undefined && at % dayMinutes === 0;
  const dayIndex = (Math.floor(at / dayMinutes) - Number(isEnd) + 7) % 7;
  const today = Math.floor(minute / dayMinutes);
  return {
    isOpen: current !== undefined,
    changes: {
      day: weekdays[dayIndex] ?? "monday",
      time: isEnd ? "24:00" : clockTime(at % dayMinutes),
      isToday: dayIndex === today && ahead(at) < dayMinutes,
      isTomorrow: dayIndex === (today + 1) % 7,
    },
  };
}

/** Minutes since midnight as `HH:MM`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
