/** What a form says about lengths, which the same numbers decide as the check. */
import { expect, test } from "vitest";
import { blockType, documentType } from "#lib/publication/content/schema/content-schema";
import { lengthNote } from "#lib/publication/content/schema/length-note";

function note(type: string, name: string, value: unknown): string | null {
  const field = (documentType(type) ?? blockType(type))?.fields.find((one) => one.name === name);
  if (!field) throw new Error(`there is no ${type}.${name}`);
  return lengthNote(field, value);
}

test.each([
  ["microBrief", "title", undefined, "0 of 80 characters."],
  ["microBrief", "title", "A lamp", "6 of 80 characters."],
  ["microBrief", "title", "a".repeat(92), "92 of 80 characters: 12 too many."],
  ["microBrief", "summary", "", "0 of 60–240 characters."],
  ["microBrief", "summary", "a".repeat(42), "42 of 60–240 characters: 18 too few."],
  ["microBrief", "summary", "a".repeat(60), "60 of 60–240 characters."],
  ["microAction", "steps", [{}, {}], "2 of 4–8 items: 2 too few."],
  ["microBrief", "sources", undefined, "0 of 2–6 items."],
  ["microAction", "relatedActions", [{}], "1 of 4 items."],
  ["glossaryTerm", "howTheyUseIt", ["no cap"], "1 of 1–3 items. Each up to 160 characters."],
  ["seo", "description", "a", "1 of 180 characters."],
  ["helpLine", "subjects", ["worry"], "1 of 1–8 items."],
  // Nothing to count: choices, moments, what fills itself in, and lists without an end.
  ["microBrief", "ageGuidance", "ages-5-6", null],
  ["microBrief", "publishedDate", "2026-11-20T08:00:00Z", null],
  ["microBrief", "formerSlugs", ["a"], null],
  ["microBrief", "firstSlug", "a", null],
  ["siteSettings", "corrections", [], null],
  ["step", "order", 2, null],
])("of %s.%s with %j", (type, name, value, said) => {
  expect(note(type, name, value)).toBe(said);
});
