import { expect, test } from "vitest";
import { savedAddress } from "#lib/reader/saved/saved-address";

const path = "/glossary/en-plan";

test.each([
  [
    "an English piece in the reader's language, where its translation is found",
    undefined,
    "de",
    `/de${path}`,
  ],
  ["a piece of the reader's language in it", "es", "es", `/es${path}`],
  ["a Spanish piece to a reader in Mexico in theirs", "es", "es-mx", `/es-mx${path}`],
  ["a Spanish piece to a reader of English in its own", "es", "en", `/es${path}`],
  ["a Mexican piece to a reader of French in its own", "es-MX", "fr", `/es-mx${path}`],
  ["a Portuguese piece to a reader of German in its own", "pt-BR", "de", `/pt${path}`],
  ["one that was saved when its tag was shorter", "pt", "de", `/pt${path}`],
  ["a piece of an unknown language as an English one", "tlh", "fr", `/fr${path}`],
] as const)("the list leads to %s", (_, lang, locale, address) => {
  expect(savedAddress({ path, ...(lang && { lang }) }, locale)).toBe(address);
});
