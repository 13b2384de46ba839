import type { Page } from "@playwright/test";

/** What the page's site stores in the browser under that name; null for nothing. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
