/** How single words are spelled that the site reads and does not only show. Pure. */
import { isLetterDay, isSunday } from "#lib/base/site/letter-days";
import { readEmailAddress } from "#lib/base/values/email-address";
import { parseHours } from "#lib/publication/content/help-hours";
import { isDay, slugShape } from "./value-faults.ts";

/** The language in which somebody answers: whoever asks for help is given the lines that answer in theirs. */
export const languageProblem = (code: string): string | null =>
  /^[a-z]{2}$/.test(code) ? null : `is "${code}", which is no two-letter language such as “en”`;

/** As it is dialed: digits, parted for the eye. */
export const numberProblem = (number: string): string | null =>
  /^[*+]?\d[\d -]*$/.test(number) ? null : `is "${number}", not a number`;

/** When somebody answers. */
export const hoursProblem = (hours: string): string | null =>
  parseHours(hours) ? null : `is "${hours}", not spelled like Mo-Fr 09:00-17:00`;

/** Where somebody reads mail: pages make a link of it, as it is written. */
export function emailProblem(written: string): string | null {
  const read = readEmailAddress(written);
  return "address" in read && read.address === written.trim()
    ? null
    : `is "${written}", which is no email address`;
}

/** An address that a document had, which is the last part alone: nothing else is looked for. */
export const formerSlugProblem = (slug: string): string | null =>
  slugShape.test(slug.toLowerCase())
    ? null
    : `is "${slug}", not one that a page ever had: it is the last part of an address, without slashes`;

/** A day on which a document was reviewed. */
export const dayProblem = (day: string): string | null =>
  isDay(day) ? null : `is "${day}", not a day such as 2026-03-31`;

/** What parts labels where somebody wrote a whole path into one. */
const separator = /[›»→]|\s[>/]\s|->/;

/** One label on the way to a setting. */
export const labelProblem = (label: string): string | null =>
  separator.test(label) ? `is "${label}", and no single label: each is an item of its own` : null;

/** The day of a letter. */
export function sundayProblem(day: string): string | null {
  if (isLetterDay(day)) return null;
  return `is ${day}, which is no Sunday${isSunday(day) ? " of the years 2000 to 2099" : ""}`;
}
