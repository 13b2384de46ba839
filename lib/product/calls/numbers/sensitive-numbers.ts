/**
 * Numbers that must not be said on a call nor be kept by us: of payment cards and of social security. Telephone numbers,
 * prices, dates and order numbers are what calls are about. Used in the browser too.
 */
import { toldText } from "#lib/base/text/told-text";

export type SensitiveNumber = "card" | "socialSecurity";

/** What people part a long number with, or set its parts apart with. */
const anyGap = "[^\\p{L}\\p{N}]{1,3}";

/** Digits one by one, as they are dictated: all with the same gap between them. */
const oneByOne = new RegExp(`(?<![\\d+])\\d(?!\\d)(${anyGap})\\d(?!\\d)(?:\\1\\d(?!\\d))*`, "gu");

/** Digits with nothing else than such gaps between them; behind a plus there is a telephone number. */
const longNumbers = new RegExp(`\\+?\\d+(?:${anyGap}\\d+)*`, "gu");

/** Cards as they are printed and typed: in one, in fours, or as those with 14 and 15 digits have them. */
const cardGroups = /^(?:\d{13,19}|(?:\d{4} ){3,4}\d{1,4}|\d{4} \d{6} \d{4,5})$/;
const shortEnd = /^(?:\d{4} ){3}\d{1,3}$/;
/** How many groups that makes. */
const groupCounts = [1, 3, 4, 5];

/** The long numbers of the kinds of card, which are told from other numbers even where they are grouped in no usual way. */
const brands =
  /^(?:4(?:\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0|6|8|9)\d{12}|35\d{14}|6(?:011|2\d\d|4[4-9]\d|5\d\d)(?:\d{12}|\d{15}))$/;
/** A month, and perhaps the year and the code on the back, as they follow a card. */
const expiry = /^(?:0?[1-9]|1[0-2])(?: (?:20)?[2-9]\d(?: \d{3,4})?)?$/;

const gap = "[ .\\-\\u2013]";
const starts = "(?<![\\d+])(?<!\\d[.-])";
const ends = "(?![.-]?\\d)";

/**
 * Written 123-45-6789, or with the same wider gap twice; the ranges that were never given out are left alone, those of
 * taxpayers (9…) are not.
 */
const socialSecurity = new RegExp(
  `${starts}(?!000|666)\\d{3}(?:${gap}(?!00)\\d{2}${gap}|(${anyGap})(?!00)\\d{2}\\1)(?!0000)\\d{4}${ends}`,
  "u",
);

/** What may follow `social` where it stands alone: no noun, of which there are workers, studies, skills and more. */
const aloneOf = {
  somebody:
    "(?![-/\\s]*\\p{L})|\\s+(?:is|was|as|numbers?|num|no|nr|sec|insurance|which|that|it|you|please|here|and|for|if|ends?|starts?)\\b",
  theOne: "\\s*(?:[:#=\\d]|(?:is|numbers?|num|no|nr)\\b)",
};
/** What people call it. `social` alone is it only where it is somebody's. */
const names = `(?:\\b(?:SSN|ITIN)s?\\b|social[ -]security|\\b(?:my|his|her|our|your|their) social(?=${aloneOf.somebody})|(?:\\bthe|’s|'s) social(?=${aloneOf.theOne})|\\bsoc\\.? sec\\b|sozialversicherungsn\\p{L}+)`;
/**
 * Elsewhere it is called as the institution is, of which much is said beside other numbers: here with how those of telephones
 * begin.
 */
const institutions = [
  ["seguro social|seguridad social|sécurité sociale", "[6-9]\\d{8}"],
  ["sozialversicherung(?!sn)\\p{L}*", "0[2-9]"],
  ["segurança social", "[26-9]\\d{8}"],
] as const;
const number = "n(?:[úu]mero|uméro|\\.?[ºo°])\\.?";
const my = "\\b(?:mi|su|tu|nuestr[oa]|mon|ton|son|ma|sa|votre|notre|meu|minha|seu|sua|noss[oa]|meine)";

const before = "(?<![\\d+])(?<!\\d[ .\\-\\u2013/])";
const after = "(?![ .\\-\\u2013/]{0,3}\\d)";
/** Nine digits, in whichever groups, and not more. */
const nine = `${before}\\d(?:[ .\\-\\u2013/]{0,3}\\d){8}${after}`;
/** In one, or in the groups of the United States. */
const usual = "\\d{3}(?:\\d{6}|[ .\\-\\u2013/]{1,3}\\d{2}[ .\\-\\u2013/]{1,3}\\d{4})";
/** Where a telephone is spoken of, nine digits are its number, as in Spain and Portugal. */
const telephone =
  "call|phone|\\btel|mobile|\\bring\\b|reach|ll[aá]m|móvil|appel|joindre|portable|ruf|handy|lig[au]|telem";
