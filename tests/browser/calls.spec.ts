import { expect, test, type Locator, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import messages from "@/messages/en/calls.json" with { type: "json" };
import french from "@/messages/fr/calls.json" with { type: "json" };
import spanish from "@/messages/es/calls.json" with { type: "json" };
import helpLines from "@/messages/en/help-lines.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { callAllowance } from "#lib/product/calls/allowance/allowance";
import { outcomes } from "#lib/base/site/call-states";
import { writeListPlace } from "#lib/base/addresses/list-place";
import {
  enter,
  endOfCall,
  numberFor,
  plainNumber,
  readCall,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";
import { comeBackTo } from "@/tests/support/browser/come-back";
import { listenToStatus } from "@/tests/support/browser/heard";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { hasGoneQuiet, holdBack, wake } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const { start, states, detail, list } = messages;
const request = "Is there a class for an eight-year-old on Saturday, and what does it cost?";
const origin = { origin: siteUrl };

const status = (page: Page) => page.getByRole("status");
/** The link to the business's own number. */
const byHand = new RegExp(detail.callYourself.replace("{number}", ".+"));
const form = (page: Page) => page.locator("#start-call, main").first();

async function fillIn(page: Page, number = plainNumber) {
  await page.getByLabel(start.request).fill(request);
  await page.getByLabel(start.number).fill(number);
}

/** Cancels the call of the page. */
async function cancelCall(page: Page) {
  await page.getByRole("button", { name: detail.cancel }).click();
  await expect(status(page)).toHaveText(states.cancelled);
}

/** Deletes the call of the page, and says yes where that is asked. */
async function deleteCall(page: Page) {
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
}

/** The texts that an element shows one after the other, until it shows one of `last`. */
async function textsOf(place: Locator, last: string[]): Promise<string[]> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const text = (await place.textContent()) ?? "";
        if (text !== seen.at(-1)) seen.push(text);
        return last.includes(text);
      },
      { timeout: 70_000, intervals: [200] },
    )
    .toBe(true);
  return seen;
}

