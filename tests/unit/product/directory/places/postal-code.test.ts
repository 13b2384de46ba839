import { expect, test } from "vitest";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { postalCodeIn, postalCodeOfPlace } from "#lib/product/directory/places/postal-code";

test("a postal code is known by its form, with what stands beside it", () => {
  for (const [text, code, word, rest] of [
    ["94110", "94110", "94110", ""],
    ["dentist 94110", "94110", "94110", "dentist"],
    ["dentist near 94110", "94110", "94110", "dentist"],
    ["Zahnarzt in der Nähe von 10115", "10115", "10115", "Zahnarzt"],
    ["10115 Berlin", "10115", "10115", "Berlin"],
    ["94110-1234", "94110-1234", "941101234", ""],
    ["01310-100", "01310-100", "01310100", ""],
    ["sw1a 1aa", "sw1a 1aa", "sw1a1aa", ""],
    ["M5V 2T6", "M5V 2T6", "m5v2t6", ""],
    ["1010", "1010", "1010", ""],
    ["SW1A", "SW1A", "sw1a", ""],
    ["m5v", "m5v", "m5v", ""],
    ["15300 Main St, Portland, OR 97201", "97201", "97201", "15300 Main St, Portland, OR"],
  ] as const)
    expect(postalCodeIn(text), text).toEqual({ code, word, rest });
  for (const none of [
    "",
    "Studio 54",
    "grade 2024",
    "4155550100",
    "941",
    "room 1010",
    "24/7",
    "tutor K12",
    "MP3 player",
  ])
    expect(postalCodeIn(none), none).toBeNull();
});

test("where a place is named, four digits or a district beside a town are a postal code, and so are eight digits alone", () => {
  for (const [text, code, rest] of [
    ["1010 Wien", "1010", "Wien"],
    ["Sydney 2000", "2000", "Sydney"],
    ["01310100", "01310100", ""],
    ["10115 Berlin", "10115", "Berlin"],
    ["London SW1A", "SW1A", "London"],
    ["M5V, Toronto", "M5V", "Toronto"],
  ] as const)
    expect(postalCodeOfPlace(text), text).toMatchObject({ code, rest });
  for (const none of ["Studio 54", "route 2000 south", "4155550100", "Wien"])
    expect(postalCodeOfPlace(none), none).toBeNull();
  expect(parseExplore({ q: "", location: "01310100" })).toMatchObject({ search: "", location: "01310100" });
  expect(parseExplore({ q: "", location: "07700 900123" })).toMatchObject({ location: null });
});
