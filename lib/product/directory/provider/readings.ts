import "server-only";
/** What the words of a search may stand for. */
import { accentedBy, isCompanion } from "#lib/product/directory/vocabulary/accented-words";
import type { Category } from "#lib/product/directory/business/business";
import {
  categoriesCalled,
  categoriesNamed,
  categoryWords,
  isForAnimals,
  isForWhom,
  isSchool,
  isSpecialist,
  meantAlone,
  nameKind,
} from "#lib/product/directory/vocabulary/category-words";
import { partNamed } from "#lib/product/directory/vocabulary/narrow-words";
import {
  areOfRepair,
  areOfTrade,
  isAnimal,
  isRepair,
  withoutInjury,
} from "#lib/product/directory/vocabulary/errand-words";
import type { Phrases } from "#lib/product/directory/query/query-words";
import { isWeak, tellingWords } from "#lib/product/directory/vocabulary/weak-words";
import { foldWords, roundTheClock, shortestBeginning } from "#lib/product/directory/vocabulary/words";
import { wordStore } from "#lib/product/directory/records/word-store";
import type { Database } from "#lib/platform/server/database/database";

/**
 * What a word that was asked for may stand for: one of the beginnings must be that of a word of the business, or the
 * business be of one of the categories. `named` are beginnings of words for the part of a category that it names, if it names one.
 */
export type Reading = {
  beginnings: readonly string[];
  categories: readonly Category[];
  named?: readonly string[];
};

/** What a business must have to be listed before others of its kind; null where no part of a kind is named. */
export function namedIn(readings: readonly Reading[]): Reading | null {
  const all = new Set(readings.flatMap(({ named }) => named ?? []));
  // Whatever begins with "music" has "musica" too: each beginning is a look of its own at the index.
  const beginnings = [...all].filter(
    (one) => ![...all].some((other) => other !== one && one.startsWith(other)),
  );
  return beginnings.length > 0 ? { beginnings, categories: [] } : null;
}

/** Who treats animals. "Vet" does not begin "Veterans". */
const animalDoctors = [
  "veterin",
  "vet ",
  "vets ",
  "tierarzt",
  "tierklinik",
  ...["animal", "pet", "pets", "dog", "cat"].flatMap((animal) =>
    ["hospital", "clinic", "doctor", "care", "emergency", "urgent"].map((what) => `${animal} ${what}`),
  ),
  ...["hospital", "clinica"].flatMap((what) =>
    ["de animal", "de mascota", "para mascota"].map((whose) => `${what} ${whose}`),
  ),
  "hopital pour animaux",
  "clinique pour animaux",
];

/** What else businesses call what we have one word for: "24 Hour Fitness" or "Laundry 24/7", but not "Studio 24 Hair". */
const names: Readonly<Record<string, readonly string[]>> = {
  [roundTheClock]: [roundTheClock, "24 h ", "24 hr", "24 hour", "24 hora", "24 heure", "24 stunde", "24 7 "],
  "3dprinting": ["3dprint", "3d print", "3 d print"],
  afterschool: ["afterschool", "after school", "before school", "before care"],
  addicted: ["addict"],
  childminding: ["childminding", "childcare", "child care", "daycare", "babysit", "nanny"],
  childrenshospital: [
    "childrenshospital",
    "children s hospital",
    "childrens hospital",
    "children hospital",
    "child hospital",
    "kids hospital",
    "kid s hospital",
    "pediatric hospital",
    "paediatric hospital",
    "hospital infantil",
    "hospital pediatric",
    "hospital de ninos",
    "hospital para ninos",
    "hospital de criancas",
    "hospital das criancas",
    "hospital para criancas",
    "hopital pediatrique",
    "hopital pour enfant",
    "hopital des enfants",
    "hopital d enfants",
    "kinderkrankenhaus",
    "kinderspital",
  ],
  eatingdisorder: ["eatingdisorder", "eating disorder"],
  familydoctor: [
    "familydoctor",
    "family doctor",
    "family medic",
    "family physician",
    "general practi",
    "primary care",
  ],
  latetalker: ["latetalker", "late talk"],
  screentime: ["screentime", "screen time"],
  languageschool: ["languageschool", "language school", "school of language"],
  martialarts: ["martialart", "martial art", "arte marcial", "artes marciais", "art martia", "arts martiaux"],
  museum: ["museum", "museo", "musee", "museu"],
  playtherapy: ["playtherap", "play therap"],
  sportsdoctor: ["sportsdoctor", "sports medic", "sport medic", "sportmedizin", "sportarzt", "sportsmedic"],
  vet: animalDoctors,
  veterinarian: animalDoctors,
};
/** A word for a kind that is as short as "ER" or "ear" is meant in full: many words begin so. */
const asWord = (word: string) =>
  word.length < shortestBeginning && (categoriesCalled(word).length > 0 || isSpecialist(word))
    ? `${word} `
    : word;
