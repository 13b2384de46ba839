import { expect, test } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { signIn } from "@/tests/support/sign-in";
import explore from "@/messages/en/explore.json" with { type: "json" };
import { axeFaults } from "@/tests/support/axe";

const { form, done } = explore.locations;

test(`axe finds nothing on Explore, a business and the locations`, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  await signIn(page);
  const check = async (what: string) => {
    expect(await axeFaults(page), what).toEqual([]);
  };
  await page.goto("/locations");
  await check("no locations");
  await page.getByRole("button", { name: form.add }).click();
  await expect(page.locator("#content").getByRole("alert")).toBeVisible();
  await check("refused location");
  await page.getByLabel(form.name).fill("Home");
  await page.getByLabel(form.place).selectOption("chicago");
  await page.getByRole("button", { name: form.add }).click();
  await expect(page.getByRole("status")).toHaveText(done.location);
  await check("locations");
  await page.locator("#content").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await check("location");
  for (const path of [
    "/explore",
    "/explore?q=tutorring&location=",
    "/explore?q=piano&category=dentistry&location=Denver&open=1",
    "/explore?location=Atlantis",
  ]) {
    await page.goto(path);
    await check(path);
  }
  await page.goto("/explore");
  await page.locator("[data-business]").first().click();
  await expect(page.locator(".hours")).toBeVisible();
  await check("business");
  await context.close();
});
