import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bridge, FrontUnderTest, prerendered } from "@/tests/support/front-under-test";

/** So many are made at once where the thread has no time left. */
const atOnce = 16;
/** Before anything is known of how long answers take, so many are let wait. */
const mostWaiting = 80;

const inTime = performance.now.bind(performance);
let ahead = 0;
let site: FrontUnderTest;
/** What ends the answers that are being made. */
let ends: (() => void)[] = [];
let sent: Promise<{ status: number }>[] = [];

beforeEach(async () => {
  ahead = 0;
  ends = [];
  sent = [];
  site = await new FrontUnderTest(async ({ url = "", method = "" }) => {
    if (url === "/kept") return { body: "kept", tags: ["piece"], headers: prerendered };
    if (url.startsWith("/api/slow")) await new Promise<void>((resolve) => ends.push(resolve));
    const headers = { "content-type": "text/plain", "cache-control": "no-store" };
    return { body: `${method} ${url}`, headers };
  }).start();
  site.use = "work";
});
afterEach(async () => {
  site.use = "wait";
  await answerAll();
  await site.stop();
  vi.restoreAllMocks();
});

/** Sends so many forms, whose answers take until they are ended. */
const send = (count: number) =>
  sent.push(...Array.from({ length: count }, () => site.get("/api/slow", {}, "POST", "a=b")));

/** Ends answers until all are there; gives their statuses. */
async function answerAll(): Promise<number[]> {
  const state = { isDone: false };
  const all = Promise.all(sent).finally(() => (state.isDone = true));
  while (!state.isDone) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return (await all).map(({ status }) => status);
}

const underWay = (count: number) => vi.waitFor(() => expect(ends).toHaveLength(count));
/** Until the front has heard of all that were sent. */
const heard = () => vi.waitFor(async () => expect(await site.connections()).toBe(sent.length));

test("who would wait too long is told at once to come again, and who has sent something is not", async () => {
  expect((await site.get("/kept")).status).toBe(200);
  send(atOnce + mostWaiting + 1);
  await heard();
  await underWay(atOnce);

  const refused = await site.get("/page");
  expect(refused.status).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.body).toContain("last resort");
  const problem = await site.get("/api/explore");
  expect(problem.status).toBe(503);
  expect(problem.headers["content-type"]).toBe("application/problem+json");
  expect((await site.get("/kept")).body).toBe("kept");
  expect((await site.get("/api/health")).status).toBe(200);
  send(1);
  expect(new Set(await answerAll())).toEqual(new Set([200]));
  expect((await site.get("/page")).status).toBe(200);
});

test("a page that has expired is shown, and one that a webhook made old is not", async () => {
  await site.get("/kept");
  vi.spyOn(performance, "now").mockImplementation(() => inTime() + ahead);
  send(atOnce + mostWaiting + 1);
  await heard();
  ahead = 301_000;
  expect((await site.get("/kept")).body).toBe("kept");
  bridge().invalidate(["piece"]);
  expect((await site.get("/kept")).status).toBe(503);
});

test("few are made at once, in the order in which they came, and none whose reader has gone", async () => {
  send(atOnce);
  await underWay(atOnce);
  const socket = connect(site.port, "127.0.0.1");
  socket.write("GET /gone HTTP/1.1\r\nHost: lantern.example\r\nAuthorization: a\r\n\r\n");
  await vi.waitFor(async () => expect(await site.connections()).toBe(atOnce + 1));
  const last = site.get("/last", { authorization: "a" });
  await vi.waitFor(async () => expect(await site.connections()).toBe(atOnce + 2));
  socket.destroy();
  await vi.waitFor(async () => expect(await site.connections()).toBe(atOnce + 1));
  expect(site.asked).toHaveLength(atOnce);
  ends.shift()?.();
  expect((await last).status).toBe(200);
  expect(site.asked.map(({ url }) => url)).not.toContain("/gone");
});

test("what waits for a service keeps nobody else waiting while the thread has time", async () => {
  site.use = "wait";
  send(atOnce + mostWaiting + 1);
  await underWay(atOnce + mostWaiting + 1);
  expect((await site.get("/page")).status).toBe(200);
});

test("how long answers take decides how many may wait", async () => {
  send(atOnce + mostWaiting);
  await heard();
  // Fifty a second and more: these could wait for four seconds many times over.
  await answerAll();
  sent = [];
  send(atOnce + mostWaiting + 1);
  await heard();
  await underWay(atOnce);
  const page = site.get("/page", { authorization: "a" });
  await answerAll();
  expect((await page).status).toBe(200);
});
