/** The city that a search names with a typo, as "dentist in Chcago" does. Pure. */
import {
  categoriesCalled,
  categoryWords,
  isSpecialist,
} from "#lib/product/directory/vocabulary/category-words";
import { searchedFor, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { behindWord } from "#lib/product/directory/query/named-place";
import { openingIn } from "#lib/product/directory/query/opening-words";
import type { Place, PlaceIndex } from "#lib/product/directory/places/places";
import { queryWords } from "#lib/product/directory/query/query-words";
import { isWeak } from "#lib/product/directory/vocabulary/weak-words";
import { foldWords, isHere, wordSet } from "#lib/product/directory/vocabulary/words";
import { displayNames } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { mistyped } from "#lib/base/text/typos";

/**
 * A search in a city: `rest` is what is looked for, `typed` what stands for the city, and `typos` those words of it that no city
 * has.
 */
export type MistypedPlace = { rest: string; place: Place; typed: string; typos: readonly string[] };

/** What stands before a place and nothing else. */
const nearness = /^(?:near|cerca de|près de|perto de|in der nähe von)$/iu;

/** What stands behind the other words, and is spelled like some city: Pierson, Sanger, Winters. */
const noPlaces = wordSet(
  `person persona personne pessoa präsenz danger peligro perigo gefahr trouble crisis crise krise distress stress
  winter spring autumn invierno primavera otoño hiver printemps automne sommer herbst inverno outono
  groups group grupo grupos groupe groupes gruppe gruppen public private público privado privé privada general
  college church línea ligne linha vacances vacaciones férias ferien urgence`,
);

/** The languages that somebody teaches, beside those that are words for a kind. */
const taught =
  "ar bg bn cs da de el en es fa fi fr he hi hr hu hy id it ja ko la nl no pa pl pt ro ru sr sv sw ta te th tl tr uk ur vi yi zh";

// Made for the first word that is asked about.
let ofLanguages: ReadonlySet<string> | undefined;
const isLanguage = (word: string): boolean =>
  (ofLanguages ??= new Set(
    Object.values(languages).flatMap(({ tag }) => {
      const names = displayNames(tag, { type: "language" });
      return taught.split(" ").map((code) => foldWords(names.of(code) ?? ""));
    }),
  )).has(word);

/** Whether a folded word says what somebody looks for, as it is or with a typo, or stands beside it. */
const isNoName = (word: string): boolean =>
  isWeak(word) ||
  noPlaces.has(word) ||
  isSpecialist(word) ||
  isLanguage(word) ||
  categoriesCalled(word).length > 0 ||
  categoryWords.some(mistyped(word));

/** Whether words say what is looked for, so that others beside them may say where: of "lessons in judo", "lessons" does not. */
function isWhole(rest: string): boolean {
  const { sought, openTimes, isOpen } = searchedFor(rest, false);
  return openTimes !== null || isOpen || queryWords(sought).some((word) => !isWeak(word));
}

function mistypedIn(search: string, places: PlaceIndex): MistypedPlace | null {
  const found = behindWord(search);
  if (!found) return null;
  const rest = found.rest.trim();
  if (isHere(found.named) || places.find(found.named)) return null;
  if (rest !== "" && !nearness.test(found.before) && !isWhole(rest)) return null;
  // Most are told by their words alone.
  if (foldWords(found.named).split(" ").every(isNoName)) return null;
  const meant = places.cityMistyped(found.named);
  if (!meant || meant.typos.some(isNoName)) return null;
  return { rest, place: meant.city, typed: found.named, typos: meant.typos };
}

/** The city that a search names with a typo, its words for opening times aside; null where it may name anything else. */
export function placeMistyped(query: ExploreQuery, places: PlaceIndex): MistypedPlace | null {
  const { search, sought, isOpen } = query;
  const whole = mistypedIn(search, places);
  if (whole) return whole.rest !== "" || isOpen ? whole : null;
  // Where they differ, words for opening times are among those of the search, and say enough alone.
  const found = sought === search ? null : mistypedIn(sought, places);
  return found && { ...found, rest: [found.rest, openingIn(search)?.asked].filter(Boolean).join(" ") };
}
