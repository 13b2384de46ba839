import { expect, test } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import {
  enter,
  endOfCall,
  numberFor,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";

const { start, detail, list } = messages;

test("on paper a call stands alone, without the bar and the links around it", async ({ page }) => {
  await enter(page);
  const { id } = await startCall(page);
  await page.setViewportSize({ width: 1040, height: 720 });
  await page.goto(`/call/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: detail.facts })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect((await main.boundingBox())?.x).toBe(0);
});

test("on a phone with letters twice as large, no page of a call scrolls sideways", async ({ page }) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("voicemail") });
  const business = await someBusiness(page);
  await endOfCall(page, id);
  await page.setViewportSize({ width: 320, height: 700 });
  const found: string[] = [];
  for (const language of ["", "/de", "/pt"])
    for (const path of [`/call/${id}`, "/calls", `/business/${business.id}`, "/explore?q=qqqzzz"]) {
      await page.goto(language + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) found.push(`${language}${path}: ${width} px`);
    }
  expect(found).toEqual([]);
});

test(`axe finds nothing from the form to the transcript`, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const check = async (what: string) => {
    expect(await axeFaults(page), what).toEqual([]);
    const levels = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((headings) =>
        headings.filter((one) => one.checkVisibility()).map((one) => Number(one.tagName.slice(1))),
      );
    expect(
      levels.filter((level) => level === 1),
      what,
    ).toHaveLength(1);
    expect(
      levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
      what,
    ).toBe(false);
  };
  const fits = async (what: string, place = "html") => {
    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.locator(place).evaluate((element) => element.scrollWidth);
    expect(width, what).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await enter(page);
  await page.goto("/calls");
  await expect(page.getByText(list.empty.title)).toBeVisible();
  await check("empty list");
  const ended = await startCall(page, { callbackNumber: numberFor("voicemail") });
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.requestRequired)).toBeVisible();
  await check("form with faults");
  await fits("form", "#start-call");
  await page.getByLabel(start.request).fill("Are you open?");
  await page.getByLabel(start.number).fill("202 555 0142");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByRole("heading", { name: start.check })).toBeVisible();
  await check("confirmation");
  const live = await startCall(page, { businessId: (await someBusinesses(page))[1]?.id });
  await page.goto(`/call/${live.id}`);
  await check("live call");
  await page.goto("/calls");
  await check("list");
  await fits("list");
  await endOfCall(page, ended.id);
  await page.goto(`/call/${ended.id}`);
  await expect(page.getByRole("heading", { name: detail.transcript })).toBeVisible();
  await check("ended call");
  await fits("ended call");
  await page.goto("/calls");
  await check("list with what came of a call");
  await fits("list with what came of a call");
  await page.goto(`/call/${ended.id}`);
  await page.getByRole("button", { name: detail.delete }).click();
  await expect(page.getByText(detail.deleteAsk)).toBeVisible();
  await check("question before deletion");
  await page.goto("/calls/new");
  await check("lost draft");
  await context.close();
});