test("a call is asked for, confirmed, watched to its end, made again, cancelled and deleted", async ({
  page,
}) => {
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);

  // What is missing is said beside its field, and the first of them has the focus.
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.requestRequired)).toBeVisible();
  await expect(page.getByText(start.faults.numberRequired)).toBeVisible();
  await expect(page.getByLabel(start.request)).toBeFocused();
  // The field that has the focus says it; an alert of the same words would be a second voice.
  await expect(page.getByRole("alert").filter({ hasText: start.faults.requestRequired })).toHaveCount(0);
  await fillIn(page, "12345");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByLabel(start.number)).toBeFocused();
  await expect(page.getByLabel(start.number)).toHaveAccessibleDescription(
    new RegExp(start.faults.numberInvalid.slice(0, 30)),
  );
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  // Sent by Enter from the field itself, the fault is read out with a focus that comes anew.
  const comings = await page.getByLabel(start.number).evaluateHandle((field) => {
    const counted = { count: 0 };
    field.addEventListener("focus", () => (counted.count += 1));
    return counted;
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => comings.evaluate(({ count }) => count)).toBe(1);
  await expect(page.getByLabel(start.number)).toBeFocused();

  // The question before the call shows the number as it was typed, whole; a change of mind loses nothing.
  await page.getByLabel(start.number).fill("(202) 555-0190");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByRole("heading", { name: start.check })).toBeFocused();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  await page.getByRole("button", { name: start.change }).click();
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await page.getByRole("button", { name: start.submit }).press("Enter");
  // Who goes by the keyboard sees where the focus is.
  await expect(page.getByRole("heading", { name: start.check })).toBeFocused();
  await expect(page.getByRole("heading", { name: start.check })).not.toHaveCSS("outline-style", "none");
  await page.getByRole("button", { name: start.confirm }).click();
  await page.waitForURL(/\/call\/[0-9a-f-]{36}$/);
  // Nobody has agreed to being counted, so the browser does not remember what is to be counted.
  expect(await stored(page, "lantern-calls-open")).toBeNull();

  // Every state is shown, and nothing is loaded anew.
  await page.evaluate(() => ((window as { isSamePage?: true }).isSamePage = true));
  const seen = await textsOf(status(page), [states.completed]);
  const shownStates = seen.filter((text) => text !== states.queued);
  // It may ring for no longer than a busy machine takes to open its page; one that rings for long is looked at below.
  expect(shownStates).toContain(states["in-progress"]);
  expect(shownStates).toEqual(
    [states.ringing, states["in-progress"], states.completed].slice(-shownStates.length),
  );
  await expect(page.getByRole("heading", { name: detail.transcript })).toBeVisible();
  // When it was made is said on its page, and the tab names the business and the state.
  await expect(page.locator("main time").first()).toHaveText(/\d{4}.*\d:\d\d/);
  await expect(page).toHaveTitle(`Call to ${business.name}: ${states.completed} | Lantern`);
  // Where the state stands it is read out; Next would say the title of a new page on top of it.
  await expect(page.getByRole("alert").filter({ hasText: states.completed })).toHaveCount(0);
  expect(await page.evaluate(() => (window as { isSamePage?: true }).isSamePage)).toBe(true);
  const transcript = page.getByRole("region", { name: detail.transcript });
  await expect(transcript).toContainText(request);
  await expect(transcript).toContainText(business.name);
  await expect(transcript).toContainText(detail.simulated);
  const outcome = page.getByRole("region", { name: detail.outcome });
  const summary = (await outcome.getByRole("paragraph").last().textContent()) ?? "";
  // What was said has its language; who says it is the page's.
  await expect(transcript.locator("li > p[lang=en]").first()).toBeVisible();
  await expect(transcript.locator("[lang] strong")).toHaveCount(0);
  await expect(page.getByText(/^\$0\.\d\d$/)).toBeVisible();
  await expect(page.getByText(/^0:\d\d$/).first()).toBeVisible();
  expect(await page.content()).not.toMatch(/555-?0190/);

  // Made again, it is a call of its own, which can be cancelled at once.
  await expect(page.getByRole("link", { name: byHand })).toHaveAttribute("href", /^tel:\+/);
  await expect(page.getByRole("button", { name: detail.retry })).toHaveClass(/button-quiet/);
  // Nothing is called before it is confirmed.
  await page.getByRole("button", { name: detail.retry }).click();
  // The question is a document of its own, which begins with it.
  await expect(page.getByRole("group", { name: detail.retryAsk })).toBeFocused();
  await expect(page).toHaveTitle(
    `${detail.retryAsk} · Call to ${business.name}: ${states.completed} | Lantern`,
  );
  await page.getByRole("link", { name: detail.retryLeave }).click();
  await expect(page.getByRole("button", { name: detail.retry })).toBeFocused();
  await page.getByRole("button", { name: detail.retry }).click();
  await page.getByRole("button", { name: detail.retryConfirm }).click();
  await expect(page.getByText(detail.retryOf)).toBeVisible();
  await cancelCall(page);
  await expect(page.getByText(detail.outcomes.cancelled)).toBeVisible();
  await page.getByRole("link", { name: detail.earlier }).click();
  await expect(page.getByText(detail.retried)).toBeVisible();

  // Both are in the list, until one is deleted. What came of the one that was made is told there; of the other nothing did.
  await page.goto("/calls");
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(2);
  const rowIn = (state: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: request }).filter({ hasText: state });
  await expect(rowIn(states.completed)).toContainText(summary.slice(0, 60));
  await expect(rowIn(states.cancelled).getByText(request)).toBeVisible();
  await expect(rowIn(states.cancelled)).not.toContainText(summary.slice(0, 60));
  await wake(page);
  const heardOfList = await listenToStatus(page);
  await page.getByRole("link", { name: states.cancelled }).click();
  await expect(page).toHaveURL(/state=cancelled/);
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(1);
  // The focus stays on the link: who does not see the list is told of it.
  await expect.poll(heardOfList).toContainEqual(expect.stringMatching(/^Cancelled, 1 call\b/));
  // Also of two states with as many calls, one after the other.
  for (const state of ["busy", "voicemail"] as const) {
    await page.getByRole("link", { name: states[state], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`state=${state}`));
    await expect.poll(heardOfList).toContain(`${states[state]}, 0 calls on this page`);
  }
  await page.getByRole("link", { name: states.cancelled, exact: true }).click();
  await expect(page).toHaveURL(/state=cancelled/);
  await page.getByRole("link", { name: business.name }).click();
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await page.getByRole("link", { name: detail.deleteKeep }).click();
  await expect(page.getByRole("button", { name: detail.delete, exact: true })).toBeFocused();
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await expect(page.getByRole("button", { name: detail.deleteConfirm })).toBeVisible();
  await wake(page);
  const heardOfDeletion = await listenToStatus(page);
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
  await expect(page.getByText(list.deleted)).toBeVisible();
  await expect.poll(heardOfDeletion).toContain(list.deleted);
  // It was opened from the list of a state, and so leads back to that.
  await expect(page).toHaveURL("/calls?state=cancelled");
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(0);
  // Nobody sees it again by going back.
  for (const _ of ["once", "and again"]) {
    await page.goBack();
    await page.waitForLoadState();
    await expect(page.getByRole("button", { name: detail.deleteConfirm })).toHaveCount(0);
    await expect(page.getByText(request)).toHaveCount(0);
  }
  await page.goto("/calls");
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(1);

  // Whoever comes back to a page of the list on which nothing is left sees the first.
  await page.goto(`/calls?before=${writeListPlace([new Date(0).toISOString(), crypto.randomUUID()])}`);
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(1);
});

test("the list of calls leads to the next one, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await startCall(page, { callbackNumber: numberFor("busy") });
  await page.goto("/calls");
  await page.getByRole("main").getByRole("link", { name: list.empty.way }).click();
  await page.waitForURL(`${siteUrl}/explore`);
});

