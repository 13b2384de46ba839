import "server-only";
/**
 * The telephone numbers in a request's text. The assistant may say them to the business, which may call them: whoever has one is
 * protected like whoever has the call-back number.
 */
import { onKeys } from "#lib/product/directory/phone-keys";
import { toldText } from "#lib/base/text/told-text";
import { env } from "#lib/platform/env";

/** A number that the business would be told. */
type ToldNumber = {
  /** In E.164. */
  number: string;
  /** As the text has it. */
  written: string;
  /** Where it may be. What is called the number of an order, and looks like a telephone's, may be so anywhere. */
  countries: readonly string[];
};

const gap = String.raw`[\s./*_()‐-―-]{0,3}`;

/** A number in North America with its area code, in whichever groups and between whichever others. */
const northAmerican = new RegExp(
  String.raw`(?<![\d+])(?:\+?1${gap})?\(?[2-9]\d{2}${gap}[2-9]\d{2}${gap}\d{4}(?!\d)`,
  "gu",
);
/** Without the area code, which is that of the business then. */
const local = /(?<![\d+]|\d[./·‐-―-]|\)\s?)[2-9]\d{2}[.‐-―-]\d{4}(?![./‐-―-]?\d)/gu;
/** With a word at its end, such as `1-900-FLOWERS`. */
const spelled =
  /(?<![\p{L}\d])(?:1[\s.-])?\(?[2-9]\d{2}\)?[.-](?=[\p{L}\d-]*[A-Z]{3})[A-Z\d]{3}-?[A-Z\d]{4,}/gu;
/** A number abroad begins with 00 in most of the world. */
const fromAbroad = /(?<![\d+])00[\s./-]?(?=[1-9](?:[\s./()-]{0,3}\d){7})/gu;
/** Behind a plus and a country's code there is a number of that country. */
const abroad = /\+[02-9][\d\s./()‐-―-]*$/u;

/** What stands before the number of an order or of anything else that has one. */
const ofSomethingElse =
  /(?:#|№|\b(?:order|booking|reservation|confirmation|case|claim|ticket|account|member(?:ship)?|reference|ref|invoice|policy|serial|model|id|pedido|reserva|factura|fatura|referencia|referência|expediente|protocolo|commande|réservation|facture|dossier|référence|(?:bestell|auftrag|rechnung|kunden|buchung|vorgang)\p{L}*)(?:[\s-]+(?:number|no|nr|nummer|número|numéro|n[ºo°]|id|code))?)[\s.:#-]*$/iu;

/** The numbers in a request, without the business's own. */
export async function toldNumbers(request: string, businessPhone: string): Promise<ToldNumber[]> {
  const { findPhoneNumbersInText, parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const text = toldText(request).replace(fromAbroad, "+");
  const business = parsePhoneNumberFromString(businessPhone);
  const isNorthAmerican = business?.countryCallingCode === "1";
  const country = business?.country ?? (isNorthAmerican ? "US" : undefined);
  const found = new Map<string, ToldNumber>();
  const add = (number: string, from: number, written: string) => {
    if (number === businessPhone || found.has(number)) return;
    const isOrder = /^\d+$/.test(written) && ofSomethingElse.test(text.slice(0, from));
    const itsCountry = isOrder ? parsePhoneNumberFromString(number)?.country : undefined;
    found.set(number, {
      number,
      written,
      countries: itsCountry ? [...env.CALL_COUNTRIES, itsCountry] : env.CALL_COUNTRIES,
    });
  };
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, country))
    add(number.number, startsAt, text.slice(startsAt, endsAt));
  if (!isNorthAmerican) return [...found.values()];
  const area = businessPhone.slice(2, 5);
  const ways: [RegExp, (written: string) => string][] = [
    [northAmerican, (written) => `+1${written.replace(/\D/g, "").slice(-10)}`],
    [local, (written) => `+1${area}${written.replace(/\D/g, "")}`],
    [spelled, (written) => `+1${onKeys(written).replace(/\D/g, "").replace(/^1/, "").slice(0, 10)}`],
  ];
  for (const [pattern, numberOf] of ways)
    for (const match of text.matchAll(pattern)) {
      const [written] = match;
      if (abroad.test(text.slice(0, match.index))) continue;
      const number = numberOf(written);
      if (parsePhoneNumberFromString(number)?.isValid()) add(number, match.index, written);
    }
  return [...found.values()];
}
