import { expect, test, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { signIn } from "@/tests/support/browser/sign-in";
import { expectLive, holdBack, wake } from "@/tests/support/browser/wake";

const { items } = shell;
const phone = { width: 390, height: 844 };
const sidebar = (page: Page) => page.getByRole("complementary", { name: shell.sidebar });
const sheet = (page: Page) => page.getByRole("dialog", { name: shell.sidebar });
const toggle = (page: Page) => page.getByRole("button", { name: shell.toggle });
const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);
const trail = (page: Page) =>
  page.getByRole("navigation", { name: navigation.breadcrumb }).getByRole("listitem");

test("the sidebar names the product, its pages in two groups, and the user", async ({ page }) => {
  const { email } = await signIn(page);
  await page.goto("/settings");
  await expect(sidebar(page).getByRole("link", { name: "Lantern" })).toBeVisible();
  await expect(sidebar(page).getByRole("navigation", { name: shell.main }).getByRole("link")).toHaveText([
    items.gettingStarted,
    items.explore,
    items.calls,
    items.locations,
  ]);
  const more = sidebar(page).getByRole("navigation", { name: shell.more }).getByRole("link");
  await expect(more).toHaveText([items.designSystem, items.settings, items.help]);
  await expect(more.first()).toHaveAttribute("href", "/design-system");
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText(items.settings);
  const user = sidebar(page).getByRole("button", { name: shell.accountMenu });
  await expect(user).toContainText(shell.user);
  await expect(user).toContainText(email);
});

test("folding by button and by key is remembered, and drawn by the server", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/help", { waitUntil: "networkidle" });
  expect(await widthOf(page)).toBe(256);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(sidebar(page).getByRole("link", { name: items.calls })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar:state");
  expect(cookie?.value).toBe("false");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  expect(await (await page.request.get("/help")).text()).toContain('data-sidebar="collapsed"');
  await page.reload({ waitUntil: "networkidle" });
  expect(await widthOf(page)).toBe(48);
  await page.keyboard.press("Control+b");
  await expect.poll(() => widthOf(page)).toBe(256);
  await page.keyboard.press("Meta+b");
  await expect.poll(() => widthOf(page)).toBe(48);
});

test("the name beside a picture can be reached by the pointer, and goes by Escape", async ({ page }) => {
  await signIn(page);
  await page.goto("/help");
  await wake(page);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
  const link = sidebar(page).getByRole("link", { name: items.calls });
  const name = link.getByText(items.calls);
  const isOut = async () => ((await name.boundingBox())?.width ?? 0) > 20;
  await link.hover();
  await expect.poll(isOut).toBe(true);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Between the two, where a slow pointer comes by.
  await page.mouse.move(x + width + 3, y + height / 2);
  expect(await isOut()).toBe(true);
  await name.hover();
  expect(await isOut()).toBe(true);

  await link.hover();
  await page.keyboard.press("Escape");
  await expect.poll(isOut).toBe(false);
  await page.mouse.move(x + width / 2 + 4, y + height / 2);
  expect(await isOut()).toBe(false);
  await page.mouse.move(x + 400, y);
  await link.hover();
  await expect.poll(isOut).toBe(true);
  await page.mouse.move(x + 400, y);
  await expect.poll(isOut).toBe(false);

  await toggle(page).focus();
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect.poll(isOut).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(isOut).toBe(false);
});

test("nobody's typing folds the sidebar", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  for (const field of [page.getByRole("textbox").first(), page.getByRole("combobox").first()]) {
    await field.focus();
    await page.keyboard.press("Control+b");
  }
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await toggle(page).focus();
  await page.keyboard.press("Control+b");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("pages change inside the shell, which stays", async ({ page }) => {
  await signIn(page);
  await page.goto("/getting-started");
  await wake(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await sidebar(page).getByRole("link", { name: items.help }).click();
  await expect(page.getByRole("heading", { level: 1, name: items.help })).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText(items.help);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: items.gettingStarted })).toBeVisible();
});

