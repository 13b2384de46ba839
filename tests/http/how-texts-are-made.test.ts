/** What a reader is told of how the texts come about, of who runs the site, and of what had to be corrected. */
import { expect, test } from "vitest";
import { attributes, jsonLd, readPage } from "@/tests/support/requests/pages";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";
import { localePath } from "#lib/base/i18n/paths";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { makingPage } from "#lib/base/site/site-defaults";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const pieces = [
  "/micro-briefs/roblox-for-parents",
  "/micro-actions/set-up-roblox-controls",
  "/glossary/rizz",
  "/tracks/first-screens",
];

test.each(pieces)("%s leads to how it was made, beside its dates and in the footer", async (path) => {
  for (const locale of ["en", "de"] as const) {
    const { html } = await page(shippedPath(path, locale));
    const links = attributes(html, "a", "href").filter(
      (href) => href === localePath(`/${makingPage}`, locale),
    );
    expect(links).toHaveLength(2);
    expect(/<p class="dates[^"]*">(.*?)<\/p>/s.exec(html)?.[1]).toContain(`href="${links[0]}"`);
  }
});

test.each(locales)("%s: the page lists the corrections with their days, the latest first", async (locale) => {
  const { html, status } = await page(localePath(`/${makingPage}`, locale));
  expect(status).toBe(200);
  const { content } = await readMessages(locale);
  const [, list = ""] = new RegExp(`${content.corrections.title}</h2>(.*?)</section>`, "s").exec(html) ?? [];
  const days = attributes(list, "time", "datetime");
  expect(days.length).toBeGreaterThanOrEqual(8);
  expect(days).toEqual(days.toSorted().reverse());
  expect(list).toContain(`href="${shippedPath("/micro-briefs/loot-boxes-and-lucky-pulls", locale)}"`);
  expect(html).toContain(content.reviewers.none);
});

test("what the operator has not filled in is said to be missing, and nothing is made up for it", async () => {
  const { content, footer } = await readMessages("en");
  for (const path of [`/${makingPage}`, "/privacy", "/contact"]) {
    const { html } = await page(path);
    expect(html, path).toContain(content.operator.missing);
    expect(html.split(content.operator.notGiven).length - 1, path).toBeGreaterThanOrEqual(3);
    expect(html, path).toContain(footer.examples);
  }
  expect((await page("/contact")).html).toContain(content.page.examples);
  const things = jsonLd((await page("/")).html).flatMap((one) => one["@graph"]);
  const organization = things.find((thing) => thing["@type"] === "Organization");
  expect(organization).toBeDefined();
  expect(JSON.stringify(organization)).not.toMatch(/hello@|555-0142|Portland/);
});
