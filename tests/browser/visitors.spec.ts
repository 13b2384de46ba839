/** Visitors, events, flags, limits and health as an API: what is kept, what is refused. Each test is a client of its own. */
import { expect, test, type APIRequestContext } from "@playwright/test";
import type { SentEvent } from "#lib/reader/analytics/event-catalogue";
import { flagDefaults } from "#lib/reader/visitor/flags";
import { endedWithTests } from "@/tests/support/ended-with-tests";
import { findPostgres, startPostgres } from "@/tests/support/postgres";
import { ownSite } from "@/tests/support/own-site";
import { dataFolder, startSite } from "@/tests/support/site-server";

const trust = { TRUSTED_PROXIES: "127.0.0.1,::1" };
const site = ownSite(trust);
let clients = 0;

type Headers = Record<string, string>;
const headersOf = (headers: Headers = {}): Headers => ({
  origin: site.url,
  "x-forwarded-for": `198.51.100.${(clients += 1)}`,
  ...headers,
});

const track = "/api/analytics/track-user/";
const intake = "/api/analytics/events";
const data = "/api/visitor/data";

const post = (request: APIRequestContext, path: string, body: unknown, headers: Headers = {}) =>
  request.post(site.url + path, { data: body, headers: headersOf(headers) });

/** What a batch says of a reader who agreed. */
const agreed = { gdpr_consent: true };

const reader = () => ({
  fingerprint: crypto.randomUUID(),
  screen_resolution: "390x844",
  timezone: "America/Los_Angeles",
  language: "en-US",
  referrer: "",
  gdpr_consent: true,
  anon_id: null as string | null,
});

async function newVisitor(request: APIRequestContext): Promise<string> {
  const answer = await post(request, track, reader());
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { anon_id: string }).anon_id;
}

const pageView = (path: string): SentEvent => ({
  event_type: "page_view",
  event_name: "A page",
  event_data: { path },
  url: `https://lantern.example${path}`,
  timestamp: new Date().toISOString(),
});

/** What is kept of a visitor, or null. */
async function keptOf(request: APIRequestContext, anonId: string) {
  const answer = await request.get(site.url + data, { headers: headersOf({ "x-anon-id": anonId }) });
  if (answer.status() === 404) return null;
  expect(answer.status()).toBe(200);
  const { visitor } = (await answer.json()) as {
    visitor: { visitor: { anon_id: string }; analytics: { events: { url: string }[] } };
  };
  return { ...visitor.visitor, paths: visitor.analytics.events.map(({ url }) => new URL(url).pathname) };
}
const begin = endedWithTests();

test("a reader who agreed gets an id, and is the same one when it comes back with its older prefix", async ({
  request,
}) => {
  const first = await post(request, track, reader());
  expect(first.headers()["cache-control"]).toBe("no-store");
  const { anon_id } = (await first.json()) as { anon_id: string };
  expect(anon_id).toMatch(/^[\da-f-]{36}$/);
  const again = await post(request, track, { ...reader(), anon_id: `anon_${anon_id}` });
  expect(await again.json()).toEqual({ anon_id });
});

