/**
 * No text, in any language, contains a telephone number: readers in another country cannot call it, and it stays when the service
 * gets another number. Numbers are documents; boxes show those of the reader's countries.
 */
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { everyPassage } from "./texts.ts";

/** The short numbers that always mean a call. Others, such as 100, are also plain amounts. */
const alwaysDialed = ["000", "112", "911", "988", "999", "3018", "3114"];
/** A help line's number with at least this many digits is not an amount. */
const leastDigits = 5;

/** Digits, possibly grouped, that are not part of a word, an amount or an address. */
const standingAlone =
  /(?<![\p{L}\p{N}.,:/$€£-])\d(?:[\d \u00a0\u202f-]*\d)?(?![\p{L}\p{N}/]|[.,:]\d|[ \u00a0]?%)/gu;
/** Toll-free numbers in North America, with or without letters for digits, and in Britain and elsewhere. */
const tollFree =
  /(?<![\p{L}\p{N}-])(?:1[- ])?8(?:00|33|44|55|66|77|88)-[A-Z\d]|(?<![\p{L}\p{N}])080[08][- ]?\d/u;

const digits = (text: string): string => text.replace(/\D/g, "");

/** Every text that contains a telephone number, once for each number. */
export function proseNumberFindings(documents: readonly LibraryDocument[]): Finding[] {
  const lines = documents.filter(({ type }) => type === "helpLine");
  const dialed = new Set([
    ...alwaysDialed,
    ...lines
      .flatMap(({ fields }) => [fields.phone, fields.text])
      .filter((number) => typeof number === "string")
      .map(digits)
      .filter(({ length }) => length >= leastDigits),
  ]);
  return documents
    .filter(({ type }) => type !== "helpLine")
    .flatMap((document) =>
      [...new Set(everyPassage(document.fields).flatMap((passage) => numbersIn(passage, dialed)))].map(
        (number) =>
          errorAt(
            document,
            `gives the number ${number} in its text; help lines are documents, shown in boxes`,
          ),
      ),
    );
}

function numbersIn(passage: string, dialed: ReadonlySet<string>): string[] {
  const known = [...passage.matchAll(standingAlone)].map(([number]) => number);
  const found = known.filter((number) => dialed.has(digits(number)));
  const [free] = found.length > 0 ? [] : (tollFree.exec(passage) ?? []);
  return free === undefined ? found : [`${free}…`];
}