const namesOf = (beginning: string): readonly string[] =>
  (Object.hasOwn(names, beginning) ? names[beginning] : undefined) ?? [asWord(foldWords(beginning))];

/**
 * The words with the accents that were left out: a word that is another one without them stands for its kind all the same where
 * nothing beside it may be part of a name, as in "baba para bebe", or where there are two of them ("colonia de ferias Lisboa").
 */
function withAccents(words: readonly string[]): readonly string[] {
  const isPlain =
    words.filter((word) => accentedBy.has(word)).length > 1 ||
    words.every(
      (word) =>
        accentedBy.has(word) || isCompanion(word) || isWeak(word) || categoriesCalled(word).length > 0,
    );
  return isPlain ? accentuated(words) : words;
}
const accentuated = (words: readonly string[]) => words.map((word) => accentedBy.get(word) ?? word);

const readingOf = (beginnings: readonly string[]): Reading => ({
  beginnings: beginnings.flatMap(namesOf),
  categories: [...new Set(beginnings.flatMap(categoriesCalled))],
  named: namesOfPart(beginnings),
});

const namesOfPart = (words: readonly string[]): string[] => words.flatMap(partNamed).flatMap(namesOf);

/** What the words may stand for, each as broadly as it does. A school of what is taught by one kind is of that kind. */
function broadly(words: readonly string[]): readonly Reading[] {
  const taught = categoriesNamed(words);
  return words.map((word) => {
    const reading = readingOf([word]);
    return isSchool(word)
      ? { ...reading, categories: [...new Set([...reading.categories, ...taught])] }
      : reading;
  });
}

/** The only word that says what is looked for, if it is one by which parents mean some of its kinds first; null otherwise. */
function aloneIn(words: readonly string[]): { word: string; first: readonly Category[] } | null {
  const [word, ...others] = tellingWords(words);
  const first = word === undefined || others.length > 0 ? null : meantAlone(word);
  return first === null || word === undefined ? null : { word, first };
}

/** The kinds that words stand for beside those that are meant first: what whoever meant another one is to be shown. */
export function otherKinds(words: readonly string[]): Category[] {
  const alone = aloneIn(words);
  return alone === null ? [] : categoriesCalled(alone.word).filter((kind) => !alone.first.includes(kind));
}

/**
 * What the words stand for when all are spelled as they are meant. A word for several kinds is one for those that a parent means
 * first, if it stands alone and no kind is chosen beside it.
 */
export function asSpelled(typed: readonly string[], isKindChosen = false): readonly Reading[] {
  const words = withAccents(typed);
  const alone = isKindChosen ? null : aloneIn(words);
  if (alone === null) return broadly(words);
  return words.map((word) =>
    word === alone.word ? { beginnings: [], categories: alone.first } : readingOf([word]),
  );
}

/** The readings, with what was typed in place of a word: whoever is called so is meant as well. */
export const asTyped = (readings: readonly Reading[], phrases: Phrases): readonly Reading[] =>
  readings.map((reading) => {
    const { beginnings } = reading;
    const typed = [...phrases]
      .filter(([word]) => namesOf(word).every((name) => beginnings.includes(name)))
      .flatMap(([, some]) => some)
      .filter((phrase) => !beginnings.some((one) => ` ${phrase} `.includes(` ${one}`)));
    return typed.length > 0 ? { ...reading, beginnings: [...beginnings, ...typed] } : reading;
  });

/** The words that say what is looked for. Who mends what is no device, such as glasses, is called by its name alone. */
function tellingThing(words: readonly string[]): readonly string[] {
  const telling = tellingWords(words);
  const things = telling.filter((word) => !isRepair(word));
  const kinds = categoriesNamed(things);
  return kinds.length > 0 && !kinds.includes("device-repair") ? things : telling;
}

