/**
 * The oldest browsers that our scripts are for (docs/decisions.md) are of 2023. Neither compiler knows what those lack, and
 * whoever writes for a browser has a younger one.
 */
import { expect, test } from "vitest";
import { browserCode } from "./browser-code";
import { sourceFiles, type SourceFile } from "./source-files";

/** What browsers have learned since. */
const learnedSince = [
  /\bURL\.parse\(/,
  /\bAbortSignal\.any\(/,
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bRegExp\.escape\(/,
  /\bError\.isError\(/,
  /\bIntl\.DurationFormat\b/,
  /\bscheduler\.(?:yield|postTask)\(/,
  /\bstartViewTransition\b/,
  /\.checkVisibility\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|difference|intersection)\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|take|drop|toArray|flatMap|reduce|forEach)\(/,
  // In a script: a style does without it.
  /"[^"\n]*:has\([^"\n]*"/,
  // A selector that is not known is forgiven within `:is` alone, and throws elsewhere.
  /(?<!:is\([^"'`]*):popover-open/,
];

const findIn = ({ file, text }: SourceFile): string[] =>
  learnedSince.flatMap((one) => (one.exec(text) ? [`${file}: ${one.exec(text)?.[0] ?? ""}`] : []));

test("what runs in the browser asks it for nothing that one of 2023 has not", () => {
  const files = browserCode();
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(findIn)).toEqual([]);
});

test("no class says what is read out in place of its sign: a browser of 2023 would show none of it", () => {
  const files = sourceFiles("app", "components").filter(({ text }) => /\bcontent-\[[^\]]*_\/_/.test(text));
  expect(files.map(({ file }) => file)).toEqual([]);
});

test.each([
  "URL.parse(address)?.host",
  "[...map.keys()].length + map.keys().map(wordsOf)",
  'list.matches(":popover-open")',
  "one.difference(other)",
  'document.querySelector("p:has(a)")',
])("%s would be found", (text) => {
  expect(findIn({ file: "made-up.ts", text })).toHaveLength(1);
});

test.each(["parseUrl(address)", 'list.matches(":is(:popover-open)")', "[...map.keys()].map(wordsOf)"])(
  "%s would not be found",
  (text) => {
    expect(findIn({ file: "made-up.ts", text })).toEqual([]);
  },
);
