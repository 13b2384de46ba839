import { expect, test } from "@playwright/test";
import { axeFaults } from "@/tests/support/browser/axe";
import { pagesOfEveryKind } from "@/tests/support/requests/kinds-of-page";
import { readSitemap } from "@/tests/support/requests/pages";
import { sampleOf } from "@/tests/support/samples/sample";
import { tooWide } from "@/tests/support/browser/too-wide";

// In two parts, for two workers.
for (const part of [1, 2])
  test(`axe finds nothing on any kind of page, and its headings are in order: part ${part}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const path of (await pagesOfEveryKind()).filter((_, index) => index % 2 === part - 1)) {
      await page.goto(path);
      expect(await axeFaults(page), path).toEqual([]);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, `${path}: ${levels.join()}`).toEqual([]);
    }
  });

test("nothing scrolls sideways at 320 px, nor at 200 % text", async ({ browser }) => {
  test.setTimeout(300_000);
  expect(await tooWide(browser, await pagesOfEveryKind(), true)).toEqual([]);
});

test("no text in any language makes its page scroll sideways, also at 200 %", async ({ browser }) => {
  test.setTimeout(1_200_000);
  const listed = (await readSitemap()).map(({ path }) => path);
  expect(await tooWide(browser, sampleOf(listed, 60), false)).toEqual([]);
});
