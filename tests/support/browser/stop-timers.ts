import type { Page } from "@playwright/test";

/**
 * Timers of exactly these lengths, in milliseconds, never fire on this page: on a busy machine they might otherwise fire before
 * what a test is about. To be called before the page is opened.
 */
export const stopTimers = (page: Page, ...lengths: number[]) =>
  page.addInitScript((stopped) => {
    const nothing = () => undefined;
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply: (set, on: unknown, [run, after, ...given]: unknown[]) =>
        Reflect.apply(set, on, [stopped.includes(Number(after)) ? nothing : run, after, ...given]) as unknown,
    });
  }, lengths);
