/** Calls that are refused: sent twice or too often, wrong, too many, or somebody else's. */
import { expect, test, type Page } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import {
  enter,
  numberFor,
  readCall,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";
import { request, origin, form, fillIn } from "@/tests/support/browser/call-page";

const { start, detail, list } = messages;

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
