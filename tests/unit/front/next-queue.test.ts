import { AsyncLocalStorage } from "node:async_hooks";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bridge, FrontUnderTest, makeOld, prerendered } from "@/tests/support/sites/front-under-test";

/** So many are made at once where the thread has no time left. */
const atOnce = 16;
/** So many reads may wait before anything is known of how long answers take: none is let in beside them. */
const full = 81;
/** More than may be sent while others wait to read. */
const tooMany = 90;

const inTime = performance.now.bind(performance);
let ahead = 0;
let site: FrontUnderTest;
/** What ends the answers that are being made, by their order. */
let ends: (() => void)[] = [];
let asked: Promise<{ status: number }>[] = [];
/** Asks, within what is being made, whether its reader has gone; by their order. */
let hasGone: (() => boolean)[] = [];

beforeEach(async () => {
  ahead = 0;
  ends = [];
  asked = [];
  hasGone = [];
  site = await new FrontUnderTest(async ({ url = "", method = "" }) => {
    hasGone.push(AsyncLocalStorage.bind(() => bridge().hasReaderGone()));
    if (url === "/kept") return { body: "kept", tags: ["piece"], headers: prerendered };
    if (url.includes("/slow")) await new Promise<void>((resolve) => ends.push(resolve));
    const headers = { "content-type": "text/plain", "cache-control": "no-store" };
    return { body: `${method} ${url}`, headers, isNeverDone: url.startsWith("/slow/stuck") };
  }).start();
  site.use = "work";
});
afterEach(async () => {
  site.use = "wait";
  await answerAll();
  await site.stop();
  vi.restoreAllMocks();
});

/** What is asked for one reader alone: nothing is cached on the way. */
const personal = { authorization: "a" };
/** Sends so many forms, whose answers take until they are ended. */
const send = (count: number) =>
  asked.push(...Array.from({ length: count }, () => site.get("/api/slow", {}, "POST", "a=b")));

/** Ends answers until all are there; gives their statuses. */
async function answerAll(): Promise<number[]> {
  const state = { isDone: false };
  const all = Promise.all(asked).finally(() => (state.isDone = true));
  while (!state.isDone) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  asked = [];
  return (await all).map(({ status }) => status);
}

/** Until something is so, however busy the machine. */
const until = (isSo: () => void | Promise<void>) => vi.waitFor(isSo, { timeout: 20_000, interval: 10 });
const underWay = (count: number) => until(() => expect(ends).toHaveLength(count));
const connected = (count: number) => until(async () => expect(await site.connections()).toBe(count));
/** Until it was looked twice what the thread did. */
async function looked(): Promise<void> {
  const before = site.looks;
  await until(() => expect(site.looks).toBeGreaterThan(before + 1));
}
/** Reads so many pages for one reader each. */
const read = (count: number) =>
  asked.push(...Array.from({ length: count }, () => site.get("/slow", personal)));
/** Until there is too much to do for one more. */
async function overload(): Promise<void> {
  send(atOnce);
  await underWay(atOnce);
  read(full);
  await connected(atOnce + full);
  await looked();
}

