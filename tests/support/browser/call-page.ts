/** The form for a call, and the page of one, as a test uses them. */
import { expect, type Page } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { plainNumber } from "@/tests/support/browser/calls";

const { start, states, detail } = messages;

export const request = "Is there a class for an eight-year-old on Saturday, and what does it cost?";

export const origin = { origin: siteUrl };

export const status = (page: Page) => page.getByRole("status");

/** The link to the business's own number. */
export const byHand = new RegExp(detail.callYourself.replace("{number}", ".+"));

export const form = (page: Page) => page.locator("#start-call, main").first();

export async function fillIn(page: Page, number = plainNumber) {
  await page.getByLabel(start.request).fill(request);
  await page.getByLabel(start.number).fill(number);
}

/** Cancels the call of the page. */
export async function cancelCall(page: Page) {
  await page.getByRole("button", { name: detail.cancel }).click();
  await expect(status(page)).toHaveText(states.cancelled);
}

/** Deletes the call of the page, and says yes where that is asked. */
export async function deleteCall(page: Page) {
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
}