test("the address without its slash answers too, and is not led elsewhere", async ({ request }) => {
  for (const path of [track, track.slice(0, -1)]) {
    const answer = await request.post(site.url + path, {
      data: reader(),
      headers: headersOf(),
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
  }
});

test("without a yes there is no id and nothing is kept, and what was known is forgotten", async ({
  request,
}) => {
  const known = await newVisitor(request);
  for (const gdpr_consent of [false, undefined]) {
    const refused = await post(request, track, { ...reader(), gdpr_consent, anon_id: known });
    expect(refused.status()).toBe(200);
    expect(await refused.json()).toEqual({ anon_id: null });
  }
  expect(await keptOf(request, known)).toBeNull();
});

test("a browser that asks not to be tracked is believed, unless its reader said yes after being told", async ({
  request,
}) => {
  const signal = { "sec-gpc": "1" };
  const asked = await post(request, track, reader(), signal);
  expect(await asked.json()).toEqual({ anon_id: null });
  const known = await newVisitor(request);
  const sent = await post(
    request,
    intake,
    { ...agreed, events: [pageView("/")] },
    { ...signal, "x-anon-id": known },
  );
  expect(await sent.json()).toEqual({ accepted: 0, rejected: [] });
  expect((await keptOf(request, known))?.paths).toEqual([]);

  const told = { ...signal, "x-gpc-seen": "true" };
  const answer = await post(request, track, reader(), told);
  const { anon_id } = (await answer.json()) as { anon_id: string };
  await post(request, intake, { ...agreed, events: [pageView("/")] }, { ...told, "x-anon-id": anon_id });
  expect((await keptOf(request, anon_id))?.paths).toEqual(["/"]);
});

test("the good events of a batch are kept, and the bad ones named by their index", async ({ request }) => {
  const known = await newVisitor(request);
  const answer = await post(
    request,
    intake,
    {
      ...agreed,
      events: [
        pageView("/one"),
        { ...pageView("/two"), event_type: "no_such_type" },
        { ...pageView("/three"), event_data: {} },
        "nothing",
        pageView("/five"),
      ],
    },
    { "x-anon-id": `anon_${known}` },
  );
  expect(answer.status()).toBe(202);
  const { accepted, rejected } = (await answer.json()) as {
    accepted: number;
    rejected: { index: number; detail: string }[];
  };
  expect(accepted).toBe(2);
  expect(rejected.map(({ index }) => index)).toEqual([1, 2, 3]);
  for (const { detail } of rejected) expect(detail).not.toBe("");
  expect((await keptOf(request, known))?.paths).toEqual(["/one", "/five"]);
});

test("an event sent again under its id is accepted and kept once", async ({ request }) => {
  const known = await newVisitor(request);
  const event = { ...pageView("/once"), event_id: crypto.randomUUID() };
  for (let time = 0; time < 2; time += 1)
    expect((await post(request, intake, { ...agreed, events: [event], anon_id: known })).status()).toBe(202);
  expect((await keptOf(request, known))?.paths).toEqual(["/once"]);
});

test("a visitor can take what is kept as a file, and have it deleted", async ({ request }) => {
  const known = await newVisitor(request);
  await post(request, intake, { ...agreed, events: [pageView("/mine")] }, { "x-anon-id": known });
  const file = await request.get(site.url + data, { headers: headersOf({ "x-anon-id": known }) });
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="lantern-data.json"');
  expect(file.headers()["cache-control"]).toBe("private, no-store");
  expect((await keptOf(request, known))?.paths).toEqual(["/mine"]);
  const deleted = () => request.delete(site.url + data, { headers: headersOf({ "x-anon-id": known }) });
  expect((await deleted()).status()).toBe(204);
  expect(await keptOf(request, known)).toBeNull();
  expect((await deleted()).status()).toBe(204);
});

test("nobody's data is asked for without saying whose", async ({ request }) => {
  for (const method of ["GET", "DELETE"]) {
    const ask = (headers: Headers) => request.fetch(site.url + data, { method, headers: headersOf(headers) });
    expect((await ask({})).status()).toBe(400);
    expect((await ask({ "x-anon-id": "no-id" })).status()).toBe(400);
  }
  const foreign = await request.delete(site.url + data, {
    headers: headersOf({ origin: "https://evil.example", "x-anon-id": crypto.randomUUID() }),
  });
  expect(foreign.status()).toBe(403);
});

test("who shows a token that has ended is no mere visitor, and nothing is deleted", async ({ request }) => {
  const known = await newVisitor(request);
  const ended = `eyJhbGciOiJSUzI1NiJ9.${btoa(JSON.stringify({ exp: 1 })).replaceAll("=", "")}.signature`;
  for (const method of ["GET", "DELETE"]) {
    const headers = headersOf({ "x-anon-id": known, authorization: `Bearer ${ended}` });
    const answer = await request.fetch(site.url + data, { method, headers });
    expect(answer.status(), method).toBe(401);
  }
  expect(await keptOf(request, known)).not.toBeNull();
});

test("linking is for who is signed in", async ({ request }) => {
  const answer = await post(request, "/api/analytics/link", { anon_id: crypto.randomUUID() });
  expect(answer.status()).toBe(401);
  expect(answer.headers()["content-type"]).toContain("application/problem+json");
});

test("flags are the same for everybody and may be kept for a minute", async ({ request }) => {
  const answer = await request.get(`${site.url}/api/flags`);
  expect(await answer.json()).toEqual(flagDefaults);
  expect(answer.headers()["cache-control"]).toContain("public, max-age=60");
});

test("a caller is told its limits, and asking costs nothing", async ({ request }) => {
  const headers = headersOf({ "x-anon-id": await newVisitor(request) });
  const ask = async () =>
    (await (await request.get(`${site.url}/api/rate-limit`, { headers })).json()) as Record<
      string,
      Record<string, { limit: number; remaining: number }>
    >;
  expect((await ask()).client?.events).toMatchObject({ limit: 600, remaining: 600 });
  await request.post(site.url + intake, { data: { ...agreed, events: [] }, headers });
  await ask();
  const { client, visitor } = await ask();
  expect(client?.events).toEqual({
    limit: 600,
    remaining: 599,
    window_seconds: 60,
    reset_seconds: expect.any(Number),
  });
  expect(visitor?.events).toMatchObject({ limit: 120, remaining: 119 });
});

test("who calls too often has to wait, by its address and by its visitor", async ({ request }) => {
  const headers = headersOf();
  const visit = () => request.post(site.url + track, { data: { gdpr_consent: false }, headers });
  for (let number = 0; number < 120; number += 1) expect((await visit()).status()).toBe(200);
  const refused = await visit();
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()["retry-after"]);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ title: "Rate limit exceeded", status: 429 });

  const anonId = await newVisitor(request);
  const send = () => post(request, intake, { ...agreed, events: [] }, { "x-anon-id": anonId });
  for (let number = 0; number < 120; number += 1) expect((await send()).status()).toBe(202);
  expect((await send()).status()).toBe(429);
});

