import type { Page } from "@playwright/test";

/**
 * What the page's site stores in the browser under that name; null for nothing.
 * Asked of a page that is just leaving, the next one tells it.
 */
export async function stored(page: Page, key: string): Promise<string | null> {
  const read = () => page.evaluate((name) => localStorage.getItem(name), key);
  return read().catch(async (error: unknown) => {
    if (!/context was destroyed/i.test(String(error))) throw error;
    await page.waitForLoadState("domcontentloaded");
    return read();
  });
}
