/** Pages of calls while the connection is slow, gone, or back. */
import { expect, test, type Page } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import {
  enter,
  endOfCall,
  numberFor,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";
import { comeBackTo } from "@/tests/support/browser/come-back";
import { hasGoneQuiet, holdBack, wake } from "@/tests/support/browser/wake";
import { request, status, fillIn } from "@/tests/support/browser/call-page";

const { start, states, detail, list } = messages;

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
