/** Telephone numbers that are searched for, such as one from a flyer. */
import { isPostalForm } from "#lib/product/directory/postal-code";

/** What people copy along: the word before a number, and an extension behind it. */
const around =
  /^(?:tel|tél|telephone|téléphone|teléfono|telefone|telefon|phone|call|whatsapp|mobile|handy|celular)?[.:\s]*(?=[+(\d])|[\s,;]*(?:ext(?:ension)?|x|#|durchwahl|ramal|poste)[.:\s]*\d{1,6}$/giu;
const number = /^[+(\d][\d\s()./·‐-―-]*$/u;

/** As many digits as a number has without its area code; businesses are looked up by the last of these. */
export const phoneEnd = 7;
const longest = 15;

/**
 * The digits with which the number ends that a text consists of, without what is dialled before it (a zero, `00` or `011`); null
 * where the text is no number. With a country code or without, it is the end of the number in E.164.
 */
export function searchedPhone(text: string): string | null {
  const bare = text.trim().replace(around, "").replace(/\(0\)/g, "").trim();
  if (!number.test(bare) || isPostalForm(bare)) return null;
  const digits = bare.replace(/\D/g, "").replace(/^(?:011)?0*/, "");
  return digits.length >= phoneEnd && digits.length <= longest ? digits : null;
}
