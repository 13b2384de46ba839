/** Changing the address for signing in, as a user does it in the settings. */
import type { Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import { emailedCode } from "#lib/local/sign-in-host/settings";

const texts = account.settings.emailChange;

/** Changes the address that the user of `page` signs in with. Opens the settings. */
export async function changeEmail(page: Page, email: string): Promise<void> {
  await page.goto("/settings");
  await page.getByText(texts.title).click();
  await page.getByLabel(texts.newEmail).fill(email);
  await page.getByRole("button", { name: texts.send, exact: true }).click();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit, exact: true }).click();
}

const isRemoval = ({ pathname, searchParams }: URL): boolean =>
  pathname.includes("/me/email_addresses/") && searchParams.get("_method") === "DELETE";

/**
 * Makes the sign-in host refuse to remove any address, as Clerk does after too many requests. Returns a function that ends that.
 */
export async function refuseRemovals(page: Page): Promise<() => Promise<void>> {
  await page.route(isRemoval, (route) =>
    route.fulfill({ status: 429, json: { errors: [{ code: "too_many_requests" }] } }),
  );
  return () => page.unroute(isRemoval);
}
