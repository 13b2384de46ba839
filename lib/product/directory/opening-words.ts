/** Words of a search that ask for opening times: "open now", "open on Sunday", "after 6 pm", "abierto hasta tarde". */
import { weekdays } from "#lib/product/directory/business";
import {
  dayMinutes,
  isRelative,
  nightEnd,
  relativeDays,
  type NamedDay,
  type OpeningTimes,
} from "#lib/product/directory/opening";
import { categoriesNamed } from "#lib/product/directory/category-words";
import {
  ailments,
  clocks,
  clocksOfHours,
  counted,
  dash,
  dayParts,
  germanDayPart,
  graded,
  helpers,
  months,
  namedHours,
  numbered,
  phrases,
  spans,
  streets,
  type Clock,
  type Mark,
  type Marks,
  type Said,
  type SpanWords,
} from "#lib/product/directory/opening-phrases";
import { mayBeDay, withDaysInFull } from "#lib/product/directory/short-days";
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

/** A time as it is written: `6`, `06:30`, `noon`, with what follows it. */
type Time = { digits: string; hour: number; minutes: number | null; mark: Mark | undefined; until: number };

function timeAt(words: readonly string[], at: number, marks: Marks): Time | null {
  const [, digits, minutes] = /^([01]?\d|2[0-3])(?::([0-5]\d))?$/.exec(words[at] ?? "") ?? [];
  if (digits === undefined) return namedHourAt(words, at);
  const hours = phraseAt(marks, words, at + 1);
  // "6 uhr morgens" has two.
  const last = (hours && phraseAt(marks, words, hours.until)) ?? hours;
  return {
    digits,
    hour: Number(digits),
    minutes: minutes === undefined ? null : Number(minutes),
    mark: last?.said,
    until: last?.until ?? at + 1,
  };
}

/** An hour that has a name. It is twelve, whether of the day or of the night. */
function namedHourAt(words: readonly string[], at: number): Time | null {
  const found = phraseAt(namedHours, words, at);
  if (phraseAt(phrases, words, at)?.said.is === "name") return null;
  return found && { digits: "12", hour: 12, minutes: null, mark: found.said, until: found.until };
}

const isNamed = ({ mark }: Time) => mark === "forenoon" || mark === "afternoon" || mark === "night";
const isCounted = (word: string | undefined) => word !== undefined && (counted.has(word) || /^\d/.test(word));

/** Whether a street follows: "5 Oak Street", "5 rue Victor Hugo". */
function isOfStreet(words: readonly string[], at: number): boolean {
  if (streets.before.has(words[at] ?? "")) return true;
  for (const [index, word] of words.slice(at, at + longestPhrase).entries()) {
    if (isSmall(word) || phrases.has(word)) return false;
    // "St Louis" is no street.
    if (index > 0 && streets.behind.has(word)) return true;
  }
  return false;
}

const half = 12 * 60;

/** What says that a time follows, and the time; of `clocksOfHours` one that has a name. */
function timeBehind(
  of: typeof clocks,
  words: readonly string[],
  at: number,
): { clock: Clock; time: Time } | null {
  const found = phraseAt(of, words, at);
  if (!found) return null;
  const { said: clock, until } = found;
  const time = of === clocks ? timeAt(words, until, clock.marks) : namedHourAt(words, until);
  return time && { clock, time };
}

/** A time of the day with what comes before it, such as `after 6:30 pm` or `nach 18 uhr`. */
function clockAt(words: readonly string[], at: number): Found<Said> | null {
  const found = timeBehind(clocks, words, at) ?? timeBehind(clocksOfHours, words, at);
  // "Après midi" is the afternoon.
  if (!found || phrases.has(words.slice(at, found.time.until).join(" "))) return null;
  const { is, isFrom } = found.clock;
  const { time } = found;
  const { digits, hour: named, minutes, mark, until } = time;
  const isRange = phrases.get(words[until] ?? "")?.is === "to" && /^\d/.test(words[until + 1] ?? "");
  if (isCounted(words[until]) || isRange) return null;
  // "2 à 3 heures" is no time, and so none is its end.
  if (is === "at" && /^\d/.test(words[at - 1] ?? "")) return null;
  if (is === "at" && mark === undefined && minutes === null && isOfStreet(words, until)) return null;
  // "Ab 6" is an age.
  if (isFrom && mark === undefined && minutes === null) return null;
  // Without a name of it, who says "after 6" or "until 6" means the evening, and "before 4" or "at 4" the afternoon.
  const firstMorning = is === "before" || is === "at" ? 6 : mark !== undefined ? 8 : is === "until" ? 12 : 9;
  const isLater = isNamed(time)
    ? mark !== "forenoon"
    : !isFrom &&
      !digits.startsWith("0") &&
      named < firstMorning &&
      ((is !== "before" && is !== "at") || mark === undefined);
  let minute = (isLater && named < 12 ? named + 12 : named) * 60 + (minutes ?? 0);
  if (named === 12 && (mark === "forenoon" || mark === "night")) minute -= half;
  // Midnight bounds a day at its end alone, and what lasts until then, or longer, is of the day before.
  if (is === "until" && minute <= nightEnd) minute += dayMinutes;
  if (minute < 60 && is !== "at") return null;
  if (is === "at" && mark === "night" && minute === 0) minute = dayMinutes;
  const isClear =
    isNamed(time) ||
    mark === "clock" ||
    (minutes !== null && mark === undefined) ||
    (named > 12 && mark !== undefined);
  return { said: { is: "part", part: { is, minute }, isClear }, until };
}

