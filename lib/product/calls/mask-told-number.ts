/**
 * The call-back number in what was said on a call, or told of it. It is shown to nobody in full, and a transcript would do so: the
 * assistant says the number, and the business repeats it.
 */
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

/**
 * So many digits in a row, without those of the country, are the number's. Fewer are a price, a day, or an area and an exchange.
 */
const fewest = 7;

type Digit = { digit: string; from: number; to: number };

/** A text with the number hidden but for its last two digits, however it is written; and with longer parts of it hidden. */
export function maskToldNumber(text: string, number: string): string {
  const wanted = number.replace(/\D/g, "");
  // One digit is a country's only with +1 and +7. Where it has three, one of them counts as the number's.
  const countryDigits = /^\+?[17]/.test(number) ? 1 : 2;
  const hidden = digitRuns(text).flatMap((run) => partsOf(run, wanted, countryDigits));
  return hidden.toReversed().reduce((masked, { from, to, isEnd }) => {
    const shown = isEnd ? maskPhoneNumber(number) : "•••";
    return masked.slice(0, from).replace(/[+(]+$/, "") + shown + masked.slice(to);
  }, text);
}

/** The digits of a text, those together that may be of one number. */
function digitRuns(text: string): Digit[][] {
  const runs: Digit[][] = [];
  let run: Digit[] = [];
  let end = 0;
  let multiple: { times: number; from: number } | null = null;
  for (const { 0: said, index } of text.matchAll(token)) {
    if (!gap.test(text.slice(end, index))) run = [];
    end = index + said.length;
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
function partsOf(
  run: readonly Digit[],
  wanted: string,
  countryDigits: number,
): { from: number; to: number; isEnd: boolean }[] {
  const said = run.map(({ digit }) => digit).join("");
  const parts: { from: number; to: number; isEnd: boolean; isOther: boolean }[] = [];
  for (let at = 0; at < said.length; at += 1) {
    let length = 0;
    while (at + length < said.length && wanted.includes(said.slice(at, at + length + 1))) length += 1;
    const part = said.slice(at, at + length);
    const start = wanted.indexOf(part);
    // Counted without the country's digits. A shorter number, such as one to try the site with, has to be there as a whole.
    const national = length - Math.max(0, countryDigits - start);
    if (length === 0 || national < Math.min(fewest, wanted.length - countryDigits)) continue;
    const [first, last] = [run[at], run[at + length - 1]];
    const isEnd = wanted.endsWith(part);
    const isOther = said.length - at >= wanted.length - start;
    if (first && last) parts.push({ from: first.from, to: last.to, isEnd, isOther });
    at += length - 1;
  }
  return parts.some(({ isEnd }) => isEnd) ? parts : parts.filter(({ isOther }) => !isOther);
}
