/** Words of a search that ask for opening times: "open now", "open on Sunday", "after 6 pm", "abierto hasta tarde". */
import { isKindAlone } from "#lib/product/directory/query/bare-days";
import { weekdays } from "#lib/product/directory/business/business";
import { categoriesNamed } from "#lib/product/directory/vocabulary/category-words";
import { clockAt, spanAt } from "#lib/product/directory/query/clock-times";
import { dayMinutes } from "#lib/product/directory/hours/opening";
import {
  ailments,
  dash,
  dayParts,
  germanDayPart,
  helpers,
  phraseAt,
  phrases,
  type Said,
} from "#lib/product/directory/vocabulary/opening-phrases";
import {
  isRelative,
  relativeDays,
  type NamedDay,
  type OpeningTimes,
} from "#lib/product/directory/hours/opening-times";
import { mayBeDay, withDaysInFull } from "#lib/product/directory/query/short-days";
import { isWeak } from "#lib/product/directory/vocabulary/weak-words";
import { foldWords, isSmall } from "#lib/product/directory/vocabulary/words";

/** Phrases that follow each other, and the words between which they stand. */
type Run = { said: Said[]; from: number; until: number };

/** Where words say something of opening times. Each word is looked at a few times at most. */
function runsIn(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (let at = 0; at < words.length;) {
    const isBehindDay = run?.said.at(-1)?.is === "days";
    const found =
      spanAt(words, at) ??
      clockAt(words, at) ??
      (isBehindDay ? phraseAt(dayParts, words, at) : null) ??
      phraseAt(phrases, words, at);
    if (found === null || found.said.is === "name") {
      run = null;
      at = found?.until ?? at + 1;
      continue;
    }
    if (run === null) runs.push((run = { said: [], from: at, until: at }));
    run.said.push(found.said);
    // What is small and stands last belongs to what follows.
    if (!["and", "or", "to", "small"].includes(found.said.is)) run.until = found.until;
    at = found.until;
  }
  return runs;
}

/** The days that are named, with those between the ends of a range. */
function daysIn(said: readonly Said[]): NamedDay[] {
  const named = new Set<NamedDay>();
  let [last, isRange]: [NamedDay | undefined, boolean] = [undefined, false];
  for (const one of said) {
    if (one.is === "days") {
      const [first] = one.days;
      const [from, to] = [last, first].map((day) => weekdays.findIndex((weekday) => weekday === day));
      if (isRange && from !== undefined && to !== undefined && Math.min(from, to) >= 0)
        for (let at = from; at !== to; at = (at + 1) % weekdays.length)
          for (const day of weekdays.slice(at, at + 1)) named.add(day);
      for (const day of one.days) named.add(day);
      last = one.days.at(-1);
    } else if (one.is !== "to" && one.is !== "small") last = undefined;
    isRange = one.is === "to" || (isRange && one.is === "small");
  }
  const relative = relativeDays.filter((day) => named.has(day));
  return [...relative, ...weekdays.filter((day) => named.has(day))];
}

