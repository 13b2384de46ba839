import { expect, test } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { bareFloor, weighPage } from "@/tests/bench/page-weight";

const kib = 1024;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const contentPages = [
  brief,
  "/micro-actions/set-quiet-hours-together",
  "/glossary/rizz",
  "/tracks/first-screens",
  "/micro-briefs",
  "/micro-actions",
  "/tracks",
  "/about",
  "/faq",
  "/how-it-works",
];

let floor = 0;
test.beforeAll(() => {
  test.setTimeout(180_000);
  floor = bareFloor();
});

test("content pages load at most 8 KiB of script more than a bare page, home, search and glossary 20", async () => {
  for (const path of contentPages)
    expect((await weighPage(siteUrl, path)).js - floor, path).toBeLessThanOrEqual(8 * kib);
  for (const path of ["/", "/search", "/glossary"])
    expect((await weighPage(siteUrl, path)).js - floor, path).toBeLessThanOrEqual(20 * kib);
});

test("a brief's document is at most 6 KiB brotli and 9 KiB gzip, the home page 32 KiB brotli", async () => {
  const weight = await weighPage(siteUrl, brief);
  expect(weight.words).toBeGreaterThan(650);
  expect(weight.htmlBr).toBeLessThanOrEqual(6 * kib);
  expect(weight.htmlGz).toBeLessThanOrEqual(9 * kib);
  expect((await weighPage(siteUrl, "/")).htmlBr).toBeLessThanOrEqual(32 * kib);
});

test("styles and the one font stay small", async () => {
  for (const path of ["/", brief]) {
    const weight = await weighPage(siteUrl, path);
    expect(weight.css, path).toBeLessThanOrEqual(12 * kib);
    expect(weight.fonts, path).toBeLessThanOrEqual(50 * kib);
  }
});

test("the glossary has at most four elements a term", async ({ page }) => {
  await page.goto("/glossary");
  const { terms, elements } = await page.locator("dl.terms").evaluateAll((lists) => ({
    terms: lists.reduce((sum, list) => sum + list.children.length, 0),
    elements: lists.reduce((sum, list) => sum + list.querySelectorAll("*").length, 0),
  }));
  expect(terms).toBeGreaterThan(160);
  expect(elements / terms).toBeLessThanOrEqual(4);
});

for (const path of ["/", brief, "/glossary/rizz"])
  test(`${path} asks for at most 15 things, none of them from elsewhere, none before it is wanted`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => !request.url().startsWith("data:") && asked.push(request.url()));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(asked.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    expect(asked.filter((url) => /_rsc=|radix|sonner/.test(url))).toEqual([]);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(15);
  });

test("nothing moves while a page arrives", async ({ page }) => {
  for (const path of ["/", brief, "/glossary"]) {
    await page.addInitScript(() => {
      const moved = { total: 0 };
      (globalThis as { moved?: { total: number } }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => (globalThis as { moved?: { total: number } }).moved?.total), path).toBe(
      0,
    );
  }
});
