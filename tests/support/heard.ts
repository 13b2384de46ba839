import type { Page } from "@playwright/test";

/**
 * What the status lines of a page tell those who listen, from now on: what comes into one that stands there already. A line
 * that comes with its words is not read out. Gives the way to read it, as long as the document stays.
 */
export async function listenToStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const said = element?.closest("[role=status]")?.textContent;
        if (said) heard.push(said);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as { heard?: string[] }).heard ?? []);
}
