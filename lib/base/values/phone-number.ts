/** Telephone numbers as people type them and as they are stored. Used in the browser too. */

/** The longest text that is accepted as a number. */
export const longestNumber = 32;

/** The codes of countries other than those of +1. Those with three digits begin with what is no code of two. */
const countryCode =
  "7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|85|9[679])\\d|88[06]";
/** Countries where a number may begin with a zero of its own, such as Italy and Ivory Coast. */
const withOwnZero = "39|22[5-79]|24[127]|26[78]|378|501|67[69]|687|853|992";
const zeroFromWithin = new RegExp(`^(?!${withOwnZero})(${countryCode})0`);

/**
 * The digits of a number without those that are dialed only within its country, as in `+44 020 …` and `+44 (0)20 …`. Hungary has
 * two, and in Mexico those for calls to mobile telephones are still written.
 */
const asFromAbroad = (digits: string): string =>
  digits
    .replace(/^3606/, "36")
    .replace(/^520?1(?=\d{10}$)/, "52")
    .replace(zeroFromWithin, "$1");

/**
 * The number in E.164, such as `+12025550142`; null when the text is no number. A number without country code counts as North
 * American, as the product is at home there; any other needs its `+` or `00`.
 */
export function readPhoneNumber(typed: string): string | null {
  // A number copied from a phone's contacts has direction marks around it, and one from a page has dashes.
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^00/, "+");
  if (text.length > longestNumber || !/^\+?[\d\s().\p{Pd}/]+$/u.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) {
    if (digits.startsWith("1")) return isNorthAmerican(digits.slice(1)) ? `+${digits}` : null;
    const number = asFromAbroad(digits);
    return /^[2-9]\d{7,14}$/.test(number) ? `+${number}` : null;
  }
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return isNorthAmerican(national) ? `+1${national}` : null;
}

const isNorthAmerican = (digits: string) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);

/** A stored number as it is shown: only its last two digits. */
export const maskPhoneNumber = (number: string): string => `••• ••• ••${number.slice(-2)}`;
