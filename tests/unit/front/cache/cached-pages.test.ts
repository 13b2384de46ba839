import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { matteringParameters, type CacheSlot } from "#lib/front/cache/cache-key";
import type { CachedPage } from "#lib/front/cache/cached-page";
import { CachedPages } from "#lib/front/cache/cached-pages";
import {
  bridge,
  draftStamp,
  FrontUnderTest,
  makeOld,
  prerendered,
  wait,
  type Reply,
} from "@/tests/support/sites/front-under-test";

const running: FrontUnderTest[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const front of running.splice(0)) await front.stop();
});

async function front(reply: (request: IncomingMessage) => Reply | Promise<Reply>, trusted?: string[]) {
  const started = await new FrontUnderTest(reply, trusted).start();
  running.push(started);
  return started;
}

const long = "A paragraph that is long enough to be worth compressing. ".repeat(20);

test("a hundred simultaneous misses cost one render", async () => {
  const site = await front(async () => {
    await wait(50);
    return { body: long };
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.get("/about")));
  expect(answers.every(({ status, body }) => status === 200 && body === long)).toBe(true);
  expect(site.asked).toHaveLength(1);
});

test("a cached page is served without a render, in the encoding asked for, from one body", async () => {
  const site = await front(() => ({ body: long }));
  const encodings = [
    "br",
    "gzip",
    "",
    "br;q=0, gzip",
    "deflate",
    "*",
    "gzip;q=0.5, br;q=0.1",
    "BR",
    "\u00e9, ,;q=x",
  ];
  for (const encoding of encodings) {
    const answer = await site.get("/about", encoding ? { "accept-encoding": encoding } : {});
    expect(answer.body, encoding).toBe(long);
    expect(answer.headers.vary).toContain("accept-encoding");
    expect(Number(answer.headers["content-length"])).toBe(answer.bytes);
  }
  expect((await site.get("/about", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await site.get("/about", { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe(
    "gzip",
  );
  expect((await site.get("/about")).headers["content-encoding"]).toBeUndefined();
  expect(site.asked).toHaveLength(1);
});

test("no answer is shared across languages or RSC headers", async () => {
  const site = await front((request) => ({
    body: JSON.stringify([request.url, request.headers.rsc, request.headers["next-router-prefetch"]]),
    headers: { ...prerendered, "content-type": request.headers.rsc ? "text/x-component" : "text/html" },
  }));
  const asked: [string, Record<string, string>, string][] = [
    ["/about", {}, "/about"],
    ["/es/about", {}, "/es/about"],
    ["/es-mx/about", {}, "/es-mx/about"],
    ["/about?_rsc=x", { rsc: "1" }, "/about?_rsc="],
  ];
  for (const _ of [1, 2])
    for (const [path, headers, url] of asked) {
      const { body } = await site.get(path, headers);
      expect(JSON.parse(body)).toEqual([url, headers.rsc ?? null, null]);
    }
  expect(site.asked).toHaveLength(asked.length);
  // A part of a page is asked for by the request itself.
  const part = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  expect(JSON.parse((await site.get("/about?_rsc=z", part)).body)).toEqual(["/about?_rsc=z", "1", "1"]);
});

test("router states, prefetches and made-up hashes of them are one payload", async () => {
  const site = await front(() => ({
    body: "payload",
    headers: { ...prerendered, "content-type": "text/x-component" },
  }));
  for (let number = 0; number < 30; number += 1)
    await site.get(`/about?_rsc=${number}`, {
      rsc: "1",
      "next-router-state-tree": `state ${number}`,
      "next-url": `/${number}`,
      ...(number % 2 ? { "next-router-prefetch": "1" } : {}),
    });
  expect(site.asked.map(({ url }) => url)).toEqual(["/about?_rsc="]);
  expect(site.asked[0]?.headers).not.toHaveProperty("next-router-state-tree");
});

test("a payload is not cached for an address that does not say that it is one's", async () => {
  const site = await front(() => ({ body: "payload" }));
  for (const _ of [1, 2]) await site.get("/about", { rsc: "1" });
  expect(site.asked.map(({ url }) => url)).toEqual(["/about", "/about"]);
});

test("query parameters that no rule asks for neither split a page nor reach it; those that do, do", async () => {
  const site = await front((request) => ({ body: `page of ${request.url}` }));
  for (let number = 0; number < 50; number += 1) await site.get(`/?utm_source=${number}&x=${Math.random()}`);
  expect(site.asked.map(({ url }) => url)).toEqual(["/"]);
  const filtered = await site.get("/?b=1&age=teens-14-16&a=2&age=ages-5-6");
  expect(filtered.body).toBe("page of /?age=teens-14-16");
});

test("the many spellings of a path are one page", async () => {
  const site = await front(() => ({ body: long }));
  for (const path of ["/about", "/%61bout", "/%61%62out", "/a%62%6Fut", "/a%62%6fut"])
    expect((await site.get(path)).status).toBe(200);
  expect(site.asked.map(({ url }) => url)).toEqual(["/about"]);
});

test("an answer to a method that writes is never cached, nor given to who reads", async () => {
  let count = 0;
  const site = await front(() => ({ body: `answer ${(count += 1)}` }));
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const first = await site.get("/api/flags", {}, method);
    const second = await site.get("/api/flags", {}, method);
    expect(second.body, method).not.toBe(first.body);
  }
  expect((await site.get("/api/flags")).body).toBe("answer 11");
});

const neverKept: [string, Record<string, string>, Reply["headers"]?][] = [
  ["a draft cookie", { cookie: `a=b; __prerender_bypass=${draftStamp}` }],
  ["Authorization", { authorization: "Bearer x" }],
  ["Set-Cookie in the answer", {}, { ...prerendered, "set-cookie": "a=b" }],
  ["private", {}, { "content-type": "text/html", "cache-control": "private, max-age=60" }],
  ["no-store", {}, { "content-type": "text/html", "cache-control": "no-store" }],
];
for (const [what, headers, reply] of neverKept)
  test(`an answer with ${what} is never cached, nor given to the next reader`, async () => {
    let count = 0;
    const site = await front(() => ({
      body: `answer ${(count += 1)}`,
      ...(reply ? { headers: reply } : {}),
    }));
    const first = await site.get("/about", headers);
    const second = await site.get("/about", reply ? headers : {});
    expect(second.body).not.toBe(first.body);
    expect(site.asked.length).toBeGreaterThan(1);
  });

const ranges = ["bytes=0-5", "bytes=99999999-", "bytes=-0", "bytes=5-2", "bytes=0-1,3-4", "items=0-1", "x"];
test("a Range is answered by the whole page, and Next hears of it neither for a page nor for anything else", async () => {
  const site = await front(() => ({ body: long }));
  for (const path of ["/about", "/api/unknown", "/calls"]) {
    for (const range of ranges) {
      const answer = await site.get(path, { range, "if-range": '"x"' });
      expect([answer.status, answer.body], `${path} ${range}`).toEqual([200, long]);
      expect(answer.headers["accept-ranges"]).toBeUndefined();
    }
  }
  expect(site.asked.filter(({ url }) => url === "/about")).toHaveLength(1);
  for (const { headers } of site.asked) {
    expect(headers).not.toHaveProperty("range");
    expect(headers).not.toHaveProperty("if-range");
  }
});

test("a reader who has the page gets 304, and HEAD gets the headers alone", async () => {
  const site = await front(() => ({ body: long }));
  const { headers } = await site.get("/about");
  const again = await site.get("/about", { "if-none-match": `"other", ${headers.etag}` });
  expect([again.status, again.bytes]).toEqual([304, 0]);
  expect(again.headers.etag).toBe(headers.etag);
  const head = await site.get("/about", { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.bytes]).toEqual([200, 0]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
  expect(site.asked).toHaveLength(1);
});

test("a 304 says what it is the answer of, as the whole answer does", async () => {
  const own = "/api/feed?age=ages-5-6";
  const type = { "content-type": "application/json", "cache-control": "public, max-age=60" };
  const site = await front(() => ({ body: long, headers: { ...type, "content-location": own } }));
  const { headers } = await site.get(own);
  const again = await site.get(own, { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
  for (const name of ["content-location", "cache-control", "vary", "etag"] as const)
    expect([name, again.headers[name]]).toEqual([name, headers[name]]);
  expect(again.headers["content-location"]).toBe(own);
});

test("what a client says it has of a page does not count where Next is asked for it: we send another version", async () => {
  const site = await front(({ headers }) => {
    const has = headers["if-none-match"] ?? headers["if-modified-since"];
    return { ...(has ? { status: 304 } : { body: "draft" }), headers: { ...prerendered, etag: '"next"' } };
  });
  const cookie = `__prerender_bypass=${draftStamp}`;
  for (const [name, value] of [
    ["if-none-match", "*"],
    ["if-none-match", '"next"'],
    ["if-modified-since", new Date().toUTCString()],
  ] as const) {
    const { status, body } = await site.get("/about", { cookie, [name]: value });
    expect([status, body], `${name}: ${value}`).toEqual([200, "draft"]);
  }
});

test("browsers ask again each time, so that no copy of theirs outlives a webhook", async () => {
  const site = await front(() => ({ body: long }));
  expect((await site.get("/about")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a webhook drops exactly the pages that carry its tag, and those whose tags are unknown", async () => {
  const site = await front((request) => {
    const tags = { "/a": ["microBrief:a"], "/b": ["microBrief:b"], "/none": [] as string[] }[
      request.url ?? ""
    ];
    return { body: `page ${site.asked.length}`, ...(tags ? { tags } : {}) };
  });
  const paths = ["/a", "/b", "/none", "/unknown"];
  for (const path of paths) await site.get(path);
  makeOld(["microBrief:a"], { expire: 0 });
  for (const path of paths) await site.get(path);
  expect(site.asked.slice(4).map(({ url }) => url)).toEqual(["/a", "/unknown"]);
});

test("after a webhook the first reader already sees the new page", async () => {
  let text = "old";
  const site = await front(() => ({ body: text, tags: ["t"] }));
  await site.get("/a");
  text = "new";
  expect((await site.get("/a")).body).toBe("old");
  makeOld(["t"]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/a")));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["new"]));
  expect(site.asked).toHaveLength(2);
});

test("when the new render fails, the old page is served, until one succeeds", async () => {
  let isBroken = false;
  const site = await front(() =>
    isBroken ? { status: 500, body: "" } : { body: `page ${site.asked.length}`, tags: ["t"] },
  );
  await site.get("/a");
  isBroken = true;
  makeOld(["t"], { expire: 0 });
  const during = await site.get("/a");
  expect([during.status, during.body]).toEqual([200, "page 1"]);
  expect(site.logged).toContain("a page could not be rendered");
  isBroken = false;
  await wait(1_100);
  expect((await site.get("/a")).body).toBe("page 3");
});

test("a page that cannot be made ready for sending is told of, and the old one shown in its place", async () => {
  const told: unknown[] = [];
  let fault: Error | null = null;
  const slot = { key: "/a", url: "/a" } as CacheSlot;
  const finished = { tags: new Set(["t"]), freshUntil: Infinity, bytes: 1 } as unknown as CachedPage;
  const pages = new CachedPages({
    maxBytes: 1_000_000,
    ask: async () => ({ status: 200, headers: {}, body: Buffer.of(), tags: null, hasLooked: true }),
    askOlder: async () => null,
    ttlOf: () => 60_000,
    finish: async () => (fault ? Promise.reject(fault) : finished),
    onAskedAgain: () => undefined,
    onFailure: (_, error) => told.push(error),
  });
  fault = new Error("no memory left");
  await expect(pages.read(slot)).rejects.toBe(fault);
  fault = null;
  await pages.read(slot);
  pages.invalidate(["t"], true);
  fault = new Error("no memory left");
  expect(await pages.read(slot)).toMatchObject({ page: { tags: new Set(["t"]) } });
  expect(told).toHaveLength(2);
});

test("a page that was deleted is given up: a 404 is an answer", async () => {
  let isGone = false;
  const site = await front((request) =>
    request.url === "/a" && isGone
      ? { status: 404, headers: { "content-type": "text/plain" } }
      : { body: "page", tags: ["t"] },
  );
  await site.get("/a");
  isGone = true;
  makeOld(["t"], { expire: 0 });
  expect((await site.get("/a")).status).toBe(404);
  expect((await site.get("/a")).status).toBe(404);
});

test("a render that began before the webhook is not cached as if it came after", async () => {
  let text = "old";
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<true>();
  const site = await front(async () => {
    const body = text;
    begin(true);
    await wait(60);
    return { body, tags: ["t"] };
  });
  const before = site.get("/a");
  await hasBegun;
  text = "new";
  makeOld(["t"], { expire: 0 });
  const after = site.get("/a");
  expect((await before).body).toBe("old");
  expect((await after).body).toBe("new");
  expect((await site.get("/a")).body).toBe("new");
});

test("an expired page is served while it is renewed in the background", async () => {
  let count = 0;
  const site = await front(() => ({
    body: `page ${(count += 1)}`,
    headers: { ...prerendered, "cache-control": "s-maxage=1, stale-while-revalidate=60" },
  }));
  await site.get("/a");
  await wait(1_100);
  expect((await site.get("/a")).body).toBe("page 1");
  await wait(50);
  expect((await site.get("/a")).body).toBe("page 2");
});

test("when Next answers with an older page, the one it renders behind it is waited for", async () => {
  const site = await front(() => ({
    body: `page ${site.asked.length}`,
    headers: { ...prerendered, "x-nextjs-cache": site.asked.length === 1 ? "STALE" : "HIT" },
  }));
  expect((await site.get("/a")).body).toBe("page 2");
});

test("memory stays bounded under random paths: the oldest page goes, the newest stays", async () => {
  const site = await front(() => ({ body: randomBytes(60_000).toString("base64") }));
  for (let number = 0; number < 40; number += 1) await site.get(`/random/${number}?q=${number}`);
  const urls = () => site.asked.map(({ url }) => url);
  await site.get("/random/39");
  expect(urls().filter((url) => url === "/random/39")).toHaveLength(1);
  await site.get("/random/0");
  expect(urls().filter((url) => url === "/random/0")).toHaveLength(2);
});

test("a filtered page that is rendered each time does not keep the plain page from being kept", async () => {
  const each = { "content-type": "text/html", "cache-control": "private, no-store" };
  const site = await front((request) =>
    request.url === "/" ? { body: "plain" } : { body: "filtered", headers: each },
  );
  for (const _ of [1, 2]) expect((await site.get("/?age=ages-5-6")).body).toBe("filtered");
  for (const _ of [1, 2]) expect((await site.get("/")).body).toBe("plain");
  expect(site.asked.filter(({ url }) => url === "/")).toHaveLength(1);
});

test("an API's parameters are its own and those that a rule asks for; of one we do not know, all matter", () => {
  const matters = matteringParameters({
    rewrites: {
      beforeFiles: [{ regex: "^/api/feed$", has: [{ type: "query", key: "view", value: "html" }] }],
    },
  });
  const names = (path: string) => matters(path)?.map(({ name }) => name);
  expect(names("/api/feed")).toEqual(["after", "age", "category", "topic", "locale", "view"]);
  expect(names("/api/search/suggest")).toEqual(["q", "locale"]);
  expect(matters("/api/unknown")).toBeNull();
});

test("a render that a webhook came upon has ended before the page is rendered anew", async () => {
  let edition = 1;
  let underWay = 0;
  let mostAtOnce = 0;
  const firstRender = Promise.withResolvers<undefined>();
  const site = await front(async () => {
    mostAtOnce = Math.max(mostAtOnce, (underWay += 1));
    const body = `edition ${edition}`;
    await (edition === 1 ? firstRender.promise : wait(60));
    underWay -= 1;
    return { body, tags: ["brief"] };
  });
  const first = site.get("/about");
  await expect.poll(() => site.asked.length).toBe(1);
  edition = 2;
  makeOld(["brief"]);
  const second = site.get("/about");
  const third = site.get("/about");
  await expect.poll(() => site.connections()).toBe(3);
  await wait(20);
  // The render of edition 2 still waits for the first: it is to show what is published now.
  edition = 3;
  makeOld(["brief"]);
  firstRender.resolve(undefined);
  const answers = await Promise.all([second, third, site.get("/about")]);
  await first;
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill("edition 3"));
  expect(mostAtOnce).toBe(1);
  expect(site.asked).toHaveLength(2);
});

test("where nothing newer can be rendered, the old page of the disk is shown, and for a second at a time", async () => {
  let isWell = false;
  const site = await front(() => {
    const { olderMark, isOlderWanted } = bridge();
    if (isWell) return { body: "newer" };
    return isOlderWanted()
      ? { body: "older", headers: { ...prerendered, [olderMark]: "1" } }
      : { status: 500 };
  }, ["127.0.0.1", "::1"]);
  const shown = async () => {
    // As a cache in front of this server asks.
    const { status, body, headers } = await site.get("/about", { "surrogate-capability": "edge" });
    expect(Object.keys(headers)).not.toContain("x-lantern-older");
    return [status, body, headers["surrogate-control"]];
  };
  const older = [200, "older", "max-age=1, stale-while-revalidate=86400"];
  expect(await shown()).toEqual(older);
  expect(await shown()).toEqual(older);
  expect(site.asked).toHaveLength(2);
  await wait(1_050);
  expect(await shown()).toEqual(older);
  isWell = true;
  await wait(1_050);
  expect((await shown())[1]).toBe("newer");
});

test("who is answered by a failing render of somebody else asks once more for the old page", async () => {
  let others = 2;
  const site = await front(() => {
    if (others > 0) {
      others -= 1;
      return { status: 500 };
    }
    const { olderMark, isOlderWanted } = bridge();
    return isOlderWanted()
      ? { body: "older", headers: { ...prerendered, [olderMark]: "1" } }
      : { status: 500 };
  });
  expect((await site.get("/about")).body).toBe("older");
});

/** A page that has begun to show a term when it is made anew, for which it takes its time, and its webhook comes meanwhile. */
async function changeWhileRenewed(makeBriefOld: () => void) {
  let [text, isHeld] = ["without the term", false];
  let tags = ["brief"];
  const begun = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const site = await front(async () => {
    const answer = { body: text, tags };
    if (isHeld) {
      isHeld = false;
      begun.resolve(undefined);
      await held.promise;
    }
    return answer;
  });
  await site.get("/about");
  [text, isHeld, tags] = ["with the old term", true, ["brief", "term"]];
  makeBriefOld();
  const before = site.get("/about");
  await begun.promise;
  text = "with the new term";
  makeOld(["term"]);
  const after = site.get("/about");
  await wait(40);
  held.resolve(undefined);
  expect((await after).body).toBe("with the new term");
  expect((await before).body).toBe("with the old term");
}

test("a page whose webhook comes while it is made anew is not shown as it was before that one either", async () => {
  await changeWhileRenewed(() => makeOld(["brief"]));
});

test("a page made anew because it grew old is not shown as it was before a webhook that comes meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await changeWhileRenewed(() => vi.advanceTimersByTime(400_000));
});

test("a page's data is not taken from a render of the page that began before the webhook", async () => {
  let isRunning = true;
  const site = await front(({ headers }) => {
    if (!headers.rsc) return { body: "page" };
    const payload = { ...prerendered, "content-type": "text/x-component" };
    const isJoined = isRunning;
    isRunning = false;
    return { body: isJoined ? "old" : "new", headers: payload, isJoined, tags: isJoined ? [] : ["t"] };
  });
  makeOld(["t"]);
  for (const _ of [1, 2]) expect((await site.get("/about?_rsc=x", { rsc: "1" })).body).toBe("new");
});

const stale = { ...prerendered, "x-nextjs-cache": "STALE" };

test("what Next gives to all while it renews slowly is not shown after a webhook, however long that takes", async () => {
  let isRenewing = false;
  const site = await front(() =>
    isRenewing ? { body: "old", headers: stale, isJoined: true } : { body: "new", tags: ["t"] },
  );
  await site.get("/known");
  isRenewing = true;
  makeOld(["t"]);
  const asked = Promise.all([site.get("/known"), site.get("/unknown")]);
  await wait(3_000);
  isRenewing = false;
  expect((await asked).map(({ body }) => body)).toEqual(["new", "new"]);
});

test("without a webhook it is shown, to a reader who has waited two seconds", async () => {
  let isFirst = true;
  const site = await front(() => {
    const isJoined = !isFirst;
    isFirst = false;
    return { body: "old", headers: stale, isJoined };
  });
  expect((await site.get("/about")).body).toBe("old");
  // Asked for five times, in two seconds: after a webhook it would be so for as long as a render may take.
  expect(site.asked).toHaveLength(5);
});

test("where Next never gives another, it is shown all the same, as what could not be renewed", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const site = await front(() => ({ body: "old", headers: stale, isJoined: true }), ["127.0.0.1", "::1"]);
  makeOld(["t"]);
  const asked = site.get("/about", { "surrogate-capability": "edge" });
  await wait(100);
  vi.advanceTimersByTime(21_000);
  const { body, headers } = await asked;
  expect([body, headers["surrogate-control"]]).toEqual(["old", "max-age=1, stale-while-revalidate=86400"]);
  expect(site.logged).toContain("a page could not be rendered");
});