test("a call is cancelled, also where its user leaves at once", async ({ page }) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("completed") });
  await page.goto(`/call/${id}`);
  await wake(page);
  // What a cancellation needs is there before it is asked for.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain("csrftoken");
  // And what every call of the page waits for: one has been made.
  await page.waitForResponse(`**/api/calls/${id}`);
  await page.route("**/api/csrf", () => new Promise<void>(() => {}));
  await page.getByRole("button", { name: detail.cancel }).click();
  await page.goto("/about");
  expect((await endOfCall(page, id)).state).toBe("cancelled");
});

test("a call ends in each of the ways that the simulator knows, with a transcript of its own", async ({
  browser,
}) => {
  const texts = new Set<string>();
  // As many users as it takes for all of the calls to go on at once.
  const started = [];
  for (let first = 0; first < outcomes.length; first += callAllowance.live) {
    const page = await (await browser.newContext()).newPage();
    await enter(page);
    const businesses = await someBusinesses(page);
    for (const [at, outcome] of outcomes.slice(first, first + callAllowance.live).entries()) {
      const wish = { businessId: businesses[at]?.id, callbackNumber: numberFor(outcome) };
      started.push({ page, outcome, id: (await startCall(page, wish)).id });
    }
  }
  for (const { page, outcome, id } of started) {
    const call = await endOfCall(page, id);
    expect(call.state).toBe(outcome);
    const [placed = 0, ...moments] = call.steps.map(({ at }) => Date.parse(at));
    expect(moments.length).toBeGreaterThan(0);
    for (const [step, moment] of moments.entries())
      expect(moment - (moments[step - 1] ?? placed)).toBeGreaterThanOrEqual(2_000);
    expect(call.transcript?.length).toBeGreaterThan(0);
    texts.add(JSON.stringify(call.transcript));
    expect(typeof call.costUsd).toBe("number");
  }
  expect(texts.size).toBe(outcomes.length);
});

for (const javaScriptEnabled of [true, false])
  test(`a request that is too long stays as it was typed, and is said to be, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/business/${(await someBusiness(page)).id}`);
    const asked = page.getByLabel(start.request);
    await expect(asked).toHaveAccessibleDescription(/1,000/);
    await page.getByLabel(start.number).fill(plainNumber);
    // As it is pasted: what is set by a script is never cut.
    const long = `${request} `.repeat(20).trim();
    await asked.focus();
    await page.keyboard.insertText(long);
    await expect(asked).toHaveValue(long);
    for (const _ of ["the first time", "and again"]) {
      await page.getByRole("button", { name: start.submit }).click();
      await expect(page.getByText(start.faults.requestTooLong)).toBeVisible();
      await expect(asked).toHaveAccessibleDescription(new RegExp(start.faults.requestTooLong));
      await expect(asked).toHaveValue(long);
    }
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`whoever tells of an emergency sees whom to call before they confirm, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/business/${(await someBusiness(page)).id}`);
    await fillIn(page);
    await page.getByLabel(start.request).fill("My son swallowed a button battery, can we come now?");
    await page.getByRole("button", { name: start.submit }).click();
    const help = page.getByRole("complementary", { name: helpLines.boxNow });
    await expect(help.getByRole("heading", { name: helpLines.boxNow })).toBeVisible();
    await expect(help.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    const confirm = page.getByRole("button", { name: start.confirm });
    await expect(confirm).toBeVisible();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
    expect(await topOf(help)).toBeLessThan(await topOf(confirm));
    // No other request has them.
    await page.getByRole("button", { name: start.change }).click();
    await page.getByLabel(start.request).fill(request);
    await page.getByRole("button", { name: start.submit }).click();
    await expect(confirm).toBeVisible();
    await expect(help).toHaveCount(0);
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`the form suggests the language of the business's country, says so, and keeps another, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    const { id } = await someBusiness(page);
    // Where that is the page's too, nothing need be said.
    await page.goto(`/business/${id}`);
    await expect(page.getByLabel(start.language)).toHaveValue("en");
    await expect(page.getByLabel(start.language)).toHaveAccessibleDescription("");
    await page.goto(`/fr/business/${id}`);
    const language = page.getByLabel(french.start.language);
    await expect(language).toHaveValue("en");
    await expect(language).toHaveAccessibleDescription(/anglais.*\(États-Unis\)/);
    await language.selectOption("fr");
    await page.getByLabel(french.start.request).fill(request);
    await page.getByLabel(french.start.number).fill(plainNumber);
    await page.getByRole("button", { name: french.start.submit }).click();
    const asked = page.locator("dl").filter({ hasText: request });
    await expect(asked.getByText("Français", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: french.start.change }).click();
    await expect(language).toHaveValue("fr");
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`who reads Spanish has a call made in English, and reads in Spanish what came of it, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/es/business/${(await someBusiness(page)).id}`);
    const language = page.getByLabel(spanish.start.language);
    await expect(language).toHaveValue("en");
    await expect(language).toHaveAccessibleDescription(/inglés.*leerás el resultado en español\.$/);
    const asked = "¿Hay clase el sábado y cuánto cuesta?";
    await page.getByLabel(spanish.start.request).fill(asked);
    await page.getByLabel(spanish.start.number).fill(numberFor("voicemail"));
    await page.getByRole("button", { name: spanish.start.submit }).click();
    await page.getByRole("button", { name: spanish.start.confirm }).click();
    await page.waitForURL(/\/es\/call\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await endOfCall(page, path.split("/").at(-1) ?? "");

    await page.goto(path);
    const outcome = page.getByRole("region", { name: spanish.detail.outcome });
    const told = outcome.getByText(/^El asistente dejó un mensaje/);
    await expect(told).toHaveAttribute("lang", "es");
    const transcript = page.getByRole("region", { name: spanish.detail.transcript });
    await expect(transcript.locator("li > p[lang=en]").first()).toBeVisible();
    await expect(transcript.locator("li > p:not([lang=en])")).toHaveCount(0);

    // In the list of calls it is told in the page's own language, and marked where that is another.
    const inList = page.getByText(/^El asistente dejó un mensaje/);
    await page.goto("/es/calls");
    await expect(inList).toBeVisible();
    await expect(inList).not.toHaveAttribute("lang");
    await page.goto("/calls");
    await expect(inList).toHaveAttribute("lang", "es");
    await context.close();
  });

test("without JavaScript the same form leads to the call, and a refused one loses nothing", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await page.getByLabel(start.request).fill(request);
  await expect(page.getByLabel(start.language).locator("option[value=pt]")).toHaveAttribute("lang", "pt-BR");
  await page.getByLabel(start.language).selectOption("fr");
  await page.getByLabel(start.number).fill("not a number");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.numberInvalid)).toBeVisible();
  expect(page.url()).not.toMatch(/number|eight-year/);
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await expect(page.getByLabel(start.language)).toHaveValue("fr");
  await expect(page.getByLabel(start.number)).toHaveValue("not a number");
  await page.getByLabel(start.number).fill(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  await page.getByRole("button", { name: start.change }).click();
  await expect(page.getByLabel(start.number)).toHaveValue(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  const asked = page.url();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  const called = page.url();

  // Confirming once more, as by going back, is the same call.
  await page.goto(asked);
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(called);
  await page.getByRole("link", { name: detail.refresh }).click();
  await cancelCall(page);
  await page.getByRole("button", { name: detail.retry }).click();
  await page.getByRole("button", { name: detail.retryConfirm }).click();
  await expect(page.getByText(detail.retryOf)).toBeVisible();
  await cancelCall(page);
  await deleteCall(page);
  await expect(page).toHaveURL(/\/calls\?saved=delete#deleted$/);
  await expect(page.getByText(list.deleted)).toBeFocused();
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(1);
  await context.close();
});

test("who has just deleted a call, without JavaScript, is asked about the next one as they typed it", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  const [called, next] = await someBusinesses(page);
  const { id } = await startCall(page, { businessId: called?.id });
  await page.goto(`/call/${id}`);
  await cancelCall(page);
  await deleteCall(page);
  await expect(page.getByText(list.deleted)).toBeVisible();
  await page.goto(`/business/${next?.id}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page).toHaveURL(/\/calls\/new/);
  await expect(page.locator("dl").filter({ hasText: request })).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await context.close();
});

