/** The times at which somebody wants a business to be open, such as Sunday or after six. */
import { weekdays, type Weekday, type WeekHours } from "#lib/product/directory/business/business";
import {
  dayMinutes,
  localTime,
  nightEnd,
  weekdayAt,
  weekMinutes,
  weekSpans,
} from "#lib/product/directory/hours/opening";

/**
 * A part of a day, in minutes since its midnight: what is open at some time after it, or before it, or up to it, or right at it, or
 * opens and closes no later and no earlier than the ends of a span. Between these it may be closed over lunch. The end of a night
 * is on the day after.
 */
export type PartOfDay =
  { is: "after" | "before" | "until" | "at"; minute: number } | { is: "span"; from: number; to: number };

/** Days of which the clock of each place says which weekday they are. */
export const relativeDays = ["today", "tomorrow"] as const;
type RelativeDay = (typeof relativeDays)[number];
/** A day as people name it. */
export type NamedDay = Weekday | RelativeDay;

export const isRelative = (day: NamedDay): day is RelativeDay => relativeDays.some((one) => one === day);

/** Times at which something is to be open, by its own clock. */
export type OpeningTimes = {
  /** On one of these days, or on any where none is named. */
  days: readonly NamedDay[];
  part: PartOfDay | null;
  /** Whether the day or the part of any day is enough, as of "evenings and weekends". */
  isEither: boolean;
};

/** Times whose days are all days of the week: none is named by what it is today, such as tomorrow. */
export type WeekTimes = OpeningTimes & { days: readonly Weekday[] };

/** Whether these are the same days and times whatever day it is. */
export const isOfWeek = (times: OpeningTimes): times is WeekTimes => !times.days.some(isRelative);

/** Opening times by the days of the week, as they are named at a moment in a time zone. */
export function timesThere(times: OpeningTimes, timeZone: string, now: Date): WeekTimes {
  if (isOfWeek(times)) return times;
  const today = weekdays.indexOf(localTime(timeZone, now).day);
  const days = times.days.map((day) =>
    isRelative(day) ? weekdayAt(today + relativeDays.indexOf(day)) : day,
  );
  return { ...times, days };
}

/** Times that lie between two minutes of one of these days, of which those at both ends count alone where `isWhole`. */
type DayTimes = { days: readonly Weekday[]; from: number; to: number; isWhole: boolean };

/** A night that began the day before does not count, unless somebody asks for what is open so early. */
function minutesOfPart(part: PartOfDay | null): [from: number, to: number] {
  if (part?.is === "span") return [part.from, part.to];
  if (part?.is === "after") return [part.minute, dayMinutes];
  if (part?.is === "until") return [part.minute - 1, part.minute];
  if (part?.is === "at") return [part.minute, part.minute + 1];
  if (part?.is === "before") return [part.minute > nightEnd ? nightEnd : 0, part.minute];
  return [nightEnd, dayMinutes];
}

/** What is open at one of these may be meant. */
function dayTimesOf({ days, part, isEither }: WeekTimes): DayTimes[] {
  const times = (some: readonly Weekday[], of: PartOfDay | null): DayTimes => {
    const [from, to] = minutesOfPart(of);
    return {
      days: some.length > 0 ? some : weekdays,
      from,
      to,
      isWhole: of?.is === "span" || of?.is === "until",
    };
  };
  return isEither ? [times(days, null), times([], part)] : [times(days, part)];
}

/** Spans of minutes since Monday 00:00, each with whether it is to be open at both ends rather than at some minute. */
type WeekSpan = { from: number; to: number; isWhole: boolean };

/** Times as spans; what is open at one of these may be meant. That of a night from Sunday on ends in the week after. */
export const timesSpans = (times: WeekTimes): WeekSpan[] =>
  dayTimesOf(times).flatMap(({ days, from, to, isWhole }) =>
    days.map((day): WeekSpan => {
      // The midnight at which Sunday ends is that at which the week begins.
      const start = (weekdays.indexOf(day) * dayMinutes + from) % weekMinutes;
      return { from: start, to: start + to - from, isWhole };
    }),
  );

/** Whether it is open at one of these times of a week. */
export function isOpenAtTimes(hours: WeekHours, times: WeekTimes): boolean {
  const spans = weekSpans(hours);
  const isOpen = (first: number, last: number) =>
    spans.some(([opens, closes]) => opens < last && closes > first);
  const isOpenAt = (minute: number) => isOpen(minute % weekMinutes, (minute % weekMinutes) + 1);
  return timesSpans(times).some(({ from, to, isWhole }) =>
    isWhole ? isOpenAt(from) && isOpenAt(to - 1) : isOpen(from, to),
  );
}
