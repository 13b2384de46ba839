/** Calls across a power cut, with a real provider that misbehaves, in great number, and without a database. */
import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import { isLive } from "#lib/base/site/call-states";
import { asServer } from "@/tests/support/programs/as-server";
import { callback, startCallProvider } from "@/tests/support/services/call-provider";
import { enter, endOfCall, numberFor, readCall, startCall } from "@/tests/support/browser/calls";
import { endedWithTests } from "@/tests/support/machine/ended-with-tests";
import { listenToStatus } from "@/tests/support/browser/heard";
import { freshEmail } from "@/tests/support/browser/sign-in";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";
import { wake } from "@/tests/support/browser/wake";

const { states, list, error } = messages;
/** How many calls a page of the list holds. */
const pageSize = 20;
const secret = "callback-secret-of-the-tests";

const begin = endedWithTests();
/** Changes an embedded database by a script of tests/support/programs, in a process of its own that may open it. */
function change(script: "file-more-calls" | "lose-calls" | "open-businesses", ...words: string[]): void {
  const line = [...asServer, `tests/support/programs/${script}.ts`, ...words];
  const { status, stderr } = spawnSync(process.execPath, line, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

test.describe.configure({ mode: "default" });

test("a power cut in the middle of a call loses nothing: it goes on where it was", async ({ page }) => {
  const folder = begin(dataFolderWithDatabase());
  let site = begin(await startSite({ LANTERN_DATA_DIR: folder.path }));
  const email = freshEmail();
  await enter(page, email, site.url);
  // A conversation, and a short one.
  const { id } = await startCall(page, { callbackNumber: numberFor("refused") }, site.url);
  // It rings by then, or goes on already: a busy machine may look after the few seconds in which it rings.
  await expect.poll(async () => (await readCall(page, id, site.url)).steps.length).toBeGreaterThan(1);
  const before = await readCall(page, id, site.url);
  expect(isLive(before.state)).toBe(true);
  await site.kill();
  site = begin(await startSite({ LANTERN_DATA_DIR: folder.path, PORT: new URL(site.url).port }));
  await enter(page, email, site.url);
  const call = await endOfCall(page, id, site.url);
  expect(call.steps.map(({ state }) => state)).toEqual(["queued", "ringing", "in-progress", "refused"]);
  expect(call.steps.slice(0, before.steps.length)).toEqual(before.steps);
  expect(call.transcript?.length).toBeGreaterThan(2);

  // A list of many pages, as it is after some years: rows put there while nobody else holds the database.
  await site.stop();
  change("file-more-calls", folder.path, String(2 * pageSize));
  site = begin(await startSite({ LANTERN_DATA_DIR: folder.path, PORT: new URL(site.url).port }));
  await enter(page, email, site.url);
  await page.goto(`${site.url}/calls`);
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(rows).toHaveCount(pageSize);
  await wake(page);
  const heard = await listenToStatus(page);
  await page.getByRole("link", { name: list.older }).click();
  await expect(page.getByText(`Question ${pageSize - 1}`, { exact: true })).toBeVisible();
  // There are as many as before, and who does not see the list is told of it all the same.
  await expect
    .poll(async () => (await heard()).map((said) => said.trim()))
    .toContain(`${list.all}, ${pageSize} calls on this page`);
  await page.getByRole("link", { name: list.older }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("link", { name: list.older })).toHaveCount(0);
  await page.getByRole("link", { name: list.newer }).click();
  await expect(page.getByText(`Question ${pageSize - 1}`, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: list.newer }).click();
  await expect(page.getByRole("link", { name: list.newer })).toHaveCount(0);
  await page.getByRole("link", { name: states.failed }).click();
  await expect(page.getByText(list.noMatch.title)).toBeVisible();
  await page.getByRole("link", { name: list.noMatch.way }).click();
  await expect(rows).toHaveCount(pageSize);
});

test("a real provider is told once, and its callbacks count once, in whatever order", async ({ page }) => {
  const folder = begin(dataFolderWithDatabase());
  change("open-businesses", folder.path);
  const provider = begin(await startCallProvider());
  const site = begin(
    await startSite({
      LANTERN_DATA_DIR: folder.path,
      CALL_PROVIDER_URL: provider.url,
      CALL_PROVIDER_KEY: "key-of-the-tests",
      CALL_PROVIDER_WEBHOOK_SECRET: secret,
      LOG_LEVEL: "debug",
    }),
  );
  const tell = async (told: unknown, by = secret, at = new Date()) => {
    const { body, headers } = callback(told, by, at);
    const answer = await fetch(`${site.url}/api/calls/callback`, { method: "POST", body, headers });
    return { status: answer.status, body: (await answer.json()) as { applied?: boolean } };
  };
  await enter(page, freshEmail(), site.url);
  // It takes the call, loses its answer, then fails: the call is handed over again, and is still one.
  provider.behave("hang", 500, "garbage", "work");
  const { id } = await startCall(page, { language: "pt", locale: "es" }, site.url);
  await expect
    .poll(() => provider.received.filter(({ method }) => method === "PUT").length, { timeout: 60_000 })
    .toBe(4);
  expect([...provider.calls.keys()]).toEqual([id]);
  expect(new Set(provider.received.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([id]));
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({
    language: "pt",
    summaryLanguage: "es",
  });

  await page.goto(`${site.url}/call/${id}`);
  expect(await tell({ id, state: "in-progress" })).toEqual({ status: 200, body: { applied: true } });
  await expect(page.getByRole("status")).toHaveText(states["in-progress"]);
  expect(await tell({ id, state: "ringing" })).toEqual({ status: 200, body: { applied: false } });
  expect(await tell({ id, state: "in-progress" })).toEqual({ status: 200, body: { applied: false } });
  expect((await tell({ id, state: "completed" }, "another secret")).status).toBe(401);
  expect((await tell({ id, state: "completed" }, secret, new Date(Date.now() - 6 * 60_000))).status).toBe(
    401,
  );
  expect((await tell({ id, state: "cancelled" })).status).toBe(400);
  expect((await tell("nonsense")).status).toBe(400);
  const end = {
    id,
    state: "completed",
    durationSeconds: 75,
    costUsd: 0.42,
    summary: "They open at nine.",
    summaryLanguage: "es",
    transcript: [{ speaker: "business", text: "We open at nine." }],
  };
  expect(await tell(end)).toEqual({ status: 200, body: { applied: true } });
  expect(await tell({ ...end, costUsd: 9 })).toEqual({ status: 200, body: { applied: false } });
  expect(await tell({ id, state: "failed" })).toEqual({ status: 200, body: { applied: false } });
  await expect(page.getByRole("status")).toHaveText(states.completed);
  // What was said is in the language of the call, and what came of it in that which the service tells.
  await expect(page.getByText("We open at nine.")).toHaveAttribute("lang", "pt-BR");
  await expect(page.getByText("They open at nine.")).toHaveAttribute("lang", "es");
  await expect(page.getByText("$0.42")).toBeVisible();
  await expect(page.getByText("1:15")).toBeVisible();
  await expect(page.getByText(messages.detail.simulated, { exact: true })).toHaveCount(0);
  expect((await readCall(page, id, site.url)).steps).toHaveLength(3);

  // A cancelled call is taken back, even when the provider cannot be reached at first.
  const second = await startCall(page, {}, site.url);
  await expect.poll(() => provider.calls.has(second.id)).toBe(true);
  provider.behave(503, "work");
  const cancelled = await page.request.post(`${site.url}/api/calls/${second.id}/cancel`, {
    headers: { origin: site.url },
    data: {},
  });
  expect(cancelled.status()).toBe(200);
  await expect.poll(() => provider.calls.has(second.id), { timeout: 30_000 }).toBe(false);
  expect(await tell({ id: second.id, state: "completed" })).toMatchObject({ body: { applied: false } });
  expect((await readCall(page, second.id, site.url)).state).toBe("cancelled");

  // A refusal for good is a failed call, and unknown calls are nobody's.
  provider.behave(422);
  const third = await startCall(page, {}, site.url);
  expect((await endOfCall(page, third.id, site.url)).state).toBe("failed");
  // The list says what came of each: as it was told, in its user's language then, or what its state alone does not say.
  await page.goto(`${site.url}/calls`);
  await expect(page.getByText("They open at nine.")).toHaveAttribute("lang", "es");
  await expect(page.getByText(messages.detail.outcomes.failed)).toBeVisible();
  await expect(page.getByText(messages.detail.outcomes.cancelled)).toHaveCount(0);
  expect(await tell({ id: crypto.randomUUID(), state: "ringing" })).toMatchObject({
    body: { applied: false },
  });
  expect(site.log()).not.toMatch(/2025550142|key-of-the-tests|first hour/);
});

test("without a secret no callback is taken, and none for a call that is simulated", async ({ page }) => {
  const folder = begin(dataFolderWithDatabase());
  const closed = begin(await startSite({ LANTERN_DATA_DIR: folder.path }));
  const { body, headers } = callback({ id: crypto.randomUUID(), state: "ringing" }, secret);
  const refused = await fetch(`${closed.url}/api/calls/callback`, { method: "POST", body, headers });
  expect(refused.status).toBe(503);
  await closed.stop();
  const site = begin(
    await startSite({ LANTERN_DATA_DIR: folder.path, CALL_PROVIDER_WEBHOOK_SECRET: secret }),
  );
  await enter(page, freshEmail(), site.url);
  // Chance would end some of them within seconds.
  const { id } = await startCall(page, { callbackNumber: numberFor("completed") }, site.url);
  const forged = callback({ id, state: "failed" }, secret);
  const answer = await fetch(`${site.url}/api/calls/callback`, { method: "POST", ...forged });
  expect(await answer.json()).toEqual({ applied: false });
  expect(isLive((await readCall(page, id, site.url)).state)).toBe(true);
});

test("calls that cannot be read are said to be safe, with a way to try again, and are as soon as they are there", async ({
  page,
}) => {
  const folder = begin(dataFolderWithDatabase());
  change("lose-calls", folder.path);
  const site = begin(await startSite({ LANTERN_DATA_DIR: folder.path }));
  await enter(page, freshEmail(), site.url);
  for (const path of ["/calls", "/calls?state=failed", `/call/${crypto.randomUUID()}`]) {
    await page.goto(site.url + path);
    await expect(page.getByRole("alert").filter({ hasText: error.title })).toBeVisible();
    await expect(page.getByRole("link", { name: "Retry" })).toHaveAttribute("href", path);
    const redrawn = `${site.url}${path}${path.includes("?") ? "&" : "?"}_rsc=`;
    const drawn = page.waitForRequest((one) => one.url().startsWith(redrawn));
    await page.route(/\/api\/calls/, (route) => route.fulfill({ json: { calls: [] } }));
    await drawn;
    await page.unroute(/\/api\/calls/);
  }
});
