/** What search results say about a word of the glossary. */
import { expect, test } from "vitest";
import { readDataset } from "@/scripts/content/dataset-file";
import { datasetFile } from "#lib/local/shipped-library";
import type { Term } from "#lib/publication/content/term";
import { termMetadata } from "#lib/seo/term";

const term: Term = {
  _id: "term-rizz",
  _type: "glossaryTerm",
  language: "en",
  slug: "rizz",
  term: "Rizz",
  definition: null,
  parentTranslation: null,
  category: null,
  heardIn: [],
  updatedAt: null,
  age: null,
  howTheyUseIt: [],
  publishedAt: null,
  reviewedAt: null,
  relatedTerms: [],
  relatedBriefs: [],
  helpSubjects: [],
  seo: null,
  linkedTerms: [],
};

const described = async (words: Partial<Pick<Term, "parentTranslation" | "definition">>): Promise<string> =>
  (await termMetadata({ ...term, ...words }, "en", [])).description ?? "";

test("a short translation follows the definition, which ends between two words", async () => {
  const parentTranslation = "I agree.";
  const definition = "Said to show that one is of the same opinion.";
  expect(await described({ parentTranslation, definition })).toBe(`${definition} ${parentTranslation}`);
  const long = `${"wordy ".repeat(25)}here, altogether and more of it.`;
  expect(await described({ parentTranslation, definition: long })).toBe(`${"wordy ".repeat(25)}here…`);
});

test("a translation that says enough stands alone, and a word without any has its title", async () => {
  const parentTranslation = "Said when somebody has done something so well that nothing is left to add.";
  expect(await described({ parentTranslation, definition: "Praise." })).toBe(parentTranslation);
  expect(await described({})).toBe("What does “Rizz” mean?");
});

test("the title asks what a word means where it is used, in the word's language, as long as that can be read", async () => {
  const titleOf = async (words: Partial<Pick<Term, "term" | "category" | "language">>) =>
    (await termMetadata({ ...term, ...words }, "en", [])).title;
  expect(await titleOf({ category: "Slang" })).toBe("What does “Rizz” mean in slang? | Lantern");
  expect(await titleOf({ term: "GG", category: "Gaming" })).toBe("What does “GG” mean in gaming? | Lantern");
  expect(await titleOf({ term: "GG", category: "Gaming", language: "de" })).toBe(
    "Was bedeutet „GG“ beim Gaming? | Lantern",
  );
  for (const category of ["Safety & money", "Lamps", null])
    expect(await titleOf({ category })).toBe("What does “Rizz” mean? | Lantern");
  const long = "a word that nobody can ever remember";
  expect(await titleOf({ term: long, category: "Social apps" })).toBe(`What does “${long}” mean? | Lantern`);
});

test("no two words of the library are described alike, and none at a length that is cut", async () => {
  const words = (await readDataset(datasetFile)).filter(({ type }) => type === "glossaryTerm");
  const all = await Promise.all(
    words.map(({ fields }) => described(fields as Pick<Term, "parentTranslation" | "definition">)),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((one, index) => all.indexOf(one) !== index || one.length > 160)).toEqual([]);
});
