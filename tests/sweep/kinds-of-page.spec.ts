import { expect, test } from "@playwright/test";
import { axeFaults } from "@/tests/support/axe";
import { pagesOfEveryKind } from "@/tests/support/kinds-of-page";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any kind of page, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    for (const path of await pagesOfEveryKind()) {
      await page.goto(path);
      expect(await axeFaults(page), path).toEqual([]);
    }
    await context.close();
  });
}

test("headings are in order on every kind of page", async ({ page }) => {
  for (const path of await pagesOfEveryKind()) {
    await page.goto(path);
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

test("nothing scrolls sideways at 320 px, nor at 200 % text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of await pagesOfEveryKind()) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${path} at 200 %`,
    ).toBeLessThanOrEqual(320);
  }
});
