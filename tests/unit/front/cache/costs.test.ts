/** What made-up requests cost: no entry, no hard compression, and no more renders than a client's share. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import { MinuteLimit } from "#lib/front/requests/minute-limit";
import {
  draftStamp,
  FrontUnderTest,
  prerendered,
  wait,
  type Reply,
} from "@/tests/support/sites/front-under-test";

const { missesPerMinute, endpointReadsPerMinute, sendsPerMinute } = limits;
const running: FrontUnderTest[] = [];
afterEach(async () => {
  Object.assign(limits, { missesPerMinute, endpointReadsPerMinute, sendsPerMinute });
  for (const site of running.splice(0)) await site.stop();
});

async function front(reply: (request: IncomingMessage) => Reply | Promise<Reply>, trusted?: string[]) {
  const site = await new FrontUnderTest(reply, trusted).start();
  running.push(site);
  return site;
}

const json = { "content-type": "application/json", "cache-control": "public, max-age=60" };
const each = { "content-type": "text/html", "cache-control": "private, no-store" };
const long = "A paragraph that is long enough to be worth compressing. ".repeat(200);

/** An endpoint that knows one age and says what it understood. */
const feed = (request: IncomingMessage): Reply => {
  const query = new URL(request.url ?? "", "http://x").searchParams;
  const own = query.get("age") === "ages-5-6" ? "/api/feed?age=ages-5-6" : "/api/feed";
  return { body: JSON.stringify({ own }), headers: { ...json, "content-location": own } };
};

test("an answer to values that exist is cached, and one to made-up values is not", async () => {
  const site = await front(feed);
  for (const _ of [1, 2, 3]) await site.get("/api/feed?age=ages-5-6");
  expect(site.asked).toHaveLength(1);
  for (const _ of [1, 2]) expect((await site.get("/api/feed?age=made-up")).body).toBe('{"own":"/api/feed"}');
  expect(site.asked).toHaveLength(3);
  // What was made up does not keep others from what is cached.
  await site.get("/api/feed?age=ages-5-6");
  expect(site.asked).toHaveLength(3);
});

test("an endpoint that is asked with a last slash is the same to the cache and to limits", async () => {
  limits.endpointReadsPerMinute = 1;
  limits.sendsPerMinute = 1;
  const site = await front(feed);
  for (const path of ["/api/feed?age=ages-5-6", "/api/feed/?age=ages-5-6"])
    expect((await site.get(path)).headers["content-location"]).toBe("/api/feed?age=ages-5-6");
  expect(site.asked).toHaveLength(1);
  await site.get("/api/calls");
  expect((await site.get("/api/health/")).status).toBe(200);
  await site.get("/api/feedback/", {}, "POST");
  expect((await site.get("/api/billing/webhook/", {}, "POST")).status).toBe(200);
});

test("an answer with values that does not say what it is the answer of is not cached", async () => {
  const site = await front(() => ({ body: "{}", headers: json }));
  for (const _ of [1, 2]) await site.get("/api/feed?age=ages-5-6");
  expect(site.asked).toHaveLength(2);
});

test("searches that agree in their first 200 characters are one", async () => {
  const site = await front((request) => ({
    body: request.url ?? "",
    headers: { ...json, "content-location": request.url ?? "" },
  }));
  const begin = `a${"🙂".repeat(199)}`;
  for (let number = 0; number < 10; number += 1)
    await site.get(`/api/search/suggest?q=${encodeURIComponent(`${begin}🙂${number}`)}`);
  expect(new Set(site.asked.map(({ url }) => url))).toEqual(
    new Set([`/api/search/suggest?${new URLSearchParams({ q: begin }).toString()}`]),
  );
  expect(site.asked).toHaveLength(1);
});

test("a page that is rendered for each request is rendered once for it, whatever its filters", async () => {
  const site = await front(() => ({ body: "filtered", headers: each }));
  await site.get("/?age=first");
  const before = site.asked.length;
  for (let number = 0; number < 10; number += 1) await site.get(`/?age=${number}`);
  expect(site.asked).toHaveLength(before + 10);
});

test("endpoints' answers cannot crowd out the pages, however long their addresses", async () => {
  const site = await front((request) =>
    request.url?.startsWith("/api/")
      ? { body: "{}", headers: { ...json, "content-location": request.url } }
      : { body: randomBytes(30_000).toString("base64") },
  );
  await site.get("/about");
  for (let number = 0; number < 60; number += 1)
    await site.get(`/api/feed?after=${String(number).padEnd(3_900, "x")}`);
  await site.get("/about");
  expect(site.asked.filter(({ url }) => url === "/about")).toHaveLength(1);
  // Keys count: sixty answers of two bytes are no 4 MiB, but their addresses are more than the tenth they may take.
  await site.get(`/api/feed?after=${"0".padEnd(3_900, "x")}`);
  expect(site.asked.filter(({ url }) => url.includes("after=0x"))).toHaveLength(2);
});

test("only what is asked for again is compressed hard, and a payload never", async () => {
  // Compresses better the harder one tries.
  const words = Array.from({ length: 400 }, () => randomBytes(3).toString("hex"));
  const text = Array.from({ length: 20_000 }, (_, at) => words[(at * 7919) % 397]).join(" ");
  const site = await front((request) => ({
    body: text,
    headers: { ...prerendered, "content-type": request.headers.rsc ? "text/x-component" : "text/html" },
  }));
  const bytes = async (path: string, headers: Record<string, string> = {}) =>
    (await site.get(path, { "accept-encoding": "br", ...headers })).bytes;
  const first = await bytes("/a");
  await wait(600);
  expect(await bytes("/a")).toBe(first);
  await bytes("/a");
  await expect.poll(() => bytes("/a"), { timeout: 10_000 }).toBeLessThan(first);
  const payload = () => bytes("/a?_rsc=x", { rsc: "1" });
  const once = await payload();
  for (const _ of [1, 2, 3, 4]) await payload();
  await wait(600);
  expect(await payload()).toBe(once);
});