/** Ages, grades and the like count upwards, and hours past noon do not: so long a day may somebody mean by "9 to 5". */
const [shortestDay, longestDay] = [4 * 60, 14 * 60];
/** What begins so late and ends so early lasts over midnight. */
const [firstEvening, latestMorning] = [17 * 60, 11 * 60];

/** Whether two numbers may be of a room, a house or days of a month rather than times. */
function isNumber(words: readonly string[], at: number, { digits, minutes, mark, until }: Time): boolean {
  if (mark !== undefined || minutes !== null) return false;
  const [before = "", behind = ""] = [words[at - 1], words[until]];
  return numbered.has(before) || /^\d/.test(before) || months.has(behind) || digits.startsWith("0");
}

/** From when to when, such as `9 to 5`, `9–17 uhr` or `zwischen 9 und 17 uhr`. */
function spanAt(words: readonly string[], at: number): Found<Said> | null {
  const found = spans.flatMap((language) => spanIn(language, words, at) ?? []);
  return found.reduce<Found<Said> | null>(
    (longest, one) => (longest && longest.until >= one.until ? longest : one),
    null,
  );
}

/** The minute of the day that a time is by its own mark; without one, as it is written. */
function minuteOf({ hour, minutes, mark }: Time): number {
  const isLater = (mark === "afternoon" || mark === "night") && hour < 12;
  const isOfNight = mark === "forenoon" || (mark === "night" && hour === 12);
  return (isOfNight ? hour % 12 : isLater ? hour + 12 : hour) * 60 + (minutes ?? 0);
}

function spanIn(
  { before, between, marks }: SpanWords,
  words: readonly string[],
  at: number,
): Found<Said> | null {
  const intro = phraseAt(before, words, at);
  const first = timeAt(words, intro?.until ?? at, marks);
  const link = first && phraseAt(between, words, first.until);
  // "9 and 5" are two numbers, unless something said that they are ends.
  if (!link || link.said !== (intro?.said ?? "to")) return null;
  const last = timeAt(words, link.until, marks);
  if (!last || isCounted(words[last.until])) return null;
  // "Grade 3 to noon".
  const isGrade = first.mark === undefined && first.minutes === null && graded.has(words[at - 1] ?? "");
  if (isGrade && namedHourAt(words, link.until)) return null;
  let [from, to] = [minuteOf(first), minuteOf(last)];
  // Midnight ends a day; "8 to 12 am" may end at noon.
  if (to === 0 && (last.hour === 0 || last.mark === "night" || isNamed(first))) to = dayMinutes;
  const isNamedAtAll = isNamed(first) || isNamed(last);
  let [isDay, isNight] = [false, false];
  const isOfHalves = isNamed(first) || from < firstEvening;
  if (to <= from && last.hour <= 12 && !isNamed(last) && isOfHalves && from < to + half) {
    // "9 to 5", "9 am to 5"; but not "22 to 6".
    to += half;
    isDay =
      !isNamedAtAll &&
      first.hour > 5 &&
      first.hour <= 12 &&
      to - from >= shortestDay &&
      to - from <= longestDay &&
      !isNumber(words, at, last);
  } else if (!isNamed(first) && first.hour < 12 && (last.mark === "afternoon" || last.mark === "night")) {
    // "2 to 5 pm", but not "9 to 5 pm".
    if (from + half < to) from += half;
  } else if (
    !isNamedAtAll &&
    to < dayMinutes &&
    first.hour < 7 &&
    last.hour < 8 &&
    !first.digits.startsWith("0")
  ) {
    from += half;
    to += half;
  }
  if (to < from && to <= latestMorning) {
    // "10 to 6 am" begins in the evening, as "10 pm to 6 am" and "22 to 6" do.
    if (!isNamed(first) && first.hour < 12 && last.mark === "forenoon") from += half;
    isNight = from >= firstEvening;
    if (isNight) to += dayMinutes;
  }
  if (to <= from) return null;
  const isClear =
    isNamedAtAll ||
    isDay ||
    last.mark === "clock" ||
    (last.mark === "hours" && (last.hour > 12 || last.hour === 0 || isNight)) ||
    (first.minutes !== null && last.minutes !== null);
  return { said: { is: "part", part: { is: "span", from, to }, isClear }, until: last.until };
}

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
      const [from, to] = [last, first].map((day) => weekdays.findIndex((one) => one === day));
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

type Asked = { isNow: boolean; times: OpeningTimes | null };

const isBare = (word: string) => word === dash || /^\d+$/.test(word);

/**
 * Whether a run without a word for open may say something else than when a business is to be open. Beside a word for a kind of
 * business it does not. Where there is none, what ails a child does so at that time, as in "nightmares after 9 pm", or has done so
 * for so long ("fièvre après 18 heures"); and before words that are not known, a day beside a part of it may be the beginning of a
 * name ("Saturday Mornings Together"). At some hour of no day much else may be, as in "school starts at 8 am". Another time of the
 * clock is part of hardly any, and behind a name it is asked for.
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
  if (isAt || others.some((word) => ailments.has(word))) return !beside.some((word) => helpers.has(word));
  // Two bare numbers beside what is no kind may be of a house or a school: "10-8 Broadway", "PS 9-5".
  if (others.length > 0 && said.length === 1 && words.slice(from, until).every(isBare)) return true;
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
