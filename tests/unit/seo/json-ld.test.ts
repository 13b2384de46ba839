import { expect, test } from "vitest";
import {
  breadcrumbJsonLd,
  citations,
  isoDate,
  itemListJsonLd,
  lastChange,
  organizationJsonLd,
  ownProfiles,
  websiteJsonLd,
} from "#lib/seo/json-ld";
import { letterJsonLd } from "#lib/seo/letter";
import { documentMetadata, pageMetadata, shareImagePath } from "#lib/seo/metadata";
import type { Address } from "#lib/publication/content/addresses";
import type { Letter } from "#lib/publication/letters/read-letters";
import type { Locale } from "#lib/base/i18n/locales";
import { siteAddresses } from "#lib/seo/site-addresses";
import { glossaryJsonLd } from "#lib/seo/term";

test("the site's search action targets the search path with q, in the page's language", () => {
  expect(JSON.stringify(websiteJsonLd("en"))).toContain("/search?q={search_term_string}");
  expect(JSON.stringify(websiteJsonLd("es-mx"))).toContain("/es-mx/search?q={search_term_string}");
});

test("the organisation is one thing with one id on every page", () => {
  expect(organizationJsonLd()).toMatchObject({ "@type": "Organization", name: "Lantern" });
});

test("example handles are not claimed as the organisation's own profiles", () => {
  expect(organizationJsonLd()).not.toHaveProperty("sameAs");
  expect(
    ownProfiles([
      { href: "https://bsky.app/profile/lantern.example" },
      { href: "https://bsky.app/profile/evening-lamp.org" },
    ]),
  ).toEqual(["https://bsky.app/profile/evening-lamp.org"]);
});

test("breadcrumbs count from one and name absolute addresses", () => {
  const list = breadcrumbJsonLd(
    [
      { name: "Home", path: "/" },
      { name: "Tracks", path: "/tracks" },
    ],
    "fr",
  );
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/fr$/) as string },
      { position: 2, item: expect.stringMatching(/\/fr\/tracks$/) as string },
    ],
  });
});

test("a page of a long list says how long the list is, and where in it the page stands", () => {
  const items = ["a", "b"].map((name) => ({ name, path: `/micro-briefs/${name}`, language: "en" as const }));
  const at = (...positions: number[]) => positions.map((position) => ({ position }));
  expect(itemListJsonLd("/micro-briefs", items, "en")).toMatchObject({
    numberOfItems: 2,
    itemListElement: at(1, 2),
  });
  expect(itemListJsonLd("/micro-briefs", items, "en", { all: 62, before: 60 })).toMatchObject({
    numberOfItems: 62,
    itemListElement: at(61, 62),
  });
});

test("a citation is the document, or its publisher where no document is named", () => {
  const publisher = { "@type": "Organization", name: "UNICEF" };
  expect(
    citations([
      { publisher: "UNICEF", title: "A guide", url: "https://www.unicef.org/guide", checkedAt: "2026-11-22" },
      { publisher: "UNICEF", title: null, url: "https://www.unicef.org/", checkedAt: null },
      { publisher: "UNICEF", title: null, url: null, checkedAt: null },
    ]),
  ).toEqual([
    { "@type": "CreativeWork", name: "A guide", publisher, url: "https://www.unicef.org/guide" },
    { "@type": "CreativeWork", name: "UNICEF", url: "https://www.unicef.org/" },
    { "@type": "CreativeWork", name: "UNICEF" },
  ]);
});

test("an unreadable date is left out of structured data", () => {
  expect(isoDate("soon")).toBeUndefined();
  expect(isoDate(null)).toBeUndefined();
  expect(isoDate("2026-03-14")).toBe("2026-03-14T00:00:00.000Z");
});

test("a piece has not changed before it was published", () => {
  const edited = { updatedAt: "2026-11-23T08:00:00Z", reviewedAt: "2026-11-20" };
  const friday = "2026-11-27T06:00:00.000Z";
  expect(lastChange({ ...edited, since: friday })).toBe(friday);
  expect(lastChange({ ...edited, since: "2026-11-01T06:00:00Z" })).toBe("2026-11-23T08:00:00.000Z");
  const later = new Date("2026-12-01T00:00:00Z");
  const reviewed = (reviewedAt: string) => lastChange({ updatedAt: null, reviewedAt, since: friday }, later);
  expect(reviewed("2026-11-29")).toBe("2026-11-29T00:00:00.000Z");
  // Nor by a review that lies ahead.
  expect(reviewed("2026-12-24")).toBe(friday);
  expect(lastChange({ updatedAt: "soon", reviewedAt: null, since: null })).toBeUndefined();
});

