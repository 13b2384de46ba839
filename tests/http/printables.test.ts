/** Where a parent, a crawler and a machine find the sheets to take away, with no script run. */
import { expect, test } from "vitest";
import { jsonLd, markupOf, readPage } from "@/tests/support/requests/pages";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { readMessages } from "#lib/base/i18n/messages";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const slugs = [
  "phone-agreement",
  "family-media-plan",
  "conversation-cards",
  "fridge-sheet-ages-5-6",
  "fridge-sheet-ages-7-10",
  "fridge-sheet-ages-11-13",
  "fridge-sheet-teens-14-16",
];
const agreement = "/printables/phone-agreement";

test.each(locales)("%s: the list shows every sheet with a drawing, and each has its page", async (locale) => {
  const { content } = await readMessages(locale);
  const list = await page(localePath("/printables", locale));
  expect(list.status).toBe(200);
  expect(list.html).toContain(`<title>${content.printable.listMetaTitle} | Lantern</title>`);
  const main = /<main\b.*<\/main>/s.exec(list.html)?.[0] ?? "";
  expect(main.match(/<article\b.*?<svg\b/gs)).toHaveLength(slugs.length);
  for (const slug of slugs) expect(main).toContain(`href="${shippedPath(`/printables/${slug}`, locale)}"`);
  const sheet = await page(shippedPath(agreement, locale));
  expect(sheet.status).toBe(200);
  expect(sheet.html).toContain(content.printable.kept);
  // What is typed has no way to leave the page.
  const paper = /data-sheets=.*?<\/main>/s.exec(sheet.html)?.[0] ?? "";
  expect(paper).toContain("data-field=");
  expect(paper).not.toMatch(/<form\b|<input[^>]* name=|<textarea[^>]* name=/);
});

test("24 cards, six for each age, and each of them of another mood", async () => {
  const { html } = await page("/printables/conversation-cards");
  const sheets = markupOf(html)
    .split(/class="sheet"/)
    .slice(1);
  expect(sheets).toHaveLength(4);
  for (const sheet of sheets) {
    expect(sheet.match(/class="question"/g)).toHaveLength(6);
    const [cards = ""] = sheet.split("<footer>");
    expect(new Set([...cards.matchAll(/<\/svg><span>([^<]+)<\/span>/g)].map(([, mood]) => mood)).size).toBe(
      6,
    );
  }
});

test("pieces lead to the sheet that goes with them, and the sheet leads back", async () => {
  for (const path of [
    "/tracks/first-phone-year",
    "/micro-actions/write-a-first-phone-agreement",
    "/micro-briefs/first-phone-is-it-time",
  ]) {
    expect((await page(path)).html, path).toContain(`href="${agreement}"`);
    expect((await page(agreement)).html).toContain(`href="${path}"`);
  }
  const guides = (await page("/guides")).html;
  for (const slug of slugs) expect(guides).toContain(`href="/printables/${slug}"`);
});

test("footer, sitemap, search and llms.txt know them", async () => {
  expect((await page("/about")).html).toContain('href="/printables"');
  const sitemap = (await page("/sitemap.xml")).html;
  for (const path of ["/printables", agreement])
    expect(sitemap).toMatch(new RegExp(`<loc>http[^<]*${path}</loc>`));
  expect((await page("/search?q=phone+agreement&type=printables")).html).toContain(`href="${agreement}"`);
  expect((await page("/llms.txt")).html).toContain(`${agreement})`);
});

test("machines learn that it is a worksheet, free of charge; its share image is drawn", async () => {
  const { html } = await page(agreement);
  const things = jsonLd(html).flatMap((document) => document["@graph"]);
  expect(things.find((thing) => thing["@type"] === "LearningResource")).toMatchObject({
    learningResourceType: "Worksheet",
    isAccessibleForFree: true,
    name: "The phone agreement",
  });
  const image = await fetch(`${(await siteUnderTest()).url}/share/printable/phone-agreement.png`);
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toBe("image/png");
});
