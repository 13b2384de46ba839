import { expect, test, type Browser, type Page } from "@playwright/test";
import { axeFaults } from "@/tests/support/axe";
import { pagesOfEveryKind } from "@/tests/support/kinds-of-page";
import { inParallel, readSitemap } from "@/tests/support/pages";
import { sampleOf } from "@/tests/support/sample";

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

/** Those of the paths that are wider than a window of 320 px, with letters of usual size or twice as large. */
async function tooWide(browser: Browser, paths: readonly string[], javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 320, height: 700 } });
  const rest = [...new Set(paths)];
  const found: string[] = [];
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
  const pages = [await context.newPage(), await context.newPage()];
  await inParallel(pages, async (page) => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      await page.goto(path);
      const usual = await widthOf(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const large = await widthOf(page);
      if (usual > 320 || large > 320) found.push(`${path}: ${usual} px, ${large} px at 200 %`);
    }
  });
  await context.close();
  return found;
}

test("nothing scrolls sideways at 320 px, nor at 200 % text", async ({ browser }) => {
  test.setTimeout(300_000);
  expect(await tooWide(browser, await pagesOfEveryKind(), true)).toEqual([]);
});

test("no text in any language makes its page scroll sideways, also at 200 %", async ({ browser }) => {
  test.setTimeout(1_200_000);
  const listed = (await readSitemap()).map(({ path }) => path);
  expect(await tooWide(browser, sampleOf(listed, 60), false)).toEqual([]);
});
