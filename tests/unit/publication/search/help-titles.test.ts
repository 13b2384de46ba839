/** Which words tell of a worry because a piece about one is called so. */
import { expect, test, vi } from "vitest";
import { queryDocuments } from "#lib/local/query-documents";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { dropMemos } from "#lib/platform/server/memo";

const store = vi.hoisted(() => ({ isDown: false }));

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));

const term = (name: string, more: object) => ({
  _id: `term-${name}`,
  _type: "glossaryTerm",
  term: name,
  slug: { current: name },
  ...more,
});
const documents = [
  term("Menty B", { helpSubjects: ["worry", "crisis"] }),
  term("nudes", { helpSubjects: ["images"] }),
  term("rizz", {}),
  term("quemón", { language: "es", helpSubjects: ["bullying"] }),
];

vi.mock("#lib/platform/server/content-store", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readStore: async (query: string, params: object) => {
    if (store.isDown) throw new Error("no answer");
    return { result: await queryDocuments(documents, query, { ...params }), isFresh: true };
  },
}));

// First, as a memo goes on with what it has once read.
test("where the titles have never been read, the table of words decides", async () => {
  store.isDown = true;
  const asksForHelp = await readAsksForHelp();
  expect(asksForHelp("menty b", "en")).toBe(false);
  expect(asksForHelp("wants to die", "en")).toBe(true);
});

test("the title of a piece about a worry tells of it, to whom it is given, and no other title does", async () => {
  store.isDown = false;
  dropMemos();
  const asksForHelp = await readAsksForHelp();
  for (const [typed, locale] of [
    ["menty b", "en"],
    ["  MENTY B ", "de"],
    ["quemon", "es"],
    ["quemón", "es-mx"],
    ["wants to die", "fr"],
    ["what does menty b mean", "en"],
    ["mentyb", "en"],
    ["menty-b?", "en"],
    ["my daughter says menty b 😬", "en"],
    ["🍑", "en"],
  ] as const)
    expect(asksForHelp(typed, locale), typed).toBe(true);
  for (const [typed, locale] of [
    ["rizz", "en"],
    ["quemón", "en"],
    ["menty", "en"],
    ["🧢", "en"],
    ["", "en"],
  ] as const)
    expect(asksForHelp(typed, locale), typed).toBe(false);
});