test("without JavaScript what was about to be asked is shown to nobody who signs in after", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await page.getByLabel(start.request).fill(request);
  await page.getByLabel(start.number).fill(plainNumber);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(request)).toBeVisible();
  const asked = page.url();
  await page.goto("about:blank");
  // Those of the session alone: what was typed is in one too.
  await context.clearCookies({ name: /^__/ });
  await signIn(page);
  await page.goto(asked);
  await expect(page.getByText(start.expired)).toBeVisible();
  await expect(page.getByText(request)).toHaveCount(0);
  await context.close();
});

test("without JavaScript a form that outlives the session comes back with what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // A session token lives for a minute, and without a script only a page renews it.
  const letSessionEnd = async () => {
    for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
      await context.clearCookies({ name });
  };
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  const long = "什么时候有空？".repeat(140);
  await page.getByLabel(start.request).fill(long);
  await page.getByLabel(start.language).selectOption("de");
  await page.getByLabel(start.number).fill(numberFor("completed"));
  await letSessionEnd();
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(account.form.expired)).toBeFocused();
  expect(page.url()).not.toContain(encodeURIComponent("什么"));
  await expect(page.getByLabel(start.request)).toHaveValue(long);
  await expect(page.getByLabel(start.language)).toHaveValue("de");
  await expect(page.getByLabel(start.number)).toHaveValue(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  await letSessionEnd();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await letSessionEnd();
  await page.getByRole("button", { name: detail.cancel }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  await cancelCall(page);
  // The way back leads to the list that the call was opened from, also after a refusal.
  await page.goto("/calls?state=cancelled");
  await page.getByRole("link", { name: business.name }).click();
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await letSessionEnd();
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: navigation.breadcrumb });
  await expect(crumbs.getByRole("link", { name: messages.pageTitle })).toHaveAttribute(
    "href",
    "/calls?state=cancelled",
  );
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
  await expect(page.getByText(list.deleted)).toBeVisible();
  await expect(page).toHaveURL(/\/calls\?state=cancelled&saved=delete#deleted$/);
  await context.close();
});

