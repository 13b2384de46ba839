/** How the Studio's lists can be sorted. */
import { expect, test } from "vitest";
import { documentType, documentTypes } from "#lib/publication/content/schema/content-schema";
import { orderingsOf } from "#lib/publication/content/schema/orderings";

const titles = (name: string) => {
  const type = documentType(name);
  return type && orderingsOf(type).map(({ title }) => title);
};

test("whatever is reviewed can be sorted by what has waited longest", () => {
  expect(titles("microBrief")).toEqual(["Newest first", "Title", "Longest not reviewed"]);
  expect(titles("glossaryTerm")).toEqual(["Term", "Newest first", "Longest not reviewed"]);
  expect(titles("track")).toEqual(["Place in the list", "Longest not reviewed"]);
  expect(titles("helpLine")).toEqual(["Country", "Longest not checked"]);
  expect(titles("settingPath")).toEqual(["Setting", "Longest not checked"]);
  expect(titles("letter")).toEqual(["Newest first"]);
});

test("the Studio's lists sort by fields that there are, each under a name of its own", () => {
  for (const type of documentTypes) {
    const orderings = orderingsOf(type);
    expect(type.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(orderings.map(({ field }) => field)),
    );
    expect(new Set(orderings.map(({ name }) => name)).size).toBe(orderings.length);
  }
});