test("on a phone the sidebar is a sheet that keeps the focus and gives it back", async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto("/help");
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  // Opened before the page woke, it is a popover for that moment, which keeps no focus.
  await expectLive(page);
  expect(Math.round((await sheet(page).boundingBox())?.width ?? 0)).toBe(288);
  for (let count = 0; count < 14; count += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Control+b");
  await sheet(page).getByRole("link", { name: items.settings }).click();
  await expect(page.getByRole("heading", { level: 1, name: items.settings })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(phone.width - 10, 400);
  await expect(sheet(page)).toBeHidden();
  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
});

test("breadcrumbs begin at Home and end at the page", async ({ page }) => {
  await signIn(page);
  for (const [path, name] of [
    ["/getting-started", items.gettingStarted],
    ["/settings", items.settings],
    ["/help", items.help],
    ["/upgrade", items.upgrade],
    ["/profile", items.profile],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toMatch(/private.*no-store/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(trail(page)).toHaveText([navigation.home, name]);
    await expect(trail(page).first().getByRole("link")).toHaveAttribute("href", "/getting-started");
    await expect(trail(page).last()).toHaveAttribute("aria-current", "page");
  }
});

test("the breadcrumb that has the focus shows it whole", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings");
  const home = trail(page).first().getByRole("link");
  await toggle(page).focus();
  await page.keyboard.press("Tab");
  await expect(home).toBeFocused();
  const cut = await home.evaluate((link) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link);
    const room = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { left, top, right, bottom } = link.getBoundingClientRect();
    const boxes: Element[] = [];
    for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) boxes.push(box);
    const cuts = (box: Element) => {
      const edge = box.getBoundingClientRect();
      return (
        getComputedStyle(box).overflow !== "visible" &&
        (edge.left > left - room ||
          edge.top > top - room ||
          edge.right < right + room ||
          edge.bottom < bottom + room)
      );
    };
    return { outlineStyle, by: boxes.filter(cuts).map((box) => box.outerHTML.slice(0, 120)) };
  });
  expect(cut).toEqual({ outlineStyle: "solid", by: [] });
});

test("a long name in the breadcrumbs of a narrow window is cut, and leaves what has the focus in sight", async ({
  page,
}) => {
  const name = "The house of the grandparents by the lake, second summer";
  const { locations } = explore;
  await signIn(page);
  await page.goto("/locations");
  await page.getByLabel(locations.form.name).fill(name);
  await page.getByLabel(locations.form.place).selectOption({ label: "Hawthorne, Portland, OR" });
  await page.getByRole("button", { name: locations.form.add }).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(trail(page).last()).toHaveText(name);
  const bar = page.getByRole("banner");
  // As much as is left for it above what is scrolled to.
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the account menu leads to the profile, and out to the home page", async ({ page }) => {
  await signIn(page);
  await page.goto("/help");
  const user = sidebar(page).getByRole("button", { name: shell.accountMenu });
  await user.press("Enter");
  await expect(page.getByRole("link", { name: items.profile })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: items.profile })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(user).toBeFocused();
  await user.click();
  await page.getByRole("link", { name: items.profile }).click();
  await expect(page.getByRole("heading", { level: 1, name: items.profile })).toBeVisible();
  await expect(page.getByRole("button", { name: auth.signOut })).toBeHidden();
  // It closes over the page that is there already, too.
  await user.click();
  await sidebar(page).getByRole("link", { name: items.profile }).click();
  await expect(page.getByRole("button", { name: auth.signOut })).toBeHidden();
  await user.click();
  const letCome = await holdBack(page, /\/__clerk\/v1\/client\/sessions\?/);
  const signOut = page.getByRole("button", { name: auth.signOut });
  await signOut.click();
  // It says that it is under way, and another press changes nothing.
  await expect(signOut).toHaveAttribute("aria-busy", "true");
  await signOut.click();
  letCome();
  await page.waitForURL(`${siteUrl}/`);
  expect((await page.goto("/help"))?.status()).toBe(401);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sidebar stands, the sheet opens, and signing out works", async ({ page }) => {
    await signIn(page);
    await page.goto("/help");
    await expect(sidebar(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await sidebar(page).getByRole("link", { name: items.settings }).click();
    await expect(page.getByRole("heading", { level: 1, name: items.settings })).toBeVisible();
    await page.setViewportSize(phone);
    await toggle(page).click();
    await expect(sheet(page).getByRole("link", { name: items.explore })).toBeVisible();
    await sheet(page).getByRole("button", { name: shell.accountMenu }).click();
    await sheet(page).getByRole("button", { name: auth.signOut }).click();
    await page.waitForURL(`${siteUrl}/`);
    expect((await page.goto("/help"))?.status()).toBe(401);
  });

  test("who could not be signed out is told so, and has the button at hand", async ({ page, context }) => {
    await signIn(page);
    await page.goto("/help");
    // With its token gone, nothing names the session that is to end.
    for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
      await context.clearCookies({ name });
    await sidebar(page).getByRole("button", { name: shell.accountMenu }).click();
    await sidebar(page).getByRole("button", { name: auth.signOut }).click();
    await expect(page.getByText(account.profile.stillSignedIn)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: auth.signOut }).click();
    await page.waitForURL(`${siteUrl}/`);
    expect((await page.goto("/help"))?.status()).toBe(401);
  });

  test("other languages speak their own inside the shell", async ({ page }) => {
    await signIn(page);
    await page.goto("/de/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
    await page.getByRole("link", { name: "Hilfe und Support" }).click();
    await page.waitForURL(`${siteUrl}/de/help`);
  });
});
