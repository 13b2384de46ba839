/** Times of the day among the words of a search: "after 6:30 pm", "nach 18 Uhr", "9 to 5". Most numbers in a search are none. */
import {
  clocks,
  clocksOfHours,
  counted,
  graded,
  months,
  namedHours,
  numbered,
  spans,
  streets,
  type Clock,
  type Mark,
  type Marks,
  type SpanWords,
} from "#lib/product/directory/vocabulary/clock-phrases";
import { dayMinutes, nightEnd } from "#lib/product/directory/hours/opening";
import {
  longestPhrase,
  phraseAt,
  phrases,
  type Found,
  type Said,
} from "#lib/product/directory/vocabulary/opening-phrases";
import { isSmall } from "#lib/product/directory/vocabulary/words";

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
export function clockAt(words: readonly string[], at: number): Found<Said> | null {
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
export function spanAt(words: readonly string[], at: number): Found<Said> | null {
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
