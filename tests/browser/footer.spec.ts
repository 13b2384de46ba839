/** The footer on a narrow phone, where each of its columns has less than half of the window. */
import { expect, test } from "@playwright/test";
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

test("no word of the footer is broken but where its language breaks it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of locales) {
    await page.goto(localePath("/search", locale));
    const broken = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const [text] = link.childNodes;
          if (!(text instanceof Text)) return [];
          // A soft hyphen is no letter, so the parts of a word that has one are looked at by themselves.
          return [...text.data.matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            // From the second letter: the rectangles of the first one include the hyphen at the end of the line before.
            range.setStart(text, index + 1);
            range.setEnd(text, index + word.length);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
            return lines.size > 1 ? [word] : [];
          });
        }),
      );
    expect(broken, locale).toEqual([]);
  }
});
