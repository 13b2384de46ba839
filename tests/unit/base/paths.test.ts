import { expect, test } from "vitest";
import { alternatePaths, localePath, splitLocale, swapLocale, writtenPath } from "#lib/base/i18n/paths";

test("an address without a prefix is English", () => {
  expect(splitLocale("/about")).toEqual({ locale: "en", path: "/about" });
  expect(splitLocale("/")).toEqual({ locale: "en", path: "/" });
});

test("a prefix is only a language that we know, es-mx among them", () => {
  expect(splitLocale("/es-mx/about?x=1#y")).toEqual({ locale: "es-mx", path: "/about?x=1#y" });
  expect(splitLocale("/es")).toEqual({ locale: "es", path: "/" });
  expect(splitLocale("/es?q=1")).toEqual({ locale: "es", path: "/?q=1" });
  expect(splitLocale("/essay")).toEqual({ locale: "en", path: "/essay" });
  expect(splitLocale("/it/about")).toEqual({ locale: "en", path: "/it/about" });
});

test("English has no prefix, every other language has one", () => {
  expect(localePath("/", "en")).toBe("/");
  expect(localePath("/", "fr")).toBe("/fr");
  expect(localePath("/?age=x#samples", "fr")).toBe("/fr?age=x#samples");
  expect(localePath("/tracks", "es-mx")).toBe("/es-mx/tracks");
});

test("swapping the language keeps path, query and hash", () => {
  expect(swapLocale("/es-mx/glossary/rizz?a=1#b", "de")).toBe("/de/glossary/rizz?a=1#b");
  expect(swapLocale("/de/glossary?a=1", "en")).toBe("/glossary?a=1");
  expect(swapLocale("/es#samples", "en")).toBe("/#samples");
});

test("alternates name our languages, es-MX and x-default", () => {
  expect(alternatePaths("/about").map(({ hreflang }) => hreflang)).toEqual([
    "en",
    "es",
    "es-MX",
    "fr",
    "de",
    "pt-BR",
    "x-default",
  ]);
  expect(alternatePaths("/about").at(-1)?.path).toBe("/about");
});

test("a path that an editor wrote down leads to the reader's language, unless it names one", () => {
  expect(writtenPath("/micro-briefs/x?a#b", "de")).toBe("/de/micro-briefs/x?a#b");
  expect(writtenPath("/", "de")).toBe("/de");
  expect(writtenPath("/essays", "de")).toBe("/de/essays");
  for (const locale of ["en", "es", "de"] as const) {
    expect(writtenPath("/es/micro-briefs/x?a#b", locale)).toBe("/es/micro-briefs/x?a#b");
    expect(writtenPath("/es", locale)).toBe("/es");
  }
});
