import { expect, test } from "@playwright/test";
import library from "@/messages/en/library.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";

test(`axe finds nothing on a ticked action, the saved list and the offline page`, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const check = async (what: string) => {
    expect(await axeFaults(page), what).toEqual([]);
  };
  await page.goto("/saved");
  await expect(page.getByText(library.list.empty.title)).toBeVisible();
  await check("empty list");
  await page.goto("/micro-actions/set-quiet-hours-together");
  await page.getByRole("button", { name: library.tools.save, exact: true }).click();
  await expect(page.getByText(library.tools.says.kept)).toBeVisible();
  await page.getByRole("checkbox").first().check();
  await check("action with a ticked step");
  await page.goto("/saved");
  await expect(page.getByRole("button", { name: library.list.copies.remove })).toBeVisible();
  await check("filled list");
  await page.goto("/offline");
  await page.waitForLoadState("networkidle");
  await check("offline page");
  await context.close();
});
