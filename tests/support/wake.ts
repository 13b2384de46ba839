import { expect, type Page } from "@playwright/test";

/** A page of the signed-in product is live once its sheet is a modal dialog, which is no popover any more. */
export const expectLive = (page: Page) =>
  expect(page.locator("#sidebar-sheet")).not.toHaveAttribute("popover");

/** Touches a page of the signed-in product as a hand on a mouse does, and waits until everything on it answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 310);
  await expectLive(page);
}