/** Asks on a connection of its own, to be broken off. */
function askAndLeave(path: string): () => void {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: lantern.example\r\nAuthorization: a\r\n\r\n`);
  return () => socket.destroy();
}

test("who would wait too long is told at once to come again, and who sends something is not", async () => {
  expect((await site.get("/kept")).status).toBe(200);
  await overload();
  expect(ends).toHaveLength(atOnce);

  const refused = await site.get("/page");
  expect(refused.status).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.body).toContain("last resort");
  const problem = await site.get("/api/explore");
  expect(problem.status).toBe(503);
  expect(problem.headers["content-type"]).toBe("application/problem+json");
  expect((await site.get("/kept")).body).toBe("kept");
  for (const path of ["/api/health", "/api/health/ready", "/images/a.webp", "/_next/static/a.js"])
    expect((await site.get(path, personal)).status, path).toBe(200);
  expect((await site.get("/api/health/made-up", personal)).status).toBe(503);
  send(1);
  expect(new Set(await answerAll())).toEqual(new Set([200]));
  expect((await site.get("/page")).status).toBe(200);
});

test("a page that has expired is shown, and one that a webhook made old is not", async () => {
  await site.get("/kept");
  vi.spyOn(performance, "now").mockImplementation(() => inTime() + ahead);
  await overload();
  ahead = 301_000;
  expect((await site.get("/kept")).body).toBe("kept");
  makeOld(["piece"]);
  expect((await site.get("/kept")).status).toBe(503);
});

test("a page that is being rendered is for whoever else asks for it", async () => {
  send(atOnce);
  await underWay(atOnce);
  const first = site.get("/kept");
  await connected(atOnce + 1);
  read(full - 1);
  await connected(atOnce + full);
  await looked();
  expect((await site.get("/page")).status).toBe(503);
  const second = site.get("/kept");
  await connected(atOnce + full + 1);
  await answerAll();
  expect((await first).body).toBe("kept");
  expect((await second).body).toBe("kept");
  expect(site.asked.filter(({ url }) => url === "/kept")).toHaveLength(1);
});

test("few are made at once, what was sent before what is read, and nothing for who has gone", async () => {
  send(atOnce);
  await underWay(atOnce);
  const leave = askAndLeave("/gone");
  await connected(atOnce + 1);
  const later: Promise<unknown>[] = [];
  for (const path of ["/first", "/second", "/third"]) {
    later.push(site.get(path, personal));
    await connected(atOnce + 1 + later.length);
  }
  later.push(site.get("/api/sent", {}, "POST", "a=b"));
  await connected(atOnce + 1 + later.length);
  leave();
  await connected(atOnce + later.length);
  expect(site.asked).toHaveLength(atOnce);
  ends.shift()?.();
  await Promise.all(later);
  const order = site.asked.slice(atOnce).map(({ url }) => url);
  expect(order).toEqual(["/api/sent", "/first", "/second", "/third"]);
});

test("however much is sent, whoever reads is let in, and has one turn in four", async () => {
  send(atOnce + tooMany);
  await connected(atOnce + tooMany);
  await looked();
  const page = site.get("/page", personal);
  await connected(atOnce + tooMany + 1);
  for (let done = 0; done < 4; done += 1) {
    ends.shift()?.();
    await underWay(atOnce);
  }
  expect((await page).status).toBe(200);
});

test("however much is sent, every fourth turn is a read's", async () => {
  send(atOnce + 8);
  await connected(atOnce + 8);
  const pages: Promise<{ status: number }>[] = [];
  for (const path of ["/first", "/second"]) {
    pages.push(site.get(path, personal));
    await connected(atOnce + 8 + pages.length);
  }
  for (let done = 0; done < 3; done += 1) {
    ends.shift()?.();
    await underWay(atOnce);
  }
  expect(site.asked.map(({ url }) => url)).not.toContain("/first");
  ends.shift()?.();
  expect((await pages[0])?.status).toBe(200);
  await underWay(atOnce);
  expect(site.asked.map(({ url }) => url)).not.toContain("/second");
  await answerAll();
  expect((await pages[1])?.status).toBe(200);
});

test("whoever has all of an answer, or has gone, keeps no place, though Next is never done with it", async () => {
  const answers = Array.from({ length: 8 }, () => site.get("/slow/stuck", personal));
  await underWay(8);
  const leave = Array.from({ length: 8 }, () => askAndLeave("/slow/stuck"));
  await underWay(atOnce);
  for (const one of leave) one();
  for (const end of ends.splice(0, 8)) end();
  await Promise.all(answers);
  await connected(0);
  send(atOnce);
  await underWay(8 + atOnce);
});

test("what is being made is told once its reader has gone", async () => {
  const leave = askAndLeave("/slow");
  await underWay(1);
  void read(1);
  await underWay(2);
  expect(hasGone.map((one) => one())).toEqual([false, false]);
  leave();
  await until(() => expect(hasGone.map((one) => one())).toEqual([true, false]));
  expect(bridge().hasReaderGone()).toBe(false);
});

test("what waits for a service keeps nobody else waiting while the thread has time", async () => {
  site.use = "wait";
  send(atOnce + tooMany);
  await underWay(atOnce + tooMany);
  expect((await site.get("/page")).status).toBe(200);
});

test("after a rush it is not known how long the next will take", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => inTime() + ahead);
  await overload();
  // A second for each.
  for (let done = 0; done < 20; done += 1) {
    ahead += 1_000;
    ends.shift()?.();
    await underWay(atOnce);
  }
  await answerAll();
  // Nobody waits any more when it is looked next.
  const before = site.looks;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(site.looks).toBe(before);
  // Few enough for what is not known.
  send(atOnce + 20);
  await connected(atOnce + 20);
  await looked();
  const page = site.get("/page", personal);
  await connected(atOnce + 21);
  await answerAll();
  expect((await page).status).toBe(200);
});
