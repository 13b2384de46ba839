/**
 * `npm run bench:search`: how long a search over 10,000 generated documents takes in process, after warm-up. Prints the median and
 * the slowest percent; the aim is 1 ms and 10 ms.
 */
import { readFileSync } from "node:fs";
import { createSearchIndex, type SearchDocument } from "#lib/publication/search/search-index";
import { percentile } from "./percentile.ts";

const { readArguments } = await import("../../scripts/read-arguments.ts");

readArguments("npm run bench:search");
const size = 10_000;
const rounds = 2_000;

type Stored = Record<string, unknown>;
const said = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.map(said).join(" ")
      : typeof value === "object" && value !== null
        ? said((value as Stored).text ?? (value as Stored).children ?? (value as Stored).body ?? "")
        : "";

/** The generated pieces are made from the shipped ones, so that their language is real. */
const shipped = readFileSync("lib/local/dataset/lantern.ndjson", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Stored)
  .filter(({ _type }) => ["microBrief", "microAction", "glossaryTerm", "track"].includes(String(_type)))
  .map((stored) => ({
    title: said(stored.title ?? stored.term),
    summary: said(stored.summary ?? stored.excerpt ?? stored.parentTranslation ?? stored.description),
    words: said([stored.whyItMatters, stored.goal, stored.definition, stored.howTheyUseIt, stored.content]),
  }));

let state = 20_260_101;
/** The same numbers on every run. */
const chance = (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T;

const syllables = "ba co di fu ga he ki lo mu na po qui ri sta te vo zen mer lin tor".split(" ");
const coined = Array.from({ length: 12_000 }, () =>
  Array.from({ length: 2 + Math.floor(chance() * 3) }, () => pick(syllables)).join(""),
);

const documents = Array.from({ length: size }, (_, number): SearchDocument => {
  const own = Array.from({ length: 6 }, () => pick(coined));
  return {
    _id: `generated-${number}`,
    title: `${pick(shipped).title} ${own[0] ?? ""}`,
    summary: `${pick(shipped).summary} ${own[1] ?? ""}`,
    words: `${pick(shipped).words} ${own.join(" ")}`,
  };
});

const vocabulary = [
  ...new Set(
    shipped.flatMap(({ title, summary }) => `${title} ${summary}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  ),
];
const common = ["phone", "child", "kids", "app", "screen", "group", "chat", "talk", "parents", "online"];
const mistyped = (word: string): string => word.slice(0, -2) + word.slice(-1);

/** What readers type: words, beginnings of words, whole titles, typos, pairs, questions, and words that do not occur. */
const kinds: Record<string, () => string> = {
  word: () => pick(vocabulary),
  "coined word": () => pick(coined),
  "one letter": () => pick(vocabulary).slice(0, 1),
  "two letters": () => pick(vocabulary).slice(0, 2),
  "three letters": () => pick(vocabulary).slice(0, 3),
  "whole title": () => pick(shipped).title,
  slip: () => mistyped(pick(vocabulary)),
  "two words": () => `${pick(vocabulary)} ${pick(vocabulary)}`,
  "five words": () => Array.from({ length: 5 }, () => pick(vocabulary)).join(" "),
  "two common words": () => `${pick(common)} ${pick(common)}`,
  "five slips": () => Array.from({ length: 5 }, () => mistyped(pick(vocabulary))).join(" "),
  question: () => `what does ${pick(vocabulary)} mean`,
  nonsense: () => `zzq${pick(coined)}xx`,
  "in a worry": () => `${pick(common)} ${pick(vocabulary)} ${mistyped(pick(vocabulary))}`,
};
/** One piece of forty is about it. */
const worry = {
  words: ["suicide", "harm", "low"],
  isUrgent: false,
  isAbout: (place: number) => place % 40 === 0,
  isWord: (place: number) => place % 3 === 0,
};

const started = performance.now();
const index = await createSearchIndex(documents);
console.log(`${index.size} documents filed in ${((performance.now() - started) / 1000).toFixed(1)} s`);

const figures = (times: readonly number[]) => ({
  "p50 ms": percentile(times, 0.5).toFixed(2),
  "p99 ms": percentile(times, 0.99).toFixed(2),
});

const all: number[] = [];
const measured = Object.entries(kinds).map(([kind, ask]) => {
  const queries = Array.from({ length: Math.ceil(rounds / Object.keys(kinds).length) }, ask);
  const told = kind === "in a worry" ? worry : undefined;
  for (const query of queries) index.search(query, told);
  const times = queries.map((query) => {
    const before = performance.now();
    index.search(query, told);
    return performance.now() - before;
  });
  all.push(...times);
  return { kind, ...figures(times) };
});
console.table([...measured, { kind: "all", ...figures(all) }]);