/** And so are those of a case or an order, where an institution is spoken of. */
const ofSomethingElse =
  "expedient|\\bcaso|referencia|pedido|reserva|factura|dossier|référence|commande|facture|akten|bestell|auftrag|rechnung|processo|protocolo|referência|fatura|encomenda";

/** Nine digits are told by what is said of them, in the same sentence. */
const saidSocialSecurity = [
  new RegExp(`${names}(?:(?!${telephone})[^\\d?!;]){0,40}${nine}`, "iu"),
  new RegExp(
    `${nine}[\\s,:(=–-]{1,3}(?:(?:is|as) )?(?:(?:an?|my|his|her|our|your|their|the) )?${names}`,
    "iu",
  ),
  ...institutions.flatMap(([institution, telephones]) => {
    const name = `(?:${institution})`;
    const noTelephone = `${before}(?!${telephones})${usual}${after}`;
    const mark = "[^\\d\\p{L}?!;]{0,3}";
    return [
      `${name}(?:(?!${telephone}|${ofSomethingElse})[^\\d?!;]){0,40}${noTelephone}`,
      `${noTelephone}[\\s,:(=–-]{1,3}${name}`,
      // Where the number of it, or somebody's, stands right behind, it is no telephone's.
      `(?:${my} (?:${number} (?:d[eoa] )?(?:la )?)?|${number} de )${name}${mark}(?:(?:es|est|é|ist)(?!\\p{L}))?${mark}${before}${usual}${after}`,
    ].map((pattern) => new RegExp(pattern, "iu"));
  }),
];

/** What a text holds that must not be said, as the assistant would get it; null when it holds nothing of the kind. */
export function sensitiveNumberIn(text: string): SensitiveNumber | null {
  const told = toldText(text);
  // Spelled out, a number is in the same groups as otherwise, or in one.
  const joined = told.replace(oneByOne, (digits) => digits.replace(/\D/g, ""));
  if ([told, joined].some((one) => [...one.matchAll(longNumbers)].some(([long]) => hasCard(long))))
    return "card";
  const isSocialSecurity = [socialSecurity, ...saidSocialSecurity].some(
    (pattern) => pattern.test(told) || pattern.test(joined),
  );
  return isSocialSecurity ? "socialSecurity" : null;
}

/** Whether some of the groups of a long number are a card's: a date or a price may stand before and behind it. */
function hasCard(long: string): boolean {
  const groups = Array.from(long.matchAll(/\+?\d+/g), ([group]) => group);
  const isInGroups = groups.some((_, from) =>
    groupCounts.some((count) =>
      isCard(
        groups
          .slice(from, from + count)
          .join(" ")
          .replaceAll(" +", " "),
      ),
    ),
  );
  return isInGroups || evenlyParted(long).some(isCardInOtherGroups);
}

/**
 * The stretches of a long number whose groups all have the same between them. Where that changes, another number begins or ends.
 */
function evenlyParted(long: string): string[][] {
  const parts = long.split(/(\+?\d+)/).slice(1, -1);
  const stretches: string[][] = [];
  let gapBefore: string | undefined;
  for (let at = 0; at + 2 < parts.length; at += 2) {
    const [one = "", between = "", next = ""] = parts.slice(at, at + 3);
    if (between === gapBefore) stretches.at(-1)?.push(next);
    else stretches.push([one, next]);
    gapBefore = between;
  }
  return stretches;
}

/** Whether groups are together one card, and perhaps when it expires. Of several numbers, some digits would be one by chance. */
const isCardInOtherGroups = (groups: readonly string[]): boolean =>
  groups.some((_, at) => {
    const digits = groups.slice(0, at + 1).join("");
    const rest = groups.slice(at + 1).join(" ");
    return brands.test(digits) && hasLuhnSum(digits) && (rest === "" || expiry.test(rest));
  });

/** Cards begin with 3 to 6 or 22 to 27, no year does, and end with the digit that Luhn's sum asks for. */
function isCard(written: string): boolean {
  const digits = written.replaceAll(" ", "");
  if (!cardGroups.test(written) || digits.length > 19 || !/^(?:[3-6]|2[2-7])/.test(digits)) return false;
  // A fourth group that is shorter may be the month of a date.
  if (shortEnd.test(written) && !brands.test(digits) && !/^4\d{12}$/.test(digits)) return false;
  return hasLuhnSum(digits);
}

function hasLuhnSum(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const value = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
