import { expect, test } from "vitest";
import { helpTopics, isFound, soughtWords } from "@/components/product/account/help-search";
import account from "@/messages/en/account.json" with { type: "json" };

test("there are at least twelve answers, each under one topic", () => {
  const listed = Object.values(helpTopics).flat();
  expect(listed.length).toBeGreaterThanOrEqual(12);
  expect(listed.toSorted()).toEqual(Object.keys(account.help.answers).toSorted());
});

test("a search finds by beginnings of words, in any order, without case and accents", () => {
  const text = "Números: how do I delete my data?";
  expect(isFound(soughtWords("DATA delete"), text)).toBe(true);
  expect(isFound(soughtWords("numer"), text)).toBe(true);
  expect(isFound(soughtWords("data cost"), text)).toBe(false);
});

test("small words do not stand in the way, unless they are all there is", () => {
  expect(isFound(soughtWords("how can I delete the data"), "Delete your data")).toBe(true);
  expect(soughtWords("how to")).toEqual(["how", "to"]);
  expect(isFound(soughtWords(""), "anything")).toBe(true);
});
