/** Whom a reader in need is led to, from a text and from the page of all help lines, with no script run. */
import { expect, test } from "vitest";
import { jsonLd, readPage, textOf } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
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
  // Whoever goes from heading to heading comes by them.
  const { boxTitle } = (await readMessages("en"))["help-lines"];
  expect(html).toMatch(new RegExp(`<aside[^>]*><h2>${boxTitle}</h2>`));
  expect((await page("/glossary/rizz")).html).not.toContain("data-help-lines");
});

test.each(locales)(
  "%s: the page lists every line by country, the reader's countries first",
  async (locale) => {
    const { tag } = languages[locale];
    const path = localePath("/help-lines", locale);
    const { status, html } = await page(path);
    const { title, metaTitle, subjects, worries, countries } = (await readMessages(locale))["help-lines"];
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<title>${metaTitle} | Lantern</title>`);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    const headings = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name);
    expect(headings.slice(0, 3 + countriesOf[locale].length)).toEqual([
      subjects.danger,
      worries,
      countries,
      ...countriesOf[locale].map((country) => countryName(country, tag)),
    ]);
    expect(headings).toHaveLength(23);
    const services = jsonLd(html)
      .flatMap((document) => document["@graph"])
      .filter((thing) => thing["@type"] === "Service");
    expect(services).toHaveLength(main.match(/<h3\b/g)?.length ?? 0);
    expect(services.length).toBeGreaterThan(80);
    expect(services.every(({ url }) => String(url).startsWith("https://"))).toBe(true);
  },
);

test.each(locales)(
  "%s: the page begins with the emergency numbers, and leads to lines by worry",
  async (locale) => {
    const { tag } = languages[locale];
    const { html } = await page(localePath("/help-lines", locale));
    const { subjects, otherWorry, another } = (await readMessages(locale))["help-lines"];
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    const [numbers = "", ...folded] = main.split("<details");
    expect(numbers).toContain(subjects.danger);
    expect(numbers.match(/href="tel:/g)?.length).toBeGreaterThanOrEqual(countriesOf[locale].length);
    for (const country of countriesOf[locale]) expect(numbers).toContain(countryName(country, tag));
    expect(folded.length).toBeGreaterThan(0);

    const [, byWorry = ""] = /<section aria-labelledby="worries"(.*?)<\/section>/s.exec(main) ?? [];
    const asked = [...byWorry.matchAll(/<summary>([^<]+)<\/summary>/g)].map(([, name]) => name);
    for (const name of [subjects.crisis, subjects.images, subjects.abuse, subjects.poison, otherWorry])
      expect(asked).toContain(name);
    expect(asked).not.toContain(subjects.worry);
    // Up to the next worry: the first country is open, and its lines are there.
    const [, crisis = ""] = byWorry.split(`<summary>${subjects.crisis}</summary>`);
    const [ofCrisis = ""] = crisis.split(`<summary>${subjects.abuse}</summary>`);
    const [, first = ""] = ofCrisis.split(/<details open="">/);
    expect(first).toContain(`<summary>${countryName(String(countriesOf[locale][0]), tag)}</summary>`);
    expect(first.split("</details>")[0]).toContain(`href="${crisisNumbers[locale]}"`);
    // Its last link leads to the list of all countries, on this page.
    const [, anchor = ""] = new RegExp(`href="#([^"]+)"[^>]*>${another}<`).exec(ofCrisis) ?? [];
    expect(main).toContain(`<h2 id="${anchor}"`);
  },
);

test("a country without a line for a worry says that its lines are for any", async () => {
  const { html } = await page("/es-mx/help-lines");
  const { subjects } = (await readMessages("es-mx"))["help-lines"];
  const [, bullying = ""] = html.split(`<summary>${subjects.bullying}</summary>`);
  expect(bullying.slice(0, bullying.indexOf("</summary>"))).toContain(`México · ${subjects.worry}`);
});

test("the page is in the sitemap, and in every menu and footer", async () => {
  const sitemap = (await page("/sitemap.xml")).html;
  for (const locale of locales) {
    const path = localePath("/help-lines", locale);
    expect(sitemap).toMatch(new RegExp(`<loc>http[^<]*${path}</loc>`));
    const { html } = await page(localePath("/about", locale));
    for (const part of [/<dialog id="menu".*?<\/dialog>/s, /<footer class="foot.*?<\/footer>/s])
      expect(part.exec(html)?.[0]).toContain(`href="${path}"`);
  }
});
