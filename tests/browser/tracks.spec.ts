import { expect, test, type Page } from "@playwright/test";
import content from "@/messages/en/content.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { expectPublicLive, hasGoneQuiet } from "@/tests/support/browser/wake";

const track = "/tracks/first-phone-year";
const { check, agreement } = content.track;

const question = (page: Page, index: number) => page.locator("fieldset").nth(index);
const wrongAnswer = (page: Page, index: number) =>
  question(page, index).locator("label:not(:has([data-right]))").first();
const rightAnswer = (page: Page, index: number) => question(page, index).locator("label:has([data-right])");

/** Chooses and looks, first the wrong way and then the right one. */
async function answerTwice(page: Page): Promise<void> {
  await page.goto(track);
  const one = question(page, 0);
  const right = await rightAnswer(page, 0).innerText();
  await wrongAnswer(page, 0).click();
  await expect(one.getByText(check.no)).toBeHidden();
  await one.getByText(check.show).click();
  await expect(one.getByText(check.no)).toBeVisible();
  await expect(one.getByText(check.yes)).toBeHidden();
  await expect(one.getByText(right).last()).toBeVisible();
  await rightAnswer(page, 0).click();
  await expect(one.getByText(check.yes)).toBeVisible();
  await expect(one.getByText(check.no)).toBeHidden();
  // An answer to one question says nothing of the next.
  await expect(question(page, 1).getByRole("radio", { checked: true })).toHaveCount(0);
}

test("whoever answers a question learns which answer is right, and why", async ({ page }) => {
  await answerTwice(page);
});

test("the check and the sheet send nothing and keep nothing", async ({ page }) => {
  await page.goto(track, { waitUntil: "networkidle" });
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));
  // The first touch loads the framework, which has nothing to do with what is chosen.
  await page.mouse.click(5, 5);
  await expectPublicLive(page);
  await hasGoneQuiet(page);
  const before = await kept();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await rightAnswer(page, 0).click();
  await question(page, 0).getByText(check.show).click();
  await page.getByRole("textbox", { name: agreement.names }).fill("Mia and Dad");
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
  expect(await kept()).toBe(before);
});

test("what was written on the sheet is still there when the framework has come", async ({ page }) => {
  await page.goto(track);
  const blanks = page.getByRole("textbox", { name: /^To fill in/ });
  await blanks.first().fill("the bus on Thursdays");
  await page.getByRole("textbox", { name: agreement.names }).press("Tab");
  await expectPublicLive(page);
  await expect(blanks.first()).toHaveValue("the bus on Thursdays");
  expect(await blanks.count()).toBeGreaterThan(5);
});

test("by the keyboard alone one reaches every answer without passing its solution", async ({ page }) => {
  await page.goto(track);
  const radios = question(page, 0).getByRole("radio");
  await radios.first().focus();
  for (let step = 1; step < (await radios.count()); step += 1) await page.keyboard.press("ArrowDown");
  await expect(radios.last()).toBeChecked();
  await expect(question(page, 0).getByText(check.yes)).toBeHidden();
  await expect(question(page, 0).getByText(check.no)).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    question(page, 0).getByText(check.no).or(question(page, 0).getByText(check.yes)).first(),
  ).toBeAttached();
  await expect(question(page, 0).locator("details")).toHaveAttribute("open");
});

test("the pieces stand in one sequence, each with its minutes and the reason why it comes next", async ({
  page,
}) => {
  await page.goto(track);
  const steps = page.getByRole("main").locator(".path > li");
  await expect(steps).toHaveCount(11);
  for (const step of await steps.all()) {
    await expect(step.getByText(/\d min/)).toBeVisible();
    expect((await step.locator("> p").innerText()).length).toBeGreaterThan(30);
  }
  await expect(page.getByText("3 briefs, 6 actions, 2 words")).toBeVisible();
});

test(`axe finds nothing on a track, before and after an answer`, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(track);
  await page.waitForLoadState("networkidle");
  expect(await axeFaults(page)).toEqual([]);
  await wrongAnswer(page, 0).click();
  await question(page, 0).getByText(check.show).click();
  await rightAnswer(page, 1).click();
  await question(page, 1).getByText(check.show).click();
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions are answered and the sheet is filled in all the same", async ({ page }) => {
    await answerTwice(page);
    await page
      .getByRole("textbox", { name: /^To fill in/ })
      .first()
      .fill("practice times");
    await page.getByRole("checkbox").first().check();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("textbox", { name: /^To fill in/ }).first()).toHaveValue("practice times");
    await expect(page.getByRole("heading", { name: agreement.title })).toBeVisible();
  });
});