test("one address may not fill the database: every event of a batch counts, with consent or without", async ({
  request,
}) => {
  const headers = headersOf();
  const send = (events: unknown[], gdpr_consent: boolean) =>
    request.post(site.url + intake, { data: { events, gdpr_consent }, headers });
  const full = Array<unknown>(100).fill(pageView("/one"));
  // Bad ones leave nothing behind.
  expect((await send(Array<unknown>(100).fill("bad"), false)).status()).toBe(202);
  for (let number = 0; number < 30; number += 1)
    expect((await send(full, number % 2 === 0)).status()).toBe(202);
  for (const consent of [false, true]) {
    const refused = await send(full, consent);
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThanOrEqual(1);
  }
});

test.describe("what an endpoint does not take is named", () => {
  for (const path of [track, intake])
    test(path, async ({ request }) => {
      const send = async (type: string, body: string, headers: Headers = {}) =>
        (
          await request.post(site.url + path, {
            data: Buffer.from(body),
            headers: headersOf({ "content-type": type, ...headers }),
          })
        ).status();
      const json = "application/json";
      for (const wrong of ["{", "", "null", "[]", "7", '{"events":7,"gdpr_consent":"yes"}'])
        expect(await send(json, wrong), wrong).toBe(400);
      expect(await send(json, JSON.stringify({ events: Array(101).fill({}), gdpr_consent: 1 }))).toBe(400);
      expect(await send("text/plain", "{}")).toBe(415);
      expect(await send("application/x-www-form-urlencoded", "a=b")).toBe(415);
      expect(await send(json, JSON.stringify({ referrer: "x".repeat(200_000) }))).toBe(413);
      expect(await send(json, "{}", { origin: "https://evil.example" })).toBe(403);
      expect(await send(json, "{}", { "sec-fetch-site": "cross-site" })).toBe(403);
      const unnamed = await request.post(site.url + path, {
        data: {},
        headers: { "x-forwarded-for": "198.51.100.250" },
      });
      expect(unnamed.status()).toBe(403);
      const token = "0123456789abcdef0123";
      const named = await request.post(site.url + path, {
        data: { events: [] },
        headers: {
          "x-forwarded-for": "198.51.100.250",
          cookie: `csrftoken=${token}`,
          "x-csrftoken": token,
        },
      });
      expect(named.ok()).toBe(true);
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const answer = await request.fetch(site.url + path, { method, headers: headersOf() });
        expect(answer.status()).toBe(405);
        expect(answer.headers().allow).toBe("POST, OPTIONS");
      }
    });
});