test("a client that asks for too much that is not cached is told when to come again; others and cached pages are served", async () => {
  limits.missesPerMinute = 5;
  const site = await front(
    (request) =>
      request.url === "/about" ? { body: long } : { status: 404, headers: prerendered, body: "none" },
    ["127.0.0.1"],
  );
  const get = (path: string, client = "203.0.113.1", headers: Record<string, string> = {}) =>
    site.get(path, { "x-forwarded-for": client, ...headers });
  await get("/about");
  for (let number = 0; number < 5; number += 1) expect((await get(`/x/${number}`)).status).toBe(404);
  const refused = await get("/x/6");
  expect([refused.status, refused.body]).toEqual([429, expect.stringContaining("last resort")]);
  // In the language of its path, in whichever form that is sent.
  for (const target of ["/fr/x/7", "http://lantern.example/fr/x/7?a=b"])
    expect((await get(target)).body, target).toContain("last resort of /fr/x/7");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(refused.headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect((await get("/api/feed?age=x")).status).toBe(429);
  // An editor's cookie does not lead past it; one that looks like it, and a session's, lead to the same page.
  const editors = { cookie: `__prerender_bypass=${draftStamp}` };
  expect((await get("/about", "203.0.113.1", editors)).status).toBe(429);
  expect((await get("/about", "203.0.113.1", { cookie: "__prerender_bypass=x" })).status).toBe(200);
  expect((await get("/about")).status).toBe(200);
  expect((await get("/about", "203.0.113.1", { cookie: "__session=x" })).status).toBe(200);
  expect((await get("/x/7", "203.0.113.2")).status).toBe(404);
});

test("pages of the site cost nobody's share, since each is rendered once for all", async () => {
  limits.missesPerMinute = 5;
  const site = await front(() => ({ body: long }));
  for (let number = 0; number < 20; number += 1) expect((await site.get(`/page/${number}`)).status).toBe(200);
});

test("reads of endpoints, and what is sent, have shares of their own, and signed webhooks none", async () => {
  limits.missesPerMinute = 1;
  limits.endpointReadsPerMinute = 3;
  limits.sendsPerMinute = 2;
  const site = await front(() => ({ body: "{}", headers: { ...json, "cache-control": "no-store" } }));
  for (const path of ["/api/calls", "/__clerk/v1/client", "/api/health/made-up"])
    expect((await site.get(path)).status, path).toBe(200);
  const refused = await site.get("/api/calls");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  for (const path of ["/api/health", "/api/health/ready"])
    expect((await site.get(path)).status, path).toBe(200);
  // Nor may anybody ask for those without end.
  expect([(await site.get("/api/health")).status, (await site.get("/api/health")).status]).toEqual([
    200, 429,
  ]);
  for (const path of ["/api/calls", "/api/feedback"])
    expect((await site.get(path, {}, "POST")).status, path).toBe(200);
  expect((await site.get("/api/waitlist", {}, "POST")).status).toBe(429);
  for (const path of [
    "/api/revalidate",
    "/api/billing/webhook",
    "/api/sign-in/webhook",
    "/api/calls/callback",
  ])
    expect((await site.get(path, {}, "POST")).status, path).toBe(200);
});

test("who is told to come again keeps the connection, unless it was to be the last request on it", async () => {
  limits.endpointReadsPerMinute = 0;
  const site = await front(() => ({ body: "{}" }));
  const ask = (line: string) => `GET /api/calls HTTP/1.1\r\nHost: lantern.example\r\n${line}\r\n`;
  const answers = await site.raw(`${ask("")}${ask("Connection: close\r\n")}`);
  expect(answers.match(/HTTP\/1\.1 429/g)).toHaveLength(2);
  expect(answers.match(/connection: [\w-]+/gi)?.map((line) => line.toLowerCase())).toEqual([
    "connection: keep-alive",
    "connection: close",
  ]);
});

test("a share is of a minute and of one client", () => {
  let now = 1_000;
  const misses = new MinuteLimit(2, () => now);
  expect([misses.take("a"), misses.take("a"), misses.take("a"), misses.take("b")]).toEqual([0, 0, 60, 0]);
  now += 30_000;
  expect(misses.take("a")).toBe(30);
  misses.giveBack("a");
  expect([misses.take("a"), misses.take("a")]).toEqual([0, 30]);
  now += 30_000;
  expect(misses.take("a")).toBe(0);
});

test("the IPv6 networks that one customer may have share sixteen times a minute's share", () => {
  let now = 1_000;
  const misses = new MinuteLimit(2, () => now);
  const network = (number: number) => `2001:db8:1:${number.toString(16)}`;
  for (let number = 0; number < 16; number += 1)
    expect([1, 2, 3].map(() => misses.take(network(number)))).toEqual([0, 0, 60]);
  now += 20_000;
  // What was refused to a network was not taken from its neighbours; now nothing is left to them.
  expect(misses.take(network(17))).toBe(40);
  expect([misses.take("2001:db8:2:11"), misses.take("203.0.113.9")]).toEqual([0, 0]);
  misses.giveBack(network(3));
  expect([misses.take(network(17)), misses.take(network(17))]).toEqual([0, 40]);
  now += 40_000;
  // Refused for the whole, it had not used up what is its own.
  expect([1, 2, 3].map(() => misses.take(network(17)))).toEqual([0, 20, 20]);
});
