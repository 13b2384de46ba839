/** Which pages of the site a search is pointed to, beside its results. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OnThisSite } from "@/components/publication/search/on-this-site";
import type { Locale } from "#lib/base/i18n/locales";
import { page } from "@/tests/support/next/root-params";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

storeOfDocuments(shippedLibrary());
const splitting = vi.hoisted((): { texts: string[] } => ({ texts: [] }));

vi.mock("#lib/publication/search/search-words", async (importOriginal) => {
  const original = await importOriginal<{ splitWords: (text: string) => string[] }>();
  const splitWords = (text: string) => {
    splitting.texts.push(text);
    return original.splitWords(text);
  };
  return { ...original, splitWords };
});
vi.mock("@/components/site/static-part", () => ({
  StaticPart: ({ children }: { children: ReactElement }) => children,
}));

async function linksFor(query: string, locale: Locale): Promise<string[]> {
  page.locale = locale;
  const shown = await OnThisSite({ query });
  return [...renderToStaticMarkup(shown).matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
}

const asked: [Locale, string, string][] = [
  ["en", "help lines", "/help-lines"],
  ["en", "Help line", "/help-lines"],
  ["en", "unsubscribe", "/newsletter"],
  ["en", "newsletter", "/newsletter"],
  ["en", "unsubscribe from newsletter", "/newsletter"],
  ["en", "delete my data", "/privacy"],
  ["en", "privacy", "/privacy"],
  ["en", "contact", "/contact"],
  ["en", "do not call", "/do-not-call"],
  ["en", "printables", "/printables"],
  ["en", "rss", "/feed.xml"],
  ["en", "about", "/about"],
  ["en", "who reviews lantern", "/how-our-texts-are-made"],
  ["en", "dates on everything", "/blog#why-we-put-dates-on-everything"],
  ["es", "darse de baja", "/es/newsletter"],
  ["es", "borrar mis datos", "/es/privacy"],
  ["es-mx", "líneas de ayuda", "/es-mx/help-lines"],
  ["es-mx", "contacto", "/es-mx/contact"],
  ["fr", "se désabonner", "/fr/newsletter"],
  ["fr", "lignes d'aide", "/fr/help-lines"],
  ["fr", "confidentialite", "/fr/privacy"],
  ["de", "Newsletter abbestellen", "/de/newsletter"],
  ["de", "Kontakt", "/de/contact"],
  ["de", "Daten löschen", "/de/privacy"],
  ["pt", "linhas de ajuda", "/pt/help-lines"],
  ["pt", "apagar meus dados", "/pt/privacy"],
  ["pt", "contato", "/pt/contact"],
];
test.each(asked)("in %s, %j is pointed to %s", async (locale, query, path) => {
  expect(await linksFor(query, locale)).toContain(path);
});

test.each([
  ["en", "snapchat"],
  ["en", "screen"],
  ["en", "call of duty"],
  ["en", "privacy settings apps teen"],
  ["en", "my child"],
  ["en", "reading apps"],
  ["en", "reading"],
  ["en", "call my son"],
  ["en", "my data plan"],
  ["es", "cómo hablar con mi hijo"],
  ["fr", "comment parler à mon ado"],
  ["pt", "como falar com meu filho"],
  ["en", "app store account"],
  ["en", "my son wants to die"],
  ["en", "what is the"],
  ["es", "ayuda con roblox"],
  ["de", "Handy"],
  ["fr", "téléphone"],
  ["pt", "celular"],
] as const)("in %s, %j is no question about the site", async (locale, query) => {
  expect(await linksFor(query, locale)).toEqual([]);
});

test("what the pages of a language are asked for by is taken apart for its first search alone", async () => {
  for (const locale of ["en", "de"] as const) {
    await linksFor("snapchat", locale);
    splitting.texts = [];
    expect(await linksFor("newsletter", locale)).not.toEqual([]);
    expect(splitting.texts).toEqual(["newsletter"]);
  }
});
