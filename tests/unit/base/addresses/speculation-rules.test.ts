import { expect, test } from "vitest";
import { speculationRules } from "#lib/base/addresses/speculation-rules";

type Rule = { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, unknown] } };

/** Whether a browser that is about to follow a link to a path prefetches it. */
function isPrefetched(pathname: string): boolean {
  const { prefetch } = JSON.parse(speculationRules) as { prefetch: Rule[] };
  const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname });
  return prefetch.some(({ where: { and } }) => {
    const [all, { not }] = and;
    return matches(all.href_matches) && !not.href_matches.some(matches);
  });
}

test.each(["/", "/micro-briefs/screen-time", "/es/glossary"])("the page %s is prefetched", (path) => {
  expect(isPrefetched(path)).toBe(true);
});

test.each([
  "/api/personal-data",
  "/feed.xml",
  "/de/feed.json",
  "/letter.xml",
  "/fr/letter.xml",
  "/share/brief/a.png",
])("%s is no page, and is only asked for by who follows its link", (path) => {
  expect(isPrefetched(path)).toBe(false);
});