const facts = {
  title: "Tracks",
  description: "d",
  keywords: ["a", "b"],
  path: "/tracks",
  locale: "es-mx" as const,
};

test("every language version is its own canonical and names all others", async () => {
  const { alternates } = await pageMetadata(facts);
  expect(alternates?.canonical).toMatch(/\/es-mx\/tracks$/);
  expect(Object.keys(alternates?.languages ?? {})).toEqual([
    "en",
    "es",
    "es-MX",
    "fr",
    "de",
    "pt-BR",
    "x-default",
  ]);
});

test("networks are told the language of the words that they show", async () => {
  const said = ({ openGraph }: Awaited<ReturnType<typeof pageMetadata>>) => openGraph?.locale;
  expect(said(await pageMetadata(facts))).toBe("es_MX");
  // A list that is mostly English still: its title is in the page's language, the address to be found is the English one.
  const list = await pageMetadata({ ...facts, locale: "de", noIndex: true, language: "en" });
  expect(said(list)).toBe("de_DE");
  expect(String(list.openGraph?.url)).toMatch(/[^e]\/tracks$/);
  // A piece that is shown in the place of its translation.
  const words = { title: "Lanterns", description: "d", keywords: [] };
  const piece = { slug: "lanterns", seo: null, language: "en" as const };
  expect(said(await documentMetadata("microBrief", piece, "de", [], words))).toBe("en_US");
});

