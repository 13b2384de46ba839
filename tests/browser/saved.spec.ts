import { expect, test, type Page } from "@playwright/test";
import library from "@/messages/en/library.json" with { type: "json" };
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { blockStorage } from "@/tests/support/browser/blocked-storage";

const { tools, list } = library;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const pieces = [brief, "/micro-actions/set-quiet-hours-together", "/glossary/rizz", "/tracks/first-screens"];

const save = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
};
const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("a brief, an action, a term and a track can be saved, found, opened and removed again", async ({
  page,
}) => {
  const titles: string[] = [];
  for (const path of pieces) {
    await save(page, path);
    titles.push(await page.getByRole("heading", { level: 1 }).innerText());
  }
  await page.getByRole("link", { name: tools.list }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.pageTitle);
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(titles.toReversed());
  for (const [index, kind] of (["brief", "action", "term", "track"] as const).entries())
    await expect(row(page, titles[index] ?? "")).toContainText(list.kinds[kind]);

  await page.getByRole("button", { name: list.removeNamed.replace("{title}", titles[0] ?? "") }).click();
  await expect(links).toHaveCount(3);
  await expect(page.getByRole("status")).toContainText(titles[0] ?? "");
  await expect(page.getByRole("heading", { name: list.title })).toBeFocused();
  await page.reload();
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL(/\/tracks\/first-screens$/);
  await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
});

test("saving can be taken back where it was done, by keyboard", async ({ page }) => {
  await page.goto(brief);
  await page.getByRole("button", { name: tools.save, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(tools.says.kept)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(tools.says.removed)).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByText(list.empty.title)).toBeVisible();
});

test("an empty list says how to fill it and leads on", async ({ page }) => {
  await page.goto("/saved");
  await expect(page.getByText(list.empty.title)).toBeVisible();
  for (const name of Object.values(list.ways))
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("button", { name: list.copies.remove })).toHaveCount(0);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});

test("a list that somebody tampered with shows only our own pages", async ({ page }) => {
  await page.addInitScript(() =>
    window.localStorage.setItem(
      "lantern-saved",
      JSON.stringify([
        { kind: "brief", path: "javascript:alert(1)", title: "Bad", savedAt: "" },
        { kind: "brief", path: "/micro-briefs/x", title: "Good", savedAt: "" },
      ]),
    ),
  );
  await page.goto("/saved");
  await expect(row(page, "Good")).toBeVisible();
  await expect(page.getByText("Bad", { exact: true })).toHaveCount(0);
});

test("a long word in a saved title does not scroll a narrow window sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const title = "Datenschutzgrundverordnungsdurchführungsgesetz";
  await page.addInitScript(
    (name) =>
      window.localStorage.setItem(
        "lantern-saved",
        JSON.stringify([{ kind: "brief", path: "/micro-briefs/x", title: name, savedAt: "" }]),
      ),
    title,
  );
  await page.goto("/saved");
  await expect(row(page, title)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("with storage blocked, saving lasts for the page and says so, and the list explains itself", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await blockStorage(page);
  await save(page, brief);
  await expect(page.getByText(tools.says.brief)).toBeVisible();
  await page.getByRole("button", { name: tools.unsave }).click();
  await expect(page.getByRole("button", { name: tools.save, exact: true })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByText(list.blocked.title)).toBeVisible();
  await expect(page.getByText(list.empty.title)).toBeVisible();
  expect(faults).toEqual([]);
});

test("another language has its own texts and leads to its own pages", async ({ page }) => {
  const german = shippedPath(brief, "de");
  await page.goto(german);
  await page.getByRole("button", { name: "Merken", exact: true }).click();
  await expect(page.getByRole("button", { name: "Merken", exact: true })).toHaveCount(0);
  await page.goto("/de/saved");
  const link = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(link).toHaveAttribute("href", german);
  await expect(link).toHaveAttribute("lang", "de");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list says that saving needs it, and no page shows a button that does nothing", async ({
    page,
  }) => {
    await page.goto("/saved");
    // Found by where it stands: what is in a noscript is not found by role or text.
    await expect(page.locator("main noscript > div")).toBeVisible();
    await expect(page.locator("main noscript > div")).toContainText(list.noScript.title);
    await page.goto(brief);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const name of [tools.save, tools.share, tools.print, tools.listen, library.read.mark])
      await expect(page.getByRole("button", { name })).toBeHidden();
  });
});
