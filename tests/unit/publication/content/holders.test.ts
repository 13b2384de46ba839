/** What an editor is told at the field of an address or a day: that another document has it already. */
import { expect, test } from "vitest";
import { queryDocuments } from "#lib/local/query-documents";
import { holdersOfAddress, holdersOfDay } from "#lib/publication/content/schema/holders";

const brief = (_id: string, slug: string, more: object = {}) => ({
  _id,
  _type: "microBrief",
  slug: { current: slug },
  ...more,
});

test("an address is held by who has it, and by who had it, of the same type and language", async () => {
  const documents = [
    brief("has", "lamps"),
    brief("drafts.had", "lights", { formerSlugs: ["torches", "lamps"] }),
    brief("other", "lights"),
    brief("spanish", "lamps", { language: "es", formerSlugs: ["lamps"] }),
    { ...brief("action", "lamps"), _type: "microAction" },
  ];
  const holders = (slug: string, language = "en") =>
    queryDocuments(documents, holdersOfAddress, { type: "microBrief", slug, original: "en", language });
  expect(await holders("lamps")).toEqual(["has", "drafts.had"]);
  expect(await holders("lamps", "es")).toEqual(["spanish"]);
  expect(await holders("candles")).toEqual([]);
});

test("a Sunday is held by every letter for it", async () => {
  const letter = (_id: string, day: string) => ({ _id, _type: "letter", day });
  const documents = [letter("a", "2026-11-29"), letter("drafts.b", "2026-11-29"), letter("c", "2026-12-06")];
  const holders = await queryDocuments(documents, holdersOfDay, { type: "letter", day: "2026-11-29" });
  expect(holders).toEqual(["a", "drafts.b"]);
});
