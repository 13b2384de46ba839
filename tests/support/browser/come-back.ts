import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";

/**
 * Opens an address that says what a form has done (`?saved=`), as the answer to that form does:
 * with the cookie that vouches for it.
 */
export async function comeBackTo(page: Page, address: string): Promise<void> {
  const { searchParams, origin } = new URL(address, siteUrl);
  const told = { form: searchParams.get("saved") };
  const value = deflateRawSync(JSON.stringify(told)).toString("base64url");
  await page.context().addCookies([{ name: "lantern-told", value, url: origin, httpOnly: true }]);
  await page.goto(address);
}
