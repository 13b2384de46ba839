import { expect, test } from "vitest";
import {
  filteredPages,
  filteredRewrites,
  firstValue,
  longestFilter,
  withQuery,
} from "#lib/base/site/filtered-addresses";

test("a repeated parameter counts as its first value, a blank one as none", () => {
  expect(firstValue({ age: ["a", "b"] }, "age")).toBe("a");
  expect(firstValue({ q: "  " }, "q")).toBeNull();
  expect(firstValue({}, "q")).toBeNull();
});

test("a long value is cut", () => {
  expect(firstValue({ q: "x".repeat(500) }, "q")).toHaveLength(longestFilter);
});

test("an address carries only the parameters that have a value, encoded", () => {
  expect(withQuery("/", { age: "ages-5-6", category: null, topic: undefined })).toBe("/?age=ages-5-6");
  expect(withQuery("/glossary", { q: "a&b" })).toBe("/glossary?q=a%26b");
  expect(withQuery("/tracks", {})).toBe("/tracks");
});

test("every filter of every page is led to its twin, in English and in the other languages", () => {
  const rules = filteredRewrites(["en", "es"], "en");
  for (const { path, twin, keys } of filteredPages)
    for (const key of keys) {
      const destinations = rules
        .filter((rule) => rule.has[0]?.key === key && rule.destination.endsWith(`/filtered/${twin}`))
        .map(({ source, destination }) => ({ source, destination }));
      expect(destinations).toEqual([
        { source: path, destination: `/en/filtered/${twin}` },
        { source: `/:locale(es)${path === "/" ? "" : path}`, destination: `/:locale/filtered/${twin}` },
      ]);
    }
});
