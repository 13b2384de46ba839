/**
 * Weekdays as people shorten them: "sat", "Mo-Fr".
 * Many are other words too, so that what stands beside one must say that it is meant.
 */
import { isKindAlone } from "#lib/product/directory/query/bare-days";
import { weekdays, type Weekday } from "#lib/product/directory/business/business";
import { categoriesCalled, categoriesNamed } from "#lib/product/directory/vocabulary/category-words";
import { dash, phrases } from "#lib/product/directory/vocabulary/opening-phrases";
import { foldWords, wordSet } from "#lib/product/directory/vocabulary/words";

/** A word of a search, folded, and what it was typed as. */
type Word = { word: string; typed: string };

/** How one language shortens weekdays, from Monday on, and the words of it that stand beside such a day. */
type Language = {
  days: ReadonlyMap<string, Weekday>;
  /** Between two of them. */
  links: ReadonlySet<string>;
  /** Before one, with words between that say nothing. */
  before: ReadonlySet<string>;
  /** Behind one. */
  behind: ReadonlySet<string>;
};

const languageOf = (days: string, links: string, before: string, behind: string): Language => ({
  days: new Map(
    days.split(",").flatMap((some, at) =>
      foldWords(some)
        .split(" ")
        .map((word) => [word, weekdays[at] ?? "monday"] as const),
    ),
  ),
  links: new Set([...wordSet(links), dash]),
  before: wordSet(before),
  behind: wordSet(behind),
});

const languages: readonly Language[] = [
  languageOf(
    "mon,tue tues,wed weds,thu thur thurs,fri,sat,sun",
    "to through thru and or",
    "open opens am pm",
    "open morning mornings afternoon afternoons evening evenings after before until till from at",
  ),
  languageOf(
    "lun,mar,mie,jue,vie,sab,dom",
    "a al y o",
    "abierto abierta abiertos abiertas abre abren",
    "abierto abierta abiertos abiertas por tarde despues antes hasta desde",
  ),
  languageOf(
    "lun,mar,mer,jeu,ven,sam,dim",
    "a au et ou",
    "ouvert ouverte ouverts ouvertes ouvre ouvrent",
    "ouvert ouverte ouverts ouvertes matin apres soir avant jusqu",
  ),
  languageOf(
    "mo,di,mi,do,fr,sa,so",
    "bis und oder",
    "offen geöffnet öffnet uhr",
    "offen geöffnet vormittag vormittags nachmittag nachmittags morgen früh abend abends mittag mittags nach vor ab bis um",
  ),
  languageOf(
    "seg 2a,ter 3a,qua 4a,qui 5a,sex 6a,sab,dom",
    "a e ou ate",
    "aberto aberta abertos abertas abre abrem",
    "aberto aberta abertos abertas manha depois antes ate as das",
  ),
];

/**
 * Those that are nouns or verbs too, and stand before what is open or until when:
 * "aire de jeu ouverte", "Rising Sun after 6 pm".
 */
const alsoNouns = wordSet("jeu mer mar sam sun dom ter");
const openWords = new Set(languages.flatMap(({ before }) => [...before]));
/** What an hour may follow. */
const bounds = wordSet(
  "after before until till from at despues antes hasta desde apres avant jusqu nach vor ab bis um depois ate as das",
);

/** Behind "2ª a 4ª", it says that these are classes of a school. */
const grades = wordSet("serie series ano anos classe classes etapa etapas");

/** Monday and Friday by a letter each, with a dash between: only before hours, since "M-F" may be a name. */
const letters: readonly (readonly [first: string, last: string])[] = [
  ["m", "f"],
  ["l", "v"],
];

/** Before "de", "von" and the like, an hour follows or a part of the day. */
const froms = wordSet("de das from von entre zwischen between");

const fullDayOf = (word: string | undefined): boolean =>
  word !== undefined && phrases.get(word)?.is === "days";
const isSmallHere = (word: string | undefined) => word !== undefined && phrases.get(word)?.is === "small";
const isHour = (word: string | undefined) => word !== undefined && /^\d/.test(word);
const isHourOrPart = (words: readonly Word[], at: number) =>
  isHour(words[at]?.word) ||
  (froms.has(words[at]?.word ?? "") && /^(?:\d|las$|manha$|tarde$|noite$)/.test(words[at + 1]?.word ?? ""));

