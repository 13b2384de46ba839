/** A link that an editor wrote into a text lives as long as what it leads to. */
import { beforeEach, expect, test } from "vitest";
import { richText } from "#lib/publication/content/fields";
import { withLivingLinks } from "#lib/publication/content/living-links";
import type { Locale } from "#lib/base/i18n/locales";
import { dropMemos } from "#lib/platform/server/memo";
import { site } from "#lib/platform/site";
import { noted } from "@/tests/support/next/next-cache";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const piece = (_type: string, slug: string, more: object = {}) => ({
  _id: slug,
  _type,
  _updatedAt: "2026-11-20T08:00:00Z",
  title: `The piece ${slug}`,
  slug: { current: slug },
  ...more,
});

beforeEach(() => {
  dropMemos();
  store.isAway = false;
  noted.tags.length = 0;
  store.documents = [
    piece("microBrief", "here"),
    piece("microBrief", "ahead", { publishedDate: "2126-01-01" }),
    piece("microBrief", "renamed", { formerSlugs: ["before"] }),
    piece("microBrief", "solo-aqui", { language: "es" }),
    piece("microAction", "año-nuevo"),
  ];
});

const block = (href: string) => ({
  _type: "block",
  _key: href,
  markDefs: [{ _type: "link", _key: "l", href }],
  children: [{ _type: "span", _key: "s", text: "words", marks: ["l"] }],
});

/** Which of these addresses are still led to, each by a text of its own and within a callout. */
async function living(hrefs: readonly string[], locale: Locale = "en"): Promise<string[]> {
  const text = richText.parse(
    hrefs.flatMap((href) => [
      block(href),
      { _type: "callout", _key: `callout ${href}`, body: [block(href)] },
    ]),
  );
  const shown = await withLivingLinks(text, locale);
  const found = [...JSON.stringify(shown).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? "");
  expect(JSON.stringify(shown).match(/"words"/g)).toHaveLength(hrefs.length * 2);
  expect(found.filter((_, index) => index % 2)).toEqual(found.filter((_, index) => index % 2 === 0));
  return [...new Set(found)];
}

const gone = ["/micro-briefs/never", "/micro-briefs/ahead#part", "/tracks/none?x=1", "/micro-actions/here"];
const there = [
  "/micro-briefs/here",
  "/micro-briefs/here?from=text#part",
  "/micro-briefs/before",
  "/micro-actions/a%C3%B1o-nuevo",
];
const others = [
  "/about",
  "/micro-briefs",
  "/glossary?category=fun",
  "https://example.org/micro-briefs/never",
];

// The first: once addresses have been read, the last ones are used.
test("no link is lost while the content cannot be read", async () => {
  store.isAway = true;
  expect(await living(gone)).toEqual(gone);
});

test("words stay, and lead nowhere, once their piece is gone or as long as it is not out", async () => {
  expect(await living([...gone, ...there, ...others])).toEqual([...there, ...others]);
});

test("a link that names its language lives as long too, and leads to what its readers are given", async () => {
  const prefixed = ["/es/micro-briefs/solo-aqui", "/es/micro-briefs/here#part", "/fr/micro-briefs/before"];
  expect(
    await living([...prefixed, "/fr/micro-briefs/solo-aqui", "/es/micro-briefs/never", "/es-mx/tracks/none"]),
  ).toEqual(prefixed);
});

test("the whole address of a page of ours, as a browser shows it, is a link to that page", async () => {
  const ours = (path: string) => `${site.baseUrl}${path}`;
  expect(
    await living([ours("/micro-briefs/never"), ours("/micro-briefs/here?x=1#part"), ours("/es/about")]),
  ).toEqual(["/micro-briefs/here?x=1#part", "/es/about"]);
  const others = [
    `${site.baseUrl}.example.org/micro-briefs/never`,
    "https://user@localhost/micro-briefs/x",
    // Files have one address for all languages.
    ours("/.well-known/security.txt"),
    ours("/images/here.png?w=2"),
    ours("/share/site.png"),
  ];
  expect(await living(others)).toEqual(others);
});

test("a link leads to what these readers are given", async () => {
  expect(await living(["/micro-briefs/solo-aqui"])).toEqual([]);
  expect(await living(["/micro-briefs/solo-aqui", "/micro-briefs/here"], "es-mx")).toHaveLength(2);
});

test("the page is made anew when a target comes or goes, and for no other change", async () => {
  await living([...there, "/micro-briefs/never", ...others]);
  expect(new Set(noted.tags)).toEqual(
    new Set([
      "microBrief:here",
      "microBrief:before",
      "microBrief:renamed",
      "microBrief:never",
      "microAction:año-nuevo",
    ]),
  );
});
