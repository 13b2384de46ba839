/** The glossaries of other languages, which have words of their own: as readers and machines meet them. */
import { expect, test } from "vitest";
import { attributes, markupOf, readPage, readSitemap } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { readMessages } from "#lib/base/i18n/messages";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const wordsIn = (html: string) =>
  [...markupOf(html).matchAll(/<dt[^>]*><a href="([^"]+)"[^>]*>(.*?)<\/a>(.*?)<\/dt>/g)].map(
    ([, href = "", term = "", heard = ""]) => ({
      href,
      term,
      heard: heard.replaceAll(/<!--.*?-->|[\s·]+/g, " ").trim(),
    }),
  );
const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
const others = locales.filter((locale): locale is Exclude<Locale, "en"> => locale !== "en");

test.each(others)(
  "%s: the glossary lists words of its own alone, and leads on to the English ones",
  async (locale) => {
    const { html } = await page(localePath("/glossary", locale));
    const list = wordsIn(html);
    expect(list.length).toBeGreaterThan(100);
    expect(html).toMatch(new RegExp(`<dl class="terms" lang="${locale.slice(0, 2)}`));
    expect(html).not.toMatch(/<dl class="terms" lang="en"/);
    expect(robotsOf(html)).toBe("index, follow, max-image-preview:large");
    expect(attributes(html, "a", "href")).toContain("/glossary");
    const { kinds } = (await readMessages(locale)).content.term;
    for (const name of [kinds.slang, kinds.gaming]) expect(html).toContain(`>${name}</a>`);
  },
);

test("a word that is not heard everywhere says where, in the list, on its page and in its explanation", async () => {
  const list = wordsIn((await page("/es/glossary")).html);
  expect(list.find(({ term }) => term === "parche")?.heard).toBe("Colombia");
  expect(list.find(({ term }) => term === "grooming")?.heard).toBe("");
  expect((await page("/es-mx/glossary/parche")).html).toContain("Se oye en Colombia");
  expect((await page("/es/glossary/grooming")).html).toContain(
    "Se oye en Argentina, Colombia, España y México",
  );
  const explained = JSON.parse((await page("/api/glossary/parche?locale=es")).html) as { heardIn: string[] };
  expect(explained.heardIn).toEqual(["CO"]);
  expect((await page("/glossary")).html).not.toContain("Heard in");
});

test("Spanish words follow the Spanish alphabet", async () => {
  const { html } = await page("/es/glossary");
  const bar = /<nav[^>]*class="jump[^"]*">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  expect(bar.replaceAll(/<[^>]*>/g, "")).toBe("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ#");
  const names = wordsIn(html)
    .map(({ term }) => term)
    .filter((term) => /^\p{L}/u.test(term));
  expect(names).toEqual(names.toSorted(new Intl.Collator("es").compare));
});

test("only a word that two languages share stands in both, under one name for machines", async () => {
  const map = new Map((await readSitemap((await siteUnderTest()).url)).map((entry) => [entry.path, entry]));
  expect(map.get("/es/glossary/parche")?.alternates.has("en")).toBe(false);
  expect(map.get("/es/glossary/grooming")?.alternates.get("en")).toBe("/glossary/grooming");
  expect(map.has("/es/glossary/no-cap")).toBe(false);
  // A word of English alone is there for who asks for it, and says what it is.
  const { html } = await page("/es/glossary/no-cap");
  expect(robotsOf(html)).toContain("noindex");
});

test("a search in Spanish finds Spanish slang, and English slang with a word on it", async () => {
  expect(attributes((await page("/es/search?q=parche")).html, "a", "href")).toContain("/es/glossary/parche");
  const { html } = await page("/es/search?q=no%20cap");
  expect(attributes(html, "a", "href")).toContain("/es/glossary/no-cap");
  expect(html).toContain("en inglés</small>");
});

test("a kind of word is found by its name in the reader's language", async () => {
  const { html } = await page("/es/glossary?q=videojuegos");
  expect(html).toContain("<mark>Videojuegos</mark>");
  expect((await page("/es/glossary?category=gaming")).html).toMatch(/aria-current="true"[^>]*>Videojuegos</);
});
