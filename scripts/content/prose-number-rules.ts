/**
 * No number to dial stands in a text, in whatever language: readers of another country cannot call it, and it stays when
 * the service gets another one. Numbers are documents; boxes show those of the reader's countries.
 */
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { everyPassage } from "./texts.ts";

/** Of the short ones, those that mean a call wherever they stand. Others, such as 100, are plain amounts as well. */
const alwaysDialed = ["000", "112", "911", "988", "999", "3018", "3114"];
/** So long, a number that is a help line's is no amount. */
const leastDigits = 5;

/** Digits, parted for the eye, that are no part of a word, an amount or an address. */
const standingAlone =
  /(?<![\p{L}\p{N}.,:/$€£-])\d(?:[\d \u00a0\u202f-]*\d)?(?![\p{L}\p{N}/]|[.,:]\d|[ \u00a0]?%)/gu;
/** Free of charge in North America, with words for digits or without, and in Britain and elsewhere. */
const tollFree =
  /(?<![\p{L}\p{N}-])(?:1[- ])?8(?:00|33|44|55|66|77|88)-[A-Z\d]|(?<![\p{L}\p{N}])080[08][- ]?\d/u;

const digits = (text: string): string => text.replace(/\D/g, "");

/** Every text that gives a number to dial, once for each number. */
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
