/** Pieces in several languages, as readers and machines meet them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDataset } from "@/tests/support/sites/own-dataset";
import { attributes, inParallel, jsonLd, readPage } from "@/tests/support/requests/pages";
import { startSiteCopy, type SiteCopy } from "@/tests/support/sites/site-copy";
import { sendWebhook } from "@/tests/support/services/webhook";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

/** Of the library's translations these alone are there, however many it has by now. */
const translated = [
  ...["brief-ai-companions", "brief-sextortion-where-to-get-help", "action-turn-off-autoplay"],
  ...["track-first-phone-year", "printable-phone-agreement", "page-faq", "page-blog"],
  "page-no-fear-words-in-our-titles",
];
const shipped = shippedLibrary();
const documents = shipped.filter(
  ({ _id, _type, language = "en" }) =>
    (language === "en" && _type !== "translation.metadata") ||
    translated.some((id) => _id === `${id}-es` || _id === `translation-${id}`),
);
const slugOf = (id: string) =>
  (documents.find(({ _id }) => _id === id)?.slug as { current: string } | undefined)?.current ?? "";

let site: SiteCopy;
let base = "";
let write: ReturnType<typeof ownDataset>;
beforeAll(async () => {
  site = await startSiteCopy({}, { isUnrendered: true });
  base = site.url;
  write = ownDataset(site.folder);
  write(documents);
  // What was made at build, such as the sitemap, is made anew after an edit.
  for (const _type of ["microBrief", "microAction", "glossaryTerm", "track", "printable", "page"])
    await sendWebhook(base, { _id: `none-${_type}`, _type, slug: null, operation: "delete" });
});
afterAll(() => site.stop());

const page = (path: string) => readPage(path, base);
const own = (address = "") => address.replace(/^https?:\/\/[^/]+/, "") || "/";
const canonicalOf = (html: string) => own(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag = "", href]) => [tag, own(href)],
    ),
  );
const headingOf = (html: string) => /<h1 lang="([^"]+)">/.exec(html)?.[1];

const english = "/micro-briefs/ai-companions";
const spanish = `/es/micro-briefs/${slugOf("brief-ai-companions-es")}`;
const help = `/micro-briefs/${slugOf("brief-sextortion-where-to-get-help-es")}`;
const both = { en: english, es: spanish, "x-default": english };
const untranslated = "/glossary/rizz";

test("a translated piece stands in each of its languages, and each names the other", async () => {
  for (const [path, lang] of [
    [english, "en"],
    [spanish, "es"],
  ] as const) {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(headingOf(html)).toBe(lang);
    expect(robotsOf(html)).toBe("index, follow, max-image-preview:large");
    expect(canonicalOf(html)).toBe(path);
    expect(alternatesOf(html)).toEqual(both);
    const article = jsonLd(html)[0]?.["@graph"].find((thing) => thing["@type"] === "Article");
    expect(article).toMatchObject({ inLanguage: lang });
    expect(own(String(article?.mainEntityOfPage))).toBe(path);
  }
});

test("a translation says of what and when it was made", async () => {
  const { html } = await page(spanish);
  expect(html).toMatch(/<a href="\/micro-briefs\/ai-companions" hrefLang="en">Traducido del inglés<\/a>/i);
  expect((await page(english)).html).not.toContain("Translated from");
});

test("translated tracks, sheets, pages and notes say of what and when they were made, and lead to how texts are made", async () => {
  const addresses = {
    [`/es/micro-actions/${slugOf("action-turn-off-autoplay-es")}`]: "/micro-actions/turn-off-autoplay",
    [`/es/tracks/${slugOf("track-first-phone-year-es")}`]: `/tracks/${slugOf("track-first-phone-year")}`,
    [`/es/printables/${slugOf("printable-phone-agreement-es")}`]: `/printables/${slugOf("printable-phone-agreement")}`,
    "/es/faq": "/faq",
    "/es/blog": "/blog#no-fear-words-in-our-titles",
  };
  for (const [path, original] of Object.entries(addresses)) {
    const [main = ""] = /<main.*<\/main>/s.exec((await page(path)).html) ?? [];
    expect(main, path).toContain(`<a href="${original}" hrefLang="en">Traducido del inglés</a>`);
    expect(attributes(main, "a", "href"), path).toContain("/es/how-our-texts-are-made");
  }
});

test("whatever address a piece has, a reader ends at the one of their language", async () => {
  const slug = spanish.replace("/es", "");
  for (const [asked, leadsTo] of [
    [`/es${english}`, spanish],
    [`/es-mx${english}`, `/es-mx${slug}`],
    [slug, english],
    [`/fr${slug}`, `/fr${english}`],
    // Where the reader comes from is told all the same.
    [`/es${english}?utm_source=letter`, `${spanish}?utm_source=letter`],
  ]) {
    const { status, headers } = await page(asked ?? "");
    expect(status, asked).toBe(308);
    expect(own(headers.get("location") ?? ""), asked).toBe(leadsTo);
  }
  expect((await page(`/es${slug}-x`)).status).toBe(404);
});

