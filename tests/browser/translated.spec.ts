/** Pages that a browser has translated, before React wakes them and after. */
import { expect, test, type Page } from "@playwright/test";
import forms from "@/messages/en/forms.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import { productSegments } from "#lib/base/addresses/signed-in-paths";
import { someBusiness } from "@/tests/support/browser/calls";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { acts, openForAct } from "@/tests/support/browser/first-acts";
import { pagesOfEveryKind } from "@/tests/support/requests/kinds-of-page";
import { sampleOf } from "@/tests/support/samples/sample";
import { signIn } from "@/tests/support/browser/sign-in";
import { translate, translations } from "@/tests/support/browser/translate";
import {
  hasArrived,
  holdFramework,
  expectPublicLive,
  slowFramework,
  touch,
  wake,
} from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";

/** What goes wrong in the page. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return faults;
}

/** Returns what says whether the page is still the one that came, or React has drawn it anew. */
async function watchPage(page: Page) {
  const main = await page.locator("main").elementHandle();
  return () => main.evaluate(({ isConnected }) => isConnected);
}

for (const act of acts) {
  const { name, control, outcome } = act;
  test(`translated, as the very first thing, ${name}`, async ({ page, context }) => {
    const faults = watchFaults(page);
    await slowFramework(context);
    await visitWithConsent(page, "false");
    await openForAct(page, act);
    await hasArrived(page);
    await translate(page, "elements");
    const isSame = await watchPage(page);
    await control(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await control(page).click();
    await outcome(page);
    await expectPublicLive(page);
    await outcome(page);
    expect(faults).toEqual([]);
    expect(await isSame()).toBe(true);
  });
}

for (const [answer, consent] of [
  ["reject", "false"],
  ["accept", "true"],
] as const)
  test(`translated, the question of consent takes '${answer}' before the page is awake and after`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    const bar = page.getByRole("region", { name: privacy.bar.label });
    for (const isAwake of [false, true]) {
      await page.goto(brief);
      await expect(bar).toBeVisible();
      await translate(page, "elements");
      if (isAwake) {
        await touch(page);
        await expectPublicLive(page);
      }
      await bar.getByRole("button", { name: privacy.bar[answer], exact: true }).click();
      await expect(bar).toBeHidden();
      expect(await stored(page, "gdpr_consent")).toBe(consent);
      await expectPublicLive(page);
      await page.evaluate(() => localStorage.clear());
    }
    expect(faults).toEqual([]);
  });

test("translated, what is typed and ticked before the page is awake stays, and is kept with what follows", async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  await visitWithConsent(page, "false");
  const letFrameworkCome = await holdFramework(context);
  await page.goto("/printables/phone-agreement");
  await hasArrived(page);
  await translate(page, "elements");
  const isSame = await watchPage(page);
  const field = page.locator("[data-field]:not([type=checkbox])");
  const box = page.locator("[data-field][type=checkbox]");
  await field.nth(0).fill("Maya");
  await box.nth(0).check();
  letFrameworkCome();
  await expectPublicLive(page);
  await expect(field.nth(0)).toHaveValue("Maya");
  await expect(box.nth(0)).toBeChecked();
  await field.nth(1).fill("nine o'clock");
  expect(await isSame()).toBe(true);
  await page.reload();
  for (const [at, value] of ["Maya", "nine o'clock"].entries())
    await expect(field.nth(at)).toHaveValue(value);
  await expect(box.nth(0)).toBeChecked();

  await page.goto(action);
  await hasArrived(page);
  await translate(page, "elements");
  for (const step of [0, 1]) {
    await page.getByRole("checkbox").nth(step).check();
    await expectPublicLive(page);
  }
  await expect(page.locator("[data-steps]")).toContainText("2");
  expect(await stored(page, "lantern-progress")).toContain('"ticked":[1,2]');
  expect(faults).toEqual([]);
});

const newsletter = (page: Page) => page.getByRole("region", { name: forms.newsletter.pageTitle });
const question = (page: Page) => page.getByRole("group", { name: library.feedback.ask });

/** Writes an address into the box, sends it over a slow line, and sees the box through all that it says. */
async function subscribe(page: Page): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<true>();
  await page.route("**/api/newsletter", async (route) => {
    await answered;
    await route.fulfill({ json: {} });
  });
  await newsletter(page).getByLabel(forms.email.label).fill("reader@example.org");
  const button = newsletter(page).getByRole("button");
  await button.click();
  await expect(button.locator(".animate-spin").first()).toBeVisible();
  await expect(newsletter(page).getByLabel(forms.email.label)).toHaveValue("reader@example.org");
  answer(true);
  await expect(button).toHaveText(forms.newsletter.subscribed);
  await expect(button).toHaveText(forms.newsletter.submit);
}

/** Says no, writes why, and sends it over a slow line. */
async function sendFeedback(page: Page): Promise<void> {
  const { feedback } = library;
  const { promise: answered, resolve: answer } = Promise.withResolvers<true>();
  await page.route("**/api/feedback", async (route) => {
    await answered;
    await route.fulfill({ status: 204 });
  });
  await question(page).getByRole("button", { name: feedback.no }).click();
  await question(page).getByRole("textbox").fill("A picture of the menu.");
  await question(page).getByRole("button", { name: feedback.send }).click();
  await expect(question(page).getByRole("button")).toHaveText(feedback.sending);
  answer(true);
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
}

