import { beforeEach, expect, test, vi } from "vitest";
import { filtersOfAddress, filtersOfStore, keepFilters } from "@/components/publication/feed/stored-filters";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test("an address gives its filters in a fixed order, each its first value, and nothing else", () => {
  expect(filtersOfAddress("?topic=t&q=x&age=a&age=b")).toBe("age=a&topic=t");
  expect(filtersOfAddress("?action=x")).toBe("");
});

test("what the server wrote comes back as a query", () => {
  keepFilters(JSON.stringify({ ageGuidance: "ages-5-6", categoryId: "category-ai", topicId: null }));
  expect(filtersOfStore()).toBe("age=ages-5-6&category=category-ai");
});

test("a store that holds nonsense holds no filters", () => {
  for (const nonsense of ["{", "[]", "null", '"x"', '{"ageGuidance":7}']) {
    kept.set("lantern-feed-filters", nonsense);
    expect(filtersOfStore()).toBe("");
  }
});
