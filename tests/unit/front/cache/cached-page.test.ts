import type { OutgoingHttpHeaders } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import { finishPage, ttlOf } from "#lib/front/cache/cached-page";
import { createPolicy } from "#lib/front/policy";

// What an answer's age is counted by.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const page: CacheSlot = {
  key: "/about",
  path: "/about",
  url: "/about",
  headers: {},
  kind: "document",
  isNarrowed: false,
  hasValues: false,
  shape: "/about?",
};
const filtered: CacheSlot = { ...page, path: "/", url: "/?after=1&age=b", hasValues: true };
const data: CacheSlot = { ...page, path: "/api/flags", url: "/api/flags", kind: "data" };

const answer = (headers: OutgoingHttpHeaders, status = 200, body = "<p>Text</p>") => ({
  status,
  headers,
  body: Buffer.from(body),
  tags: new Set(["page"]),
  hasLooked: true,
});
const prerendered = {
  "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
  "x-nextjs-cache": "HIT",
};
const ofFile = { "last-modified": "Sun, 01 Nov 2026 12:00:00 GMT", "accept-ranges": "bytes" };

test("an answer is cached as long as it says, less the time that it has already waited elsewhere", () => {
  expect(ttlOf(page, answer(prerendered))).toBe(300_000);
  expect(ttlOf(page, answer({ ...prerendered, age: "100" }))).toBe(200_000);
  expect(ttlOf(data, answer({ "cache-control": "public, max-age=60" }))).toBe(60_000);
});

test("an answer for one reader alone is not shown to another", () => {
  for (const headers of [
    { ...prerendered, "set-cookie": "a=b" },
    { "cache-control": "private, max-age=60" },
    { "cache-control": "no-store" },
    { ...prerendered, "cache-control": "private, max-age=60" },
    { ...ofFile, "cache-control": "no-store" },
    {},
  ])
    expect(ttlOf(page, answer(headers)), JSON.stringify(headers)).toBeNull();
  expect(ttlOf(page, answer(prerendered, 404))).toBeNull();
});

test("what was made without a part of the query is cached only if it cannot have looked at it", () => {
  const said = { "cache-control": "public, max-age=60" };
  expect(ttlOf({ ...page, isNarrowed: true }, answer(said))).toBeNull();
  expect(ttlOf({ ...page, isNarrowed: true }, answer(prerendered))).toBe(300_000);
  // An endpoint's parameters are all known.
  expect(ttlOf({ ...data, isNarrowed: true }, answer(said))).toBe(60_000);
});

test("an answer to values that do not exist is shown and not cached", () => {
  const at = (place?: string) =>
    ttlOf(
      filtered,
      answer({ "cache-control": "public, max-age=60", ...(place ? { "content-location": place } : {}) }),
    );
  expect(at("/?age=b&after=1")).toBe(60_000);
  for (const place of [undefined, "/", "/?age=b", "/?age=c&after=1", "/x?age=b&after=1"])
    expect(at(place), place).toBe(0);
});

test("a page that is being renewed is asked for again soon, and a file that names no time in a while", () => {
  expect(ttlOf(page, answer({ ...prerendered, "x-nextjs-cache": "STALE" }))).toBe(500);
  const atOnce = { "cache-control": "public, max-age=0, must-revalidate" };
  expect(ttlOf(page, answer({ ...atOnce, ...ofFile }))).toBe(60_000);
  expect(ttlOf(page, answer(atOnce))).toBeNull();
});

const policy = createPolicy({
  baseUrl: "http://localhost:3000",
  hasSecureSubdomains: false,
  images: [],
  connections: [],
  studio: null,
  formTargets: [],
  clerk: null,
});
const finish = (slot: CacheSlot, headers: OutgoingHttpHeaders, body = "<p>Text</p>") =>
  finishPage(slot, answer(headers, 200, body), 60_000, { policy, quality: 1, firstTouch: null });
const headerOf = async (
  name: string,
  ...[slot, headers, body]: Parameters<typeof finish>
): Promise<string | undefined> =>
  (await finish(slot, headers, body)).headers.find(([one]) => one === name)?.[1];
const html = { ...prerendered, "content-type": "text/html; charset=utf-8" };
const long = "A text that is long enough to be worth compressing. ".repeat(10);

test("a browser keeps for a time only what says so itself, and not because caches may", async () => {
  const kept = "public, max-age=31536000, immutable";
  const asksEachTime = "public, max-age=0, must-revalidate";
  expect(await headerOf("cache-control", page, { "cache-control": kept })).toBe(kept);
  expect(await headerOf("cache-control", page, html)).toBe(asksEachTime);
  expect(await headerOf("cache-control", page, {})).toBe(asksEachTime);
});

test("caches are told by what the answers of one address differ", async () => {
  const fileSlot = { ...page, path: "/_next/static/a.js" };
  const script = { "content-type": "text/javascript" };
  expect(await headerOf("vary", page, html, long)).toBe("rsc, accept-encoding");
  expect(await headerOf("vary", page, html)).toBe("rsc");
  expect(await headerOf("vary", fileSlot, script, long)).toBe("accept-encoding");
  expect(await headerOf("vary", { ...page, kind: "payload" }, { "content-type": "text/x-component" })).toBe(
    "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url",
  );
});

test("what Next and Node say for themselves goes no further", async () => {
  const inner = {
    "x-powered-by": "Next.js",
    "x-lantern-older": "1",
    "x-nextjs-rewritten-path": "/en/about",
    "x-nextjs-stale-time": "300",
    "x-nextjs-prerender": "1",
    connection: "keep-alive",
    date: "now",
    etag: '"of Next"',
    vary: "of Next",
    "x-robots-tag": "noindex",
  };
  const { headers } = await finish(page, { ...html, ...inner });
  const names = headers.map(([name]) => name);
  expect(names.filter((name) => name in inner)).toEqual(["x-robots-tag", "etag", "vary"]);
  expect(Object.fromEntries(headers)).toMatchObject({ "x-nextjs-cache": "HIT", "x-robots-tag": "noindex" });
  expect(Object.fromEntries(headers).etag).toMatch(/^W\//);
  expect(new Set(names).size).toBe(names.length);
});

test("another header makes another version, for a client that asks if its own is still good", async () => {
  const { etag } = await finish(page, html);
  expect((await finish(page, html)).etag).toBe(etag);
  expect((await finish(page, html, "<p>Another text</p>")).etag).not.toBe(etag);
  expect((await finish(page, { ...html, link: "</a>; rel=canonical" })).etag).not.toBe(etag);
});

test("a cache in front of us may keep pages, and no answer that it hears no webhook of", async () => {
  const said = { "content-type": "application/json", "cache-control": "public, max-age=60" };
  expect((await finish(page, html)).surrogateSeconds).toBe(60);
  expect((await finish({ ...page, kind: "payload" }, said)).surrogateSeconds).toBe(60);
  expect((await finish(data, said)).surrogateSeconds).toBe(0);
  expect((await finish(data, { ...said, "x-nextjs-cache": "HIT" })).surrogateSeconds).toBe(60);
  const lasting = await finishPage(page, answer(html), 900_000, { policy, quality: 1, firstTouch: null });
  expect(lasting.surrogateSeconds).toBe(300);
});

test("no webhook makes a file old, whatever its page was made from", async () => {
  expect((await finish(page, html)).tags).toEqual(new Set(["page"]));
  expect((await finish(page, { ...html, ...ofFile })).tags).toEqual(new Set());
});
