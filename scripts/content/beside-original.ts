/** What a translation must have in common with its original: length, figures, names, blanks, links and sources; but no sentence. */
import { objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import {
  englishNumbers,
  habits,
  keptNames,
  possibleLength,
  type WrittenLanguage,
} from "./language-habits.ts";
import { findingAt, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { textsOf, writtenLanguage } from "./language-rules.ts";
import { sentences, words } from "./texts.ts";
import { sheetFaults, sheetOf } from "./translation-sheet.ts";

type Pair = { place: string; text: string; translated: string };

/**
 * All differences between a translation and its original that should not be. If the translation was made from an earlier version,
 * they are only notices: what is missing may have been added to the original since.
 */
export function besideFindings(
  document: LibraryDocument,
  original: LibraryDocument,
  isOutdated: boolean,
): Finding[] {
  const language = writtenLanguage(document);
  if (language === null) return [];
  const [sheet, sheetOfOriginal] = [sheetOf(document.fields, original.fields), sheetOf(original.fields)];
  const own = new Map(textsOf(sheet));
  const pairs = textsOf(sheetOfOriginal).flatMap(([place, text]): Pair[] => {
    const translated = own.get(place);
    return translated === undefined ? [] : [{ place, text, translated }];
  });
  const faults = [
    ...sheetFaults(sheetOfOriginal, sheet),
    ...linkFaults(document.fields, original.fields),
    ...nameFaults(pairs),
    ...pairs.flatMap((pair) => textFaults(pair, language).map((fault) => `${pair.place} ${fault}`)),
  ];
  return [
    ...faults.map((fault) => (isOutdated ? noticeAt : findingAt)(document, fault)),
    ...pairs.flatMap((pair) =>
      textNotices(pair, language).map((notice) => noticeAt(document, `${pair.place} ${notice}`)),
    ),
  ];
}

function textFaults(pair: Pair, language: WrittenLanguage): string[] {
  return [
    ...untranslatedFaults(pair),
    ...blankFaults(pair),
    ...lostFigures(pair, language),
    ...(isWithin(pair, "possible", possibleLength) ? [] : [lengthFault(pair)]),
  ];
}

/** Differences that may have a reason: an age for a school year, an explanation that only these readers need. */
function textNotices(pair: Pair, language: WrittenLanguage): string[] {
  const isLookedAt =
    isWithin(pair, "possible", possibleLength) && !isWithin(pair, "usual", habits[language].length);
  return [...addedFigures(pair), ...(isLookedAt ? [lengthFault(pair)] : [])];
}

/** In shorter texts a single word makes too much difference. */
const measured = { possible: 60, usual: 100 };

const isWithin = (
  pair: Pair,
  kind: "possible" | "usual",
  [least, most]: readonly [number, number],
): boolean =>
  pair.text.length < measured[kind] ||
  (pair.translated.length >= pair.text.length * least && pair.translated.length <= pair.text.length * most);

const lengthFault = ({ text, translated }: Pair): string =>
  `has ${translated.length} characters for ${text.length} in English`;

/** A sentence of at least this many words, of which this share is in the original, was not translated. Names do not count. */
const untranslated = { words: 4, share: 0.6 };

function untranslatedFaults({ text, translated }: Pair): string[] {
  if (translated === text) return lowered(text).length > 1 ? ["is not translated"] : [];
  const ofOriginal = new Set(lowered(text));
  const left = sentences(translated).find((sentence) => {
    const own = lowered(sentence);
    const same = own.filter((one) => ofOriginal.has(one));
    return own.length >= untranslated.words && same.length >= own.length * untranslated.share;
  });
  return left === undefined ? [] : [`is not translated: "${left.slice(0, 60)}"`];
}

/** The lower-case words; no names, no addresses, no code. */
const lowered = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}\-._/])\p{Ll}[\p{L}’']*(?![\p{L}\-_/]|\.\p{L})/gu) ?? [];

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

const blankFaults = ({ text, translated }: Pair): string[] =>
  count(text, /_{3,}/g) === count(translated, /_{3,}/g) ? [] : ["has more or fewer blanks than the original"];

/** Telephone numbers belong to a country: pages show the help lines of the reader's country. */
const telephone =
  /\b1-\d{3}-[\dA-Z-]+|\b0\d{3} \d{4}\b|(?<![\d.,\u202f])\b(?:000|112|911|988|999|22522|741741)\b(?![.,]?\d)/g;
/** Half past eight, as written in all our languages; afternoon hours count as morning hours. */
const timeOfDay =
  /\b(\d{1,2})(?:[:.]|[ \u00a0\u202f]?h[ \u00a0\u202f]?)(\d\d)(?:[ \u00a0\u202f]?Uhr)?(?![.,:]?\d)/g;
const hour = /\b(\d{1,2})[ \u00a0\u202f]?(?:[ap]\.?m\b|h\b|Uhr\b)/g;

/** The figures of a text by value: "1,500" and "1 500" are equal, so are "2.5" and "2,5", "9 p.m." and "21 h". */
function figures(text: string, isEnglish: boolean): Set<string> {
  const found = new Set<string>();
  const half = (hours: string) => Number(hours) % 12;
  const left = text
    .replace(telephone, " ")
    .replace(timeOfDay, (all: string, hours: string, minutes: string) => {
      if (Number(hours) > 24 || Number(minutes) > 59) return all;
      found.add(minutes === "00" ? String(half(hours)) : `${half(hours)}:${minutes}`);
      return " ";
    })
    .replace(hour, (all: string, hours: string) => {
      found.add(String(half(hours)));
      return " ";
    })
    .replace(isEnglish ? /(?<=\d),(?=\d{3})/g : /(?<=\d)[.\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  for (const [figure] of left.matchAll(/\d+(?:[.,]\d+)*/g)) found.add(figure.replace(/,/g, "."));
  return found;
}

const values = [...Array(21).keys(), 30, 40, 50, 60, 70, 80, 90, 100, 1000].map(String);

const valuesOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(" ").flatMap((forms, index) => forms.split("|").map((form) => [form, values[index] ?? ""])),
  );

const english = valuesOf(englishNumbers);
const ofLanguage = Object.fromEntries(
  Object.entries(habits).map(([language, { numbers }]) => [language, valuesOf(numbers)]),
);

/** The numbers that a text writes as words. */
const inWords = (text: string, known: ReadonlyMap<string, string> | undefined): Set<string> =>
  new Set(words(text).flatMap((one) => known?.get(one) ?? []));

/** "Viertel vor sieben" is 6:45, "halb neun" 8:30: the text names the hour itself or the next one. */
function isTimeInWords(figure: string, known: ReadonlySet<string>): boolean {
  const [, hours = "", minutes = ""] = /^(\d+):(15|30|45)$/.exec(figure) ?? [];
  return minutes !== "" && (known.has(hours) || known.has(String((Number(hours) % 12) + 1)));
}

const hasFigures = ({ text, translated }: Pair) => /\d/.test(text) || /\d/.test(translated);

/** Each figure of the original must be in the translation, as a figure or as a word. */
function lostFigures(pair: Pair, language: WrittenLanguage): string[] {
  // If the original gives a telephone number, what it says about the number is left out with it.
  if (!hasFigures(pair) || pair.text.search(telephone) !== -1) return [];
  const after = figures(pair.translated, false);
  const said = inWords(pair.translated, ofLanguage[language]);
  const lost = [...figures(pair.text, true)].filter(
    (figure) => !after.has(figure) && !said.has(figure) && !isTimeInWords(figure, said),
  );
  return lost.length > 0 ? [`leaves out the number ${lost.join(", ")}`] : [];
}

function addedFigures(pair: Pair): string[] {
  if (!hasFigures(pair)) return [];
  const before = figures(pair.text, true);
  const said = inWords(pair.text, english);
  const added = [...figures(pair.translated, false)].filter(
    (figure) => !before.has(figure) && !said.has(figure),
  );
  return added.length > 0 ? [`has the number ${added.join(", ")}, which the original has not`] : [];
}

const kept = new RegExp(`(?<!\\p{L})(?:${keptNames.join("|")})(?!\\p{L})`, "gu");

/** A piece has the names that its original has; in which of its texts is up to the translator. */
function nameFaults(pairs: readonly Pair[]): string[] {
  const namesIn = (texts: readonly string[]) => new Set(texts.join("\n").match(kept));
  const before = namesIn(pairs.map(({ text }) => text));
  const after = namesIn(pairs.map(({ translated }) => translated));
  return keptNames.flatMap((name) => {
    if (before.has(name) === after.has(name)) return [];
    return [before.has(name) ? `does not name ${name}` : `names ${name}, which the original does not`];
  });
}

const hostOf = (address: unknown): string =>
  typeof address === "string" && URL.canParse(address) ? new URL(address).host : "of ours";

/** Links and sources of a document: as many as in the original, and on the same sites. */
function linkFaults(document: Unchecked, original: Unchecked): string[] {
  const counted = (hosts: readonly string[]) => hosts.toSorted().join(" ");
  const links = (of: Unchecked) => counted(linksOf(of).map(hostOf));
  const sources = (of: Unchecked) => counted(objectsOf(of.sources).map(({ url }) => hostOf(url)));
  return [
    ...(links(document) === links(original) ? [] : ["has other links than the original"]),
    ...(sources(document) === sources(original) ? [] : ["has other sources than the original"]),
  ];
}

function linksOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== "object" || value === null) return [];
  const own = "_type" in value && value._type === "link" && "href" in value ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}
