/** Which place a search is about. */
import type { Place } from "#lib/product/directory/places/places";

/** Where a search is about. `city` names the place without saying whose it is. */
export type SearchedPlace = Place & { locationId: string | null };

export type PlaceChoice =
  | { kind: "everywhere" }
  | { kind: "place"; place: SearchedPlace }
  /** `isHere` when it is where the user is, who has saved no place. */
  | { kind: "unknown"; candidates: readonly Place[]; isHere?: boolean };

export const everywhere: PlaceChoice = { kind: "everywhere" };
