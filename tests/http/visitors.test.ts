/** Visitors, events, flags, limits and health as an API: what is kept, what is refused. Each test is a client of its own. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { flagDefaults } from "#lib/reader/visitor/flags";
import { pageView } from "@/tests/support/samples/page-view";
import { findPostgres, startPostgres } from "@/tests/support/machine/postgres";
import { siteUnderTest } from "@/tests/support/sites/site";
import { dataFolder, startSite, type SiteServer } from "@/tests/support/sites/site-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";
import { believesAddresses, HttpClient } from "@/tests/support/requests/http-client";

/** On a developer's machine Postgres may be missing; in CI it is installed, and missing there is a failure. */
const bin = findPostgres();
let site: SiteServer;
/** Keeps the cookies by which the site knows a visitor again. */
let client: HttpClient;
beforeAll(async () => void (site = await siteUnderTest(believesAddresses)));
beforeEach(() => void (client = new HttpClient(site.url)));
let clients = 0;

/** An address that no other test counts against, of a range of its own: other files ask the same site. */
const newClient = () => {
  clients += 1;
  return `192.168.${clients >> 8}.${clients & 255}`;
};

type Headers = Record<string, string>;
const headersOf = (headers: Headers = {}): Headers => ({
  "x-forwarded-for": newClient(),
  ...headers,
});

const track = "/api/analytics/track-user/";
const intake = "/api/analytics/events";
const data = "/api/visitor/data";

const post = (path: string, body: unknown, headers: Headers = {}) =>
  client.post(path, body, headersOf(headers));

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

async function newVisitor(): Promise<string> {
  const answer = await post(track, reader());
  expect(answer.status).toBe(200);
  return (answer.json as { anon_id: string }).anon_id;
}

/** What is kept of a visitor, or null. */
async function keptOf(anonId: string) {
  const answer = await client.get(data, headersOf({ "x-anon-id": anonId }));
  if (answer.status === 404) return null;
  expect(answer.status).toBe(200);
  const { visitor } = answer.json as {
    visitor: { visitor: { anon_id: string }; analytics: { events: { url: string }[] } };
  };
  return { ...visitor.visitor, paths: visitor.analytics.events.map(({ url }) => new URL(url).pathname) };
}

test("a reader who agreed gets an id, and is the same one when it comes back with its older prefix", async () => {
  const first = await post(track, reader());
  expect(first.headers.get("cache-control")).toBe("no-store");
  const { anon_id } = first.json as { anon_id: string };
  expect(anon_id).toMatch(/^[\da-f-]{36}$/);
  const again = await post(track, { ...reader(), anon_id: `anon_${anon_id}` });
  expect(again.json).toEqual({ anon_id });
});

test("the address without its slash answers too, and is not led elsewhere", async () => {
  for (const path of [track, track.slice(0, -1)]) {
    const answer = await post(path, reader());
    expect(answer.status).toBe(200);
  }
});

test("without a yes there is no id and nothing is kept, and what was known is forgotten", async () => {
  const known = await newVisitor();
  for (const gdpr_consent of [false, undefined]) {
    const refused = await post(track, { ...reader(), gdpr_consent, anon_id: known });
    expect(refused.status).toBe(200);
    expect(refused.json).toEqual({ anon_id: null });
  }
  expect(await keptOf(known)).toBeNull();
});

test("a browser that asks not to be tracked is believed, unless its reader said yes after being told", async () => {
  const signal = { "sec-gpc": "1" };
  const asked = await post(track, reader(), signal);
  expect(asked.json).toEqual({ anon_id: null });
  const known = await newVisitor();
  const sent = await post(intake, { ...agreed, events: [pageView("/")] }, { ...signal, "x-anon-id": known });
  expect(sent.json).toEqual({ accepted: 0, rejected: [] });
  expect((await keptOf(known))?.paths).toEqual([]);

  const told = { ...signal, "x-gpc-seen": "true" };
  const answer = await post(track, reader(), told);
  const { anon_id } = answer.json as { anon_id: string };
  await post(intake, { ...agreed, events: [pageView("/")] }, { ...told, "x-anon-id": anon_id });
  expect((await keptOf(anon_id))?.paths).toEqual(["/"]);
});

