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
    "tracks",
    "",
    null,
    undefined,
    42,
    {},
  ];
  for (const href of refused) expect(safeHref(href), JSON.stringify(href)).toBeNull();
});