/** Whose business it is that a device is broken or to be bought, beside the kinds that its name stands for. */
function errandOf(words: readonly string[], telling: readonly string[]): readonly Reading[] {
  const kinds = categoriesNamed(telling);
  const meant = [
    areOfRepair(words) && ("device-repair" as const),
    areOfTrade(words) && ("electronics" as const),
  ].find((kind) => kind !== false && kinds.includes(kind));
  return meant ? [{ beginnings: [], categories: [meant] }] : [];
}

/** Whether words say that some part of a child is hurt, and name nobody else who is to see it. */
function isOfInjury(words: readonly string[]): boolean {
  const others = withoutInjury(words);
  return (
    others !== null &&
    categoriesNamed(tellingWords(others)).every((kind) => kind === "urgent-care" || kind === "pediatrics")
  );
}

/**
 * What the words may have been meant to be, where no business has all of them. The likeliest comes first: what is spelled like the
 * words that no business has; then the same, without the words that do not say what is looked for; then the kinds of business that
 * they name. What they were already taken for is not among it.
 */
export async function* asMeant(
  db: Database,
  directory: object,
  typed: readonly string[],
  isKindChosen = false,
): AsyncGenerator<readonly Reading[]> {
  const words = withAccents(typed);
  if (isOfInjury(words)) yield [{ beginnings: [], categories: ["urgent-care"] }];
  const telling = tellingThing(words);
  const errand = errandOf(words, telling);
  const alone = isKindChosen ? null : aloneIn(words);
  if (alone !== null) {
    if (words.length > 1) yield [...asSpelled([alone.word]), ...errand];
    yield broadly(words);
  }
  const meant = await spelledAlike(db, directory, words);
  if (meant?.some((alike, at) => alike[0] !== words[at])) yield meant.map(readingOf);
  if (telling.length < words.length) {
    const rest = await spelledAlike(db, directory, telling);
    if (rest) yield [...rest.map(readingOf), ...errand];
  } else {
    // Where all are of that sort, those that stand for a kind may still do,
    // as in "clases de inglés para niños" and "niños de 8 a 12".
    const some = words.filter((word) => isWeak(word) && categoriesCalled(word).length > 0);
    const what = some.filter((word) => !isForWhom(word));
    const kinds = what.length > 0 ? what : some;
    if (kinds.length > 0 && kinds.length < words.length) yield broadly(kinds);
  }
  const categories =
    telling.length > 1 || telling.some(isSpecialist) ? await onlyCategories(db, directory, telling) : [];
  if (categories.length > 0) yield [{ beginnings: [], categories, named: namesOfPart(telling) }, ...errand];
  // "Baba Curitiba" is no name of a business.
  if (words.some((word) => accentedBy.has(word))) yield broadly(accentuated(words));
}

/**
 * The categories that words name, or what is spelled like them. None if the other words may be something in the directory, such as
 * another city.
 */
async function onlyCategories(
  db: Database,
  directory: object,
  words: readonly string[],
): Promise<Category[]> {
  const named = categoriesNamed(words);
  // A clinic for animals is none for children.
  const isTreated = named.includes("urgent-care") || named.includes("pediatrics");
  const isOfAnimal = words.some(isForAnimals) || (words.some(isAnimal) && !nameKind(words));
  if (named.length === 0 || (isTreated && isOfAnimal)) return [];
  const store = wordStore(db);
  const kinds = words.filter((word) => categoriesCalled(word).length > 0 || isSpecialist(word));
  const meant: string[] = [];
  for (const word of words) {
    if (kinds.includes(word)) {
      meant.push(word);
      continue;
    }
    if ((await store.countOf(directory, word)) > 0) return [];
    // "Pediatric dentits" says for whom, and names its kind with a slip.
    const alike = kinds.every(isForWhom) ? await store.alike(directory, word) : [];
    const kind = categoryWords.find((one) => alike.some((beginning) => one.startsWith(beginning)));
    meant.push(kind ?? word);
  }
  return categoriesNamed(meant);
}

/** For each word itself, or what is spelled like it if no business has it; null when there is nothing like one of them. */
async function spelledAlike(
  db: Database,
  directory: object,
  words: readonly string[],
): Promise<string[][] | null> {
  const store = wordStore(db);
  const found: string[][] = [];
  for (const word of words) {
    const isKnown =
      categoriesCalled(word).length > 0 || isSpecialist(word) || (await store.countOf(directory, word)) > 0;
    const alike = isKnown ? [word] : await store.alike(directory, word);
    if (alike.length === 0) return null;
    found.push(alike);
  }
  return found;
}