test("the good events of a batch are kept, and the bad ones named by their index", async () => {
  const known = await newVisitor();
  const answer = await post(
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
  expect(answer.status).toBe(202);
  const { accepted, rejected } = answer.json as {
    accepted: number;
    rejected: { index: number; detail: string }[];
  };
  expect(accepted).toBe(2);
  expect(rejected.map(({ index }) => index)).toEqual([1, 2, 3]);
  for (const { detail } of rejected) expect(detail).not.toBe("");
  expect((await keptOf(known))?.paths).toEqual(["/one", "/five"]);
});

test("nothing of a search in distress is kept of its visitor, whatever a browser sends", async () => {
  const from = `${site.url}/de/search?q=will+sterben`;
  const { anon_id } = (await post(track, { ...reader(), referrer: from })).json as { anon_id: string };
  const view = (path: string, data: object = {}) => ({
    ...pageView(path),
    event_data: { path: "/search", ...data },
  });
  const search = (query: string) => ({
    ...pageView(`/search?q=${query}`),
    event_type: "custom",
    event_name: "Content Search",
    event_data: { query, resultsCount: 1 },
  });
  const events = [
    view("/search?q=suicide", { search: "?q=suicide", title: "suicide: Search Results" }),
    search("suicide"),
    view("/about", { referrer: `${site.url}/search?q=suicide` }),
    search("minecraft"),
  ];
  const sent = await post(intake, { ...agreed, events, anon_id });
  expect(sent.json).toEqual({ accepted: 4, rejected: [] });
  const kept = (await client.get(data, headersOf({ "x-anon-id": anon_id }))).json;
  expect(JSON.stringify(kept)).not.toMatch(/suicide|sterben/);
  expect(JSON.stringify(kept)).toContain(`${site.url}/de/search`);
  expect((await keptOf(anon_id))?.paths).toEqual(["/search", "/about", "/search"]);
  expect(JSON.stringify(kept)).toContain("minecraft");
});

test("an event sent again under its id is accepted and kept once", async () => {
  const known = await newVisitor();
  const event = { ...pageView("/once"), event_id: crypto.randomUUID() };
  for (let time = 0; time < 2; time += 1)
    expect((await post(intake, { ...agreed, events: [event], anon_id: known })).status).toBe(202);
  expect((await keptOf(known))?.paths).toEqual(["/once"]);
});

test("a visitor can take what is kept as a file, and have it deleted", async () => {
  const known = await newVisitor();
  await post(intake, { ...agreed, events: [pageView("/mine")] }, { "x-anon-id": known });
  const file = await client.get(data, headersOf({ "x-anon-id": known }));
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="lantern-my-data.json"');
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect((await keptOf(known))?.paths).toEqual(["/mine"]);
  const deleted = () => client.delete(data, headersOf({ "x-anon-id": known }));
  expect((await deleted()).status).toBe(204);
  expect(await keptOf(known)).toBeNull();
  expect((await deleted()).status).toBe(204);
});

test("nobody's data is asked for without saying whose", async () => {
  for (const method of ["GET", "DELETE"]) {
    const ask = (headers: Headers) => client.call(method, data, { headers: headersOf(headers) });
    expect((await ask({})).status).toBe(400);
    expect((await ask({ "x-anon-id": "no-id" })).status).toBe(400);
  }
  const foreign = await client.delete(
    data,
    headersOf({ origin: "https://evil.example", "x-anon-id": crypto.randomUUID() }),
  );
  expect(foreign.status).toBe(403);
});

test("who shows a token that has ended is no mere visitor, and nothing is deleted", async () => {
  const known = await newVisitor();
  const ended = `eyJhbGciOiJSUzI1NiJ9.${btoa(JSON.stringify({ exp: 1 })).replaceAll("=", "")}.signature`;
  for (const method of ["GET", "DELETE"]) {
    const headers = headersOf({ "x-anon-id": known, authorization: `Bearer ${ended}` });
    const answer = await client.call(method, data, { headers });
    expect(answer.status, method).toBe(401);
  }
  expect(await keptOf(known)).not.toBeNull();
});

test("linking is for who is signed in", async () => {
  const answer = await post("/api/analytics/link", { anon_id: crypto.randomUUID() });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
});

test("flags are the same for everybody and may be kept for a minute", async () => {
  const answer = await client.get("/api/flags");
  expect(answer.json).toEqual(flagDefaults);
  expect(answer.headers.get("cache-control")).toContain("public, max-age=60");
});

test("a browser is told which services there are, by a page of an earlier build too", async () => {
  const [now, before] = await Promise.all(
    ["/api/services", "/api/analytics/settings"].map((path) => client.get(path)),
  );
  expect(now?.json).toMatchObject({ apiBase: expect.any(String) as string });
  expect(before?.json).toEqual(now?.json);
});

test("a caller is told its limits, and asking costs nothing", async () => {
  const headers = headersOf({ "x-anon-id": await newVisitor() });
  const ask = async () =>
    (await client.get("/api/rate-limit", headers)).json as Record<
      string,
      Record<string, { limit: number; remaining: number }>
    >;
  expect((await ask()).client?.events).toMatchObject({ limit: 600, remaining: 600 });
  await client.post(intake, { ...agreed, events: [] }, headers);
  await ask();
  const told = await ask();
  expect(told.client?.events).toEqual({
    limit: 600,
    remaining: 599,
    window_seconds: 60,
    reset_seconds: expect.any(Number) as number,
  });
  expect(told.visitor?.events).toMatchObject({ limit: 120, remaining: 119 });
});

test("who calls too often has to wait, by its address and by its visitor", async () => {
  const headers = headersOf();
  const visit = () => client.post(track, { gdpr_consent: false }, headers);
  for (let number = 0; number < 120; number += 1) expect((await visit()).status).toBe(200);
  const refused = await visit();
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.json).toMatchObject({ title: "Rate limit exceeded", status: 429 });

  const anonId = await newVisitor();
  const send = () => post(intake, { ...agreed, events: [] }, { "x-anon-id": anonId });
  for (let number = 0; number < 120; number += 1) expect((await send()).status).toBe(202);
  expect((await send()).status).toBe(429);
});

