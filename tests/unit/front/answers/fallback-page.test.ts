import { afterEach, expect, test, vi } from "vitest";
import type * as compression from "#lib/front/cache/compression";
import { compressOnce } from "#lib/front/cache/compression";
import { missingPathHeader } from "#lib/base/addresses/fallback-paths";
import { draftStamp, FrontUnderTest, prerendered, type Reply } from "@/tests/support/sites/front-under-test";

vi.mock("#lib/front/cache/compression", async (original) => {
  const own = await original<typeof compression>();
  return { ...own, compressOnce: vi.fn(own.compressOnce) };
});

let site: FrontUnderTest;
afterEach(() => site.stop());

const empty404: Reply = {
  status: 404,
  headers: prerendered,
  body: '<!DOCTYPE html><html id="__next_error__">',
};
const empty500: Reply = {
  status: 500,
  headers: { "content-type": "text/plain" },
  body: "Internal Server Error",
};

/** A site whose own pages say their address, and all others fail in one way. */
async function failing(reply: Reply | (() => never), ownPages = true) {
  site = await new FrontUnderTest((request) => {
    const isOwn = /page-not-found|load-error/.test(request.url ?? "");
    if (isOwn && ownPages) return { body: `own ${request.url}` };
    return typeof reply === "function" ? reply() : reply;
  }).start();
}

const cases: [string, Reply, number, string][] = [
  ["/micro-briefs/x", empty404, 404, "own /page-not-found/page"],
  ["/es/tracks/x", empty404, 404, "own /es/page-not-found/track"],
  ["/tracks/x", empty500, 500, "own /load-error/track"],
  ["/es-mx/x/y", empty404, 404, "own /es-mx/page-not-found/page"],
  ["/", empty500, 500, "own /load-error/feed"],
  ["/fr", empty500, 500, "own /fr/load-error/feed"],
  ["/micro-briefs/x", empty500, 500, "own /load-error/briefs"],
  ["/de/micro-actions", empty500, 500, "own /de/load-error/actions"],
  ["/glossary/x", empty500, 500, "own /load-error/terms"],
  ["/fr/search", empty500, 503, "own /fr/load-error/search"],
  ["/pt/tracks", empty500, 500, "own /pt/load-error/tracks"],
  ["/search?q=x", empty500, 503, "own /load-error/search"],
  ["/about", { ...empty404, status: 503 }, 503, "own /load-error/page"],
];
for (const [path, reply, status, body] of cases)
  test(`${path} with an empty ${status} shows ${body.slice(4)}`, async () => {
    await failing(reply);
    // Kept, and asked for by the request itself.
    for (const headers of [{}, { cookie: "__session=x" }] as Record<string, string>[]) {
      const answer = await site.get(path, headers);
      expect([answer.status, answer.body]).toEqual([status, body]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
      expect(answer.headers["retry-after"] !== undefined).toBe(status >= 500);
    }
    const head = await site.get(path, {}, "HEAD");
    expect([head.status, head.bytes]).toEqual([status, 0]);
  });

test("the page of an answer is rendered once per language, however many addresses lead nowhere", async () => {
  await failing(empty404);
  for (let number = 0; number < 30; number += 1) await site.get(`/es/micro-briefs/${number}`);
  expect(site.asked.filter(({ url }) => url.includes("page-not-found"))).toHaveLength(1);
});

test("a fallback page, ours or Next's, stands at no address", async () => {
  await failing(empty500);
  for (const path of ["/page-not-found/page", "/es/load-error/page", "/_not-found", "/_global-error"])
    for (const [target, headers] of [
      [path, {}],
      [`${path}?_rsc=x`, { rsc: "1" }],
      [path.replace("/_", "/%5F"), {}],
    ] as [string, Record<string, string>][])
      expect((await site.get(target, headers)).status, target).toBe(404);
  expect(site.asked.every(({ url }) => url.includes("page-not-found"))).toBe(true);
  expect(site.logged).toEqual([]);
});

test("whoever makes up addresses, or sends unreadable ones, has nothing compressed", async () => {
  const own = "A page that leads on. ".repeat(200);
  site = await new FrontUnderTest(({ url = "" }) =>
    url.includes("page-not-found") ? { body: own } : empty404,
  ).start();
  for (const [path, status] of [
    ["/micro-briefs/x", 404],
    ["/page-not-found/page", 404],
    ["/%ff", 400],
    ["/%", 400],
    [`/${"a".repeat(5_000)}`, 414],
  ] as const)
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await site.get(path, { "accept-encoding": encoding });
      expect([answer.status, answer.body]).toEqual([status, own]);
      expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
      expect(Number(answer.headers["content-length"])).toBe(answer.bytes);
    }
  expect(compressOnce).not.toHaveBeenCalled();
});

