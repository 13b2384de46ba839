import { expect, test } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { signIn } from "@/tests/support/browser/sign-in";
import explore from "@/messages/en/explore.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";

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
    "/explore?q=my+son+wants+to+die&location=",
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

test("in the lowest window no field of Explore that has the focus lies behind the question of consent", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 256 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/explore?q=piano&location=Denver&open=1");
  const bar = page.getByRole("region", { name: privacy.bar.label });
  await expect(bar).toBeVisible();
  // The bar has left room for itself.
  await expect(page.locator("html")).toHaveAttribute("style", /scroll-padding-bottom/);
  const hidden: string[] = [];
  // From the top of the page on: whether a browser scrolls to a field depends on where the page stands.
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const field = document.activeElement;
      const top = field?.getBoundingClientRect().top ?? 0;
      const barTop = document.querySelector(".consent")?.getBoundingClientRect().top ?? 0;
      return !field?.id.startsWith("explore-") || top < barTop ? null : field.id;
    });
    if (found !== null) hidden.push(found);
  }
  expect(hidden).toEqual([]);

  // A reader's own spacing of letters and words, as WCAG 1.4.12 has it.
  await page.goto("/explore");
  const id = await page.locator("[data-business]").first().getAttribute("data-business");
  for (const language of ["", "/es", "/es-mx", "/de", "/pt", "/fr"]) {
    await page.goto(`${language}/business/${id ?? ""}`);
    await expect(page.locator(".hours")).toBeVisible();
    await expect(page.locator(".services")).toBeVisible();
    const width = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.letterSpacing = "0.12em";
      root.style.wordSpacing = "0.16em";
      return root.scrollWidth;
    });
    expect(width, language).toBe(320);
  }
  await context.close();
});
