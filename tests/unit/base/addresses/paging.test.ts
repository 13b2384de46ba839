import { expect, test } from "vitest";
import { furtherPage, pageOf, pageParameter } from "#lib/base/addresses/paging";

const paging = { most: 5, size: 2 };
const list = ["a", "b", "c", "d", "e", "f"];

test("a list that is short enough stands on one page, whatever an address asks for", () => {
  expect(pageOf(["a", "c"], "2", 5, paging)).toEqual({
    items: ["a", "c"],
    number: 1,
    count: 1,
    isWhole: true,
  });
});

test("a longer one comes in pages, and so does what matches of it", () => {
  expect(pageOf(list, null, 6, paging)).toEqual({ items: ["a", "b"], number: 1, count: 3, isWhole: false });
  expect(pageOf(list, "3", 6, paging).items).toEqual(["e", "f"]);
  expect(pageOf(["c"], "1", 6, paging)).toEqual({ items: ["c"], number: 1, count: 1, isWhole: false });
  expect(pageOf([], "1", 6, paging)).toEqual({ items: [], number: 1, count: 1, isWhole: false });
});

test("the last page holds what is left, however little", () => {
  expect(pageOf([...list, "g"], "4", 7, paging)).toEqual({
    items: ["g"],
    number: 4,
    count: 4,
    isWhole: false,
  });
});

test("an address names every page but the first", () => {
  expect([1, 2, 12].map(pageParameter)).toEqual([null, "2", "12"]);
});

test.each([
  ["0", 1],
  ["-1", 1],
  ["two", 1],
  ["1.5", 1],
  ["", 1],
  ["99999999999", 1],
  ["4", 3],
])("an address that asks for page %s gets page %d", (asked, number) => {
  expect(pageOf(list, asked, 6, paging).number).toBe(number);
});

test.each([["2"], ["3"]])("a long list has a page %s of its own", (asked) => {
  expect(furtherPage(asked, 6, paging)).toEqual({ number: Number(asked), count: 3 });
});

test.each([null, "", "0", "1", "02", "1.5", "two", "4", "99999999999"])(
  "what an address calls page %s of a long list is not one more page of it",
  (asked) => {
    expect(furtherPage(asked, 6, paging)).toBeNull();
  },
);

test("a list that is short enough has no further page", () => {
  expect(furtherPage("2", 5, paging)).toBeNull();
});
