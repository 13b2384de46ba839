/** Whom a reader in need is led to, from a text and from the page of all help lines, with no script run. */
import { expect, test } from "vitest";
import { jsonLd, readPage, textOf } from "@/tests/support/pages";
import { siteUnderTest } from "@/tests/support/site";
import { countriesOf } from "#lib/publication/content/choose-help-lines";
import { countryName } from "#lib/base/i18n/country-names";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { readMessages } from "#lib/base/i18n/messages";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
/** With a care box about a crisis, and at one address in all languages. */
const crisisPage = "/contact";

/** A number of each language's first country for somebody who thinks of suicide. */
const crisisNumbers: Record<Locale, string> = {
  en: "tel:988",
  es: "tel:024",
  "es-mx": "tel:8009112000",
  fr: "tel:3114",
  de: "tel:08001110111",
  pt: "tel:188",
};

test.each(locales)("%s: a care box shows the help lines of the language's countries", async (locale) => {
  const { tag } = languages[locale];
  const { status, html } = await page(localePath(crisisPage, locale));
  expect(status).toBe(200);
  const [, box = ""] = /data-help-lines=""[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
  const folds = [...box.matchAll(/<details([^>]*)>(.*?)<\/details>/gs)];
  // One for each country, and one for every other.
  expect(folds).toHaveLength(countriesOf[locale].length + 1);
  expect(folds.map(([, attributes = ""]) => /\bopen\b/.test(attributes))).toEqual(
    folds.map((_, index) => index === 0),
  );
  countriesOf[locale].forEach((country, index) =>
    expect(folds[index]?.[2]).toContain(countryName(country, tag)),
  );
  expect(folds[0]?.[2]).toContain(`href="${crisisNumbers[locale]}"`);
  const other = folds.at(-1)?.[2] ?? "";
  expect(other).toContain("childhelplineinternational.org");
  expect(other).toContain(`116 111 (${countryName("150", tag)})`);
  expect(other).toContain(`href="${localePath("/help-lines", locale)}"`);
});

test("a box says when a line is open, where that is not day and night", async () => {
  const { html } = await page("/micro-briefs/vaping-and-how-it-finds-them");
  const text = textOf(html).replaceAll("\u202f", " ");
  expect(text).toContain("National Poisons Information Centre (Mon–Sun, 8:00 AM–10:00 PM) Call");
  expect(text).toContain("Poison Help Call");
});

test("a piece without a care box shows them at its end", async () => {
  const { html } = await page("/glossary/sextortion");
  expect(html).toContain('data-help-lines=""');
  expect(html).toContain('href="https://takeitdown.ncmec.org/"');
  expect((await page("/glossary/rizz")).html).not.toContain("data-help-lines");
});

test.each(locales)(
  "%s: the page lists every line by country, the reader's countries first",
  async (locale) => {
    const { tag } = languages[locale];
    const path = localePath("/help-lines", locale);
    const { status, html } = await page(path);
    const { title } = (await readMessages(locale))["help-lines"];
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<title>${title} | Lantern</title>`);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    const headings = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name);
    expect(headings.slice(0, countriesOf[locale].length)).toEqual(
      countriesOf[locale].map((country) => countryName(country, tag)),
    );
    expect(headings).toHaveLength(20);
    const services = jsonLd(html)
      .flatMap((document) => document["@graph"])
      .filter((thing) => thing["@type"] === "Service");
    expect(services).toHaveLength(main.match(/<h3\b/g)?.length ?? 0);
    expect(services.length).toBeGreaterThan(80);
    expect(services.every(({ url }) => String(url).startsWith("https://"))).toBe(true);
  },
);

test("the page is in the sitemap and in every footer", async () => {
  const sitemap = (await page("/sitemap.xml")).html;
  for (const locale of locales) {
    const path = localePath("/help-lines", locale);
    expect(sitemap).toMatch(new RegExp(`<loc>http[^<]*${path}</loc>`));
    expect((await page(localePath("/about", locale))).html).toContain(`href="${path}"`);
  }
});
