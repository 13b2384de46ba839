/** When the words of a search name a city with a typo, and when they must not. */
import { expect, test } from "vitest";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { placeMistyped } from "#lib/product/directory/query/mistyped-place";
import { placeIndexOf } from "#lib/product/directory/places/places";

const indexOf = (...labels: string[]) =>
  placeIndexOf(
    labels.map((label) => {
      const [name = "", region = ""] = label.split(", ");
      const place = { timeZone: "UTC", latitude: 0, longitude: 0, neighborhoods: [] };
      return { ...place, id: label, name, region };
    }),
  );
const large = indexOf(
  "Chicago, IL",
  "Boston, MA",
  "San Diego, CA",
  "Minneapolis, MN",
  "Lyon",
  "Marseille",
  "München",
  "São Paulo",
  "Portland Heights, OR",
);
const named = (q: string, index = large) => placeMistyped(parseExplore({ q }), index);

test.each([
  ["dentist in Chcago", "dentist", "Chicago, IL", "Chcago"],
  ["piano lessons near Bostn", "piano lessons", "Boston, MA", "Bostn"],
  ["lessons near bostn", "lessons", "Boston, MA", "bostn"],
  ["vet at Chciago", "vet", "Chicago, IL", "Chciago"],
  ["dentist around minneapolus", "dentist", "Minneapolis, MN", "minneapolus"],
  ["dentist in San Deigo", "dentist", "San Diego, CA", "San Deigo"],
  ["dentist in Chcago, Illinois", "dentist", "Chicago, IL", "Chcago, Illinois"],
  ["dentista en Chicgo", "dentista", "Chicago, IL", "Chicgo"],
  ["clases de piano cerca de Chicgo", "clases de piano", "Chicago, IL", "Chicgo"],
  ["dentiste à Marseile", "dentiste", "Marseille", "Marseile"],
  ["dentiste près de Marseile", "dentiste", "Marseille", "Marseile"],
  ["Zahnarzt in Müncen", "Zahnarzt", "München", "Müncen"],
  ["Zahnarzt bei Muenchen", "Zahnarzt", "München", "Muenchen"],
  ["Zahnarzt in der Nähe von Müncen", "Zahnarzt", "München", "Müncen"],
  ["dentista em Sao Paolo", "dentista", "São Paulo", "Sao Paolo"],
  ["dentista perto de Sao Paolo", "dentista", "São Paulo", "Sao Paolo"],
])("%s looks for %s in %s", (q, rest, label, typed) => {
  expect(named(q)).toMatchObject({ rest, place: { label }, typed });
});

test("words for opening times may stand before the city or behind it, or alone", () => {
  for (const q of ["dentist in Chcago open on sunday", "dentist open on sunday in Chcago"])
    expect(named(q), q).toMatchObject({ rest: "dentist open on sunday", place: { label: "Chicago, IL" } });
  for (const q of ["open on sunday in Chcago", "in Chcago open on sunday"])
    expect(named(q), q).toMatchObject({ rest: "open on sunday", place: { label: "Chicago, IL" } });
  expect(named("open now in Chcago")).toMatchObject({ rest: "", place: { label: "Chicago, IL" } });
});

test.each([
  // Known, or nowhere.
  "dentist in Chicago",
  "dentist in Atlantis",
  "dentist near me",
  "dentist in",
  "in Chcago",
  // Without a word for a place.
  "dentist Chcago",
  // Too short for a typo, and only the beginning of a name.
  "dentist in Lyn",
  "dentist in Bost",
  "dentist near Chicag",
  // A part of a name, or its words in another order.
  "dentist in Deigo",
  "dentist in Portlnad",
  "dentist in Deigo San",
])("%s names no city with a typo", (q) => {
  expect(named(q)).toBeNull();
});

test.each([
  ["lessons in judo", "Judop"],
  ["kids class in judoo", "Judop"],
  ["karate class in judoo", "Judop"],
  ["class in spanish", "Spanich"],
  ["piano class in spanish", "Spanich"],
  ["lessons in piano", "Plano, TX"],
  ["guitar lessons in piamo", "Plamo"],
  ["tutor in latin", "Laton, CA"],
  ["Nachhilfe in Latein", "Lateim"],
  ["professeur de langues en russe", "Russo"],
  ["tutor in greek", "Greer, SC"],
  ["therapist in person", "Pierson, FL"],
  ["kids camp in summer", "Sumner, WA"],
  ["soccer in winter", "Wintes"],
  ["baby in danger", "Sanger, CA"],
  ["class in baking", "Barking"],
  ["kids in motoin", "Moton"],
  ["help in writing", "Whiting, IN"],
])("%s is about no place, though %s is spelled like it", (q, label) => {
  expect(named(q, indexOf(label))).toBeNull();
});

test("of two cities that are as near, neither is meant", () => {
  expect(named("dentist in Charlston", indexOf("Charleston, SC", "Charlton, MA"))).toBeNull();
  expect(named("dentist in Portlnad", indexOf("Portland, OR", "Portland, ME"))).toBeNull();
  expect(named("dentist in Portlnad, OR", indexOf("Portland, OR", "Portland, ME"))).toMatchObject({
    place: { label: "Portland, OR" },
  });
});