test("one address may not fill the database: every event of a batch counts, with consent or without", async () => {
  const headers = headersOf();
  const send = (events: unknown[], gdpr_consent: boolean) =>
    client.post(intake, { events, gdpr_consent }, headers);
  const full = Array<unknown>(100).fill(pageView("/one"));
  // Bad ones leave nothing behind.
  expect((await send(Array<unknown>(100).fill("bad"), false)).status).toBe(202);
  for (let number = 0; number < 30; number += 1)
    expect((await send(full, number % 2 === 0)).status).toBe(202);
  for (const consent of [false, true]) {
    const refused = await send(full, consent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
});

test("one address may not fill the database by few events that are large", async () => {
  const headers = headersOf();
  const long = `/${"x".repeat(2_000)}`;
  const large = {
    ...pageView(long),
    event_data: { path: long, search: long, hash: long, referrer: long },
  };
  const send = (event: unknown) =>
    client.post(intake, { ...agreed, events: Array<unknown>(10).fill(event) }, headers);
  // Each batch is a tenth of a megabyte, of two in a minute.
  for (let number = 0; number < 20; number += 1) expect((await send(large)).status).toBe(202);
  const refused = await send(large);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect((await post(intake, { ...agreed, events: [large] })).status).toBe(202);
});

describe("what an endpoint does not take is named", () => {
  for (const path of [track, intake])
    test(path, async () => {
      const nobody = newClient();
      const send = async (type: string, body: string, headers: Headers = {}) =>
        (await post(path, body, { "content-type": type, ...headers })).status;
      const json = "application/json";
      for (const wrong of ["{", "", "null", "[]", "7", '{"events":7,"gdpr_consent":"yes"}'])
        expect(await send(json, wrong), wrong).toBe(400);
      expect(await send(json, JSON.stringify({ events: Array(101).fill({}), gdpr_consent: 1 }))).toBe(400);
      expect(await send("text/plain", "{}")).toBe(415);
      expect(await send("application/x-www-form-urlencoded", "a=b")).toBe(415);
      expect(await send(json, JSON.stringify({ referrer: "x".repeat(200_000) }))).toBe(413);
      expect(await send(json, "{}", { origin: "https://evil.example" })).toBe(403);
      expect(await send(json, "{}", { "sec-fetch-site": "cross-site" })).toBe(403);
      const sayingNothing = (headers: Headers, body: unknown) =>
        fetch(site.url + path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": nobody, ...headers },
          body: JSON.stringify(body),
        });
      const unnamed = await sayingNothing({}, {});
      expect(unnamed.status).toBe(403);
      const token = "0123456789abcdef0123";
      const named = await sayingNothing(
        { cookie: `csrftoken=${token}`, "x-csrftoken": token },
        { events: [] },
      );
      expect(named.ok).toBe(true);
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const answer = await client.call(method, path, { headers: headersOf() });
        expect(answer.status).toBe(405);
        expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
      }
    });
});

