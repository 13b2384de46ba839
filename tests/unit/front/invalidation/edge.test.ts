/** What a cache before us is told: for how long it may keep a page, and what to drop. */
import type { IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { FrontUnderTest, makeOld, prerendered, type Reply } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
});

const before = async (reply: (request: IncomingMessage) => Reply | Promise<Reply>) => {
  site = await new FrontUnderTest(reply, ["127.0.0.1", "::1"]).start();
};
const ask = (path = "/about") => site.get(path, { "surrogate-capability": "edge" });
/** For how many seconds an edge that asks now may keep the page. */
const kept = async () => {
  const { headers } = await ask();
  return headers["surrogate-control"];
};
const forSeconds = (seconds: number) => `max-age=${seconds}, stale-while-revalidate=86400`;

test("an edge keeps a page no longer than it is fresh here, and an old one for a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await before(() => ({ body: "page", tags: ["t"] }));
  expect(await kept()).toBe(forSeconds(300));
  vi.advanceTimersByTime(250_000);
  expect(await kept()).toBe(forSeconds(50));
  vi.advanceTimersByTime(49_600);
  expect(await kept()).toBe(forSeconds(1));
  // Here it is renewed behind the answer, which is the old one once more.
  vi.advanceTimersByTime(5_000);
  expect(await kept()).toBe(forSeconds(1));
  await expect.poll(kept).toBe(forSeconds(300));
});

test("an edge keeps a page for a second that a webhook made old whose document could not be read", async () => {
  await before(() => ({ body: "page", tags: ["t"] }));
  await ask();
  makeOld(["t"], { expire: 31_536_000 });
  expect(await kept()).toBe(forSeconds(1));
});

test("an edge keeps no page that a webhook came upon while it was made: its purge was sent before the page", async () => {
  let text = "old";
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<true>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<true>();
  await before(async () => {
    const body = text;
    begin(true);
    await mayEnd;
    return { body, tags: ["t"] };
  });
  const asked = ask();
  await hasBegun;
  text = "new";
  makeOld(["t"]);
  end(true);
  const { body, headers } = await asked;
  expect([body, headers["surrogate-control"], headers["surrogate-key"]]).toEqual([
    "old",
    "no-store",
    undefined,
  ]);
  expect(await kept()).toBe(forSeconds(300));
});

test("an edge that has the page already is told so by the 304 too", async () => {
  let isMade = Promise.resolve();
  await before(async () => {
    await isMade;
    return { body: "page", tags: ["t"] };
  });
  const { etag = "" } = (await ask()).headers;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  isMade = promise.then(() => undefined);
  makeOld(["t"]);
  const asked = site.get("/about", { "surrogate-capability": "edge", "if-none-match": etag });
  await vi.waitFor(() => expect(site.asked).toHaveLength(2), 20_000);
  makeOld(["t"]);
  resolve(undefined);
  const { status, headers } = await asked;
  expect([status, headers["surrogate-control"]]).toEqual([304, "no-store"]);
});

test("whoever is no proxy of ours is told nothing of how an edge keeps a page", async () => {
  site = await new FrontUnderTest(() => ({ body: "page", tags: ["t"] })).start();
  const names = Object.keys((await ask()).headers);
  expect(names.filter((name) => name.startsWith("surrogate"))).toEqual([]);
});

const answerOf = async (answer: object, path = "/api/revalidate") => {
  await before(({ url }) =>
    url === "/api/revalidate"
      ? { body: JSON.stringify(answer), headers: { "content-type": "application/json" } }
      : { body: "page", tags: ["term:a", "_N_T_/about"] },
  );
  const { headers } = await site.get(path, { "surrogate-capability": "edge" }, "POST", "{}");
  return headers["surrogate-purge"];
};

test("the answer of a webhook names the keys of pages that carry its tags, or whose tags are not known", async () => {
  expect(await answerOf({ tags: ["term", "term:a"] })).toBe("any term term%3Aa");
  expect((await ask()).headers["surrogate-key"]).toBe("term%3Aa all");
});

test("a webhook that is set up with a last slash drops the same", async () => {
  expect(await answerOf({ tags: ["term:a"] }, "/api/revalidate/")).toBe("any term%3Aa");
});

test("a list of keys that is too long for a header gives way to the key of every page", async () => {
  const tags = Array.from(
    { length: 1_200 },
    (_, number) => `own:microBrief:a-brief-with-some-name-${number}`,
  );
  expect(await answerOf({ tags })).toBe("all");
});

test("every page has that key, whether its tags are known or too many", async () => {
  const many = Array.from(
    { length: 110 },
    (_, number) => `microBrief:${"a-brief-with-a-long-name-".repeat(4)}${number}`,
  );
  const tags: Record<string, string[]> = { "/none": [], "/many": many };
  await before(({ url }) => ({
    body: "page",
    headers: prerendered,
    ...(tags[url ?? ""] ? { tags: tags[url ?? ""] } : {}),
  }));
  for (const [path, keys] of [
    ["/none", "all"],
    ["/many", "any all"],
    ["/unknown", "any all"],
  ] as const)
    expect((await ask(path)).headers["surrogate-key"], path).toBe(keys);
});

test("a webhook that is repeated, since its answer was lost, drops every page: what it had named is lost too", async () => {
  expect(await answerOf({ tags: [], duplicate: true })).toBe("all");
});

test("an answer that makes nothing old drops nothing", async () => {
  expect(await answerOf({ tags: [] })).toBeUndefined();
});
