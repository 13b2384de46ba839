import { expect, type BrowserContext, type Page } from "@playwright/test";

/** A page of the signed-in product is live once its sheet is a modal dialog, which is no popover any more. */
export const expectLive = (page: Page) =>
  expect(page.locator("#sidebar-sheet")).not.toHaveAttribute("popover");

/** The menu's panel of a public page is no popover any more once the header's island listens, which is when all do. */
export const expectPublicLive = (page: Page) => expect(page.locator("#menu")).not.toHaveAttribute("popover");

/** Touches a page as a hand on a mouse does. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}

/** React has taken the page over: an element of Next's stands in it, which no server draws. */
export const hasHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector("next-route-announcer") !== null);

/** What runs on arrival, once a page is drawn, listens. */
export const hasArrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Symbol.for("lantern.arrival") in globalThis);

/**
 * Nothing is asked for for half a second, from now on. Playwright's own word for it tells of the first such time of a document,
 * and is true for good from then on.
 */
export async function hasGoneQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(500);
  page.off("request", note);
  page.off("requestfinished", note);
}

const frameworkChunks = /\/_next\/static\/chunks\/.*\.js/;

/** What is asked for by such an address does not arrive until it is let: what shows meanwhile shows for as long as a test looks. */
export async function holdBack(on: BrowserContext | Page, address: RegExp): Promise<() => void> {
  const { promise: isLet, resolve } = Promise.withResolvers<true>();
  await on.route(address, async (route) => {
    await isLet;
    await route.continue();
  });
  return () => resolve(true);
}

/** `holdBack` for the scripts in which that text stands. */
export async function holdScripts(page: Page, text: string): Promise<() => void> {
  const { promise: isLet, resolve } = Promise.withResolvers<true>();
  await page.route(frameworkChunks, async (route) => {
    // A page that is left meanwhile, as at a test's end, waits for none of it.
    const response = await route.fetch().catch(() => null);
    if (!response) return route.abort();
    if ((await response.text()).includes(text)) await isLet;
    await route.fulfill({ response });
  });
  return () => resolve(true);
}

/** `holdBack` for the framework. */
export const holdFramework = (context: BrowserContext) => holdBack(context, frameworkChunks);

/** The framework cannot be fetched, until that is mended. */
export async function breakFramework(context: BrowserContext): Promise<() => void> {
  const state = { isDown: true };
  await context.route(frameworkChunks, (route) => (state.isDown ? route.abort() : route.continue()));
  return () => void (state.isDown = false);
}

/** The framework arrives late, as on a slow line. */
export const slowFramework = (context: BrowserContext): Promise<unknown> =>
  context.route(frameworkChunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

/** Touches a page of the signed-in product, and waits until everything on it answers. */
export async function wake(page: Page): Promise<void> {
  await touch(page);
  await expectLive(page);
}
