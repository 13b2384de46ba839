import { expect, test } from "vitest";
import { websiteName } from "#lib/product/directory/business/website-name";

test.each([
  ["https://www.shop.example/a?b", "shop.example"],
  ["https://www.zahnarzt-müller.de/", "zahnarzt-müller.de"],
  ["https://xn--strae-oqa.de/", "straße.de"],
  ["https://naïve.łódź.pl/", "naïve.łódź.pl"],
  ["https://пример.рф/", "пример.рф"],
  ["https://例子.中国/", "例子.中国"],
])("%s is called %s", (website, name) => {
  expect(websiteName(website)).toBe(name);
  expect(websiteName(new URL(website).href)).toBe(name);
});

test.each([
  // Cyrillic letters that look like Latin ones: beside these, and as a whole word.
  "https://shоp.example/",
  "https://аррӏе.com/",
  "https://shop.рф/",
  // An i without a dot, a k that is none, and a sign of multiplication.
  "https://cıty.example/",
  "https://booĸs.example/",
  "https://a×b.example/",
])("%s could be taken for another name, and is called as the net spells it", (website) => {
  const { hostname } = new URL(website);
  expect(hostname).toContain("xn--");
  expect(websiteName(website)).toBe(hostname);
});
