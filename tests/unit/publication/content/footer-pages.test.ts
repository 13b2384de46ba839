/** Pages of the footer stand at the footer's addresses in every language, whatever slug a translation was given. */
import { beforeEach, expect, test } from "vitest";
import { readCorrections } from "#lib/publication/content/operator";
import { readPage } from "#lib/publication/content/page";
import { readVersions } from "#lib/publication/content/shown-languages";
import type { Locale } from "#lib/base/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";
import { dropMemos } from "#lib/platform/server/memo";
import { textPageMetadata } from "#lib/seo/page";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const page = (slug: string, title: string, more: object = {}) => ({
  _id: `page-${slug}`,
  _type: "page",
  _updatedAt: "2026-11-20T08:00:00Z",
  title,
  slug: { current: slug },
  ...more,
});

beforeEach(() => {
  dropMemos();
  store.documents = [
    page("faq", "Questions"),
    page("preguntas", "Preguntas", { language: "es" }),
    {
      _id: "pair",
      _type: "translation.metadata",
      translations: [{ value: { _ref: "page-faq" } }, { value: { _ref: "page-preguntas" } }],
    },
    {
      _id: "siteSettings",
      _type: "siteSettings",
      corrections: [{ date: "2026-11-25", wrong: "A word.", piece: { _ref: "page-faq" } }],
    },
  ];
});

test.each([
  ["en", "Questions", "en"],
  ["es", "Preguntas", "es"],
  ["es-mx", "Preguntas", "es"],
  ["fr", "Questions", "en"],
] as const)("readers of %s are given %s at the footer's address", async (locale, title, language) => {
  expect(await readPage("faq", locale)).toMatchObject({ slug: "faq", title, language });
});

test("where the translation was just withdrawn, the English page is given, though its group still names it", async () => {
  expect(await readPage("faq", "es")).toMatchObject({ title: "Preguntas" });
  store.documents = store.documents.filter((one) => (one as { _id: string })._id !== "page-preguntas");
  dropMemos((name) => name === "page:slugs");
  expect(await readPage("faq", "es")).toMatchObject({ slug: "faq", title: "Questions", language: "en" });
});

test("both versions are to be found there, and name each other", async () => {
  const alternates = {
    en: absoluteUrl("/faq"),
    es: absoluteUrl("/faq", "es"),
    "x-default": absoluteUrl("/faq"),
  };
  const metadataIn = async (locale: Locale) => {
    const found = await readPage("faq", locale);
    if (!found) throw new Error("it is not there");
    return textPageMetadata(found, locale, await readVersions(found));
  };
  for (const locale of ["en", "es"] as const)
    expect(await metadataIn(locale)).toMatchObject({
      robots: { index: true },
      alternates: { canonical: absoluteUrl("/faq", locale), languages: alternates },
    });
  const listed = (await readSiteAddresses()).filter(({ path }) => /faq|preguntas/.test(path));
  expect(listed.map(({ path, locale }) => [path, locale]).toSorted()).toEqual([
    ["/faq", "en"],
    ["/faq", "es"],
  ]);
  for (const { alternates: named } of listed)
    expect(Object.fromEntries(named.map(({ hreflang, path }) => [hreflang, absoluteUrl(path)]))).toEqual(
      alternates,
    );
});

test("a correction leads to the page by that address, in the words of its translation", async () => {
  const [correction] = await readCorrections("es");
  expect(correction?.piece).toMatchObject({ slug: "faq", title: "Preguntas" });
});
