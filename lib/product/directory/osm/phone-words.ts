/** Numbers that people write as words, such as `1-800-FLOWERS`. */
import parsePhoneNumber, { type CountryCode, type PhoneNumber } from "libphonenumber-js/max";

/** The digit of each letter from a to z on the keys of a telephone, by E.161. */
const keys = "22233344455566677778889999";
const onKeys = (word: string): string =>
  word.toLowerCase().replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - "a".charCodeAt(0)] ?? "");

/** Digits, and a word without spaces in it. Three letters at least: fewer are those of a desk or a door. */
const withWord = /^([+(]*\d[\d\s().-]*?)[\s.-]*((?=(?:[\d.-]*[a-z]){3})[a-z\d](?:[.-]?[a-z\d])*)$/i;

/** What people write behind a number that is whole, or lacks its end. Read as a word, it would make somebody else's number of it. */
const remark =
  /^(?:call|cell|desk|direct|ext|extension|fax|home|info|land|line|main|mobile|office|only|phone|tel|text|voice|work)$/i;

/** In North America the word is what follows the code of a region or of an exchange. Elsewhere it follows that of a free number. */
const northAmerican = "1";
const mostBefore = { there: 6, elsewhere: 4 };
const freeTypes = ["TOLL_FREE", "SHARED_COST"];
const freeThere = /^\+18(?:00|33|44|55|66|77|88)/;
const longestThere = "+18005550123".length;

/**
 * The number of a text that ends in a word; null where it may be a number with a remark behind it. In North America a word may be
 * longer than its number, as in `1-800-CONTACTS`: nobody has to dial the rest.
 */
export function numberOfWord(text: string, home: { defaultCountry?: CountryCode }): PhoneNumber | null {
  const [, before = "", word = ""] = withWord.exec(text) ?? [];
  const letters = word.slice(Math.max(0, word.search(/[a-z]/i)));
  if (letters === "" || remark.test(letters)) return null;
  const parse = (digits: string) => parsePhoneNumber(digits, { ...home, extract: false });
  const whole = parse(before + onKeys(word));
  if (!whole) return null;
  const isThere = whole.countryCallingCode === northAmerican;
  // What stands before its first letter counts as standing before the word: `226-2345ext` is a whole number, and a remark.
  const digits = onKeys(letters).replace(/\D/g, "").length;
  if (whole.nationalNumber.length - digits > (isThere ? mostBefore.there : mostBefore.elsewhere)) return null;
  if (isThere)
    return freeThere.test(whole.number) ? (parse(whole.number.slice(0, longestThere)) ?? null) : whole;
  return freeTypes.includes(whole.getType() ?? "") ? whole : null;
}
