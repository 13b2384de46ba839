/**
 * Numbers that must not be said on a call nor be kept by us: of payment cards and of social security. Telephone numbers,
 * prices, dates and order numbers are what calls are about. Used in the browser too.
 */

export type SensitiveNumber = "card" | "socialSecurity";

const gap = "[ \\u00a0.\\-\\u2013]";
/** Between digits of one number nothing else stands; behind a plus there is a telephone number. */
const starts = "(?<![\\d+])(?<!\\d[.-])";
const ends = "(?![.-]?\\d)";

/** As they are printed and typed: in one, in fours, or as the cards with 14 and 15 digits have them. */
const cards = new RegExp(
  `${starts}(?:\\d{13,19}|\\d{4}(?:${gap}\\d{4}){2,3}(?:${gap}\\d{1,4})?|\\d{4}${gap}\\d{6}${gap}\\d{4,5})${ends}`,
  "g",
);

/** Written 123-45-6789; the ranges that were never given out are left alone, those of taxpayers (9…) are not. */
const socialSecurity = new RegExp(`${starts}(?!000|666)\\d{3}${gap}(?!00)\\d{2}${gap}(?!0000)\\d{4}${ends}`);

/** Nine digits in one are told by what is said of them. */
const saidSocialSecurity =
  /(?:\bSSN\b|\bITIN\b|social[ -]security|seguro social|seguridad social|sécurité sociale|sozialversicherung\w*|segurança social)[^\d\n]{0,40}\d{9}(?!\d)/iu;

/** What a text holds that must not be said; null when it holds nothing of the kind. */
export function sensitiveNumberIn(text: string): SensitiveNumber | null {
  if ([...text.matchAll(cards)].some(([written]) => isCard(written.replace(/\D/g, "")))) return "card";
  return socialSecurity.test(text) || saidSocialSecurity.test(text) ? "socialSecurity" : null;
}

/** Cards begin with 2 to 6, and end with the digit that Luhn's sum asks for. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || !/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
