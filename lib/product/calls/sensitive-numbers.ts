/**
 * Numbers that must not be said on a call nor be kept by us: of payment cards and of social security. Telephone numbers,
 * prices, dates and order numbers are what calls are about. Used in the browser too.
 */
import { toldText } from "#lib/base/text/told-text";

export type SensitiveNumber = "card" | "socialSecurity";

/** What people part a long number with, or set its parts apart with. */
const anyGap = "[^\\p{L}\\p{N}]{1,3}";

/** Digits with nothing else than such gaps between them; behind a plus there is a telephone number. */
const longNumbers = new RegExp(`\\+?\\d+(?:${anyGap}\\d+)*`, "gu");

/** Cards as they are printed and typed: in one, in fours, or as those with 14 and 15 digits have them. */
const cardGroups = /^(?:\d{13,19}|(?:\d{4} ){3,4}\d{1,4}|\d{4} \d{6} \d{4,5})$/;
/** How many groups that makes. */
const groupCounts = [1, 3, 4, 5];

const gap = "[ .\\-\\u2013]";
const starts = "(?<![\\d+])(?<!\\d[.-])";
const ends = "(?![.-]?\\d)";

/**
 * Written 123-45-6789, or with the same wider gap twice; the ranges that were never given out are left alone, those of
 * taxpayers (9…) are not.
 */
const socialSecurity = new RegExp(
  `${starts}(?!000|666)\\d{3}(?:${gap}(?!00)\\d{2}${gap}|(${anyGap})(?!00)\\d{2}\\1)(?!0000)\\d{4}${ends}`,
  "u",
);

/** Nine digits in one are told by what is said of them. */
const saidSocialSecurity =
  /(?:\bSSN\b|\bITIN\b|social[ -]security|seguro social|seguridad social|sécurité sociale|sozialversicherung\w*|segurança social)\D{0,40}\d{9}(?!\d)/iu;

/** What a text holds that must not be said, as the assistant would get it; null when it holds nothing of the kind. */
export function sensitiveNumberIn(text: string): SensitiveNumber | null {
  const told = toldText(text);
  if ([...told.matchAll(longNumbers)].some(([long]) => hasCard(long))) return "card";
  return socialSecurity.test(told) || saidSocialSecurity.test(told) ? "socialSecurity" : null;
}

/** Whether some of the groups of a long number are a card's: a date or a price may stand before and behind it. */
function hasCard(long: string): boolean {
  const groups = Array.from(long.matchAll(/\+?\d+/g), ([group]) => group);
  return groups.some((_, from) =>
    groupCounts.some((count) =>
      isCard(
        groups
          .slice(from, from + count)
          .join(" ")
          .replaceAll(" +", " "),
      ),
    ),
  );
}

/** Cards begin with 3 to 6 or 22 to 27, no year does, and end with the digit that Luhn's sum asks for. */
function isCard(written: string): boolean {
  const digits = written.replaceAll(" ", "");
  if (!cardGroups.test(written) || digits.length > 19 || !/^(?:[3-6]|2[2-7])/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
