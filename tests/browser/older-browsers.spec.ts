/** The same pages in a browser of 2023, on which many an old phone has stopped (docs/decisions.md). */
import { expect, test, type Page } from "@playwright/test";
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import reading from "@/messages/en/reading.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { visitWithOlderBrowser } from "@/tests/support/browser/older-browser";
import { signIn } from "@/tests/support/browser/sign-in";

const { feed } = reading;
const brief = "/micro-briefs/group-chat-you-cant-leave";

/** What goes wrong in the page. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

test("the first press opens the menu, and in it that of the languages", async ({ page }) => {
  const faults = watchFaults(page);
  await visitWithOlderBrowser(page);
  await visitWithConsent(page, "false");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brief);
  await expect(page.locator("#languages")).toBeHidden();
  await page.getByRole("button", { name: navigation.menu }).click();
  const menu = page.getByRole("dialog", { name: navigation.menu });
  await menu.getByRole("button", { name: /^Language/ }).click();
  await expect(page.getByRole("menuitemradio")).toHaveCount(6);
  expect(faults).toEqual([]);
});

test("a menu of the feed shows while somebody is at its button, and its choice filters in place", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await visitWithOlderBrowser(page);
  await visitWithConsent(page, "false");
  await page.goto("/");
  const choices = page.getByRole("group", { name: feed.category });
  await expect(choices).toBeHidden();
  await page.getByRole("button", { name: feed.category }).click();
  await choices.getByRole("link", { name: "Gaming" }).click();
  await expect(page.getByRole("button", { name: `${feed.category}: Gaming` })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get("category")).toBe("gaming");
  expect(faults).toEqual([]);
});

test("a signed-in user goes from page to page, and finds their menu", async ({ page }) => {
  const faults = watchFaults(page);
  await visitWithOlderBrowser(page);
  await signIn(page);
  await page.goto("/settings");
  const sidebar = page.getByRole("complementary", { name: shell.sidebar });
  await expect(sidebar.getByRole("link", { name: shell.items.upgrade })).toBeHidden();
  for (const name of [shell.items.help, shell.items.calls, shell.items.settings]) {
    await sidebar.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await sidebar.getByRole("button", { name: shell.accountMenu }).click();
  await sidebar.getByRole("link", { name: shell.items.upgrade }).click();
  await expect(page).toHaveURL("/upgrade");
  expect(faults).toEqual([]);
});
