import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { expect, test } from "vitest";
import { locales, defaultLocale } from "#lib/base/i18n/locales";
import { spellingRedirects } from "#lib/base/addresses/language-spellings";

/** Where Next's own matching, with case-sensitive rules, leads a path; null when nowhere. */
function led(path: string): string | null {
  for (const { source, destination } of spellingRedirects(locales, defaultLocale)) {
    const found = getPathMatch(source, { strict: true, sensitive: true })(path) as
      { path?: string[] } | false;
    if (found) return destination.replace("/:path+", found.path ? `/${found.path.join("/")}` : "");
  }
  return null;
}

test("every other spelling of a language leads to the one", () => {
  expect(led("/ES/calls")).toBe("/es/calls");
  expect(led("/Es-mX")).toBe("/es-mx");
  expect(led("/ES-MX/micro-briefs/x")).toBe("/es-mx/micro-briefs/x");
  expect(led("/EN/about")).toBe("/about");
  expect(led("/en/about")).toBe("/about");
  expect(led("/en")).toBe("/");
  expect(led("/PT/a/b/c")).toBe("/pt/a/b/c");
});

test("what is spelled right, or no language, stays where it is", () => {
  for (const path of [
    "/",
    "/es",
    "/es/calls",
    "/es-mx/calls",
    "/ESP/calls",
    "/es-MXX",
    "/calls",
    "/ENGLISH",
    "/a/ES/calls",
  ])
    expect(led(path), path).toBeNull();
});