test("a glossary without words of its own is the English one", () => {
  const said = { name: "Glossaire", description: "Ce que les enfants disent." };
  const english = glossaryJsonLd({ ...said, hasOwn: false }, "fr");
  expect(english).toMatchObject({
    "@id": expect.stringMatching(/[^r]\/glossary#glossary$/) as string,
    inLanguage: "en",
  });
  // Nor does one thing have two names.
  expect(english).not.toHaveProperty("name");
  const own = {
    "@id": expect.stringMatching(/\/fr\/glossary#glossary$/) as string,
    inLanguage: "fr",
    name: "Glossaire",
  };
  expect(glossaryJsonLd({ ...said, hasOwn: true }, "fr")).toMatchObject(own);
  // Said in the page's words, where the set is the page's own.
  expect(glossaryJsonLd({ ...said, hasOwn: true }, "fr")).toMatchObject(said);
  expect(english).not.toHaveProperty("description");
});

test("a title names the site once", async () => {
  const titleOf = async (title: string) => (await pageMetadata({ ...facts, title })).title;
  expect(await titleOf("Tracks")).toBe("Tracks | Lantern");
  expect(await titleOf("Notes from Lantern")).toBe("Notes from Lantern");
  // What only begins alike, or has it in the middle, is completed.
  expect(await titleOf("To make a MagicLantern")).toBe("To make a MagicLantern | Lantern");
  expect(await titleOf("“Lantern”: Search")).toBe("“Lantern”: Search | Lantern");
});

test("a page that is indexed may be shown with its share image at full size", async () => {
  expect((await pageMetadata(facts)).robots).toEqual({
    index: true,
    follow: true,
    "max-image-preview": "large",
  });
});

test("a page that is not indexed names no alternates and is not followed", async () => {
  const metadata = await pageMetadata({ ...facts, noIndex: true });
  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(metadata.alternates?.languages).toBeUndefined();
  expect((await pageMetadata({ ...facts, noIndex: true, isFollowed: true })).robots).toEqual({
    index: false,
    follow: true,
  });
});

test("a page that is not indexed may name its alternates; one without an address names none and no canonical", async () => {
  const signIn = await pageMetadata({ ...facts, noIndex: true, hasAlternates: true });
  expect(Object.keys(signIn.alternates?.languages ?? {})).toHaveLength(7);
  const missing = await pageMetadata({ ...facts, path: null, hasAlternates: true });
  expect(missing.alternates?.canonical).toBeUndefined();
  expect(missing.alternates?.languages).toBeUndefined();
  expect(missing.openGraph?.url).toBeUndefined();
  expect(missing).toMatchObject({ description: "d", keywords: ["a", "b"], twitter: { title: "Tracks" } });
});

test("the share image is 1200 by 630, and one per document", async () => {
  expect((await pageMetadata(facts)).openGraph?.images).toMatchObject([{ width: 1200, height: 630 }]);
  expect(shareImagePath("term", { slug: "c++", language: "en" })).toBe("/share/term/c%2B%2B.png");
  expect(shareImagePath("brief", { slug: "acoso", language: "es" })).toBe("/share/brief/acoso.es.png");
});

test("the words for a share image tell of what it shows", async () => {
  const imageOf = ({ openGraph }: Awaited<ReturnType<typeof pageMetadata>>) =>
    [openGraph?.images ?? []].flat().map((image) => {
      const { url, alt } = image as { url: string; alt: string };
      return [url.replace(/^https?:\/\/[^/]+/, ""), alt];
    });
  // The site's own, on which its name stands and what it is for.
  expect(imageOf(await pageMetadata(facts))).toEqual([
    ["/share/site/es-mx.png", "Lantern: Conoce lo que tus hijos ven en internet"],
  ]);
  expect(imageOf(await pageMetadata({ ...facts, locale: "en" }))).toEqual([
    ["/share/site.png", "Lantern: See what your kids see online"],
  ]);
  const seo = { title: "For search engines", description: null, keywords: [], noIndex: false };
  const term = { slug: "rizz", language: "en" as const, seo };
  const words = { title: "What does Rizz mean?", name: "Rizz", description: "d", keywords: [] };
  expect(imageOf(await documentMetadata("glossaryTerm", term, "en", [], words))).toEqual([
    ["/share/term/rizz.png", "Rizz"],
  ]);
});

test("a note has no address of its own, a hidden piece none in the sitemap", () => {
  const piece = {
    _id: "x",
    language: "en" as const,
    title: "t",
    summary: null,
    changedAt: "2026-01-01",
    isHidden: false,
    isNote: false,
  };
  const listLanguages = {
    microBrief: ["en", "es"],
    microAction: ["en"],
    glossaryTerm: ["en"],
    track: ["en"],
    printable: ["en"],
  } as const;
  const found = siteAddresses({
    listLanguages,
    letters: [],
    versionsOf: ({ slug, language }) => [{ slug, language }],
    addresses: [
      { ...piece, _type: "microBrief", slug: "a" },
      { ...piece, _type: "microBrief", slug: "b", isHidden: true },
      { ...piece, _type: "page", slug: "faq" },
      { ...piece, _type: "page", slug: "a-note", isNote: true },
      { ...piece, _type: "page", slug: "stray" },
    ],
  });
  const paths = found.map(({ path }) => path);
  expect(paths).toContain("/micro-briefs/a");
  expect(found.filter(({ path }) => path === "/micro-briefs").map(({ locale }) => locale)).toEqual([
    "en",
    "es",
  ]);
  for (const fixed of ["/about", "/newsletter", "/do-not-call"])
    expect(found.filter(({ path }) => path === fixed)).toHaveLength(6);
  expect(paths).toContain("/faq");
  expect(paths).not.toContain("/micro-briefs/b");
  expect(paths.filter((path) => /note|stray/.test(path))).toEqual([]);
});

test("a list changed with what came out last, wherever the clock stood that dated it", () => {
  const piece = { title: "t", summary: null, isHidden: false, isNote: false, language: "en" } as const;
  const moments = ["2026-01-02T01:30:00+09:00", "2026-01-01T23:00:00-05:00", "2026-01-02T01:00:00Z"];
  const found = siteAddresses({
    listLanguages: { microBrief: ["en"], microAction: [], glossaryTerm: [], track: [], printable: [] },
    letters: [],
    versionsOf: ({ slug, language }) => [{ slug, language }],
    addresses: moments.map((changedAt, index) => ({
      ...piece,
      _id: String(index),
      _type: "microBrief",
      slug: String(index),
      changedAt,
    })),
  });
  expect(found.find(({ path }) => path === "/micro-briefs")?.changedAt).toBe("2026-01-01T23:00:00-05:00");
});

test("the page of letters is in a language when half of the letters are, whichever came last", () => {
  const found = siteAddresses({
    listLanguages: { microBrief: ["en"], microAction: [], glossaryTerm: [], track: [], printable: [] },
    letters: [
      // An editor wrote this one, in English.
      { day: "2026-12-13", languages: ["en"] },
      { day: "2026-12-06", languages: ["en", "es", "es-mx"] },
      { day: "2026-11-29", languages: ["en", "es", "es-mx", "fr"] },
    ],
    versionsOf: ({ slug, language }) => [{ slug, language }],
    addresses: [],
  });
  const lists = found.filter(({ path }) => path === "/letters");
  expect(lists.map(({ locale }) => locale)).toEqual(["en", "es", "es-mx"]);
  expect(lists[0]?.alternates.map(({ hreflang }) => hreflang)).toEqual(["en", "es", "es-MX", "x-default"]);
});

test("a letter that is not written in the page's language is told of as the English one, and not in the page's words", () => {
  const letter: Letter = {
    day: "2026-11-29",
    title: null,
    opening: null,
    chosen: [],
    fresh: [],
    checked: [],
    seasonal: null,
    month: "november",
    rest: {},
  };
  const told = (locale: Locale, more: Partial<Letter> = {}) => {
    const words = { name: "Brief vom 29. November 2026", description: "Was dazugekommen ist." };
    const [article] = letterJsonLd({ ...letter, ...more }, locale, ["en", "de"], words);
    return JSON.parse(JSON.stringify(article)) as Record<string, unknown>;
  };
  expect(told("de")).toMatchObject({
    inLanguage: "de",
    headline: "Brief vom 29. November 2026",
    description: "Was dazugekommen ist.",
    datePublished: "2026-11-29T12:00:00.000Z",
    dateModified: "2026-11-29T12:00:00.000Z",
  });
  expect(told("fr")).toMatchObject({ inLanguage: "en" });
  expect(told("fr")).not.toHaveProperty("headline");
  expect(told("fr")).not.toHaveProperty("description");
  // What an editor wrote is in English.
  expect(told("fr", { title: "What we chose" })).toMatchObject({
    inLanguage: "en",
    headline: "What we chose",
  });
});

test("a page changed when what it shows in its language did", () => {
  const piece = { title: "t", summary: null, isHidden: false, isNote: false, slug: "x" } as const;
  const one = (_type: Address["_type"], language: Locale, day: string, more: Partial<Address> = {}) => ({
    ...piece,
    _id: `${_type}-${language}-${day}`,
    _type,
    language,
    changedAt: `2026-11-${day}T08:00:00Z`,
    ...more,
  });
  const translated = { slug: "both" };
  const found = siteAddresses({
    listLanguages: {
      microBrief: ["en", "es"],
      microAction: ["en"],
      glossaryTerm: ["en", "es"],
      track: ["en"],
      printable: ["en"],
    },
    letters: [],
    versionsOf: ({ slug, language }) =>
      slug === translated.slug
        ? [
            { slug, language: "en" },
            { slug, language: "es" },
          ]
        : [{ slug, language }],
    addresses: [
      one("microBrief", "en", "10"),
      one("microBrief", "es", "12"),
      one("microBrief", "fr", "20"),
      one("microBrief", "en", "14", translated),
      one("microBrief", "es", "11", translated),
      one("glossaryTerm", "en", "15"),
      one("glossaryTerm", "es", "13"),
      one("track", "en", "16"),
      one("microAction", "en", "17"),
      one("page", "en", "01", { slug: "blog" }),
      one("page", "en", "18", { slug: "a-note", isNote: true }),
      one("page", "es", "02", { slug: "blog" }),
      one("page", "es", "19", { slug: "una-nota", isNote: true }),
      one("page", "en", "03", { slug: "guides" }),
      one("page", "en", "04", { slug: "faq" }),
    ],
  });
  const dayOf = (path: string, locale: Locale) =>
    found.find((address) => address.path === path && address.locale === locale)?.changedAt?.slice(8, 10);
  for (const path of ["/", "/micro-briefs"]) {
    expect([path, dayOf(path, "en")]).toEqual([path, "14"]);
    expect([path, dayOf(path, "es")]).toEqual([path, "12"]);
  }
  expect(dayOf("/", "de")).toBe("14");
  expect(dayOf("/", "fr")).toBe("20");
  // The Spanish glossary holds Spanish words alone.
  expect([dayOf("/glossary", "en"), dayOf("/glossary", "es")]).toEqual(["15", "13"]);
  expect([dayOf("/blog", "en"), dayOf("/blog", "es")]).toEqual(["18", "19"]);
  expect([dayOf("/guides", "en"), dayOf("/faq", "en")]).toEqual(["17", "04"]);
});