test("who is signed out in another tab is told so, and goes on where they were once they are signed in again", async ({
  page,
  context,
}) => {
  const email = freshEmail();
  // Clerk's code says of a browser that is driven that it is offline, whatever it was answered.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  await enter(page, email);
  const other = await context.newPage();
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByRole("button", { name: start.confirm })).toBeVisible();
  // By the form, of which Clerk's code in this tab does not hear.
  await context.request.post("/api/account/sign-out", { form: {}, headers: origin });
  for (const _ of ["the first time", "and again"]) {
    await page.getByRole("button", { name: start.confirm }).click();
    await expect(page.getByText(account.form.signedOut)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: account.form.signInAgain })).toHaveAttribute(
    "target",
    "_blank",
  );
  await enter(other, email);
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
});

test("a form sent twice is one call; a key used for another wish starts none", async ({ page }) => {
  await enter(page);
  const { id: businessId } = await someBusiness(page);
  const idempotencyKey = crypto.randomUUID();
  const [one, other] = await Promise.all([
    startCall(page, { businessId, idempotencyKey }),
    startCall(page, { businessId, idempotencyKey }),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 201]);
  expect(one.id).toBe(other.id);
  expect((await startCall(page, { businessId, idempotencyKey, request: "Else?" })).status).toBe(409);
  const listed = (await (await page.request.get("/api/calls")).json()) as { calls: unknown[] };
  expect(listed.calls).toHaveLength(1);
});

