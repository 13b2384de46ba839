/** Telephone numbers as people type them and as they are stored. Used in the browser too. */

/** The longest text that is accepted as a number. */
export const longestNumber = 32;

/** A zero in parentheses, as in `+44 (0)20 …`, is for callers within the country. In Italy everybody dials it. */
const zeroFromWithin = /^(\+(?!39)[\d\s]*)\(0\)/;

/**
 * The number in E.164, such as `+12025550142`; null when the text is no number. A number without country code counts as North
 * American, as the product is at home there; any other needs its `+` or `00`.
 */
export function readPhoneNumber(typed: string): string | null {
  // A number copied from a phone's contacts has direction marks around it, and one from a page has dashes.
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^00/, "+")
    .replace(zeroFromWithin, "$1");
  if (text.length > longestNumber || !/^\+?[\d\s().\p{Pd}/]+$/u.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) {
    if (digits.startsWith("1")) return isNorthAmerican(digits.slice(1)) ? `+${digits}` : null;
    return /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  }
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return isNorthAmerican(national) ? `+1${national}` : null;
}

const isNorthAmerican = (digits: string) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);

/** A stored number as it is shown: only its last two digits. */
export const maskPhoneNumber = (number: string): string => `••• ••• ••${number.slice(-2)}`;