describe("health", () => {
  test("is told as alive and as ready", async () => {
    const alive = await client.get("/api/health");
    expect(alive.status).toBe(200);
    expect(alive.headers.get("cache-control")).toBe("no-store");
    const ready = await client.get("/api/health/ready");
    expect(ready.status).toBe(200);
    expect(ready.json).toEqual({ status: "ready", checks: { content: "ok", database: "ok" } });
  });

  test("names the part that does not answer, and keeps nothing that it cannot keep", async () => {
    const own = untilTestEnds(dataFolder());
    const broken = untilTestEnds(
      await startSite({
        ...believesAddresses,
        LANTERN_DATA_DIR: own.path,
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      }),
    );
    const reach = new HttpClient(broken.url);
    expect((await reach.get("/api/health")).status).toBe(200);
    const ready = await reach.get("/api/health/ready");
    expect(ready.status).toBe(503);
    expect(ready.json).toEqual({
      status: "not ready",
      checks: { content: "ok", database: "failed" },
    });
    const lost = await reach.post(intake, { ...agreed, events: [pageView("/")] });
    expect(lost.status).toBe(503);
    expect(Number(lost.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await reach.post(track, reader())).status).toBe(503);
    expect((await reach.get("/api/flags")).json).toEqual(flagDefaults);
  });

  test("does not create a database that nobody has used", async () => {
    const own = untilTestEnds(dataFolder());
    const fresh = untilTestEnds(await startSite({ ...believesAddresses, LANTERN_DATA_DIR: own.path }));
    const ready = await new HttpClient(fresh.url).get("/api/health/ready");
    expect(ready.json).toEqual({ status: "ready", checks: { content: "ok", database: "unused" } });
  });
});

const ifPostgres = test.skipIf(bin === null && !process.env.CI);
ifPostgres(
  "the same calls work on a real Postgres, and an event that was accepted survives a kill",
  async () => {
    const postgres = untilTestEnds(await startPostgres(bin ?? ""));
    const own = untilTestEnds(dataFolder());
    const env = { ...believesAddresses, LANTERN_DATA_DIR: own.path, DATABASE_URL: postgres.url };
    const first = untilTestEnds(await startSite(env));
    const visitor = new HttpClient(first.url);
    const visit = await visitor.post(track, reader());
    const { anon_id } = visit.json as { anon_id: string };
    const sent = await visitor.post(intake, { ...agreed, events: [pageView("/kept")], anon_id });
    expect(sent.json).toEqual({ accepted: 1, rejected: [] });
    await first.kill();
    const second = untilTestEnds(await startSite(env));
    const sameVisitor = new HttpClient(second.url);
    for (const [name, value] of visitor.cookies) sameVisitor.cookies.set(name, value);
    const kept = await sameVisitor.get(data, { "x-anon-id": anon_id });
    expect(kept.text).toContain("https://lantern.example/kept");
  },
);