test("the endpoint of calls refuses fields that are wrong, another site, and what is no form", async ({
  page,
}) => {
  await enter(page);
  const { id: businessId } = await someBusiness(page);
  expect((await startCall(page, { businessId: "nobody" })).status).toBe(404);
  expect((await startCall(page, { businessId, idempotencyKey: "1" })).status).toBe(400);
  const wrong = await page.request.post("/api/calls", {
    headers: origin,
    data: {
      businessId,
      request: " ",
      language: "xx",
      callbackNumber: "1",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(wrong.status()).toBe(400);
  expect(Object.keys(((await wrong.json()) as { errors: object }).errors)).toEqual([
    "request",
    "language",
    "callbackNumber",
  ]);
  const send = async (options: Parameters<Page["request"]["post"]>[1]) =>
    (await page.request.post("/api/calls", options)).status();
  expect(await send({ headers: { origin: "https://evil.example" }, data: {} })).toBe(403);
  expect(await send({ headers: { ...origin, "content-type": "text/plain" }, data: "x" })).toBe(415);
  expect(await send({ headers: origin, data: { request: "x".repeat(40_000) } })).toBe(413);
  expect((await page.request.get("/api/calls?state=unheard-of")).status()).toBe(400);
  expect((await page.request.put("/api/calls", { headers: origin, data: {} })).status()).toBe(405);
});

test("nobody sees or changes the call of somebody else", async ({ page, browser }) => {
  await enter(page);
  const { id } = await startCall(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other);
  expect((await other.goto(`/call/${id}`))?.status()).toBe(404);
  expect((await other.goto(`/call/${id}?ask=delete`))?.status()).toBe(404);
  expect((await other.request.get(`/api/calls/${id}`)).status()).toBe(404);
  for (const change of ["retry", "cancel", "delete"]) {
    const answer = await other.request.post(`/api/calls/${id}/${change}`, { headers: origin, data: {} });
    expect(answer.status(), change).toBe(404);
    const posted = await other.request.post(`/api/calls/${id}/${change}`, { headers: origin, form: {} });
    expect(posted.status(), change).toBe(404);
  }
  expect((await other.request.delete(`/api/calls/${id}`, { headers: origin })).status()).toBe(404);
  expect((await (await other.request.get("/api/calls")).json()) as object).toMatchObject({ calls: [] });
  await other.goto("/calls");
  await expect(other.getByText(list.empty.title)).toBeVisible();
  expect((await readCall(page, id)).state).not.toBe("cancelled");
  await context.close();
  for (const path of ["/api/calls", `/api/calls/${id}`])
    expect((await fetch(siteUrl + path)).status, path).toBe(401);
});

test("a user sends twenty forms a minute at most, and the form says so without losing anything", async ({
  page,
}) => {
  await enter(page);
  const { id: businessId } = await someBusiness(page);
  const idempotencyKey = crypto.randomUUID();
  for (let number = 0; number < 20; number += 1)
    expect((await startCall(page, { businessId, idempotencyKey })).status).toBe(number === 0 ? 201 : 200);
  await page.goto(`/business/${businessId}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/calls"));
  await page.getByRole("button", { name: start.confirm }).click();
  const refused = await answered;
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(60);
  await expect(page.getByText(start.tooMany)).toBeVisible();
  await page.getByRole("button", { name: start.change }).click();
  await expect(form(page).getByLabel(start.request)).toHaveValue(request);
});

const filled = (text: string, count: number) =>
  new RegExp(text.replace(/\{count, plural, .*?\}\}/, `${count} calls?`));

test("who has as many calls as they may is told the number, in the form and where a call is made again", async ({
  page,
  browser,
}) => {
  await enter(page);
  const businesses = await someBusinesses(page);
  const [here = "", ...others] = businesses.map(({ id }) => id);
  let begun: string[] = [];
  const begin = async (businessId?: string) => {
    // Chance would end some of them within seconds.
    const one = await startCall(page, { businessId, callbackNumber: numberFor("completed") });
    expect(one.status).toBe(201);
    return one.id;
  };
  const cancel = (id: string) => page.request.post(`/api/calls/${id}/cancel`, { headers: origin, data: {} });
  /** As many as may go on, each of them just begun: one may be over within a quarter of a minute. */
  const fill = async (businessIds = others.slice(0, 3)) => {
    for (const id of begun) await cancel(id);
    begun = [];
    for (const businessId of businessIds) begun.push(await begin(businessId));
  };
  const confirm = async () => {
    await page.getByRole("button", { name: start.submit }).click();
    await page.getByRole("button", { name: start.confirm }).click();
  };
  await page.goto(`/business/${here}`);
  await fillIn(page);
  await fill([here]);
  const [first = ""] = begun;
  await confirm();
  await expect(page.getByText(filled(messages.limits.business, 1))).toBeVisible();
  await expect(page.getByRole("link", { name: messages.limits.toCall })).toHaveAttribute(
    "href",
    `/call/${first}`,
  );
  await page.getByRole("button", { name: start.change }).click();
  await expect(form(page).getByLabel(start.request)).toHaveValue(request);

  await page.goto(`/business/${others[2] ?? ""}`);
  await fillIn(page);
  await fill([here, ...others.slice(0, 2)]);
  await confirm();
  await expect(page.getByText(filled(messages.limits.live, 3))).toBeVisible();

  // One that is over may be made again only when there is room.
  await page.goto(`/call/${first}`);
  await page.getByRole("button", { name: detail.retry }).click();
  await fill();
  await page.getByRole("button", { name: detail.retryConfirm }).click();
  await expect(page.getByText(filled(messages.limits.live, 3))).toBeVisible();

  // Without JavaScript the pages say the same, and when a day's calls are used up, from when on there are new ones.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${siteUrl}/call/${first}`);
  await plain.getByRole("button", { name: detail.retry }).click();
  await fill();
  await plain.getByRole("button", { name: detail.retryConfirm }).click();
  await expect(plain.getByText(filled(messages.limits.live, 3))).toBeVisible();
  await plain.goto(`${siteUrl}/business/${here}`);
  await fillIn(plain);
  await plain.getByRole("button", { name: start.submit }).click();
  await fill();
  await plain.getByRole("button", { name: start.confirm }).click();
  await expect(plain.getByText(filled(messages.limits.live, 3))).toBeVisible();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await plain.goto(`${siteUrl}/call/${first}?problem=tooManyToday&until=${inAnHour}`);
  await expect(plain.getByText(/From \w+day.* \d+:\d\d [AP]M UTC on, you can start another\./)).toBeVisible();
  for (const never of ["never", new Date(Date.now() + 30 * 24 * 3_600_000).toISOString()]) {
    await plain.goto(`${siteUrl}/call/${first}?problem=tooManyToday&until=${never}`);
    await expect(plain.getByText(filled(messages.limits.day, 30))).toBeVisible();
  }
  await context.close();
});

test("a page that loses its connection says so, and catches up when it is back", async ({ page }) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("no-answer") });
  await page.goto(`/call/${id}`);
  await expect(status(page)).toHaveText(states.ringing);
  await page.route("**/api/calls/*", (route) => route.abort());
  await expect(page.getByText(detail.offline)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(detail.offline)).toHaveAttribute("aria-live", "polite");
  await page.unroute("**/api/calls/*");
  await expect(status(page)).toHaveText(states["no-answer"], { timeout: 40_000 });
});

test("a call that is cancelled without a connection stays on the page, to be cancelled when it is back", async ({
  page,
  context,
}) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("completed") });
  // The page hears of no new state: it would draw itself anew, perhaps in the moment in which the connection goes.
  const told = await (await page.request.get(`/api/calls/${id}`)).text();
  await page.route(`**/api/calls/${id}`, (route) =>
    route.fulfill({ contentType: "application/json", body: told }),
  );
  await page.goto(`/call/${id}`);
  await wake(page);
  // Whatever a cancellation needs is loaded.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("csrftoken");
  await page.waitForResponse(`**/api/calls/${id}`);
  await hasGoneQuiet(page);
  await context.setOffline(true);
  const cancel = page.getByRole("button", { name: detail.cancel });
  await cancel.click();
  await expect(page.getByText(detail.problems.failed)).toBeVisible();
  await context.setOffline(false);
  await page.unroute(`**/api/calls/${id}`);
  await cancel.click();
  await expect(status(page)).toHaveText(states.cancelled);
});

test("who is offline before anything was loaded keeps the page, and what they typed", async ({
  page,
  context,
}) => {
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await wake(page);
  await fillIn(page);
  await hasGoneQuiet(page);
  await context.setOffline(true);
  const submit = page.getByRole("button", { name: start.submit });
  await submit.click();
  await expect(page.getByText(start.failed)).toBeVisible();
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole("button", { name: start.confirm })).toBeVisible();
});

