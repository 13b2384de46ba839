/** Who would have the assistant ring a business again and again. */
import { expect, test } from "vitest";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { siteUnderTest } from "@/tests/support/sites/site";
import { callAllowance } from "#lib/product/calls/allowance/allowance";

/** A new user with the ids of some businesses. */
async function caller() {
  const { url } = await siteUnderTest();
  const browser = await SignedInBrowser.signedUp(url);
  const { businesses } = (await (await browser.ask("/api/explore?location=")).json()) as {
    businesses: { id: string }[];
  };
  const post = (path: string, body: unknown = {}) =>
    browser.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    browser,
    post,
    ids: businesses.map(({ id }) => id),
    start: (businessId: string | undefined) =>
      post("/api/calls", {
        businessId,
        request: "Are you open?",
        language: "en",
        // Asks the simulator for a conversation: chance would end some calls within seconds.
        callbackNumber: "+12025550190",
        idempotencyKey: crypto.randomUUID(),
      }),
  };
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

test("of many calls to one business sent at once, one is made", async () => {
  const { ids, start } = await caller();
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(ids[0])));
  expect(statuses(answers)).toEqual([201, 429, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({
    status: 429,
    title: `You can have ${callAllowance.business} call going on with a business`,
    limit: "business",
    allowed: 1,
  });
});

test("of many calls sent at once, three are made", async () => {
  const { ids, start } = await caller();
  const answers = await Promise.all(ids.slice(0, 8).map(start));
  expect(statuses(answers)).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(await answers.find(({ status }) => status === 429)?.json()).toMatchObject({
    title: `You can have ${callAllowance.live} calls going on at once`,
    limit: "live",
    allowed: 3,
  });
});

test("a call that is over cannot be made again past the limit, and a retry takes a place", async () => {
  const { ids, start, post } = await caller();
  const first = await idOf(await start(ids[0]));
  expect((await post(`/api/calls/${first}/cancel`)).status).toBe(200);
  expect(statuses(await Promise.all(ids.slice(1, 4).map(start)))).toEqual([201, 201, 201]);
  const refused = await post(`/api/calls/${first}/retry`);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ limit: "live", allowed: 3 });

  const other = await caller();
  const over = await idOf(await other.start(other.ids[0]));
  await other.post(`/api/calls/${over}/cancel`);
  expect((await other.post(`/api/calls/${over}/retry`)).status).toBe(200);
  expect(await (await other.start(other.ids[0])).json()).toMatchObject({ limit: "business" });
});

test("forms under way are limited too, and one that is refused comes back", async () => {
  const { browser, ids } = await caller();
  const send = () =>
    browser.ask("/api/calls", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        businessId: ids[0] ?? "",
        request: "x",
        language: "en",
        callbackNumber: "1",
      }),
    });
  const answers = await Promise.all(Array.from({ length: 21 }, send));
  const ways = answers.map(({ headers }) => headers.get("location") ?? "");
  expect(ways.filter((way) => way === `/business/${ids[0] ?? ""}?problem=faults#start-call`)).toHaveLength(
    20,
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(await refused[0]?.text()).toContain(`/business/${ids[0] ?? ""}?problem=tooMany#start-call`);
});
