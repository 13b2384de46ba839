/** Telephone numbers that are searched for, such as one from a flyer. */
import { freeCode, onKeys, partsOfWordNumber } from "#lib/product/directory/business/phone-keys";
import { isPostalForm } from "#lib/product/directory/places/postal-code";

/** `isSpelled` when its end is a word, as in `1-800-FLOWERS`: a business may also be called so, as "360 Fitness" is. */
export type SearchedPhone = { digits: string; isSpelled: boolean };

/** What people copy along: the word before a number, and an extension behind it. */
const around =
  /^(?:tel|tél|telephone|téléphone|teléfono|telefone|telefon|phone|call|whatsapp|mobile|handy|celular)?[.:\s]*(?=[+(\d])|[\s,;]*(?:ext(?:ension)?|x|#|durchwahl|ramal|poste)[.:\s]*\d{1,6}$/giu;
const number = /^[+(\d][\d\s()./·‐-―-]*$/u;

/** As many digits as a number has without its area code; businesses are looked up by the last of these. */
export const phoneEnd = 7;
const longest = 15;

const dash = "[‐-―-]";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const year = "(?:19|20)\\d{2}";
/** Whichever of its parts comes first. */
const date = new RegExp(
  String.raw`^(?:${day}([./‐-―-]|\s)\s?${day}\1\s?${year}|${year}([./‐-―-])${day}\2${day}|${year})$`,
  "u",
);
/** Without its year, which the end of a span has. */
const dayAlone = new RegExp(String.raw`^${day}(?:\.|([./])${day}\.?)?$`, "u");
/** With a point between hours and minutes, or as four digits. */
const time = /^(?:[01]?\d|2[0-4])\.[0-5][05]$|^(?:[01]\d|2[0-4])[0-5][05]$/u;
/** The dashes of a span have a space on both sides where there are others within its ends. */
const spaced = new RegExp(String.raw`\s+${dash}\s+`, "u");
const unspaced = new RegExp(dash, "u");

/** Whether a text is a date, a span of days or years, or opening hours, as hardly any telephone number is written. */
function isDateOrTime(text: string): boolean {
  if (date.test(text)) return true;
  const ends = text.split(spaced.test(text) ? spaced : unspaced);
  const [from = "", to = ""] = ends;
  const isDay = (end: string) => date.test(end) || dayAlone.test(end);
  return ends.length === 2 && ((isDay(from) && isDay(to)) || (time.test(from) && time.test(to)));
}

/**
 * The digits with which the number ends that a text consists of, without what is dialled before it (a zero, `00` or `011`); null
 * where the text is no number. With a country code or without, it is the end of the number in E.164.
 */
export function searchedPhone(text: string): SearchedPhone | null {
  const bare = text.trim().replace(around, "").replace(/\(0\)/g, "").trim();
  const spelled = spelledPhone(bare);
  if (spelled !== null) return { digits: spelled, isSpelled: true };
  if (!number.test(bare) || isPostalForm(bare) || isDateOrTime(bare)) return null;
  const digits = dialled(bare);
  return digits.length >= phoneEnd && digits.length <= longest ? { digits, isSpelled: false } : null;
}

const dialled = (text: string) => text.replace(/\D/g, "").replace(/^(?:011)?0*/, "");

/** A word behind the code of free numbers may be longer than its number, as in `1-800-CONTACTS`: nobody has to dial the rest. */
const free = new RegExp(String.raw`^1?${freeCode}\d{7}`);
/** Any other number in North America is whole, and its word follows the code of a region or of an exchange. */
const northAmerican = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** As many digits as before a word; five are a postal code. */
const beforeWord = /^1?(?:\d{3}|\d{6})$/;
const beforeFree = new RegExp(String.raw`^1?${freeCode}(?:\d|\d{3})?$`);

/** The digits of a number that ends in a word; null where a text is none. */
function spelledPhone(text: string): string | null {
  const parts = partsOfWordNumber(text);
  if (!parts) return null;
  const before = dialled(parts.before);
  const digits = before + onKeys(parts.word).replace(/\D/g, "");
  if (beforeFree.test(before)) return free.exec(digits)?.[0] ?? null;
  return beforeWord.test(before) && northAmerican.test(digits) ? digits : null;
}