const signs: Record<Said["is"], string> = {
  open: "",
  now: "D",
  days: "D",
  part: "P",
  tonight: "T",
  and: "&",
  or: "&",
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

/** `isBare` where there are days alone, which may be part of a name after all. */
type Asked = { isNow: boolean; times: OpeningTimes | null; isBare?: boolean };

const isNumberOrDash = (word: string) => word === dash || /^\d+$/.test(word);

/**
 * Whether a run without a word for open may say something else than when a business is to be open. Beside a word for a kind of
 * business it does not. Where there is no such word:
 * - what ails a child may do so at that time ("nightmares after 9 pm"), or have done so for so long ("fièvre après 18 heures");
 * - much else may be at some hour, if no day is named ("school starts at 8 am");
 * - before words that are not known, a day beside a part of it may begin a name ("Saturday Mornings Together").
 * Another time of the clock is part of hardly any name, and behind a name it says when.
 */
function mayMeanAnother({ said, from, until }: Run, words: readonly string[]): boolean {
  if (said.some(({ is }) => is === "open")) return false;
  const beside = [...words.slice(0, from), ...words.slice(until)];
  const others = beside.filter((word) => !isWeak(word));
  if (categoriesNamed(others.filter((word) => !ailments.has(word))).length > 0) return false;
  const shape = shapeOf(said);
  // A range of days alone may be a name: "Mi-Do".
  if (shape === "D") return true;
  const isAt = shape === "P" && said.some((one) => one.is === "part" && one.part.is === "at");
  if (isAt || beside.some((word) => ailments.has(word))) return !beside.some((word) => helpers.has(word));
  // Two bare numbers beside what is no kind may be of a house or a school: "10-8 Broadway", "PS 9-5".
  if (others.length > 0 && said.length === 1 && words.slice(from, until).every(isNumberOrDash)) return true;
  // What is joined by "and", or follows what is looked for, begins no name.
  const isBehind = words.slice(0, from).some((word) => !isWeak(word) && !isSmall(word));
  if (isBehind || said.some(({ is }) => is === "and" || is === "or")) return false;
  const next = words[until];
  const isClear = said.some((one) => one.is === "part" && one.isClear);
  return !isClear && next !== undefined && !isWeak(next) && !isSmall(next);
}

const tonight: OpeningTimes = { days: ["today"], part: { is: "after", minute: 18 * 60 }, isEither: false };

/** Of a day that is named, midnight is its end. */
const midnight = { is: "at", minute: dayMinutes } as const;
const isMidnight = (one: Said) =>
  one.is === "part" && one.part.is === midnight.is && one.part.minute === midnight.minute;

/** What phrases ask for; null where they may be words of a name: beside a word for open or a day they are not. */
function askedBy(said: readonly Said[]): Asked | null {
  const shape = shapeOf(said);
  const isOpen = said.some(({ is }) => is === "open");
  // A sitter for tonight need not be open then.
  if (shape === "T" && isOpen) return { isNow: false, times: tonight };
  if (/^(?:TP|PT)$/.test(shape) && isOpen && said.some(isMidnight))
    return { isNow: false, times: { days: ["today"], part: midnight, isEither: false } };
  if (!shapes.has(shape)) return null;
  const parts = said.filter((one) => one.is === "part");
  const isNow = said.some(({ is }) => is === "now");
  const named = daysIn(said);
  const isRange = said.some(({ is }) => is === "to") && named.length > 2;
  const isAsked = isOpen || isRange || parts.some(({ isClear }) => isClear) || shape.length > 1;
  if (!isAsked) return null;
  const days: NamedDay[] = isNow && parts.length > 0 && named.length === 0 ? ["today"] : named;
  // Beside another day, or either of both, they are more than the filter says.
  if (days.some(isRelative) && (days.length > 1 || shape.includes("&"))) return null;
  // What is open today need not be open now if another day does as well.
  if (isNow && (named.includes("tomorrow") || (named.length > 0 && said.some(({ is }) => is === "or"))))
    return null;
  const [first, ...others] = parts;
  if (first === undefined)
    return { isNow, times: days.length > 0 ? { days, part: null, isEither: false } : null };
  const isEither = days.length > 0 && shape.includes("&");
  if (first.part.is === "span") {
    // Two spans, or one beside days, are more than the filter says; "Saturday 5 to 9" may be ages.
    if (others.length > 0 || isEither || !(isOpen || first.isClear)) return null;
    return { isNow: false, times: { days, part: first.part, isEither } };
  }
  const { is } = first.part;
  if ((is === "until" || is === "at") && isEither) return null;
  const minutes = parts.flatMap(({ part }) => (part.is === is ? [part.minute] : []));
  // Early and late at once is more than the filter says.
  if (minutes.length < parts.length || (is === "at" && new Set(minutes).size > 1)) return null;
  const last = is !== "before" ? Math.max(...minutes) : Math.min(...minutes);
  const minute = days.length === 0 && said.some(isMidnight) ? 0 : last;
  return { isNow: false, times: { days, part: { is, minute }, isEither } };
}

/** As `askedBy`, of days without a word for open: whether they are meant for opening times. */
function bareDaysIn({ said, from, until }: Run, words: readonly string[]): Asked | null {
  const days = daysIn(said);
  const isBare = said.every(({ is }) => is === "days" || is === "and" || is === "or" || is === "small");
  if (!isBare || days.length === 0 || days.some(isRelative) || !isKindAlone(words, from, until)) return null;
  return { isNow: false, times: { days, part: null, isEither: false }, isBare };
}

/** A day that is a family name too, where only it is written with a capital: "dentista Domingo". */
const isFamilyName = (typed: string, words: readonly { typed: string }[]) =>
  /^Domingos?\P{L}*$/u.test(typed) && words.some((word) => /^\p{Ll}/u.test(word.typed));

/** A time that is typed in one word: `6:30`, `6pm`, `18h30`. */
const typedTime = /^(\d{1,2})(?:(:|h)(\d{2}))?(am|pm|a\.m|p\.m|hs?|uhr)?[.,;]*$/i;

function wordsOf(typed: string): string[] {
  if (typed === "&") return ["and"];
  const [from = "", to, ...others] = typed.split(/[-–—]/);
  if (to !== undefined && others.length === 0 && typedTime.test(from) && typedTime.test(to))
    return [...wordsOf(from), dash, ...wordsOf(to)];
  if (to !== undefined && others.length === 0 && mayBeDay(foldWords(from)) && mayBeDay(foldWords(to)))
    return [foldWords(from), dash, foldWords(to)];
  const [, hour, sign = "", minutes, mark = ""] = typedTime.exec(typed) ?? [];
  const words =
    hour === undefined
      ? foldWords(typed)
      : `${minutes === undefined ? hour : `${hour}:${minutes}`} ${foldWords(mark || sign)}`;
  return words
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => germanDayPart.exec(word)?.slice(1) ?? [word]);
}

const isDash = (typed: string) => /^[-–—]$/.test(typed);
const isDashOfDays = (typed: string, before = "", behind = "") =>
  isDash(typed) && mayBeDay(foldWords(before)) && mayBeDay(foldWords(behind));

/** What a search asks for: `rest` is what it looks for, `asked` its words for when that is to be open. */
type AskedOpening = Asked & { rest: string; asked: string };

/** The words of a search that ask for what is open at some time, and what they ask for; null where there are none. */
export function openingIn(search: string): AskedOpening | null {
  const typed = search
    .replaceAll(/(\d) h (\d\d)(?!\d)/g, "$1h$2")
    .replaceAll(/(\d(?: ?(?:[ap]m|[ap]\.m\.|h|uhr))?) [-–—] (?=\d)/gi, `$1${dash}`)
    .split(/\s+|(?<=[,;/])(?=\p{L})/u)
    .filter((one, at, all) => wordsOf(one).length > 0 || isDashOfDays(one, all[at - 1], all[at + 1]));
  // What is typed as one word may be several.
  const words = typed.flatMap((one, of) =>
    (isDash(one) ? [dash] : wordsOf(one)).map((word) => ({ word, typed: one, of })),
  );
  const read = withDaysInFull(words);
  for (const run of runsIn(read)) {
    const { said, from, until } = run;
    const isNamed = words.slice(from, until).some((word) => isFamilyName(word.typed, words));
    const clear = askedBy(said);
    const asked =
      clear === null || mayMeanAnother(run, read) ? (isNamed ? null : bareDaysIn(run, read)) : clear;
    if (asked === null) continue;
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
