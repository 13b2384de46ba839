import type { Page } from "@playwright/test";

/**
 * Records what screen readers would read out of the page's status lines from now on: changes in a line that is already there. A
 * line that appears together with its text is not read out. Returns a function to read the record, which works as long as the
 * document stays.
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