test.describe("health", () => {
  test("is told as alive and as ready", async ({ request }) => {
    const alive = await request.get(`${site.url}/api/health`);
    expect(alive.status()).toBe(200);
    expect(alive.headers()["cache-control"]).toBe("no-store");
    const ready = await request.get(`${site.url}/api/health/ready`);
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toEqual({ status: "ready", checks: { content: "ok", database: "ok" } });
  });

  test("names the part that does not answer, and keeps nothing that it cannot keep", async ({ request }) => {
    const own = begin(dataFolder());
    const broken = begin(
      await startSite({
        ...trust,
        LANTERN_DATA_DIR: own.path,
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      }),
    );
    expect((await request.get(`${broken.url}/api/health`)).status()).toBe(200);
    const ready = await request.get(`${broken.url}/api/health/ready`);
    expect(ready.status()).toBe(503);
    expect(await ready.json()).toEqual({
      status: "not ready",
      checks: { content: "ok", database: "failed" },
    });
    const headers = { origin: broken.url };
    const lost = await request.post(broken.url + intake, {
      data: { ...agreed, events: [pageView("/")] },
      headers,
    });
    expect(lost.status()).toBe(503);
    expect(Number(lost.headers()["retry-after"])).toBeGreaterThan(0);
    expect((await request.post(broken.url + track, { data: reader(), headers })).status()).toBe(503);
    expect(await (await request.get(`${broken.url}/api/flags`)).json()).toEqual(flagDefaults);
  });

  test("does not create a database that nobody has used", async ({ request }) => {
    const own = begin(dataFolder());
    const fresh = begin(await startSite({ ...trust, LANTERN_DATA_DIR: own.path }));
    const ready = await request.get(`${fresh.url}/api/health/ready`);
    expect(await ready.json()).toEqual({ status: "ready", checks: { content: "ok", database: "unused" } });
  });
});

test("the same calls work on a real Postgres, and an event that was accepted survives a kill", async ({
  request,
}) => {
  const bin = findPostgres();
  test.skip(bin === null && !process.env.CI, "no Postgres on this machine");
  const postgres = begin(await startPostgres(bin ?? ""));
  const own = begin(dataFolder());
  const env = { ...trust, LANTERN_DATA_DIR: own.path, DATABASE_URL: postgres.url };
  const first = begin(await startSite(env));
  const headers = { origin: first.url };
  const visit = await request.post(first.url + track, { data: reader(), headers });
  const { anon_id } = (await visit.json()) as { anon_id: string };
  const sent = await request.post(first.url + intake, {
    data: { ...agreed, events: [pageView("/kept")], anon_id },
    headers,
  });
  expect(await sent.json()).toEqual({ accepted: 1, rejected: [] });
  await first.kill();
  const second = begin(await startSite(env));
  const kept = await request.get(second.url + data, { headers: { "x-anon-id": anon_id } });
  expect(await kept.text()).toContain("https://lantern.example/kept");
});
