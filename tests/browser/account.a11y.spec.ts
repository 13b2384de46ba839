import { expect, test } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { axeFaults } from "@/tests/support/axe";
import { signIn } from "@/tests/support/sign-in";

test(`axe finds nothing in the shell and on the account's screens`, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const check = async (what: string) => {
    expect(await axeFaults(page), what).toEqual([]);
  };
  await signIn(page);
  for (const path of ["/getting-started", "/settings", "/profile", "/help", "/help?q=number", "/upgrade"]) {
    await page.goto(path);
    await check(path);
  }
  await page.getByRole("button", { name: "I would want Family" }).click();
  await expect(page.getByText(/You would want Family\./)).toBeVisible();
  await check("noted plan");
  await page.goto("/settings");
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await page.getByLabel(account.settings.callBackNumber).fill("call me");
  await page.getByRole("button", { name: account.form.saveSettings }).click();
  await expect(page.getByText(account.form.phoneInvalid)).toBeVisible();
  await check("settings with a fault");
  await page.getByRole("button", { name: shell.accountMenu }).click();
  await expect(page.getByRole("link", { name: shell.items.profile })).toBeVisible();
  await check("account menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: shell.toggle }).click();
  await check("folded sidebar");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: shell.toggle }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("sheet");
  await context.close();
});
