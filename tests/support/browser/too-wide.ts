import type { Browser, Page } from "@playwright/test";
import { inParallel } from "@/tests/support/requests/pages";

/** Those of the paths that are wider than a window of 320 px, with letters of usual size or twice as large. */
export async function tooWide(
  browser: Browser,
  paths: readonly string[],
  javaScriptEnabled: boolean,
): Promise<string[]> {
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
