/** Dates as readers see them: absolute ones on the server, relative ones when the page is looked at. */
import { agoFormat, dateFormat, pluralRules } from "#lib/base/i18n/formats";

export type DateFault = "none" | "invalid";

/** Reads a stored date; a missing or unreadable one comes back as the fault to show. */
export function parseStoredDate(stored: string | null): Date | DateFault {
  if (stored === null || stored.trim() === "") return "none";
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? "invalid" : date;
}

/** The day, in words, such as `Mar 14, 2026`. Days are told in UTC, as they are stored. */
export function formatDay(date: Date, tag: string): string {
  return dateFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).format(date);
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
/** Months are counted in units of 28 days, four whole weeks: after "3 weeks ago" comes "1 month ago". */
const month = 28 * day;
const year = 365 * day;

/** What tells how long ago something was: two labels, and how so many of a unit ago is said. */
type Ago = {
  justNow: string;
  yesterday: string;
  ago: (amount: number, unit: AgoUnit) => string;
};

const agoUnits = ["minute", "hour", "day", "week", "month", "year"] as const;
type AgoUnit = (typeof agoUnits)[number];

/**
 * How long ago `date` was: 'Just now' under 60 s, then minutes, hours, 'Yesterday' or days (under 7), weeks (under 28
 * days), months of 28 days (under a year), then years. A date ahead counts as now.
 */
export function timeAgo(date: Date, now: Date, { justNow, yesterday, ago }: Ago): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  if (seconds < minute) return justNow;
  if (seconds < hour) return ago(Math.floor(seconds / minute), "minute");
  if (seconds < day) return ago(Math.floor(seconds / hour), "hour");
  if (seconds < 2 * day) return yesterday;
  if (seconds < week) return ago(Math.floor(seconds / day), "day");
  if (seconds < month) return ago(Math.floor(seconds / week), "week");
  if (seconds < year) return ago(Math.floor(seconds / month), "month");
  return ago(Math.floor(seconds / year), "year");
}

const ago = (tag: string, amount: number, unit: AgoUnit) =>
  agoFormat(tag, { numeric: "always" }).format(-amount, unit);

/** `timeAgo` in the words of `tag`'s language. */
export const relativeTime = (
  date: Date,
  now: Date,
  tag: string,
  labels: { justNow: string; yesterday: string },
): string => timeAgo(date, now, { ...labels, ago: (amount, unit) => ago(tag, amount, unit) });

/** What stands for the number in the phrases of `agoPhrases`. */
const numberMark = "#";

/** More than any of our units counts before the next takes over; years are as many. */
const mostCounted = 60;

const knownPhrases = new Map<string, Readonly<Record<string, string>>>();

/** Where a phrase is found among those of a page: `minute-one`. */
const phraseKey = (unit: AgoUnit, rules: Intl.PluralRules, amount: number) =>
  `${unit}-${rules.select(amount)}`;

/**
 * The phrases of a language for each unit and each of its plural forms: `{ "minute-one": "# minute ago", … }`. A browser
 * that has them needs no format of its own, the first of which takes a phone a tenth of a second.
 */
export function agoPhrases(tag: string): Readonly<Record<string, string>> {
  const known = knownPhrases.get(tag);
  if (known) return known;
  const rules = pluralRules(tag, {});
  const phrases: Record<string, string> = {};
  for (const unit of agoUnits)
    for (let amount = 1; amount <= mostCounted; amount += 1)
      phrases[phraseKey(unit, rules, amount)] ??= ago(tag, amount, unit).replace(String(amount), numberMark);
  knownPhrases.set(tag, phrases);
  return phrases;
}

/** Says so many of a unit ago by phrases as `agoPhrases` makes them; null where they have none for it. */
export function sayAgo(
  tag: string,
  phraseAt: (key: string) => string | null,
): (amount: number, unit: AgoUnit) => string | null {
  const rules = pluralRules(tag, {});
  return (amount, unit) =>
    phraseAt(phraseKey(unit, rules, amount))?.replace(numberMark, String(amount)) ?? null;
}
