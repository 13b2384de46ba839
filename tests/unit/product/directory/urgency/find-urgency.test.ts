import { expect, test } from "vitest";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";

test.each([
  ["en", "My son swallowed a button battery, can we come now?"],
  ["en", `We come every ${"other ".repeat(60)}week. My son swallowed a button battery, can we come now?`],
  ["de", "Mein Sohn hat eine Knopfzelle verschluckt, können wir sofort kommen?"],
  ["fr", "Mon fils a avalé une pile bouton, pouvons-nous venir tout de suite ?"],
  ["es", "Mi hijo se tragó una pila de botón, ¿podemos ir ahora?"],
  ["es-mx", "Mi hijo se tragó una pila de botón, ¿podemos ir ahora?"],
  ["pt", "Meu filho engoliu uma pilha de botão, podemos ir agora?"],
] as const)("an emergency in what a business is to be asked is noticed: %s %s", (locale, request) => {
  expect(findUrgency(request, locale)).toContain("poison");
});

test.each([
  ["en", "Is there a class for an eight-year-old on Saturday, and what does it cost?"],
  ["en", "Do you do dog grooming on Sundays?"],
  ["de", "Haben Sie am Samstag einen Kurs für Anfänger, und was kostet er?"],
] as const)("an ordinary request is none: %s %s", (locale, request) => {
  expect(findUrgency(request, locale)).toBeNull();
});