/** The data by which a call's page is opened, or drawn anew, in place. */
const pageData = /\/call\/[^/?]+\?(?:.*&)?_rsc=/;

/** What the page asks for from now on about calls, by path. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/api/calls")) changes.push(pathname);
  });
  return changes;
}

/** Presses the button of that name in the very moment in which it comes. */
const pressOnSight = (page: Page, name: string) =>
  page.evaluate((text) => {
    const seen = new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === text);
      if (!button) return;
      seen.disconnect();
      button.click();
    });
    seen.observe(document, { subtree: true, childList: true, characterData: true });
  }, name);

test("no press that was meant for Cancel makes the call again", async ({ page }) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("completed") });
  await page.goto(`/call/${id}`);
  await wake(page);
  const changes = changesOf(page);
  const cancel = page.getByRole("button", { name: detail.cancel });
  const retry = page.getByRole("button", { name: detail.retry });
  const confirm = page.getByRole("button", { name: detail.retryConfirm });
  const draw = await holdBack(page, pageData);
  await cancel.press("Enter");
  await expect.poll(() => changes).toEqual([`/api/calls/${id}/cancel`]);
  // It stays busy until the page says what has become of the call.
  await expect(cancel).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Enter");
  draw();
  // The control is gone; the reader goes on where the call's state is said.
  await expect(
    page.getByRole("heading", { name: new RegExp(detail.title.replace("{business}", "")) }),
  ).toBeFocused();
  await expect(retry).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(retry).toBeEnabled();
  // A second press that was meant for Retry does not confirm it either.
  await retry.dblclick();
  await expect(confirm).toBeEnabled();
  expect(changes).toEqual([`/api/calls/${id}/cancel`]);
  await confirm.click();
  await expect(page.getByText(detail.retryOf)).toBeVisible();
});

test("a call that ends under the reader's hand is not made again, and why it was not cancelled stays said", async ({
  page,
}) => {
  await enter(page);
  // It is not over before all is held back.
  const { id } = await startCall(page, { callbackNumber: numberFor("no-answer") });
  await page.goto(`/call/${id}`);
  await wake(page);
  const changes = changesOf(page);
  const draw = await holdBack(page, pageData);
  await endOfCall(page, id);
  await page.getByRole("button", { name: detail.cancel }).click();
  await expect(page.getByText(detail.problems.ended)).toBeVisible();
  draw();
  const retry = page.getByRole("button", { name: detail.retry });
  await expect(retry).toBeVisible();
  await expect(page.getByText(detail.problems.ended)).toBeVisible();
  await expect(retry).toBeEnabled();
  expect(changes).not.toContain(`/api/calls/${id}/retry`);
  // So it is for who comes from the list, whose second press may come late.
  await page.goto("/calls");
  await wake(page);
  await pressOnSight(page, detail.retry);
  await page.getByRole("link", { name: (await someBusiness(page)).name }).click();
  // At most it is asked about.
  await expect(page.getByRole("button", { name: detail.retryConfirm })).toBeEnabled();
  expect(changes).not.toContain(`/api/calls/${id}/retry`);
});

test("a call that is started stays so on the page until its own page is there", async ({ page }) => {
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  const confirm = page.getByRole("button", { name: start.confirm });
  await expect(confirm).toBeVisible();
  const changes = changesOf(page);
  const open = await holdBack(page, pageData);
  const asked = page.waitForRequest(pageData);
  await confirm.press("Enter");
  await asked;
  await expect(page.getByText(start.sending)).toBeVisible();
  await expect(confirm).toHaveAttribute("aria-busy", "true");
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: start.change }).dispatchEvent("click");
  await expect(page.getByLabel(start.request)).toBeHidden();
  open();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  expect(changes).toEqual(["/api/calls"]);
  // Who comes back is asked anew.
  await page.goBack();
  await expect(page.getByRole("button", { name: start.submit })).toBeVisible();
  await expect(page.getByLabel(start.request)).toHaveValue("");
});

