import { expect, test } from "vitest";
import { safeHref } from "#lib/base/addresses/safe-href";

test("http, https, mailto, tel and our own paths are links", () => {
  for (const href of [
    "https://example.org/a?b#c",
    "http://example.org",
    "mailto:a@b.example",
    "tel:+15550142",
    "/tracks",
    "#steps",
    "/",
  ])
    expect(safeHref(href)).toBe(href);
});

test("a blank in one of our paths is one that an editor wrote, and leads where it was meant to", () => {
  expect(safeHref(" /tracks ")).toBe("/tracks");
  expect(safeHref("/search?q=group chat")).toBe("/search?q=group%20chat");
});

test("anything else is no link", () => {
  const refused = [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "file:///etc/passwd",
    "ht\ntps://example.org",
    "https://example.org/\u0000",
    "#steps\u007f",
    "tracks",
    "",
    null,
    undefined,
    42,
    {},
  ];
  for (const href of refused) expect(safeHref(href), JSON.stringify(href)).toBeNull();
});
