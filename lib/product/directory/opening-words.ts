/** Words of a search that ask for opening times: "open now", "open on Sunday", "after 6 pm", "abierto hasta tarde". */
import { weekdays, type Weekday } from "#lib/product/directory/business";
import type { OpeningTimes } from "#lib/product/directory/opening";
import { categoriesNamed } from "#lib/product/directory/category-words";
import { ailments, clocks, counted, phrases, type Said } from "#lib/product/directory/opening-phrases";
import { isWeak } from "#lib/product/directory/weak-words";
import { foldWords, isSmall } from "#lib/product/directory/words";

const longestPhrase = 4;

type Found<Meaning> = { said: Meaning; until: number };

/** The longest phrase that begins at a word. */
function phraseAt<Meaning>(
  of: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  at: number,
): Found<Meaning> | null {
  for (let until = Math.min(at + longestPhrase, words.length); until > at; until -= 1) {
    const said = of.get(words.slice(at, until).join(" "));
    if (said !== undefined) return { said, until };
  }
  return null;
}

/** A time of the day with what comes before it, such as `after 6:30 pm` or `nach 18 uhr`. */
function clockAt(words: readonly string[], at: number): Found<Said> | null {
  const clock = phraseAt(clocks, words, at);
  const time = clock && /^([01]?\d|2[0-3])(?::([0-5]\d))?$/.exec(words[clock.until] ?? "");
  if (!time) return null;
  const { is, isFrom, marks } = clock.said;
  const [, digits = "", minutes] = time;
  const hours = phraseAt(marks, words, clock.until + 1);
  // "6 uhr morgens" has two.
  const last = (hours && phraseAt(marks, words, hours.until)) ?? hours;
  const until = last?.until ?? clock.until + 1;
  const next = words[until] ?? "";
  const isRange = phrases.get(next)?.is === "to" && /^\d/.test(words[until + 1] ?? "");
  if (counted.has(next) || /^\d/.test(next) || isRange) return null;
  const mark = last?.said;
  // "Ab 6" is an age.
  if (isFrom && mark === undefined && minutes === undefined) return null;
  const named = Number(digits);
  const isNamed = mark === "forenoon" || mark === "afternoon" || mark === "night";
  // Without a name of it, who says "after 6" means the evening, and "before 4" the afternoon.
  const firstMorning = is === "before" ? 6 : mark === undefined ? 9 : 8;
  const isLater = isNamed
    ? mark !== "forenoon"
    : !isFrom && !digits.startsWith("0") && named < firstMorning && (is === "after" || mark === undefined);
  const minute = (isLater && named < 12 ? named + 12 : named) * 60 + Number(minutes ?? 0);
  // Midnight bounds no day.
  if (minute === 0 || (named === 12 && (mark === "forenoon" || mark === "night"))) return null;
  const isClear =
    isNamed ||
    mark === "clock" ||
    (minutes !== undefined && mark === undefined) ||
    (named > 12 && mark !== undefined);
  return { said: { is: "part", part: { is, minute }, isClear }, until };
}

/** Phrases that follow each other, and the words between which they stand. */
type Run = { said: Said[]; from: number; until: number };

/** Where words say something of opening times. Each word is looked at a few times at most. */
function runsIn(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (let at = 0; at < words.length;) {
    const found = clockAt(words, at) ?? phraseAt(phrases, words, at);
    if (found === null || found.said.is === "name") {
      run = null;
      at = found?.until ?? at + 1;
      continue;
    }
    if (run === null) runs.push((run = { said: [], from: at, until: at }));
    run.said.push(found.said);
    // What is small and stands last belongs to what follows.
    if (!["and", "to", "small"].includes(found.said.is)) run.until = found.until;
    at = found.until;
  }
  return runs;
}

/** The days that are named, with those between the ends of a range. */
function daysIn(said: readonly Said[]): Weekday[] {
  const named = new Set<Weekday>();
  let [last, isRange]: [Weekday | undefined, boolean] = [undefined, false];
  for (const one of said) {
    if (one.is === "days") {
      const [first] = one.days;
      if (isRange && last !== undefined)
        for (let at = weekdays.indexOf(last); weekdays[at] !== first; at = (at + 1) % weekdays.length)
          named.add(weekdays[at] ?? last);
      for (const day of one.days) named.add(day);
      last = one.days.at(-1);
    } else if (one.is !== "to" && one.is !== "small") last = undefined;
    isRange = one.is === "to" || (isRange && one.is === "small");
  }
  return weekdays.filter((day) => named.has(day));
}

const signs: Record<Said["is"], string> = {
  open: "",
  now: "D",
  days: "D",
  part: "P",
  and: "&",
  to: "-",
  small: "",
  name: "",
};

