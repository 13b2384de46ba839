import { beforeEach, expect, test, vi } from "vitest";
import {
  choosesAll,
  filtersOfAddress,
  filtersOfStore,
  keepFilters,
} from "@/components/publication/feed/stored-filters";

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

test("a filter that an address leaves open on purpose is a choice, which a stored one does not overrule", () => {
  expect(filtersOfAddress("?age=")).toBe("age=");
  for (const asked of ["?age=", "?topic=&age="]) expect(choosesAll(filtersOfAddress(asked))).toBe(true);
  // Unknown ones among them are no choice of everything.
  for (const asked of ["?age=nonsense", "?age=&topic=gone", "?age=gone&topic="])
    expect(choosesAll(filtersOfAddress(asked))).toBe(false);
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
