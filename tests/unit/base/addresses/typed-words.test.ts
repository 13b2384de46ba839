/** What a reader typed leaves an address, and nothing else does. */
import { expect, test } from "vitest";
import { withoutTypedWords } from "#lib/base/addresses/typed-words";

test.each([
  ["/search?q=bed+time", "/search"],
  ["/search?q=bed%20time&type=terms&page=2", "/search?type=terms&page=2"],
  ["/search?type=terms&q=bed#top", "/search?type=terms#top"],
  ["https://lantern.example/es/search?q=a&q=b#q=c", "https://lantern.example/es/search"],
  ["?q=", ""],
  ["?%71=bed", ""],
  ["?q=cut%E2%8", ""],
  ["/glossary?letter=q&faq=x", "/glossary?letter=q&faq=x"],
  ["/search", "/search"],
  ["", ""],
])("%s becomes %s", (address, left) => expect(withoutTypedWords(address)).toBe(left));

test("typed words leave an address that is a parameter of another, encoded or not", () => {
  const gate = (inner: string) => `/sign-in?redirect_url=${inner}&from=gate`;
  const asked = "/explore?q=bed+time&place=Portland";
  const left = "/explore?place=Portland";
  expect(withoutTypedWords(gate(encodeURIComponent(asked)))).toBe(gate(encodeURIComponent(left)));
  expect(withoutTypedWords("/sign-in?redirect_url=/explore?q=bed")).toBe("/sign-in?redirect_url=/explore");
  expect(withoutTypedWords(`/x?next=${encodeURIComponent(gate(encodeURIComponent(asked)))}`)).not.toContain(
    "bed",
  );
  const deep = [1, 2, 3].reduce((inner) => gate(encodeURIComponent(inner)), asked);
  expect(withoutTypedWords(deep)).not.toContain("bed");
  // Encoded twice, as by something between us that encodes what is encoded.
  expect(withoutTypedWords(gate(encodeURIComponent(encodeURIComponent(asked))))).not.toContain("bed");
  const other = gate(encodeURIComponent("/calls?state=over"));
  expect(withoutTypedWords(other)).toBe(other);
});

test("whoever asks may choose which words", () => {
  const isLong = (words: string) => words.length > 3;
  expect(withoutTypedWords("/search?q=bed", isLong)).toBe("/search?q=bed");
  expect(withoutTypedWords("/search?q=b%20e+d", isLong)).toBe("/search");
  expect(withoutTypedWords("/search?a=1&q=bed&q=bedtime", isLong)).toBe("/search?a=1&q=bed");
});

test("addresses without end take no time", () => {
  const begun = performance.now();
  for (const part of ["?q=", "?a=", "?a%3D", "%3Fq%3D", "%25"])
    withoutTypedWords(`/x?a=${part.repeat(40_000)}`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
