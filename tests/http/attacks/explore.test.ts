/** Who would have the directory searched until nobody else is served. */
import { expect, test } from "vitest";
import explore from "@/messages/en/explore.json" with { type: "json" };
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { siteUnderTest } from "@/tests/support/sites/site";

async function signedIn() {
  const { url } = await siteUnderTest();
  const browser = await SignedInBrowser.signedUp(url);
  return { browser, url };
}

test("a user searches 120 times a minute at most, by page and API together", async () => {
  const { browser } = await signedIn();
  expect((await browser.ask("/explore?q=guitar&location=")).status).toBe(200);
  // In sevens: who asks for more at once than the site has in hand at once may be told to wait, which is another limit.
  const statuses: number[] = [];
  for (let round = 0; round < 17; round += 1)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 7 }, async () => (await browser.ask("/api/explore?q=guitar&location=")).status),
      )),
    );
  expect(statuses).toEqual(Array.from({ length: 119 }, () => 200));
  const refused = await browser.ask("/api/explore?q=guitar&location=");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toBe("application/problem+json");
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await (await browser.ask("/explore?q=guitar&location=")).text()).toContain(explore.tooOften.title);
  // Nobody else pays for it.
  const other = await signedIn();
  expect((await other.browser.ask("/api/explore?q=guitar&location=")).status).toBe(200);
});

/** Asks as a program should: again after a while where it is told that too much is going on. */
async function askPatiently(browser: SignedInBrowser, path: string): Promise<Response> {
  const answer = await browser.ask(path);
  if (answer.status !== 503) return answer;
  await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get("retry-after")) * 1000));
  // As a browser does: a token is good for a minute, which many of them may take together.
  await browser.renew();
  return askPatiently(browser, path);
}

test("many approximate searches at once are all answered, and other requests among them", async () => {
  const { browser, url } = await signedIn();
  const slips = "tutorring gitar swiming dentits reparing scren robtics chidlren and more words";
  const order: string[] = [];
  const crowd = Array.from({ length: 48 }, async () => {
    const answer = await askPatiently(browser, `/api/explore?location=&q=${encodeURIComponent(slips)}`);
    order.push("search");
    return answer.status;
  });
  for (let number = 0; number < 5; number += 1) {
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    order.push("health");
  }
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  // Not every search had to be over before the first of the others was served.
  expect(order.indexOf("health")).toBeLessThan(48);
});

test("of a query the first eight words count, and each is cut", async () => {
  const { browser } = await signedIn();
  const ask = async (query: string) => {
    const answer = await browser.ask(`/api/explore?location=&q=${encodeURIComponent(query)}`);
    return ((await answer.json()) as { businesses: { id: string }[] }).businesses.map(({ id }) => id);
  };
  const eight = "g gu gui guit guita guitar l less";
  expect(await ask(`${eight} zzzzzz xylophone`)).toEqual(await ask(eight));
  expect((await ask(eight)).length).toBeGreaterThan(0);
  expect(await ask("x".repeat(1_500))).toEqual([]);
  expect(await ask("%_%".repeat(40))).toEqual(await ask(""));
});
