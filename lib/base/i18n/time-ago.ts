/** How long ago something was, counted and put into phrases: the part that a browser needs, without `Intl` formats. */

/**
 * The units and their seconds, the longest first. A month is 28 days, four whole weeks: "3 weeks ago" is followed by "1 month ago".
 */
export const unitSeconds = [
  ["year", 365 * 86_400],
  ["month", 28 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export type AgoUnit = (typeof unitSeconds)[number][0];

/** An amount of a unit, or one of the two that have a word of their own. */
type Ago = { unit: AgoUnit | "just-now" | "yesterday"; amount: number };

/**
 * How long ago `date` was: just now under 60 s, then minutes, hours, yesterday or days (under 7), weeks (under 28 days), months of
 * 28 days (under a year), then years. A date in the future or an invalid one counts as now.
 */
export function timeAgo(date: Date, now: Date): Ago {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  const [unit, length] = unitSeconds.find(([, atLeast]) => seconds >= atLeast) ?? ["just-now", 1];
  const amount = Math.floor(seconds / length);
  return { unit: unit === "day" && amount === 1 ? "yesterday" : unit, amount };
}

/** The placeholder for the number in a phrase. */
export const numberMark = "#";

/** What separates the phrases of one plural form, in the order of `unitSeconds`. */
export const phraseMark = "|";

/**
 * Says how long ago something was in the language `tag`. `wordsAt` gives the word for `just-now` and for `yesterday`, and for a
 * plural form its phrases. Undefined where there is none.
 */
export function sayAgo(
  tag: string,
  wordsAt: (key: string) => string | null,
): (ago: Ago) => string | undefined {
  const rules = new Intl.PluralRules(tag);
  return ({ unit, amount }) => {
    const at = unitSeconds.findIndex(([name]) => name === unit);
    const words = wordsAt(unit) ?? wordsAt(rules.select(amount))?.split(phraseMark)[at];
    return words?.replace(numberMark, String(amount));
  };
}
