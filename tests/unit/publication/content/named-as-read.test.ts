/** Editors look for a field by the heading that they know from the page. */
import { expect, test } from "vitest";
import { blockType, documentType } from "#lib/publication/content/schema/content-schema";
import words from "@/messages/en/content.json" with { type: "json" };

const titleOf = (type: string, field: string): string | undefined =>
  (documentType(type) ?? blockType(type))?.fields.find(({ name }) => name === field)?.title;

test.each([
  ["microBrief", "whereItStands", words.whereItStands.title],
  ["microAction", "whereItStands", words.whereItStands.title],
  ["microBrief", "sources", words.sources],
  ["microAction", "goal", words.action.goal],
  ["microAction", "steps", words.action.steps],
  ["step", "see", words.action.see],
  ["step", "say", words.action.say],
])("the field %s.%s has the heading that readers see", (type, field, heading) => {
  expect(titleOf(type, field)).toBe(heading);
});
