/** Where the bar of a preview says that something is: in the words of the form. */
import { expect, test } from "vitest";
import { placeWords } from "#lib/publication/content/schema/place-words";

const brief = {
  _type: "microBrief",
  content: [{ _type: "block" }, { _type: "callout", title: "" }],
  sources: [{}, {}],
};

test.each([
  ["title", "Title"],
  ["relatedActions", "Take Action"],
  ["content[0]", "Text 1"],
  ["content[1].title", "Text 2, Title"],
  ["content[0].link.href", "Text 1, Link, Address"],
  ["sources[1].publisher", "Sources 2, Publisher"],
  ["seo.title", "Search engines, Title"],
  // No form shows these.
  ["strange", "strange"],
  ["sources[0]._key", "Sources 1, _key"],
])("%s is called %s", (path, words) => {
  expect(placeWords(brief, path)).toBe(words);
});

test("of a type that the schema does not know, the path is left", () => {
  expect(placeWords({ _type: "video" }, "a[0].b")).toBe("a 1, b");
});
