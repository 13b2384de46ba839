import { expect, test } from "vitest";
import { isFiltered, passesFilters, type FeedFilters } from "#lib/publication/content/feed-filters";

const noFilters: FeedFilters = { ageGuidance: null, categoryId: null, topicId: null };
const brief = {
  _type: "microBrief",
  ages: ["ages-7-10"],
  categoryId: "category-gaming",
  topicIds: ["topic-a", "topic-b"],
} as const;

test("a brief stays when it matches every filter that is set", () => {
  expect(passesFilters(brief, noFilters)).toBe(true);
  expect(
    passesFilters(brief, { ageGuidance: "ages-7-10", categoryId: "category-gaming", topicId: "topic-b" }),
  ).toBe(true);
});

test("a brief goes when one filter does not match", () => {
  expect(passesFilters(brief, { ...noFilters, ageGuidance: "ages-5-6" })).toBe(false);
  expect(passesFilters(brief, { ...noFilters, categoryId: "category-ai" })).toBe(false);
  expect(passesFilters(brief, { ...noFilters, topicId: "topic-c" })).toBe(false);
  expect(passesFilters({ _type: "microBrief" }, { ...noFilters, ageGuidance: "ages-5-6" })).toBe(false);
});

test("a brief for two ages stays for either, and goes for a third", () => {
  const shared = { ...brief, ages: ["ages-7-10", "ages-11-13"] } as const;
  expect(passesFilters(shared, { ...noFilters, ageGuidance: "ages-7-10" })).toBe(true);
  expect(passesFilters(shared, { ...noFilters, ageGuidance: "ages-11-13" })).toBe(true);
  expect(passesFilters(shared, { ...noFilters, ageGuidance: "teens-14-16" })).toBe(false);
});

test("items of any other type always stay", () => {
  for (const _type of ["microAction", "glossaryTerm", "track", "page"])
    expect(
      passesFilters(
        { _type, ages: ["ages-5-6"] },
        { ageGuidance: "teens-14-16", categoryId: "category-ai", topicId: "topic-c" },
      ),
    ).toBe(true);
});

test("the active flag is true when any filter is set", () => {
  expect(isFiltered(noFilters)).toBe(false);
  for (const one of [
    { ageGuidance: "ages-7-10" },
    { categoryId: "category-ai" },
    { topicId: "topic-a" },
  ] as const)
    expect(isFiltered({ ...noFilters, ...one }), JSON.stringify(one)).toBe(true);
});
