import { expect, test } from "vitest";
import {
  filteredPages,
  firstValue,
  formPages,
  isFurtherPage,
  longestFilter,
  twinRewrites,
  withQuery,
} from "#lib/base/addresses/filtered-addresses";

test("a repeated parameter counts as its first value, a blank one as none", () => {
  expect(firstValue({ age: ["a", "b"] }, "age")).toBe("a");
  expect(firstValue({ q: "  " }, "q")).toBeNull();
  expect(firstValue({}, "q")).toBeNull();
});

test("a long value is cut", () => {
  expect(firstValue({ q: "x".repeat(500) }, "q")).toHaveLength(longestFilter);
});

test("a further page of a whole list is told from a page of what filters leave", () => {
  expect(isFurtherPage({ page: "2" })).toBe(true);
  expect(isFurtherPage({ page: ["2", "3"], q: "", category: " " })).toBe(true);
  expect(isFurtherPage({ page: "2", q: "rizz" })).toBe(false);
  expect(isFurtherPage({ page: "2", difficulty: "easy" })).toBe(false);
  expect(isFurtherPage({ page: "" })).toBe(false);
  expect(isFurtherPage({})).toBe(false);
});

test("an address carries only the parameters that have a value, encoded", () => {
  expect(withQuery("/", { age: "ages-5-6", category: null, topic: undefined })).toBe("/?age=ages-5-6");
  expect(withQuery("/glossary", { q: "a&b" })).toBe("/glossary?q=a%26b");
  expect(withQuery("/tracks", {})).toBe("/tracks");
});

test.each([
  ["filter", "filtered", filteredPages],
  ["outcome of a form", "sent", formPages],
])("every %s is led to the twin of its page, in English and in the other languages", (_, folder, pages) => {
  const rules = twinRewrites(["en", "es"], "en");
  for (const { path, twin, keys } of pages)
    for (const key of keys) {
      const destinations = rules
        .filter((rule) => rule.has[0]?.key === key && rule.destination.endsWith(`/${folder}/${twin}`))
        .map(({ source, destination }) => ({ source, destination }));
      expect(destinations).toEqual([
        { source: path, destination: `/en/${folder}/${twin}` },
        { source: `/:locale(es)${path === "/" ? "" : path}`, destination: `/:locale/${folder}/${twin}` },
      ]);
    }
});
