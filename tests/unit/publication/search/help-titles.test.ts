/** Which words tell of a worry because a piece about one is called so. */
import { expect, test } from "vitest";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const term = (name: string, more: object) => ({
  _id: `term-${name}`,
  _type: "glossaryTerm",
  term: name,
  slug: { current: name },
  ...more,
});
const store = storeOfDocuments([
  term("Menty B", { helpSubjects: ["worry", "crisis"] }),
  term("nudes", { helpSubjects: ["images"] }),
  term("rizz", {}),
  term("quemón", { language: "es", helpSubjects: ["bullying"] }),
]);

// First, as a memo goes on with what it has once read.
test("where the titles have never been read, the table of words decides", async () => {
  store.isAway = true;
  const asksForHelp = await readAsksForHelp();
  expect(asksForHelp("menty b", "en")).toBe(false);
  expect(asksForHelp("wants to die", "en")).toBe(true);
});

test("the title of a piece about a worry tells of it, to whom it is given, and no other title does", async () => {
  store.isAway = false;
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