test("a call whose answer was lost is not made twice by confirming it once more", async ({ page }) => {
  await enter(page);
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await fillIn(page);
  await page.route(
    "**/api/calls",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const confirm = async () => {
    await page.getByRole("button", { name: start.submit }).click();
    await page.getByRole("button", { name: start.confirm }).click();
  };
  await confirm();
  await expect(page.getByText(start.failed)).toBeVisible();
  await page.getByRole("button", { name: start.change }).click();
  await confirm();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  const listed = (await (await page.request.get("/api/calls")).json()) as { calls: unknown[] };
  expect(listed.calls).toHaveLength(1);
});

/** Saves a call-back number, as another tab would; null removes it. */
async function saveNumber(page: Page, callBackNumber: string | null): Promise<void> {
  const data = { language: "en", theme: "system", callBackNumber };
  expect((await page.request.post("/api/account/settings", { headers: origin, data })).status()).toBe(204);
}
const shown = (number: string) => `••• ••• ••${number.slice(-2)}`;

test("a number that is saved elsewhere meanwhile is not called before it is confirmed", async ({ page }) => {
  await enter(page);
  await saveNumber(page, "+12025550142");
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await fillIn(page, "");
  const submit = page.getByRole("button", { name: start.submit });
  const confirm = page.getByRole("button", { name: start.confirm });
  await submit.click();
  await expect(page.getByText(shown("42"), { exact: true })).toBeVisible();

  await saveNumber(page, "+12025550199");
  await confirm.click();
  await expect(page.getByText(start.faults.numberChanged)).toBeVisible();
  await expect(page.getByLabel(start.number)).toBeFocused();
  await expect(page.getByText(start.numberSaved.replace("{number}", shown("99")))).toBeVisible();
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await submit.click();
  await expect(page.getByText(shown("99"), { exact: true })).toBeVisible();

  // Removed altogether, it is asked for in its field.
  await saveNumber(page, null);
  await confirm.click();
  await expect(page.getByText(start.faults.numberRequired)).toBeVisible();
  await expect(page.getByText(start.numberHint)).toBeVisible();
  await page.getByLabel(start.number).fill(plainNumber);
  await submit.click();
  await confirm.click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await expect(page.getByText(shown("42"))).toBeVisible();
});

test("without JavaScript too, another saved number is shown before it is called", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await saveNumber(page, "+12025550142");
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await fillIn(page, "");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(shown("42"))).toBeVisible();
  await saveNumber(page, "+12025550199");
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page.getByText(start.faults.numberChanged)).toBeVisible();
  await expect(page.getByText(shown("99"))).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await context.close();
});

test("a call whose answer was lost is the same one when the saved number is another by then", async ({
  page,
}) => {
  await enter(page);
  const { id: businessId } = await someBusiness(page);
  const idempotencyKey = crypto.randomUUID();
  await saveNumber(page, "+12025550142");
  const confirm = () =>
    startCall(page, { businessId, idempotencyKey, callbackNumber: "", shownNumber: shown("42") });
  const first = await confirm();
  expect(first.status).toBe(201);
  for (const number of ["+12025550199", null]) {
    await saveNumber(page, number);
    expect(await confirm()).toEqual({ status: 200, id: first.id });
  }
});

test("a list outlives a connection that is gone for a while, and catches up", async ({ page, context }) => {
  await enter(page);
  const { id } = await startCall(page, { callbackNumber: numberFor("busy") });
  await page.goto("/calls");
  await wake(page);
  const { name } = await someBusiness(page);
  const row = page.getByRole("link", { name });
  await expect(row).toBeVisible();
  await page.evaluate(() => ((window as { isSamePage?: true }).isSamePage = true));
  let unanswered = 0;
  page.on("requestfailed", (request) => {
    if (new URL(request.url()).pathname === "/api/calls") unanswered += 1;
  });
  await context.setOffline(true);
  await expect.poll(() => unanswered, { timeout: 30_000 }).toBeGreaterThan(2);
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => (window as { isSamePage?: true }).isSamePage)).toBe(true);
  await context.setOffline(false);
  await endOfCall(page, id);
  await expect(
    page.getByRole("main").getByRole("listitem").getByText(states.busy, { exact: true }),
  ).toHaveCount(2, {
    timeout: 20_000,
  });
  // What came of the call is told with its end.
  await expect(page.getByText(`The line of ${name} was busy.`)).toBeVisible();
  expect(await page.evaluate(() => (window as { isSamePage?: true }).isSamePage)).toBe(true);
});

test("a deletion is said once, also of a list that is drawn anew meanwhile", async ({ page }) => {
  await enter(page);
  await startCall(page, { callbackNumber: numberFor("busy") });
  await comeBackTo(page, "/calls?saved=delete");
  await expect(page.getByText(list.deleted)).toBeVisible();
  await wake(page);
  await expect(page).toHaveURL("/calls");
  await expect(
    page.getByRole("main").getByRole("listitem").getByText(states.busy, { exact: true }),
  ).toHaveCount(2, {
    timeout: 20_000,
  });
  await expect(page).toHaveURL("/calls");
  await page.reload();
  await expect(page.getByRole("link", { name: (await someBusiness(page)).name })).toBeVisible();
  await expect(page.getByText(list.deleted)).toHaveCount(0);
});

test("a list that takes long to be drawn anew is asked for once at a time", async ({ page }) => {
  await enter(page);
  // Two, of which there is news again after the first, however late it was heard.
  for (const { id } of (await someBusinesses(page)).slice(0, 2))
    await startCall(page, { businessId: id, callbackNumber: numberFor("completed") });
  await page.clock.install();
  await page.goto("/calls");
  await wake(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("_rsc=")) asked += 1;
  });
  const draw = await holdBack(page, /\/calls\?(?:.*&)?_rsc=/);
  const timesAsked = async () => {
    await page.clock.runFor(3_000);
    return asked;
  };
  await expect.poll(timesAsked, { timeout: 20_000 }).toBe(1);
  await page.clock.runFor(30_000);
  expect(asked).toBe(1);
  draw();
  await expect.poll(timesAsked, { timeout: 30_000 }).toBeGreaterThan(1);
});
