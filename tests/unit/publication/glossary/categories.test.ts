import { expect, test } from "vitest";
import { glossaryCategories } from "#lib/publication/content/schema/vocabulary";
import {
  categoriesOf,
  categoryName,
  categorySlug,
  namedCategory,
} from "#lib/publication/glossary/categories";

test("a category is spelled in addresses by its letters and digits", () => {
  expect(categorySlug("Safety & money")).toBe("safety-money");
  expect(categorySlug(" Café! ")).toBe("cafe");
});

test("the terms' categories come once each, ascending", () => {
  expect(
    categoriesOf([{ category: "Slang" }, { category: null }, { category: "Chat" }, { category: "Slang" }]),
  ).toEqual(["Chat", "Slang"]);
});

test("a category is named by slug or by its own words", () => {
  expect(namedCategory(["Safety & money"], "safety-money")).toBe("Safety & money");
  expect(namedCategory(["Safety & money"], "Safety & money")).toBe("Safety & money");
  expect(namedCategory(["Safety & money"], "slang")).toBeNull();
});

test("messages name every kind of word that editors choose from", () => {
  const nameOf = categoryName((key) => `<${key}>`);
  expect(glossaryCategories.map(nameOf).filter((name) => !name.startsWith("<"))).toEqual([]);
});

test("a category is called what messages call it, one that we do not know as it calls itself", () => {
  const nameOf = categoryName((key) => `<${key}>`);
  expect(["Safety & money", "Slang", "Dialect", "toString", null].map(nameOf)).toEqual([
    "<safety>",
    "<slang>",
    "Dialect",
    "toString",
    "",
  ]);
});