/** Puts the piece on the list and takes it off again. */
async function saveAndTakeBack(page: Page): Promise<void> {
  const { tools } = library;
  const tool = page.locator("[data-mark=saved]");
  await tool.click();
  await expect(page.getByText(tools.says.kept)).toBeVisible();
  await expect(tool).toHaveText(tools.saved, { useInnerText: true });
  await tool.click();
  await expect(page.getByText(tools.says.removed)).toBeVisible();
  await expect(page.getByText(tools.says.kept)).toHaveCount(0);
  await expect(tool).toHaveText(tools.save, { useInnerText: true });
}

/** Types one search after the other. */
async function search(page: Page): Promise<void> {
  const box = page.getByRole("banner").getByRole("combobox");
  await page.locator("#find").pressSequentially("pho");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  const options = page.getByRole("option");
  const first = await options.first().innerText();
  await box.press("Backspace");
  await box.press("Backspace");
  await box.pressSequentially("rivacy");
  await expect(options.first()).not.toHaveText(first);
  await expect(options.first().locator("mark").first()).toContainText("riv");
}

for (const into of translations) {
  test(`the newsletter's box in a page that is translated into ${into}`, async ({ page }) => {
    const faults = watchFaults(page);
    await visitWithConsent(page, "false");
    await page.goto("/about");
    await hasArrived(page);
    await translate(page, into);
    const isSame = await watchPage(page);
    await subscribe(page);
    // Once more, now that it is awake, and its texts have changed.
    await subscribe(page);
    expect(faults).toEqual([]);
    expect(await isSame()).toBe(true);
  });

  test(`a piece's tools and its question in a page that was translated into ${into} when it was awake`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await visitWithConsent(page, "false");
    await page.goto(brief);
    await touch(page);
    await expectPublicLive(page);
    await translate(page, into);
    const isSame = await watchPage(page);
    await saveAndTakeBack(page);
    await sendFeedback(page);
    await search(page);
    expect(faults).toEqual([]);
    expect(await isSame()).toBe(true);
  });
}

test("the saved list stays a list when it is translated", async ({ page }) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    localStorage.setItem("gdpr_consent", "false");
    const pieces = ["first", "second"].map((title) => ({
      kind: "brief",
      path: `/micro-briefs/${title}`,
      title,
      savedAt: "",
    }));
    localStorage.setItem("lantern-saved", JSON.stringify(pieces));
  });
  await page.goto("/saved");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await translate(page, "elements");
  await rows.nth(0).getByRole("button").click();
  await expect(rows).toHaveCount(1);
  await rows.nth(0).getByRole("button").click();
  await expect(page.getByText(library.list.empty.title)).toBeVisible();
  expect(faults).toEqual([]);
});

for (const into of translations)
  test(`no page is thrown away as it wakes, translated into ${into}`, async ({ page }) => {
    test.setTimeout(600_000);
    const faults = watchFaults(page);
    await visitWithConsent(page, "false");
    const faulty: string[] = [];
    const pages = await pagesOfEveryKind();
    // The most thorough of them on all; how a browser does it otherwise is seen on some.
    for (const path of into === "elements" ? pages : sampleOf(pages, 8)) {
      faults.length = 0;
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await translate(page, into);
      const isSame = await watchPage(page);
      await touch(page);
      await expectPublicLive(page);
      if (!(await isSame()) || faults.some((fault) => /React/.test(fault)))
        faulty.push(`${path}: ${faults.join()}`);
    }
    expect(faulty).toEqual([]);
  });

test("no page wakes with other texts than it came with", async ({ page }) => {
  test.setTimeout(600_000);
  // What lets React take texts as they stand cannot be set then.
  await page.addInitScript(() =>
    Object.defineProperty(Object.prototype, "suppressHydrationWarning", { value: undefined, writable: true }),
  );
  const faults = watchFaults(page);
  await visitWithConsent(page, "false");
  for (const path of await pagesOfEveryKind()) {
    await page.goto(path);
    await hasArrived(page);
    await touch(page);
    await expectPublicLive(page);
    expect(
      faults.filter((fault) => /React/.test(fault)),
      path,
    ).toEqual([]);
  }
});

test("no page of the product is thrown away as it wakes, translated before", async ({ page, context }) => {
  const faults = watchFaults(page);
  await visitWithConsent(page, "false");
  await signIn(page);
  const { id } = await someBusiness(page);
  const faulty: string[] = [];
  for (const path of [
    ...productSegments.filter((one) => !["business", "call", "location"].includes(one)),
    "help?q=call",
    `business/${id}`,
    `calls/new?business=${id}`,
    "settings/security",
  ]) {
    faults.length = 0;
    const letFrameworkCome = await holdFramework(context);
    await page.goto(`/${path}`, { waitUntil: "commit" });
    await page.waitForSelector("#arrival", { state: "attached" });
    await translate(page, "elements");
    const isSame = await watchPage(page);
    letFrameworkCome();
    await wake(page);
    if (!(await isSame()) || faults.some((fault) => /React/.test(fault)))
      faulty.push(`${path}: ${faults.join()}`);
    await context.unrouteAll({ behavior: "ignoreErrors" });
  }
  expect(faulty).toEqual([]);
});
