import { expect, test } from "@playwright/test";
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { enter, startCall } from "@/tests/support/browser/calls";

const origin = { origin: siteUrl };
const { missing, items } = shell;
const id = "00000000-0000-4000-8000-000000000000";

for (const javaScriptEnabled of [true, false])
  test(`what is gone is said inside the shell, with ways on; JavaScript: ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    for (const [path, { title }, way] of [
      [`/call/${id}`, missing.call, items.calls],
      ["/call/x", missing.call, items.explore],
      [`/business/${id}`, missing.business, items.explore],
      [`/location/${id}`, missing.location, items.locations],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole("main").getByRole("link", { name: way })).toBeVisible();
      await expect(page.getByRole("complementary", { name: shell.sidebar })).toBeVisible();
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    }
    await context.close();
  });

test("a call that was deleted elsewhere opens in place all the same", async ({ page }) => {
  await enter(page);
  const { id: call } = await startCall(page);
  await page.goto("/calls");
  const link = page.getByRole("main").locator(`a[href$="/call/${call}"]`).first();
  await expect(link).toBeVisible();
  await page.request.post(`/api/calls/${call}/cancel`, { headers: origin, data: {} });
  await expect
    .poll(async () => (await page.request.delete(`/api/calls/${call}`, { headers: origin })).ok())
    .toBe(true);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: missing.call.title })).toBeVisible();
  expect(documents).toEqual([]);
});
