/** The cities of the directory and their neighborhoods: what a place that somebody names is looked up in. */
import type { Point } from "#lib/product/directory/distance";
import { fold } from "#lib/product/directory/words";

type Neighborhood = Point & { name: string };
export type City = Point & {
  id: string;
  name: string;
  /** The state, as an address writes it. */
  region: string;
  timeZone: string;
  neighborhoods: readonly Neighborhood[];
};

/** A city, or a neighborhood of one. `id` names it in forms and in the database. */
export type Place = Point & { id: string; label: string; city: string };

export const cityLabel = ({ name, region }: Pick<City, "name" | "region">): string => `${name}, ${region}`;

/** Every place, cities first, each followed by its neighborhoods. */
export const placesOf = (cities: readonly City[]): Place[] =>
  cities.flatMap((city) => [
    { id: city.id, label: cityLabel(city), city: cityLabel(city), ...pointOf(city) },
    ...city.neighborhoods.map((neighborhood) => ({
      id: `${city.id}/${fold(neighborhood.name).replaceAll(" ", "-")}`,
      label: `${neighborhood.name}, ${cityLabel(city)}`,
      city: cityLabel(city),
      ...pointOf(neighborhood),
    })),
  ]);

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/**
 * The place that a text names: its id or its label, or the beginning of a label when only one city has it. Null when it
 * names none, or more than one.
 */
export function findPlace(text: string, cities: readonly City[]): Place | null {
  const asked = fold(text);
  if (asked === "") return null;
  const places = placesOf(cities);
  const exact = places.find((place) => place.id === text.trim() || fold(place.label) === asked);
  if (exact) return exact;
  const begun = places.filter((place) => ` ${fold(place.label)} `.startsWith(` ${asked} `));
  if (begun.length === 1) return begun[0] ?? null;
  const typed = places.filter((place) => fold(place.label).startsWith(asked));
  return typed.length === 1 ? (typed[0] ?? null) : null;
}

/** The places that a text may mean: those with a word for each of its own, which begins as it does. */
export function placesLike(text: string, cities: readonly City[]): Place[] {
  const asked = fold(text).split(" ").filter(Boolean);
  if (asked.length === 0) return [];
  return placesOf(cities).filter(({ label }) => {
    const words = fold(label).split(" ");
    return asked.every((begun) => words.some((word) => word.startsWith(begun)));
  });
}
