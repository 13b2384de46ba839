/** Under which address search engines find a further page of a long list. */
import { beforeEach, expect, test, vi } from "vitest";
import { listMetadata } from "@/components/publication/list/list-metadata";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { absoluteUrl } from "#lib/platform/site";
import { page } from "@/tests/support/next/root-params";

const shown = vi.hoisted(() => ({ briefs: [] as { language: string }[] }));

vi.mock("#lib/publication/content/shown-languages", () => ({ readListLanguages: async () => locales }));
vi.mock("#lib/publication/content/brief", () => ({ readBriefs: async () => shown.briefs }));
vi.mock("#lib/publication/content/action", () => ({ readActions: async () => [] }));
vi.mock("#lib/publication/content/term", () => ({ readTerms: async () => [] }));

const briefsIn = (language: Locale, count: number) => Array.from({ length: count }, () => ({ language }));

beforeEach(() => {
  shown.briefs = briefsIn("es", 300);
});

const foundAs = async (locale: Locale) => {
  page.locale = locale;
  const { alternates, openGraph, title } = await listMetadata("microBrief", locale, { page: "2" });
  expect(openGraph?.url).toBe(alternates?.canonical);
  return { canonical: alternates?.canonical, title, languages: alternates?.languages };
};
const secondPage = (locale: Locale) => absoluteUrl("/micro-briefs?page=2", locale);

test("a further page is found by its own address, and a country's that says the same by its language's", async () => {
  expect(await foundAs("es")).toMatchObject({ canonical: secondPage("es"), languages: undefined });
  const { canonical, title } = await foundAs("es-mx");
  expect(canonical).toBe(secondPage("es"));
  // Whoever is there reads it in the country's words.
  expect(title).toBe(
    `${(await readMessages("es-mx")).content.brief.listMetaTitle} · Página 2 de 5 | Lantern`,
  );
});

test("a country with pieces of its own has further pages of its own", async () => {
  shown.briefs = [...briefsIn("es", 300), ...briefsIn("es-mx", 1)];
  expect((await foundAs("es-mx")).canonical).toBe(secondPage("es-mx"));
});

test("no language's further page counts as another language's, whatever it shows", async () => {
  shown.briefs = briefsIn("en", 300);
  for (const locale of ["en", "de", "es"] as const)
    expect((await foundAs(locale)).canonical).toBe(secondPage(locale));
});