/** Which days and parts of the day are named, in which order, and whether a word such as "and" holds the two apart. */
const shapeOf = (said: readonly Said[]): string =>
  said
    .map(({ is }) => signs[is])
    .join("")
    .replaceAll(/D(?:[&-]*D)*/g, "D")
    .replaceAll("-", "")
    .replaceAll(/P(?:&*P)*/g, "P")
    .replaceAll(/^&+|&+$/g, "");
/** Other orders, such as that of "Wednesday evenings and Saturdays", are more than the filter says. */
const shapes = new Set(["D", "P", "DP", "PD", "D&P", "P&D"]);

type Asked = { isNow: boolean; times: OpeningTimes | null };

/**
 * Whether a run without a word for open may say something else than when a business is to be open. Beside a word for a kind of
 * business it does not. Where there is none, what ails a child does so at that time, as in "nightmares after 9 pm", or has done so
 * for so long ("fièvre après 18 heures"); and before words that are not known, a day beside a part of it may be the beginning of a
 * name ("Saturday Mornings Together"). A time of the clock is part of hardly any, and behind a name it is asked for.
 */
function mayMeanAnother({ said, from, until }: Run, words: readonly string[]): boolean {
  if (said.some(({ is }) => is === "open")) return false;
  const others = [...words.slice(0, from), ...words.slice(until)].filter((word) => !isWeak(word));
  if (categoriesNamed(others.filter((word) => !ailments.has(word))).length > 0) return false;
  if (others.some((word) => ailments.has(word))) return true;
  const next = words[until];
  const isClear = said.some((one) => one.is === "part" && one.isClear);
  return !isClear && next !== undefined && !isWeak(next) && !isSmall(next);
}

/** What phrases ask for; null where they may be words of a name: beside a word for open or a day they are not. */
function askedBy(said: readonly Said[]): Asked | null {
  const shape = shapeOf(said);
  if (!shapes.has(shape)) return null;
  const parts = said.filter((one) => one.is === "part");
  const isAsked =
    said.some(({ is }) => is === "open") || parts.some(({ isClear }) => isClear) || shape.length > 1;
  if (!isAsked) return null;
  const days = daysIn(said);
  const isNow = said.some(({ is }) => is === "now");
  const [first] = parts;
  if (first === undefined)
    return { isNow, times: days.length > 0 ? { days, part: null, isEither: false } : null };
  const { is } = first.part;
  // Early and late at once is more than the filter says.
  if (parts.some((one) => one.part.is !== is)) return null;
  const minutes = parts.map((one) => one.part.minute);
  const minute = is === "after" ? Math.max(...minutes) : Math.min(...minutes);
  return {
    isNow: false,
    times: { days, part: { is, minute }, isEither: days.length > 0 && shape.includes("&") },
  };
}

/** A time that is typed in one word: `6:30`, `6pm`, `18h30`. */
const typedTime = /^(\d{1,2})(?:(:|h)(\d{2}))?(am|pm|a\.m|p\.m|hs?|uhr)?[.,;]*$/i;

function wordsOf(typed: string): string[] {
  if (typed === "&") return ["and"];
  const [, hour, sign = "", minutes, mark = ""] = typedTime.exec(typed) ?? [];
  const words =
    hour === undefined
      ? foldWords(typed)
      : `${minutes === undefined ? hour : `${hour}:${minutes}`} ${foldWords(mark || sign)}`;
  return words.split(" ").filter(Boolean);
}

/** What a search asks for: `rest` is what it looks for, `asked` its words for when that is to be open. */
type AskedOpening = Asked & { rest: string; asked: string };

/** The words of a search that ask for what is open at some time, and what they ask for; null where there are none. */
export function openingIn(search: string): AskedOpening | null {
  const typed = search
    .replaceAll(/(\d) h (\d\d)(?!\d)/g, "$1h$2")
    .split(/\s+|(?<=[,;/])(?=\p{L})/u)
    .filter((one) => wordsOf(one).length > 0);
  // What is typed as one word may be several.
  const words = typed.flatMap((one, of) => wordsOf(one).map((word) => ({ word, of })));
  const read = words.map(({ word }) => word);
  for (const run of runsIn(read)) {
    const { said, from, until } = run;
    const asked = askedBy(said);
    if (asked === null || mayMeanAnother(run, read)) continue;
    const others = new Set([...words.slice(0, from), ...words.slice(until)].map(({ of }) => of));
    return {
      ...asked,
      rest: typed
        .filter((_, at) => others.has(at))
        .join(" ")
        .replace(/[\s,;/&]+$/, ""),
      asked: typed.filter((_, at) => !others.has(at)).join(" "),
    };
  }
  return null;
}

/** Whether folded words ask for nothing but what is open now. */
export function askForOpenAlone(words: readonly string[]): boolean {
  const [run, ...others] = runsIn(words);
  if (run === undefined || others.length > 0 || run.from > 0 || run.until < words.length) return false;
  return (
    run.said.some(({ is }) => is === "open") && run.said.every(({ is }) => is === "open" || is === "now")
  );
}
