import { expect, test } from "vitest";
import { isHere } from "#lib/product/directory/vocabulary/words";

test("the place of the user is known in every language, and no city is taken for it", () => {
  for (const text of [
    "near me",
    "Nearby",
    "my location",
    "cerca de mí",
    "mi ubicación",
    "près de moi",
    "près d'ici",
    "autour de moi",
    "in meiner Nähe",
    "in der Nähe",
    "mein Standort",
    "perto de mim",
    "minha localização",
  ])
    expect(isHere(text), text).toBe(true);
  for (const none of [
    "ME",
    "MI",
    "US",
    "Nos",
    "Mexico",
    "Near North Side",
    "Hereford",
    "Nice",
    "Cercado",
    "",
    "Portland near me",
  ])
    expect(isHere(none), none).toBe(false);
});
