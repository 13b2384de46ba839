/** The small pictures of lists: where they stand, and that they cost a reader who arrives next to nothing. */
import { expect, test, type Page } from "@playwright/test";

const small = 'img[src*="/small/"]';
const lists = ["/micro-briefs", "/micro-actions", "/tracks"];

test("each card of a list has its picture, and the feed its newest alone", async ({ page }) => {
  for (const path of lists) {
    await page.goto(path);
    const cards = page.locator("main article");
    expect(await cards.count(), path).toBeGreaterThan(10);
    await expect(page.locator(`main article:has(${small})`), path).toHaveCount(await cards.count());
  }
  await page.goto("/");
  await expect(page.locator(`main article ${small}`)).toHaveCount(1);
  await expect(page.locator("main article").first().locator(small)).toHaveCount(1);
});

test("related pieces have theirs, on the pages of briefs, actions and terms", async ({ page }) => {
  for (const [path, least] of [
    ["/micro-briefs/roblox-for-parents", 3],
    ["/micro-actions/set-up-roblox-controls", 2],
    ["/glossary/robux", 1],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(`main .rows ${small}`).count(), path).toBeGreaterThanOrEqual(least);
  }
});

test("small pictures are for looks, have a fixed size, are fetched near the window, and stay off paper", async ({
  page,
}) => {
  for (const path of lists) {
    await page.goto(path);
    const told = await page
      .locator(small)
      .evaluateAll((pictures) =>
        pictures.map((one) =>
          ["alt", "width", "height", "loading"].map((name) => one.getAttribute(name)).join("|"),
        ),
      );
    expect([...new Set(told)], path).toEqual(["|112|63|lazy"]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(small).first()).toBeHidden();
});

/** What has been asked for, and the largest paint and the shifts so far. */
async function arrive(page: Page, path: string) {
  await page.addInitScript(() => {
    const seen = { largest: "", moved: 0 };
    (globalThis as { seen?: typeof seen }).seen = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch("largest-contentful-paint", (entry) => {
      seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.tagName ?? "";
    });
    watch("layout-shift", (entry) => {
      seen.moved += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path, { waitUntil: "networkidle" });
  // A busy machine may paint after the line has gone quiet.
  await page.waitForFunction(() => (globalThis as { seen?: { largest: string } }).seen?.largest !== "");
  const seen = await page.evaluate(() => (globalThis as { seen?: { largest: string; moved: number } }).seen);
  const inWindow = await page
    .locator(small)
    .evaluateAll(
      (pictures) => pictures.filter((one) => one.getBoundingClientRect().top < globalThis.innerHeight).length,
    );
  page.removeAllListeners("request");
  return { ...seen, inWindow, others: asked.filter((address) => !address.includes("/small/")).length };
}

for (const size of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} px a list arrives with few pictures, its text the largest paint, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of lists) {
      const { largest, moved, inWindow, others } = await arrive(page, path);
      // Something was painted, and that was no picture.
      expect(largest, path).toMatch(/^(?!IMG)./);
      expect(moved, path).toBe(0);
      expect(inWindow, path).toBeGreaterThan(0);
      expect(inWindow + others, path).toBeLessThanOrEqual(14);
    }
  });
