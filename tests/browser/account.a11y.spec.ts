import { expect, test } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { signIn } from "@/tests/support/browser/sign-in";

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

test("on a phone with letters twice as large, no page of the account or of the search scrolls sideways", async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  for (const language of ["", "/de", "/fr", "/pt"])
    for (const path of ["/getting-started", "/explore", "/calls", "/calls/new", "/settings", "/profile"]) {
      await page.goto(language + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const cut = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details"))
          folded.open = true;
        return [...document.querySelectorAll<HTMLElement>("main *")].flatMap((one) => {
          // What is hidden from sight for screen readers is one pixel wide.
          const isSeen = one.checkVisibility() && one.offsetWidth > 1;
          return isSeen && one.getBoundingClientRect().right > window.innerWidth
            ? `${one.tagName} ${one.textContent.slice(0, 40)}`
            : [];
        });
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390 || cut.length > 0) found.push(`${language}${path}: ${width} px, ${cut.join("; ")}`);
    }
  expect(found).toEqual([]);
});
