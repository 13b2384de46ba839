/** Postal codes as people type them, and the word by which the businesses of one are found. */
import type { Point } from "#lib/product/directory/business/distance";
import { foldWords } from "#lib/product/directory/vocabulary/words";

/** The middle of the businesses that have a code, and their city. */
export type PostalPlace = Point & { city: string };

/** `code` is as it was typed; `word` is what it is filed and found by; `rest` is the text without it. */
type FoundCode = { code: string; word: string; rest: string };

/** Codes that are told from other numbers by their form, also within a text. */
const forms = [
  // Canada and the United Kingdom.
  String.raw`[a-z]\d[a-z] ?\d[a-z]\d`,
  String.raw`[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}`,
  // Brazil and Portugal.
  String.raw`\d{5}-\d{3}`,
  String.raw`\d{4}-\d{3}`,
  // The United States, Mexico, Germany, France, Spain.
  String.raw`\d{5}(?:-\d{4})?`,
].join("|");
const within = new RegExp(String.raw`(?<![\p{L}\d+-])(?:${forms})(?![\p{L}\d-])`, "giu");
/** The first half of a code of the United Kingdom or Canada, which names a district by itself. */
const district = String.raw`[a-z]{1,2}\d[a-z\d]?`;
const districtWord = new RegExp(`^${district}$`);
/** Of Austria, Switzerland and Australia, or a district: elsewhere in a text such letters and digits may be anything. */
const alone = new RegExp(String.raw`^(?:\d{4}|${district})$`, "i");
/** Such a code before or behind a town, or one of Brazil without its hyphen: so only where a text names a place. */
const ofPlace = new RegExp(
  String.raw`^(?:\d{4}|${district})(?=[\s,]+\p{L})|(?<=\p{L}[\s,]+)(?:\d{4}|${district})$|^\d{8}$`,
  "iu",
);

/** The last code in a text: the number of a house comes before it. */
const lastWithin = (text: string) => [...text.matchAll(within)].at(-1);

/** What people write before a place. It is left behind when the code is taken out. */
export const beforePlace = "in der nähe von|near|in|around|at|cerca de|en|près de|à|bei|perto de|em";
const before = new RegExp(String.raw`(?:^|[\s,]+)(?:${beforePlace})?[\s,]*$`, "iu");

const withPlace = new RegExp(String.raw`(?:^|\s)(?:${beforePlace})\s`, "iu");

/**
 * Whether a search may say where, by a postal code or a place behind a word such as "in". A district alone hardly does: most that
 * is written like one is a thing, as `PS5` is.
 */
export const mayNamePlace = (search: string): boolean =>
  withPlace.test(search) || (postalCodeIn(search) !== null && !districtWord.test(postalWord(search)));

/** A code in one word: `SW1A 1AA` and `sw1a1aa` are the same. */
export const postalWord = (code: string): string => foldWords(code).replaceAll(" ", "");

/** What follows a district in the words of its codes, as a pattern of the database; null for the word of a whole code. */
export const restOfDistrict = (word: string): string | null =>
  districtWord.test(word) ? "[0-9][a-z][a-z0-9]" : null;

/** Whether a text is of the form of a code that no telephone number has. */
export const isPostalForm = (text: string): boolean => lastWithin(text.trim())?.[0] === text.trim();

/** The postal code in a text; null where there is none. */
export const postalCodeIn = (text: string): FoundCode | null =>
  foundCode(text, alone.exec(text) ?? lastWithin(text));

/** The postal code in a text that names a place; null where there is none. */
export const postalCodeOfPlace = (text: string): FoundCode | null =>
  postalCodeIn(text) ?? foundCode(text, ofPlace.exec(text));

function foundCode(text: string, found: RegExpExecArray | null | undefined): FoundCode | null {
  if (!found) return null;
  const { 0: code, index: at } = found;
  const rest = [text.slice(0, at).replace(before, ""), text.slice(at + code.length).replace(/^[\s,]+/, "")];
  return { code, word: postalWord(code), rest: rest.filter(Boolean).join(" ") };
}
