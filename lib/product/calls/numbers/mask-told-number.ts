/**
 * The call-back number in what was said on a call, or told of it. It is shown to nobody in full, and a transcript would do so: the
 * assistant says the number, and the business repeats it.
 */
import type { TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import { maskPhoneNumber } from "#lib/base/values/phone-number";

/** The digits as they are said one by one, in the languages of the calls. */
const words: readonly (readonly string[])[] = [
  ["zero", "oh", "o", "cero", "zéro", "null"],
  ["one", "uno", "un", "eins", "um"],
  ["two", "dos", "deux", "zwei", "zwo", "dois"],
  ["three", "tres", "trois", "drei", "três"],
  ["four", "cuatro", "quatre", "vier", "quatro"],
  ["five", "cinco", "cinq", "fünf"],
  ["six", "seis", "sechs", "meia"],
  ["seven", "siete", "sept", "sieben", "sete"],
  ["eight", "ocho", "huit", "acht", "oito"],
  ["nine", "nueve", "neuf", "neun", "nove"],
];
const digitOf = new Map(words.flatMap((said, digit) => said.map((word) => [word, String(digit)] as const)));
const timesOf = new Map([
  ["double", 2],
  ["triple", 3],
]);

/** Some digits, or a word. */
const token = /\d+|\p{L}+/gu;
/** What people and services put between the digits of one number. */
const gap = /^[^\p{L}\p{N}]{0,3}$/u;
/** What they say between its groups, in the languages of the calls. */
const fillers = new Set(["and", "then", "y", "e", "luego", "et", "puis", "und", "dann", "depois"]);
const mostFillers = 2;
/** Several numbers, as they are listed in writing: "202, 555 and 0142". */
const list = /^\d+(?:, \d+)+ (?:and|y|e|et|und) \d+$/;
/** What parts the turns of one speaker here. */
const turnEnd = "\n";

/**
 * So many digits in a row, without those of the country, are the number's. Fewer are a price, a day, or an area and an exchange.
 */
const fewest = 7;

type Digit = { digit: string; from: number; to: number };
/** Where a part of the number stands, and whether it is the number's end. A turn may end between its digits. */
type Part = { digits: readonly Digit[]; isEnd: boolean };

/** A text with the number hidden but for its last two digits, however it is written; and with longer parts of it hidden. */
export const maskToldNumber = (text: string, number: string): string =>
  masked(text, partsIn(text, number), number);

/** The same in what was said, also where one speaker says the number over several turns. */
export function maskToldInTurns(lines: readonly TranscriptLine[], number: string): TranscriptLine[] {
  const told = Map.groupBy(lines, ({ speaker }) => speaker);
  const maskedOf = new Map(
    [...told.values()].flatMap((own) => {
      const parts = partsIn(own.map(({ text }) => text).join(turnEnd), number);
      let start = 0;
      return own.map((line) => {
        const from = start;
        start += line.text.length + turnEnd.length;
        return [line, masked(line.text, partsWithin(parts, from, from + line.text.length), number)] as const;
      });
    }),
  );
  return lines.map((line) => ({ speaker: line.speaker, text: maskedOf.get(line) ?? "" }));
}

const startOf = ({ digits }: Pick<Part, "digits">): number => digits[0]?.from ?? 0;
const endOf = ({ digits }: Pick<Part, "digits">): number => digits.at(-1)?.to ?? 0;

/** What of the parts is between two places of a text, counted from the first. */
const partsWithin = (parts: readonly Part[], from: number, to: number): Part[] =>
  parts.flatMap((part) => {
    const digits = part.digits
      .filter((digit) => from <= digit.from && digit.to <= to)
      .map((digit) => ({ ...digit, from: digit.from - from, to: digit.to - from }));
    return digits.length === 0 ? [] : [{ digits, isEnd: part.isEnd && endOf(part) <= to }];
  });

const masked = (text: string, parts: readonly Part[], number: string): string =>
  parts.toReversed().reduce((left, part) => {
    const shown = part.isEnd ? maskPhoneNumber(number) : "•••";
    return left.slice(0, startOf(part)).replace(/[+(]+$/, "") + shown + left.slice(endOf(part));
  }, text);

/** Where parts of the number stand in a text: in one go, or with words or the end of a turn between its groups. */
function partsIn(text: string, number: string): Part[] {
  const wanted = number.replace(/\D/g, "");
  // One digit is a country's only with +1 and +7. Where it has three, one of them counts as the number's.
  const countryDigits = /^\+?[17]/.test(number) ? 1 : 2;
  const runs = digitRuns(text, false);
  const isInOneRun = (part: Part) =>
    runs.some((run) => startOf({ digits: run }) <= startOf(part) && endOf(part) <= endOf({ digits: run }));
  const inOneGo = runs.flatMap((run) => partsOf(run, wanted, countryDigits));
  // Whether what is said in one go is the number is decided without what somebody adds to it.
  const inGroups = digitRuns(text, true)
    .flatMap((run) => partsOf(run, wanted, countryDigits))
    .filter((part) => !isInOneRun(part) && !list.test(text.slice(startOf(part), endOf(part))));
  return united([...inOneGo, ...inGroups]);
}

/** Parts in their order, with those that overlap made one. */
function united(parts: readonly Part[]): Part[] {
  const apart: Part[] = [];
  for (const part of parts.toSorted((one, other) => startOf(one) - startOf(other))) {
    const last = apart.at(-1);
    if (last && startOf(part) < endOf(last)) {
      const later = endOf(part) > endOf(last) ? part : last;
      const digits = [...last.digits, ...part.digits].toSorted((one, other) => one.to - other.to);
      apart.splice(-1, 1, { digits, isEnd: later.isEnd });
    } else apart.push(part);
  }
  return apart;
}

/**
 * The digits of a text, those together that may be of one number; `isInGroups` where fillers and ends of turns may be between
 * them.
 */
function digitRuns(text: string, isInGroups: boolean): Digit[][] {
  const runs: Digit[][] = [];
  let run: Digit[] = [];
  let end = 0;
  let filled = 0;
  let multiple: { times: number; from: number } | null = null;
  for (const { 0: said, index } of text.matchAll(token)) {
    const between = text.slice(end, index);
    if (!gap.test(between) || (!isInGroups && between.includes(turnEnd))) run = [];
    end = index + said.length;
    if (isInGroups && fillers.has(said.toLowerCase()) && filled < mostFillers) {
      filled += 1;
      continue;
    }
    filled = 0;
    const times = timesOf.get(said.toLowerCase());
    if (times !== undefined) {
      multiple = { times, from: index };
      continue;
    }
    const [first, ...others] = digitsIn(said, index);
    if (!first) run = [];
    else {
      if (run.length === 0) runs.push(run);
      const { times: count, from } = multiple ?? { times: 1, from: first.from };
      run.push(...Array.from({ length: count }, () => ({ ...first, from })), ...others);
    }
    multiple = null;
  }
  return runs;
}

/** The digits that a token stands for, and where: none for any other word. */
function digitsIn(said: string, from: number): Digit[] {
  if (/^\d/.test(said))
    return Array.from(said, (digit, place) => ({ digit, from: from + place, to: from + place + 1 }));
  const digit = digitOf.get(said.toLowerCase());
  return digit === undefined ? [] : [{ digit, from, to: from + said.length }];
}

/**
 * Where parts of the number stand in a run of digits, from the first to the last. A number as long that ends in another way is
 * somebody else's of the same area: it is left alone, unless the number itself stands beside it.
 */
function partsOf(run: readonly Digit[], wanted: string, countryDigits: number): Part[] {
  const said = run.map(({ digit }) => digit).join("");
  const parts: (Part & { isOther: boolean })[] = [];
  for (let at = 0; at < said.length; at += 1) {
    let length = 0;
    while (at + length < said.length && wanted.includes(said.slice(at, at + length + 1))) length += 1;
    const part = said.slice(at, at + length);
    const start = wanted.indexOf(part);
    // Counted without the country's digits. A shorter number, such as one to try the site with, has to be there as a whole.
    const national = length - Math.max(0, countryDigits - start);
    if (length === 0 || national < Math.min(fewest, wanted.length - countryDigits)) continue;
    const isEnd = wanted.endsWith(part);
    const isOther = said.length - at >= wanted.length - start;
    parts.push({ digits: run.slice(at, at + length), isEnd, isOther });
    at += length - 1;
  }
  return parts.some(({ isEnd }) => isEnd) ? parts : parts.filter(({ isOther }) => !isOther);
}
