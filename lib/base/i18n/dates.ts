/** Dates as readers see them: absolute ones on the server, relative ones when the page is looked at. */
import { agoFormat, dateFormat } from "#lib/base/i18n/formats";
import { numberMark, phraseKey, timeAgo, unitSeconds, type AgoUnit } from "#lib/base/i18n/time-ago";

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

/**
 * The day of a moment by the reader's own clock, which only a browser knows: what somebody did this evening is of today, though
 * in UTC it is tomorrow.
 */
export function formatOwnDay(date: Date, tag: string): string {
  return dateFormat(tag, { dateStyle: "medium" }).format(date);
}

const ago = (tag: string, amount: number, unit: AgoUnit) =>
  agoFormat(tag, { numeric: "always" }).format(-amount, unit);

/** `timeAgo` in the words of `tag`'s language. */
export function relativeTime(
  date: Date,
  now: Date,
  tag: string,
  labels: { justNow: string; yesterday: string },
): string {
  const { unit, amount } = timeAgo(date, now);
  if (unit === "just-now") return labels.justNow;
  return unit === "yesterday" ? labels.yesterday : ago(tag, amount, unit);
}

/** More than any of our units counts before the next takes over. More years than that have a plural form that is known by then. */
const mostCounted = 60;

const knownPhrases = new Map<string, Readonly<Record<string, string>>>();

/**
 * The phrases of a language for each unit and each of its plural forms: `{ "minute-one": "# minute ago", … }`. A browser
 * that has them makes no format of its own, the first of which takes 17 ms, and an old phone four times as long.
 */
export function agoPhrases(tag: string): Readonly<Record<string, string>> {
  const known = knownPhrases.get(tag);
  if (known) return known;
  const rules = new Intl.PluralRules(tag);
  const phrases: Record<string, string> = {};
  for (const [unit] of unitSeconds)
    for (let amount = 1; amount <= mostCounted; amount += 1)
      phrases[phraseKey(unit, amount, rules)] ??= ago(tag, amount, unit).replace(String(amount), numberMark);
  knownPhrases.set(tag, phrases);
  return phrases;
}