/** Whether a word that was typed may be a day, or two of them with a dash between them may. */
export const mayBeDay = (word: string): boolean =>
  fullDayOf(word) ||
  languages.some(({ days }) => days.has(word)) ||
  letters.some((pair) => pair.includes(word));

/** The state of Missouri and the test for colleges are written so. */
const isCapitals = (typed: string) => /\p{Lu}{2}/u.test(typed) && !/\p{Ll}/u.test(typed);

/** Whether what stands beside a short day says that it is one. */
function isMeant(
  words: readonly Word[],
  at: number,
  { days, links, before, behind }: Language,
  isShouted: boolean,
): boolean {
  if (!days.has(words[at]?.word ?? "")) return false;
  const isDay = (index: number) => days.has(words[index]?.word ?? "") || fullDayOf(words[index]?.word);
  const isLink = (index: number) => links.has(words[index]?.word ?? "");
  const { word = "", typed = "" } = words[at] ?? {};
  if (/^\d/.test(word)) {
    let behindAll = at + 1;
    while (isLink(behindAll) || days.has(words[behindAll]?.word ?? "")) behindAll += 1;
    if (grades.has(words[behindAll]?.word ?? "")) return false;
  }
  if ((isLink(at + 1) && isDay(at + 2)) || (isLink(at - 1) && isDay(at - 2))) return true;
  // "So offen wie möglich" is no Sunday.
  if ((isCapitals(typed) && !isShouted) || (word === "so" && typed.startsWith("s")) || /^\d/.test(word))
    return false;
  let ahead = at - 1;
  while (isSmallHere(words[ahead]?.word)) ahead -= 1;
  const [last = "", next = ""] = [words[at - 1]?.word, words[at + 1]?.word];
  const isNamed = last !== "" && !openWords.has(last) && categoriesCalled(last).length === 0;
  const isNoun = alsoNouns.has(word) && (openWords.has(next) || (bounds.has(next) && isNamed));
  // "Around 5 mi" is how far it is.
  const isBehindHour = isHour(last) && (word !== "mi" || words[at - 2]?.word === dash);
  return (
    before.has(words[ahead]?.word ?? "") ||
    (behind.has(next) && !isNoun) ||
    isBehindHour ||
    isHourOrPart(words, at + 1)
  );
}

/** "École de la vie" is no Friday in Spanish. */
const alsoLast = new Set([...alsoNouns, "vie"].filter((word) => word !== "sun"));

/** Whether a short day that stands last is one, since nothing but a kind of business stands before it: "dentist sat". */
function isLastBehindKind(
  words: readonly Word[],
  at: number,
  { days }: Language,
  isShouted: boolean,
): boolean {
  const { word = "", typed = "" } = words[at] ?? {};
  if (at < words.length - 1 || !days.has(word) || alsoLast.has(word) || /^\d/.test(word)) return false;
  // Two letters, or a state's, are a word of much else: German writes them with a capital.
  if ((isCapitals(typed) && !isShouted) || (word.length < 3 && !/^\p{Lu}\p{Ll}/u.test(typed))) return false;
  const all = words.map((one) => one.word);
  // The test for colleges is what a tutor is looked for for.
  if (word === "sat" && categoriesNamed(all.slice(0, at)).includes("tutoring")) return false;
  return isKindAlone(all, at, at + 1);
}

/**
 * The words, with the short days among them that are meant in full.
 * Beside one that is meant, another one of its language is too.
 */
export function withDaysInFull(words: readonly Word[]): string[] {
  const isShouted = words.every(({ typed }) => !/\p{Ll}/u.test(typed));
  const full = words.map(({ word }) => word);
  for (const language of languages) {
    const meant = words.map(
      (_, at) => isMeant(words, at, language, isShouted) || isLastBehindKind(words, at, language, isShouted),
    );
    for (const [at, { word }] of words.entries())
      meant[at] ||= meant[at - 1] === true && language.days.has(word);
    for (const [at, { word }] of [...words.entries()].reverse())
      meant[at] ||= meant[at + 1] === true && language.days.has(word);
    for (const [at, { word }] of words.entries()) if (meant[at]) full[at] = language.days.get(word) ?? word;
  }
  for (const [at, { word }] of words.entries()) {
    const isPair =
      words[at + 1]?.word === dash &&
      letters.some(([first, last]) => word === first && words[at + 2]?.word === last);
    if (isPair && isHourOrPart(words, at + 3)) [full[at], full[at + 2]] = ["monday", "friday"];
  }
  return full;
}
