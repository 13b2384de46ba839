/** A call from its form to its end, made again, cancelled and deleted. */
import { expect, test, type Locator } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { callAllowance } from "#lib/product/calls/allowance/allowance";
import { outcomes } from "#lib/base/site/call-states";
import { writeListPlace } from "#lib/base/addresses/list-place";
import {
  enter,
  endOfCall,
  numberFor,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";
import { listenToStatus } from "@/tests/support/browser/heard";
import { wake } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";
import { request, status, byHand, fillIn, cancelCall } from "@/tests/support/browser/call-page";

const { start, states, detail, list } = messages;

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
