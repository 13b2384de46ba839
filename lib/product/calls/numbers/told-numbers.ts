import "server-only";
/**
 * The telephone numbers in a request's text. The assistant may say them to the business, which may call them: whoever has one is
 * protected like whoever has the call-back number.
 */
import { onKeys } from "#lib/product/directory/business/phone-keys";
import { toldText } from "#lib/base/text/told-text";
import { env } from "#lib/platform/env";

/** A number that the business would be told. */
export type ToldNumber = {
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

/**
 * What has a number, in the languages of the site. What is said of anything on file, in case of need, or for reference may be a
 * telephone's.
 */
const things = [
  "(?<!in )case|(?<!on )file|(?<!for )(?:reference|ref|confirmation)",
  "order|booking|reservation|claim|ticket|account|invoice|receipt|quote|estimate|policy|contract|serial|model|item|sku|id|form",
  "prescription|rx|chart|record|mrn|medicaid|medicare|npi|tracking|shipment|licen[cs]e|permit|registration|application|library card|ein|vin",
  "pedido|reserva|factura|referencia|expediente|receta|póliza|contrato|cuenta|presupuesto|seguimiento|solicitud|afiliación|historia(?:l| clínica)?|matrícula|formulario|ni[fe]|dni|cif|curp|rfc",
  "commande|réservation|facture|dossier|référence|ordonnance|police d[’']assurance|police(?=\\s+n)|(?<=de )police|contrat|compte|devis|suivi|colis|formulaire|siret|siren",
  "(?:bestell|auftrag|rechnung|kunden|buchung|vorgang|versicher|patienten|mitglied|vertrag|sendung|steuer|matrikel|schüler|angebot|antrag|akten|kassen|konto|police|rezept)(?!\\p{L}*(?:telefon|ruf|fax|handy|mobil))\\p{L}*(?:nummer|nr|zeichen|schein)|(?:kunden|patienten|versicherten|mitglieds)(?=-)",
  "bestellung|auftrag|rechnung|buchung|vorgang|vertrag|sendung|angebot|antrag|akte|rezept|konto|formular",
  "fatura|referência|protocolo|processo|encomenda|receita|apólice|conta|orçamento|rastreamento|rastreio|formulário|niss|cpf|cnpj",
].join("|");
/** Who has a number, beside a telephone's. */
const members = [
  "member(?:ship)?|patient|client|customer|student|subscriber|employee|provider|group",
  "cliente|paciente|socio|miembro|alumno|asegurado|afiliado|grupo",
  "patiente?|cliente?|adhérente?|assurée?|allocataire|élève|étudiante?|groupe",
  "kunde|kundin|versicherter?|gruppe",
  "utente|aluno|segurado|associado|beneficiári[oa]",
].join("|");
/** Who is called has a telephone. */
const called =
  "(?:call|ring|phone|dial|text|reach|contact|tell|llam|appel|joign|ruf|lig|contat|telef)\\p{L}*\\s+(?:\\p{L}{1,4}\\s+){0,2}";

/** What stands before the number of an order or of anything else that has one. */
const ofSomethingElse = new RegExp(
  `(?<![\\p{L}\\d])(?:${things}|(?<!${called})(?:${members}))(?:[\\s-]+(?:number|no|nr|nummer|número|numéro|n\\.?\\s?[ºo°]|id|code))?[\\s.:#№-]*(?:(?<=\\s)(?:is|was|es|est|ist|é|lautet)\\s*:?\\s*)?$`,
  "iu",
);
/** And a mere sign, where the number is in one. */
const behindSign = /(?<!(?:phone|cell|mobile|tel|fax|home|work|my|at|call|ring|text)[\s.:]*)[#№][\s.:#-]*$/iu;

/** Whether what is written behind a text is not meant as a telephone number. The brackets around an area are a telephone's. */
const isOfSomethingElse = (before: string, written: string): boolean =>
  /^[\d\s.‐-―-]+$/u.test(written) &&
  (ofSomethingElse.test(before) || (/^\d+$/.test(written) && behindSign.test(before)));

const currencyBefore = /(?:[$€£]|\b(?:usd|eur|gbp))\s?$/iu;
const rangeBefore = /(?<!\p{L})(?:between|entre|zwischen)\s$/iu;
const unit = new RegExp(
  `^\\s?(?:[$€£%]|(?:${[
    "dollars?|bucks|usd|eur|gbp|euros?|pounds?|pesos|reais|dólares|libras|livres|pfund",
    "calories|calorías|calorias|kalorien|kcal|cal|grams?|grammes?|gramos|gramas|gramm|k?g|mg|ml|oz|lbs?",
    "people|persons|guests|kids|children|students|personas|invitados|niños|personnes|invités|enfants|personen|gäste|kinder|pessoas|convidados|crianças",
    "pages|words|pieces|copies|páginas|palabras|mots|seiten|wörter|stück|palavras|peças|piezas|pièces",
    "sq|square|feet|ft|km|miles|met(?:er|re)s|steps|metros|mètres|meter|m²|hours|minutes|horas|heures|stunden",
    "per|a month|a week|a year|al mes|por mês|par mois|pro monat|im monat",
  ].join("|")})(?!\\p{L}))`,
  "iu",
);
/** What asks for a call, shortly before a number. */
const telephone =
  /(?:call|ring|phone|cell|mobile|\btel|dial|text|reach|fax|number|llam|móvil|tel[eé]f|número|appel|joign|numéro|ruf|handy|nummer|lig[au]|telem)[^.?!;]{0,20}$/iu;

/** Whether seven digits are a sum, an amount or a range. */
function isAmount(before: string, written: string, behind: string): boolean {
  // None of these begins with 0.
  if (written[4] === "0") return false;
  if (currencyBefore.test(before) || rangeBefore.test(before) || unit.test(behind)) return true;
  const isRound = [written.slice(0, 3), written.slice(4)].every((part) => Number(part) % 50 === 0);
  return isRound && !telephone.test(before);
}

/** The numbers in a request, without the business's own. */
export async function toldNumbers(request: string, businessPhone: string): Promise<ToldNumber[]> {
  const { findPhoneNumbersInText, parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const text = toldText(request).replace(fromAbroad, "+");
  const business = parsePhoneNumberFromString(businessPhone);
  const isNorthAmerican = business?.countryCallingCode === "1";
  const country = business?.country ?? (isNorthAmerican ? "US" : undefined);
  const usual = env.CALL_COUNTRIES;
  const found = new Map<string, ToldNumber>();
  const spans: { number: string; from: number; to: number }[] = [];
  const add = (number: string, from: number, written: string) => {
    const to = from + written.length;
    if (spans.some((span) => span.number === number && span.from < to && from < span.to)) return;
    spans.push({ number, from, to });
    if (number === businessPhone) return;
    const itsCountry = isOfSomethingElse(text.slice(0, from), written)
      ? parsePhoneNumberFromString(number)?.country
      : undefined;
    // One mention as a telephone's is enough for it to be one.
    if (itsCountry ? found.has(number) : found.get(number)?.countries === usual) return;
    found.set(number, {
      number,
      written,
      countries: itsCountry ? [...usual, itsCountry] : usual,
    });
  };
  /** Whether seven digits are part of a number with its area, or no telephone's at all. */
  const isNoLocal = (from: number, written: string) => {
    const to = from + written.length;
    const before = text.slice(0, from);
    return (
      spans.some((span) => span.from < to && from < span.to) ||
      isOfSomethingElse(before, written) ||
      isAmount(before, written, text.slice(to))
    );
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
      if (pattern === local && isNoLocal(match.index, written)) continue;
      const number = numberOf(written);
      if (parsePhoneNumberFromString(number)?.isValid()) add(number, match.index, written);
    }
  return [...found.values()];
}
