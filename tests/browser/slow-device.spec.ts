import { expect, test } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { sampleOf } from "@/tests/support/samples/sample";
import { signIn } from "@/tests/support/browser/sign-in";
import { hasHydrated, holdFramework, touch, wake } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

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
      await hasHydrated(page);
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
  await hasHydrated(page);
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

test("the data of a user is to be had and deleted before the page has hydrated", async ({ page }) => {
  await signIn(page);
  await holdFramework(page.context());
  await page.goto("/settings", { waitUntil: "commit" });
  const press = (name: string) =>
    page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("button", { name: settings.link.action })).toBeDisabled();
  const download = page.waitForEvent("download");
  await press(privacy.data.download);
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await press(privacy.data.delete);
  await expect(page.getByText(privacy.data.confirm)).toBeVisible();
  await press(privacy.data.no);
  await expect(page.getByText(privacy.data.confirm)).toBeHidden();
  await press(privacy.data.delete);
  await press(privacy.data.yes);
  await expect(page).toHaveURL(/\/settings\?saved=delete-data/);
});

test("data that is deleted before the page has hydrated takes this browser's visitor along", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  await signIn(page);
  await page.goto("/about");
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  const letCome = await holdFramework(page.context());
  await page.goto("/settings?ask=delete-data", { waitUntil: "commit" });
  const yes = page.getByRole("button", { name: privacy.data.yes, exact: true }).filter({ visible: true });
  await yes.click();
  await expect(page).toHaveURL(/\/settings\?saved=delete-data/);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^lantern-(visitor|known)$/.test(name))).toEqual([]);
  letCome();
  await expect.poll(() => stored(page, "gdpr_consent")).toBeNull();
  await expect.poll(() => stored(page, "anon_id")).toBeNull();
});

test("a user who has asked for deletion before the page has hydrated is asked by it", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings?ask=delete-data");
  await wake(page);
  await expect(page.getByRole("button", { name: privacy.data.no })).toBeFocused();
  await page.getByRole("button", { name: privacy.data.yes }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText(privacy.data.deleted).filter({ visible: true })).toBeVisible();
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
  await hasHydrated(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // Its effects have run when the sheet is a modal dialog.
  await expect(page.locator("#sidebar-sheet")).not.toHaveAttribute("popover");
  await expect(profile).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the account menu that is opened in the sheet before the page has hydrated stays open", async ({
    page,
  }) => {
    await signIn(page);
    const letCome = await holdFramework(page.context());
    await page.goto("/help", { waitUntil: "commit" });
    await page.getByRole("button", { name: shell.toggle }).click();
    const sheet = page.locator("#sidebar-sheet");
    await sheet.getByRole("button", { name: shell.accountMenu }).press("Enter");
    const profile = sheet.getByRole("link", { name: shell.items.profile });
    await page.keyboard.press("Tab");
    await expect(profile).toBeFocused();
    letCome();
    await wake(page);
    await expect(profile).toBeVisible();
    await expect(profile).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    await expect(sheet.getByRole("button", { name: shell.accountMenu })).toBeFocused();
    await expect(sheet).toBeVisible();
  });
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
      // As late as such a phone beside other work has them.
      await expect(page.getByRole("menuitemradio")).toHaveCount(6, { timeout: 60_000 });
      await expect(menu).toBeVisible();
    });
  });
