import { expect, test } from "vitest";
import {
  isFiltered,
  parseFilters,
  passesFilters,
  type FeedFilters,
} from "#lib/publication/content/feed-filters";

const noFilters: FeedFilters = { ageGuidance: null, categoryId: null, topicId: null };
const brief = {
  _type: "microBrief",
  ages: ["ages-7-10"],
  categoryId: "category-gaming",
  topicIds: ["topic-a", "topic-b"],
} as const;
const gaming = [{ _id: "category-gaming", slug: "gaming" }];
const topics = [{ _id: "topic-a", slug: "a" }];

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

test("category and topic are named by slug or id, and what is unknown is unset", () => {
  const asked = { age: null, category: "gaming", topic: "topic-a" };
  expect(parseFilters(asked, gaming, topics)).toEqual({
    ageGuidance: null,
    categoryId: "category-gaming",
    topicId: "topic-a",
  });
  expect(parseFilters({ age: "x", category: "topic-a", topic: "gaming" }, gaming, topics)).toEqual(noFilters);
});

test("ages of older builds become the youngest band", () => {
  for (const age of ["all-ages", "under-6"])
    expect(parseFilters({ age, category: null, topic: null }, [], []).ageGuidance).toBe("ages-5-6");
});

test("the active flag is true when any filter is set", () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(isFiltered({ ...noFilters, topicId: "topic-a" })).toBe(true);
});
