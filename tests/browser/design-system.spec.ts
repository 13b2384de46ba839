import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import texts from "@/messages/en/design-system.json" with { type: "json" };

const path = "/design-system";

test("the design system shows every component of components/ui, each in a state or more", async ({
  page,
}) => {
  await page.goto(path);
  // A hook draws nothing, and a style sheet is seen on what it styles.
  const files = readdirSync("components/ui")
    .filter((file) => !file.startsWith("use-") && !file.endsWith(".css"))
    .map((file) => file.replace(/\.tsx?$/, ""));
  expect(files.length).toBeGreaterThan(4);
  const shown = page.locator("[data-component]");
  expect(
    (
      await shown.evaluateAll((parts) =>
        parts.flatMap((part) => (part.getAttribute("data-component") ?? "").split(" ")),
      )
    ).toSorted(),
  ).toEqual(files.toSorted());
  for (const part of await shown.all()) expect(await part.getByRole("definition").count()).toBeGreaterThan(0);
});

test("the design system's page has its sections and is not indexed", async ({ page }) => {
  await page.goto(path);
  for (const name of Object.values(texts.sections))
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});

test("the colours shown are those of the theme in use", async ({ page }) => {
  const paper = () =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByText("paper", { exact: true }) })
      .locator("i")
      .evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
  const body = () => page.locator("body").evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  const light = await paper();
  expect(light).toBe(await body());
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).not.toBe(light);
  expect(await paper()).toBe(await body());
});

test("tabs show one panel at a time and move by arrow keys, Home and End", async ({ page }) => {
  await page.goto(path);
  const tabs = page.getByRole("tab");
  // A first touch, wherever it is, makes tabs of the sections.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(tabs).toHaveCount(3);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tabs.first().focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["End", 2],
    ["ArrowRight", 0],
    ["ArrowLeft", 2],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    const name = await tabs.nth(index).innerText();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await tabs.nth(1).click();
  await expect(page.getByRole("tabpanel", { name: texts.data.levels })).toBeVisible();
});

test("the page's own column fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [path, "/saved", "/offline", "/micro-actions/set-quiet-hours-together"]) {
    await page.goto(address);
    expect(
      await page
        .getByRole("main")
        .evaluate((main) =>
          Math.max(...[...main.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right)),
        ),
      address,
    ).toBeLessThanOrEqual(320);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are sections under their headings, all in sight", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const name of [texts.data.ages, texts.data.levels, texts.data.languages]) {
      await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
      await expect(page.getByRole("table", { name })).toBeVisible();
    }
  });
});

test("the place of messages is there before its first message, or nobody would hear it", async ({ page }) => {
  await page.addInitScript(() => {
    const since = { place: 0, message: 0 };
    Object.assign(globalThis, { since });
    new MutationObserver(() => {
      if (document.querySelector("section[aria-live]")) since.place ||= performance.now();
      if (document.querySelector(".toast")) since.message ||= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await page.locator("[data-component~=toast]").getByRole("button").first().click();
  await expect(page.locator(".toast")).toBeVisible();
  const waited = await page.evaluate(() => {
    const { since } = globalThis as unknown as { since: { place: number; message: number } };
    return since.message - since.place;
  });
  expect(waited).toBeGreaterThan(90);
});
