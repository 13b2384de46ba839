/**
 * The tag `opening_hours`, read by the library of that name. The library reckons in the clock of the process; it is given the
 * clock on the wall of the place instead, so that all it says is local time there.
 */
import OpeningHours from "opening_hours";
import {
  hoursOfWeek,
  weekdays,
  type Opening,
  type WeekHours,
  type Weekday,
} from "#lib/product/directory/business/business";
import { clockTime, dayMinutes, weekSpans, type Day } from "#lib/product/directory/hours/opening";
import type { Point } from "#lib/product/directory/business/distance";

export type TagPlace = Point & { country: string; region: string };

/**
 * A week of a place. `holidays` are its days that are public holidays there, where the tag has a word on them; `inAWeek` the hours
 * of the day that follows it, which is of the weekday that it began with.
 */
type TaggedWeek = { hours: WeekHours; holidays: Weekday[]; inAWeek: Opening[] };

const daysOfWeek = 7;

const startOf = ({ year, month, day }: Day, after = 0) => new Date(year, month - 1, day + after);

/** A tag without what it says of holidays. */
export const withoutHolidays = (tag: string): string => without(without(tag, "SH"), "PH");

/** What a tag would say if every day were a holiday; null where it has no hours for one. */
export const asOnHolidays = (tag: string): string | null =>
  /\b[PS]H\b[^;]*\d:\d/.test(tag)
    ? tag.replace(/\b[PS]H\s+(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g, "").replace(/\b[PS]H\b/g, "Mo-Su")
    : null;

/** A comma after a time, a word on being open or a note, and before what is no time: a further rule begins behind it. */
const furtherRule = /(?<=(?:\d:\d\d\+?|\b(?:off|open|closed)|")\s*),(?=\s*[a-z])/i;

/** A list of rules without what they say of some kind of holiday. */
const without = (tag: string, kind: "PH" | "SH"): string =>
  tag
    .split(";")
    .map((rules) =>
      rules
        .split(furtherRule)
        .map((rule) =>
          rule
            .replace(new RegExp(`\\b${kind}\\s*,\\s*|,\\s*${kind}\\b`, "g"), "")
            .replace(new RegExp(`^\\s*${kind}\\b.*$`), ""),
        )
        .filter(isSaid)
        .join(","),
    )
    .filter(isSaid)
    .join(";")
    .trim();

const isSaid = (rule: string): boolean => rule.trim() !== "";

/** What a tag says, ready to be asked; null where it cannot be understood, or says nothing but that one should ask. */
export type OpeningTag = {
  /** Whether every week is the same. */
  isSteady: boolean;
  /** The seven days from one on. */
  weekFrom: (first: Day) => TaggedWeek;
};

const longestTag = 255;

/**
 * Reads a tag. Where the library knows no holidays of a place, what the tag says of them is left out: school holidays first,
 * which it knows of few countries, then public ones. One that `mayBeOver` has had hours, as of a year, and may have none any more.
 */
export function readOpeningTag(
  tag: string,
  place: TagPlace,
  today: Day,
  { mayBeOver = false } = {},
): OpeningTag | null {
  if (tag.length > longestTag) return null;
  const tries = [tag, without(tag, "SH"), withoutHolidays(tag)];
  let over: OpeningTag | null = null;
  for (const value of new Set(tries)) {
    const hours = quietly(() => understood(value, place, today));
    if (hours?.isEverOpen) return hours;
    over ??= hours;
  }
  return mayBeOver ? over : null;
}

/** The library writes to the console what it throws as well. All of this is done at once, so nobody else's words are lost. */
function quietly<T>(work: () => T): T {
  const { error } = console;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = error;
  }
}

/** What the library, which has no clock of the place, would take for the same times all year. */
const bySun = /\b(?:sunrise|sunset|dawn|dusk)\b/i;

function understood(
  tag: string,
  { latitude, longitude, country, region }: TagPlace,
  today: Day,
): (OpeningTag & { isEverOpen: boolean }) | null {
  if (bySun.test(tag.replace(/"[^"]*"/g, ""))) return null;
  const address = { country_code: country.toLowerCase(), state: region };
  try {
    const hours = new OpeningHours(tag, { lat: latitude, lon: longitude, address });
    const knowsHolidays = /\bPH\b/.test(tag);
    const isSteady = hours.isWeekStable();
    // Asked once, so that a holiday that the library does not know fails here and not when somebody reads.
    const week = weekOf(hours, today, knowsHolidays);
    const isEverOpen = isSteady ? weekSpans(week.hours).length > 0 : mayOpen(hours, startOf(today));
    return { isSteady, isEverOpen, weekFrom: (first) => weekOf(hours, first, knowsHolidays) };
  } catch {
    return null;
  }
}

/** Whether there is a moment soon enough that it is known to be open. */
function mayOpen(hours: OpeningHours, from: Date): boolean {
  let at: Date | undefined = from;
  for (let changes = 0; changes < 40 && at; changes += 1) {
    if (hours.getState(at)) return true;
    at = hours.getNextChange(at);
  }
  return false;
}

function weekOf(hours: OpeningHours, first: Day, knowsHolidays: boolean): TaggedWeek {
  const week = hoursOfWeek(() => []);
  const holidays: Weekday[] = [];
  for (let count = 0; count < daysOfWeek; count += 1) {
    const from = startOf(first, count);
    const day = weekdays[(from.getDay() + 6) % daysOfWeek];
    if (!day) continue;
    week[day] = openingsOf(hours, first, count);
    if (knowsHolidays && hours.getPublicHolidayContext(from).isHoliday) holidays.push(day);
  }
  return { hours: week, holidays, inAWeek: openingsOf(hours, first, daysOfWeek) };
}

/** The openings of the day so many days after another. */
function openingsOf(hours: OpeningHours, first: Day, after: number): Opening[] {
  const [from, to] = [startOf(first, after), startOf(first, after + 1)];
  return hours.getOpenIntervals(from, to).flatMap(([opens, closes, isUnknown]) => {
    if (isUnknown) return [];
    const end = closes >= to ? dayMinutes : closes.getHours() * 60 + closes.getMinutes();
    return [{ opens: clockTime(opens.getHours() * 60 + opens.getMinutes()), closes: clockTime(end) }];
  });
}

const weeksOfYear = 53;

/**
 * Spans in which a place that goes by the seasons may be open: those of all weeks of the year from a day on, together. No week
 * is left out: some are open on every third Saturday, or longer in one month.
 */
export function possibleSpans(tag: OpeningTag, first: Day): [from: number, to: number][] {
  const all = Array.from({ length: weeksOfYear }, (_, weeks) => {
    const date = startOf(first, weeks * daysOfWeek);
    return tag.weekFrom({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }).hours;
  });
  return weekSpans(hoursOfWeek((day) => all.flatMap((hours) => hours[day])));
}