test("one Spanish serves both sides of the ocean, and is to be found once", async () => {
  const { status, html } = await page(spanish.replace("/es/", "/es-mx/"));
  expect(status).toBe(200);
  expect(html).toContain('<html lang="es-MX"');
  expect(canonicalOf(html)).toBe(spanish);
  expect(alternatesOf(html)).toEqual({});
  expect(html).not.toContain("solo está en inglés");
});

test("where nothing is translated the page says so, leads to the English one and is not indexed", async () => {
  for (const path of [untranslated, english, "/faq"]) {
    const { status, html } = await page(`/fr${path}`);
    expect(status, path).toBe(200);
    expect(html).toContain("Pour l’instant, ce texte n’existe qu’en anglais.");
    expect(attributes(html, "a", "href"), path).toContain(path);
    expect(canonicalOf(html)).toBe(path);
    expect(robotsOf(html)).toContain("noindex");
    expect(alternatesOf(html)).toEqual({});
  }
});

test("the sitemap holds each page in the languages that it is written in, and no other", async () => {
  const xml = (await page("/sitemap.xml")).html;
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => own(address));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain(spanish);
  expect(paths).toContain("/es/about");
  for (const path of [
    `/es${english}`,
    `/fr${english}`,
    `/es${untranslated}`,
    spanish.replace("/es/", "/es-mx/"),
  ])
    expect(paths).not.toContain(path);
  const inOther = paths.filter((path) => /^\/(es|es-mx|fr|de|pt)(\/|$)/.test(path));
  const faults = await inParallel(inOther, async (path) => {
    const { status, html } = await page(path);
    const [, prefix = ""] = path.split("/");
    const lang = { "es-mx": "es-MX", pt: "pt-BR" }[prefix] ?? prefix;
    const isRight =
      status === 200 &&
      html.includes(`<html lang="${lang}`) &&
      canonicalOf(html) === path &&
      (headingOf(html) ?? lang) === lang;
    return isRight ? null : path;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

test("lists give the translation in the original's place, and say what is in English", async () => {
  const { html } = await page("/es/micro-briefs");
  const links = attributes(html, "a", "href");
  expect(links).toContain(spanish);
  expect(links).not.toContain(`/es${english}`);
  expect(html).toContain("en inglés</small>");
  // Hardly any of it is Spanish so far, so it is not to be found as a Spanish list.
  expect(robotsOf(html)).toContain("noindex");
  expect(canonicalOf(html)).toBe("/micro-briefs");
  // Nothing in French: a list that is all in English needs no word on each line.
  expect((await page("/fr/micro-briefs")).html).not.toContain("en anglais</small>");
  const inEnglish = attributes((await page("/micro-briefs")).html, "a", "href");
  expect(inEnglish).not.toContain(spanish.replace("/es", ""));
  expect(inEnglish).toContain(english);
});

test("links within a text lead to the page in the reader's language", async () => {
  const { html } = await page(`/es${help}`);
  const prose = attributes(/<main.*<\/main>/s.exec(html)?.[0] ?? "", "a", "href").filter((href) =>
    /^\/[^/]*\/?micro-/.test(href),
  );
  expect(prose.length).toBeGreaterThan(3);
  const there = await inParallel(prose, async (path) => (await page(path)).status);
  expect(new Set(there)).toEqual(new Set([200]));
});

test("a language has feeds when it has pieces, and they hold these alone", async () => {
  const rss = await page("/es/feed.xml");
  expect(rss.status).toBe(200);
  expect(rss.headers.get("content-type")).toContain("application/rss+xml");
  expect(rss.html).toContain("<language>es</language>");
  const links = [...rss.html.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => own(link));
  expect(links).toContain(spanish);
  for (const link of links) expect(link).toMatch(/^\/es\//);
  expect((await page("/es/feed.json")).status).toBe(200);
  // Readers of a language without pieces are given what they read instead, here as in every list.
  for (const [path, leadsTo] of [
    ["/pt/feed.xml", "/feed.xml"],
    ["/es-mx/feed.json", "/es/feed.json"],
  ] as const) {
    const { status, headers } = await page(path);
    expect(status, path).toBe(307);
    expect(headers.get("location"), path).toBe(leadsTo);
  }
  expect((await page("/es/about")).html).toContain('href="/es/feed.xml"');
  expect((await page("/feed.xml")).html).not.toContain("/es/");
});

test("a translation has a share image with its own title", async () => {
  const { html } = await page(spanish);
  const image = own(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]);
  expect(image).toBe(`/share/brief/${slugOf("brief-ai-companions-es")}.es.png`);
  const answer = await page(image);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect((await page(image.replace(".es.", ".xx."))).status).toBe(404);
});

test("search finds Spanish words in Spanish pieces, and says what is in English", async () => {
  const { html } = await page("/es/search?q=sextorsiones");
  expect(attributes(html, "a", "href")).toContain(`/es${help}`);
  const english = (await page("/es/search?q=rizz")).html;
  expect(attributes(english, "a", "href")).toContain("/es/glossary/rizz");
  expect(english).toContain("en inglés</small>");
  expect(attributes((await page("/search?q=sextorsion")).html, "a", "href").join()).not.toContain(
    "quien-ayuda",
  );
  const suggest = async (query: string) =>
    JSON.parse((await page(`/api/search/suggest?${query}`)).html) as {
      suggestions: { path: string; language?: string }[];
      hasOwn: boolean;
    };
  const { suggestions, hasOwn } = await suggest("q=sextors&locale=es");
  expect(suggestions).toContainEqual(expect.objectContaining({ path: help, language: "es" }));
  // Where nothing is in the reader's language, "in English" on each line says nothing.
  expect([hasOwn, (await suggest("q=rizz&locale=fr")).hasOwn]).toEqual([true, false]);
});

test("terms are linked in texts of their own language alone", async () => {
  const termsIn = (html: string) => [...html.matchAll(/<a class="term" href="([^"]+)"/g)].length;
  expect(termsIn((await page(english)).html)).toBeGreaterThan(0);
  expect(termsIn((await page(spanish)).html)).toBe(0);
  expect(termsIn((await page(`/fr${english}`)).html)).toBeGreaterThan(0);
});

test("whoever waits for a language is led to what there is in it", async () => {
  const counts = JSON.parse((await page("/api/languages")).html) as Record<string, number>;
  expect(counts.en).toBeGreaterThan(100);
  expect(counts.es).toBeGreaterThan(0);
  expect(counts["es-mx"]).toBe(counts.es);
  expect(counts.fr).toBe(0);
  const { html } = await page("/waitlist?language=es");
  expect(html).toContain(`<a href="/es" hrefLang="es">Read the ${counts.es} pieces in Spanish</a>`);
  expect((await page("/waitlist?language=fr")).html).not.toMatch(/Read the (?:\d+|one) pieces?/);
});

test("a translation whose original has moved on says of when it is, and leads to what is newer", async () => {
  const changed = [
    { _id: "brief-ai-companions", _type: "microBrief", slug: "ai-companions" },
    { _id: "brief-ai-companions-es", _type: "microBrief", slug: slugOf("brief-ai-companions-es") },
  ];
  const tell = async () => {
    for (const one of changed) await sendWebhook(base, { ...one, operation: "update" });
  };
  write(documents.map((one) => (one._id === "brief-ai-companions" ? { ...one, _rev: "moved-on" } : one)));
  await tell();
  const [main = ""] = /<main.*<\/main>/s.exec((await page(spanish)).html) ?? [];
  expect(main).toMatch(
    /Esta traducción es del <time [^>]*>[^<]+<\/time>\. El <a href="\/micro-briefs\/ai-companions" hrefLang="en">texto en inglés<\/a> ha cambiado desde entonces\./,
  );
  expect(main).not.toContain("Traducido del inglés");
  write(documents);
  await tell();
  expect((await page(spanish)).html).toContain("Traducido del inglés");
});

test("a translation that asks not to be found is named by no other language", async () => {
  const hidden = documents.map((one) =>
    one._id === "brief-ai-companions-es" ? { ...one, seo: { noIndex: true } } : one,
  );
  write(hidden);
  const change = {
    _id: "brief-ai-companions-es",
    _type: "microBrief",
    slug: slugOf("brief-ai-companions-es"),
  };
  expect((await sendWebhook(base, { ...change, operation: "update" })).status).toBe(200);
  expect(alternatesOf((await page(english)).html)).toEqual({ en: english, "x-default": english });
  expect((await page("/sitemap.xml")).html).not.toContain(spanish);
  write(documents);
  await sendWebhook(base, { ...change, operation: "update" });
  expect(alternatesOf((await page(english)).html)).toEqual(both);
});

test("a word that is Spanish alone leads readers of other languages to the list", async () => {
  const alone = shipped.filter(({ _id }) => _id === "term-es-en-plan");
  expect(alone).toHaveLength(1);
  write([...documents, ...alone]);
  await sendWebhook(base, {
    _id: "term-es-en-plan",
    _type: "glossaryTerm",
    slug: "en-plan",
    operation: "create",
  });
  const { status, html } = await page("/es/glossary/en-plan");
  expect(status).toBe(200);
  const [, menu = ""] = /<div id="languages"(.*?)<\/div>/s.exec(html) ?? [];
  expect(attributes(menu, "a", "href")).toContain("/glossary");
  expect((await page("/glossary/en-plan")).status).toBe(404);
});
