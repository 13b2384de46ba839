import { expect, type BrowserContext, type Page } from "@playwright/test";

/** A page of the signed-in product is live once its sheet is a modal dialog, and not a popover any more. */
export const expectLive = (page: Page) =>
  expect(page.locator("#sidebar-sheet")).not.toHaveAttribute("popover");

/** The menu's panel of a public page is not a popover any more once the header's island listens. All other islands do then too. */
export const expectPublicLive = (page: Page) => expect(page.locator("#menu")).not.toHaveAttribute("popover");

/** Touches a page as a hand on a mouse does. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
}

/** Waits until React has hydrated the page: then it has an element of Next's that no server renders. */
export const hasHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector("next-route-announcer") !== null);

/** Waits until the arrival script listens, which runs once a page is painted. */
export const hasArrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Symbol.for("lantern.arrival") in globalThis);

/**
 * Waits for half a second without requests, from now on. Playwright's own state describes only the first such time of a document,
 * and remains true afterwards.
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

/** Holds back responses from matching addresses until released, so that what shows meanwhile shows as long as a test looks. */
export async function holdBack(on: BrowserContext | Page, address: RegExp): Promise<() => void> {
  const { promise: isLet, resolve } = Promise.withResolvers<true>();
  await on.route(address, async (route) => {
    await isLet;
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(true);
}

/** `holdBack` for the scripts that contain a given text. */
export async function holdScripts(page: Page, text: string): Promise<() => void> {
  const { promise: isLet, resolve } = Promise.withResolvers<true>();
  await page.route(frameworkChunks, async (route) => {
    // If the page is left meanwhile, as at a test's end, it waits for nothing.
    const response = await route.fetch().catch(() => null);
    const script = await response?.text().catch(() => null);
    if (!response || typeof script !== "string") return route.abort();
    if (script.includes(text)) await isLet;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => resolve(true);
}

/** `holdBack` for the framework. */
export const holdFramework = (context: BrowserContext) => holdBack(context, frameworkChunks);

/** Makes the framework unavailable until the returned function is called. */
export async function breakFramework(context: BrowserContext): Promise<() => void> {
  const state = { isDown: true };
  await context.route(frameworkChunks, (route) => (state.isDown ? route.abort() : route.continue()));
  return () => void (state.isDown = false);
}

/** Delivers the framework late, as on a slow line. */
export const slowFramework = (context: BrowserContext): Promise<unknown> =>
  context.route(frameworkChunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

/** Touches a page of the signed-in product, and waits until everything on it responds. */
export async function wake(page: Page): Promise<void> {
  await touch(page);
  await expectLive(page);
}
