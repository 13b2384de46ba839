import { expect, test } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { sampleOf } from "@/tests/support/sample";
import { signIn } from "@/tests/support/sign-in";
import { holdFramework, touch, wake } from "@/tests/support/wake";

const { settings, form } = account;

test("on a slow device every page that knows the session hydrates as it came", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  const devtools = await page.context().newCDPSession(page);
  /** Opens them; those of `fast` as a device does that is not slow. */
  const hydrate = async (paths: readonly string[], fast: readonly string[] = []) => {
    for (const path of paths) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: fast.includes(path) ? 1 : 10 });
      await page.goto(path);
      // Some pages wait for it.
      await touch(page);
      await page.waitForFunction(() => document.querySelector("next-route-announcer") !== null);
    }
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  };
  await hydrate(["/sign-in", "/sign-up"]);
  await signIn(page);
  const pages = ["/settings", "/explore", "/calls", "/profile", "/locations", "/upgrade", "/help"];
  const slow = sampleOf(pages, 2);
  await hydrate(
    pages,
    pages.filter((path) => !slow.includes(path)),
  );
  expect(faults).toEqual([]);
});

test("what is typed before the page has hydrated stays and is sent", async ({ page }) => {
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.goto("/settings", { waitUntil: "commit" });
  const number = page.getByLabel(settings.callBackNumber);
  await number.fill("+12025550142");
  await touch(page);
  await page.waitForFunction(() => document.querySelector("next-route-announcer") !== null);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(number).toHaveValue("+12025550142");
  await page.getByRole("button", { name: form.saveSettings, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue("+12025550142");
});

test("a theme that is chosen before the page has hydrated stays chosen, over the one of this browser", async ({
  page,
}) => {
  await signIn(page);
  await page.addInitScript(() => localStorage.setItem("lantern-ui-theme", "light"));
  const letCome = await holdFramework(page.context());
  await page.goto("/settings", { waitUntil: "commit" });
  const dark = page.getByRole("radio", { name: settings.dark });
  await dark.check();
  letCome();
  await wake(page);
  await expect(dark).toBeChecked();
  const saving = page.waitForRequest("**/api/account/settings");
  await page.getByRole("button", { name: form.saveSettings, exact: true }).click();
  expect((await saving).postDataJSON()).toMatchObject({ theme: "dark" });
});

test("the account menu that is opened before the page has hydrated stays open", async ({ page }) => {
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.goto("/help", { waitUntil: "commit" });
  const user = page.getByRole("complementary", { name: shell.sidebar });
  await user.getByRole("button", { name: shell.accountMenu }).press("Enter");
  const profile = page.getByRole("link", { name: shell.items.profile });
  await expect(profile).toBeVisible();
  // A key that came before the script that hears of a touch wakes nothing; its reader's next move does.
  await touch(page);
  await page.waitForFunction(() => document.querySelector("next-route-announcer") !== null);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // Its effects have run when the sheet is a modal dialog.
  await expect(page.locator("#sidebar-sheet")).not.toHaveAttribute("popover");
  await expect(profile).toBeVisible();
});

for (const rate of sampleOf([4, 1, 14, 8], 2))
  test.describe(`on a phone ${rate} times slower`, () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

    test("the languages open from the menu, at whatever moment of waking they are pressed", async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
      await page.goto("/about");
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("button", { name: /^Language/ }).click();
      await expect(page.getByRole("menuitemradio")).toHaveCount(6, { timeout: 15_000 });
      await expect(menu).toBeVisible();
    });
  });
