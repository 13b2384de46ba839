/** The place that a search names among what it looks for, as "dentist in Austin" does. Pure. */
import { categoriesNamed } from "#lib/product/directory/vocabulary/category-words";
import type { ExploreQuery } from "#lib/product/directory/query/explore-query";
import { openingIn } from "#lib/product/directory/query/opening-words";
import { nameInLabel, type Place, type PlaceIndex } from "#lib/product/directory/places/places";
import { beforePlace } from "#lib/product/directory/places/postal-code";
import { queryWords } from "#lib/product/directory/query/query-words";
import { nicknamedCity } from "#lib/product/directory/places/short-place";
import { isWeak } from "#lib/product/directory/vocabulary/weak-words";
import { foldWords, isSmall } from "#lib/product/directory/vocabulary/words";

const withCity = new RegExp(String.raw`^(.*)\s(${beforePlace})\s+(\S.*)$`, "iu");

/**
 * The end of a search behind the last word that may stand before a place, as "Austin" in "dentist in Austin"; null where there is
 * none.
 */
export function behindWord(search: string): { rest: string; before: string; named: string } | null {
  const [, rest, before, named] = withCity.exec(` ${search}`) ?? [];
  return rest === undefined || before === undefined || named === undefined ? null : { rest, before, named };
}

/** A search in a place: `rest` is what is looked for, `isSure` whether nothing else can be meant. */
type SearchInPlace = { rest: string; place: Place; isSure: boolean };

/**
 * The place that a text begins with the whole name of, or is the nickname of.
 * Not what only begins like one: "art" is not Arthur.
 */
function placeCalled(text: string, places: PlaceIndex): Place | null {
  const place = places.find(text);
  if (!place) return null;
  const words = foldWords(text);
  const name = foldWords(nameInLabel(place.label));
  return `${words} `.startsWith(`${name} `) || nicknamedCity(words) !== null ? place : null;
}

/** A search that ends in a place of the directory, as "dentist in Austin" does, without it; null where it does not. */
function placeIn(search: string, places: PlaceIndex): SearchInPlace | null {
  const found = behindWord(search);
  const place = found && placeCalled(found.named, places);
  if (!found || !place) return null;
  const { rest, before, named } = found;
  const name = foldWords(nameInLabel(place.label));
  const words = foldWords(named);
  // A capital says that it is a name, unless all is written in capitals; and so does a state behind it.
  const isName = words !== name || (/^\p{Lu}/u.test(named) && /^\p{Ll}/u.test(before));
  // A neighborhood is called by words that mean much else.
  return { rest, place, isSure: places.cities.includes(place) && (isName || !isOneKind(rest, name)) };
}

/** As many words as the name of a city has, with its state. */
const longestCity = 4;

/**
 * A search that begins with a city or ends in one without a word before it, as "dentist Austin TX" and "Austin dentist" do; where
 * it `mayBeAll`, the city may be all there is.
 */
function cityBeside(search: string, places: PlaceIndex, mayBeAll: boolean): SearchInPlace | null {
  const words = search.split(/[\s,]+/).filter(Boolean);
  const most = Math.min(longestCity, mayBeAll ? words.length : words.length - 1);
  for (let count = most; count > 0; count -= 1)
    for (const [named, others] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      if (named.every((word) => isSmall(foldWords(word)))) continue;
      const place = placeCalled(named.join(" "), places);
      if (!place || !places.cities.includes(place)) continue;
      const rest = others.join(" ");
      // "Saturday mornings" has to be in a place.
      return { rest, place, isSure: rest === "" || openingIn(rest)?.rest === "" };
    }
  return null;
}

/**
 * Whether words may all be about one kind of business:
 * "help in reading" and "lessons in reading", but not "dentist in reading".
 */
function isOneKind(rest: string, name: string): boolean {
  const words = queryWords(rest);
  const kinds = categoriesNamed([name]);
  const others = categoriesNamed(words);
  return kinds.length > 0 && (words.every(isWeak) || others.some((category) => kinds.includes(category)));
}

/** The place that a search names, its words for opening times aside. */
export function placeNamed(query: ExploreQuery, places: PlaceIndex): SearchInPlace | null {
  const { search, sought, openTimes, isOpen } = query;
  const whole = placeIn(search, places);
  // Of "open now in Austin" only the place is left to look for; "in Austin" alone may be a name.
  if (whole?.rest === "" && !isOpen) return null;
  if (whole) return { ...whole, rest: whole.rest.trim() };
  const found =
    (sought === search ? null : placeIn(sought, places)) ??
    cityBeside(sought, places, isOpen || openTimes !== null);
  const asked = sought === search ? undefined : openingIn(search)?.asked;
  return found && { ...found, rest: [found.rest.trim(), asked].filter(Boolean).join(" ") };
}
