import { expect, test } from "@playwright/test";
import { axeFaults } from "@/tests/support/browser/axe";
import { isSweep } from "@/tests/support/samples/sample";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { contentLanguage, locales } from "#lib/base/i18n/locales";

/** A piece of each kind in the language, one that is in English in most, and what lists and finds them. */
const paths = [
  "/",
  "/micro-briefs/sextortion-where-to-get-help",
  "/micro-briefs/first-messages-before-a-phone",
  "/micro-actions/set-quiet-hours-together",
  "/tracks/first-phone-year",
  "/glossary",
  "/glossary/grooming",
  "/printables/phone-agreement",
  "/micro-briefs",
  "/search?q=bullying",
  "/letters",
  "/how-our-texts-are-made",
];

for (const [turn, locale] of locales.filter((one) => one !== contentLanguage).entries())
  test(`axe finds nothing on pages in ${locale}, translated or not`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // Outside the sweep each language has every third page, and each page one or two of the languages.
    for (const path of paths.filter((_, index) => isSweep || (index + turn) % 3 === 0)) {
      const answer = await page.goto(shippedPath(path, locale));
      expect(answer?.status(), path).toBe(200);
      expect(await axeFaults(page), path).toEqual([]);
    }
    await context.close();
  });
