/** Numbers of an extract that people write as words, such as `1-800-FLOWERS`. */
import parsePhoneNumber, { type CountryCode, type PhoneNumber } from "libphonenumber-js/max";
import { freeCode, onKeys, partsOfWordNumber } from "#lib/product/directory/business/phone-keys";

/** In North America the word is what follows the code of a region or of an exchange. Elsewhere it follows that of a free number. */
const northAmerican = "1";
const mostBefore = { there: 6, elsewhere: 4 };
const freeTypes = ["TOLL_FREE", "SHARED_COST"];
const freeThere = new RegExp(String.raw`^\+1${freeCode}`);
const longestThere = "+18005550123".length;

/**
 * The number of a text that ends in a word; null where it may be a number with a remark behind it. In North America a word may be
 * longer than its number, as in `1-800-CONTACTS`: nobody has to dial the rest.
 */
export function numberOfWord(text: string, home: { defaultCountry?: CountryCode }): PhoneNumber | null {
  const parts = partsOfWordNumber(text);
  if (!parts) return null;
  const parse = (digits: string) => parsePhoneNumber(digits, { ...home, extract: false });
  const word = onKeys(parts.word);
  const whole = parse(parts.before + word);
  if (!whole) return null;
  const isThere = whole.countryCallingCode === northAmerican;
  const digits = word.replace(/\D/g, "").length;
  if (whole.nationalNumber.length - digits > (isThere ? mostBefore.there : mostBefore.elsewhere)) return null;
  if (isThere)
    return freeThere.test(whole.number) ? (parse(whole.number.slice(0, longestThere)) ?? null) : whole;
  return freeTypes.includes(whole.getType() ?? "") ? whole : null;
}
