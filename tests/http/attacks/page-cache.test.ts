/** What one client makes up fills no cache and takes no more than its share of renders. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import {
  dataFolderWithDatabase,
  startSite,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/sites/site-server";
import { send } from "@/tests/support/requests/raw-request";

let site: SiteServer;
let folder: DataFolder;
beforeAll(async () => {
  folder = dataFolderWithDatabase();
  site = await startSite({ LANTERN_DATA_DIR: folder.path, TRUSTED_PROXIES: "127.0.0.1,::1" });
});
afterAll(async () => {
  await site.stop();
  folder.remove();
});

let clients = 0;
/** Headers of a client of its own to the limits. */
const client = () => ({ "x-forwarded-for": `203.0.113.${(clients += 1)}` });

const inBatches = async <T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let from = 0; from < count; from += 20)
    results.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - from) }, (_, index) => work(from + index)),
      )),
    );
  return results;
};

/** What is answered quickly, so that the minute is not over before its budget is, however slow the machine. */
let asked = 0;
const quick = () => `/api/search/suggest?q=quick${(asked += 1)}`;
/** So many of a budget are spent on what a test is about, the rest on what is quick. */
const ofEach = 40;

const families: Record<string, (number: number) => string> = {
  "made-up addresses": (number) => `/micro-briefs/made-up-${number}`,
  "made-up suggestions": (number) => `/api/search/suggest?q=made${number}`,
  "made-up filters": (number) => `/api/feed?category=made-up-${number}`,
  "made-up places in the feed": (number) => `/api/feed?after=made-up-${number}`,
};
for (const [what, address] of Object.entries(families))
  test(`${what}: 600 a minute for one client, then 429 with Retry-After`, async () => {
    const headers = client();
    const statuses = (
      await inBatches(limits.missesPerMinute, (number) =>
        send(site.url, number < ofEach ? address(number) : quick(), headers),
      )
    ).map(({ status }) => status);
    expect(statuses).not.toContain(429);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const refused = await send(site.url, address(limits.missesPerMinute), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    // What is kept is for everybody, and others have their own share.
    await send(site.url, "/about", client());
    expect((await send(site.url, "/about", headers)).status).toBe(200);
    expect((await send(site.url, address(limits.missesPerMinute), client())).status).not.toBe(429);
  });

test("a reader who asks for too much is shown a page in the language of the address", async () => {
  const headers = client();
  await inBatches(limits.missesPerMinute, (number) =>
    send(site.url, number < ofEach ? `/de/nirgends-${number}` : quick(), headers),
  );
  const { status, body, headers: answered } = await send(site.url, "/de/noch-eine", headers);
  expect([status, answered["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain("Bitte warte eine Minute");
});

test("one network of IPv6 is one client", async () => {
  const from = (number: number) => ({ "x-forwarded-for": `2001:db8:7:7::${number.toString(16)}` });
  await inBatches(limits.missesPerMinute, (number) =>
    send(site.url, number < ofEach ? `/nowhere-${number}` : quick(), from(number)),
  );
  expect((await send(site.url, "/nowhere-else", from(60_000))).status).toBe(429);
  expect((await send(site.url, "/nowhere-else", { "x-forwarded-for": "2001:db8:7:8::1" })).status).toBe(404);
});

test("a crawler may read the whole site", async () => {
  const headers = client();
  const { body } = await send(site.url, "/sitemap.xml", headers);
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, path = ""]) => path || "/")
    .filter((path) => !/^\/(?:es-mx|es|fr|de|pt)\//.test(path));
  expect(paths.length).toBeGreaterThan(300);
  const statuses = await inBatches(paths.length * 2, (number) =>
    send(site.url, paths[number % paths.length] ?? "/", headers),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
}, 600_000);

test("values that exist are answered from what is kept", async () => {
  const headers = client();
  const { body } = await send(site.url, "/api/feed", headers);
  const next = (JSON.parse(body) as { next: string }).next;
  for (const address of [next, "/api/feed?age=teens-14-16", "/api/search/suggest?q=game"]) {
    const answers = await inBatches(limits.missesPerMinute + 50, () => send(site.url, address, headers));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.headers["content-location"]).toBe(address);
  }
});

test("a router's state, however made up, is not rendered for", async () => {
  const headers = client();
  await send(site.url, "/about?_rsc=x", { ...headers, rsc: "1" });
  const answers = await inBatches(limits.missesPerMinute + 50, (number) =>
    send(site.url, `/about?_rsc=${number}`, {
      ...headers,
      rsc: "1",
      "next-router-state-tree": `made-up-${number}`,
      "next-url": `/${number}`,
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});