test("when Next throws, the reader sees the error page; when that fails too, the last resort", async () => {
  const broken = () => {
    throw new Error("broken");
  };
  await failing(broken);
  expect((await site.get("/about")).body).toBe("own /load-error/page");
  await site.stop();
  await failing(broken, false);
  const answer = await site.get("/about");
  expect([answer.status, answer.body.includes("last resort")]).toEqual([500, true]);
  expect(answer.headers["retry-after"]).toBe("5");
});

test("an API's problem, a missing picture and an RSC answer stay what they are", async () => {
  const problem = {
    status: 404,
    headers: { "content-type": "application/problem+json" },
    body: '{"status":404}',
  };
  await failing(problem);
  expect((await site.get("/api/glossary/x")).body).toBe(problem.body);
  await site.stop();
  await failing(empty404);
  expect((await site.get("/images/x.png")).body).toBe(empty404.body);
  expect((await site.get("/a?_rsc=x", { rsc: "1" })).body).toBe(empty404.body);
});

test("an editor gets the 404 page made with the drafts, and told which address was asked for", async () => {
  site = await new FrontUnderTest(({ url = "", headers }) =>
    url.includes("page-not-found")
      ? {
          body: `own ${url} for ${String(headers[missingPathHeader])} ${headers.cookie ? "with drafts" : ""}`,
        }
      : empty404,
  ).start();
  const cookie = `__prerender_bypass=${draftStamp}`;
  const answer = await site.get("/es/micro-briefs/x?y", { cookie, [missingPathHeader]: "evil" });
  expect(answer.status).toBe(404);
  expect(answer.body).toBe("own /es/page-not-found/page for %2Fes%2Fmicro-briefs%2Fx with drafts");
  expect(answer.headers["cache-control"]).toMatch(/private.*no-store/);
  expect(answer.headers["content-security-policy"]).toContain(
    "frame-ancestors 'self' https://studio.example",
  );
  // Nobody else sees anything of it, then or later.
  for (const headers of [{}, { cookie: "__prerender_bypass=made-up" }] as Record<string, string>[])
    expect((await site.get("/es/micro-briefs/x", headers)).body).toBe(
      "own /es/page-not-found/page for undefined ",
    );
});

test("when that page cannot be made either, the editor sees the one that readers see", async () => {
  site = await new FrontUnderTest(({ url = "", headers }) => {
    if (!url.includes("page-not-found")) return empty404;
    return headers.cookie ? empty500 : { body: "own page" };
  }).start();
  const answer = await site.get("/micro-briefs/x", { cookie: `__prerender_bypass=${draftStamp}` });
  expect([answer.status, answer.body]).toEqual([404, "own page"]);
  expect(site.logged).toEqual(["a page could not be rendered"]);
  expect(site.details).toEqual([{ path: "/page-not-found/page", error: "status 500" }]);
});

test("an endpoint's own page for an editor with an old link is not replaced", async () => {
  const page = { status: 401, headers: { "content-type": "text/html" }, body: "<h1>An old link</h1>" };
  site = await new FrontUnderTest(() => page).start();
  const answer = await site.get("/api/draft-mode/enable?sanity-preview-secret=x", { accept: "text/html" });
  expect([answer.status, answer.body]).toEqual([401, page.body]);
});
