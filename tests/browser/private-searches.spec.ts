/** A reader who has agreed to be counted searches in distress: nobody is told the words, and nobody keeps them. */
import { expect, test, type Page } from "@playwright/test";
import shell from "@/messages/en/shell.json" with { type: "json" };
import { collectedSite } from "@/tests/support/sites/collected-site";
import { isCounting, turnAway, visitWithConsent } from "@/tests/support/browser/consent";
import { enter } from "@/tests/support/browser/calls";
import { freshEmail } from "@/tests/support/browser/sign-in";
import { stored } from "@/tests/support/browser/stored";
import { holdBack, wake } from "@/tests/support/browser/wake";

const { site, collector } = collectedSite({ NEXT_PUBLIC_VERCEL_ANALYTICS: "true" });

/** Sends what Vercel's script would: what it is handed, with the addresses that it reads by itself. */
const vercelScript = `(() => {
  let before = (event) => event;
  const take = (kind, given) => {
    if (kind === "beforeSend") return void (before = given);
    const event = before({ type: kind, url: location.href });
    const body = JSON.stringify({ o: event.url, r: document.referrer, given });
    if (event) void fetch("/_vercel/insights/" + kind, { method: "POST", body });
  };
  for (const [kind, given] of window.vaq ?? []) take(kind, given);
  window.va = take;
})();`;

/** A request to somebody who counts, and the page that it says it comes from. */
type Told = { to: "own" | "segment" | "vercel"; text: string; from: string };

/** Notes everything that a page tells those who count: bodies, addresses and headers. */
async function listen(page: Page): Promise<Told[]> {
  await page.route("**/_vercel/insights/**", (route) =>
    route.request().url().endsWith("script.js")
      ? route.fulfill({ contentType: "text/javascript", body: vercelScript })
      : route.fulfill({ status: 204 }),
  );
  const told: Told[] = [];
  page.on("request", async (request) => {
    const url = request.url();
    const to = url.startsWith(collector().url)
      ? "segment"
      : url.includes("/_vercel/")
        ? "vercel"
        : url.includes("/api/analytics/")
          ? "own"
          : null;
    if (to === null) return;
    const text = `${url} ${request.postData() ?? ""}`;
    told.push({ to, text, from: (await request.allHeaders()).referer ?? "" });
  });
  return told;
}

/** Visits until everybody who counts has come up. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await expect
    .poll(() => Promise.all([stored(page, "anon_id"), stored(page, "ajs_anonymous_id")]))
    .not.toContain(null);
  await isCounting(page);
}

/** What our backend keeps of this visitor. */
async function keptOf(page: Page): Promise<string> {
  const anonId = await stored(page, "anon_id");
  const answer = await page.request.get(`${site.url}/api/visitor/data`, {
    headers: { "X-Anon-Id": anonId ?? "" },
  });
  return JSON.stringify(await answer.json());
}

/** Comes to a page, searches, presses something there, goes on to another page, and comes back. */
async function searchAndGoOn(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole("banner").locator('a[href$="#subscribe"]').first().click();
  await turnAway(page);
  await expect.poll(() => collector().taken.map(({ event }) => event)).toContain("CTA Clicked");
  await page.getByRole("banner").locator('a[href$="/glossary"]').first().click();
  await page.waitForURL(/\/glossary$/);
  await page.waitForLoadState("networkidle");
  await settle(page);
  await turnAway(page);
  await expect.poll(() => collector().taken.map(({ name }) => name)).toContain("Glossary");
  await page.goBack({ waitUntil: "networkidle" });
  await settle(page);
  await turnAway(page);
}

const patiently = { intervals: [1_000, 3_000, 5_000], timeout: 20_000 };

for (const [language, path, words] of [
  ["English", "/search?q=my+son+wants+to+die", /wants/i],
  ["German", "/de/search?q=meine%20Tochter%20ritzt%20sich", /ritzt/i],
  // A word that only the glossary explains.
  ["hidden", "/search?q=Unalive", /unalive/i],
] as const)
  test(`the words of a search in distress are told nobody and kept by nobody: ${language}`, async ({
    page,
  }) => {
    await visitWithConsent(page, "true");
    const told = await listen(page);
    await searchAndGoOn(page, path);
    await expect.poll(() => keptOf(page), patiently).toContain('/glossary"');
    for (const to of ["own", "segment", "vercel"] as const)
      expect(told.filter((one) => one.to === to).length, to).toBeGreaterThan(0);
    expect(told.filter(({ text, from }) => words.test(text + from))).toEqual([]);
    expect(JSON.stringify(collector().taken)).not.toMatch(words);
    const kept = await keptOf(page);
    expect(kept).not.toMatch(words);
    // The search itself is nobody's, and its page looks like that of nobody who searched.
    expect(kept).not.toContain("Content Search");
    expect(kept).toMatch(/"url":"[^"?]*\/search"/);
    expect(collector().taken.find(({ event }) => event === "Content Search")?.properties).toMatchObject({
      resultsCount: expect.any(Number),
    });
  });

test("a search of businesses in distress is told like the page without its words, though its reader is known by name", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  await enter(page, freshEmail(), site.url);
  const told = await listen(page);
  // By their moment: what is under way as a page is left is sent twice.
  const searches = () => {
    const all = collector().taken.filter(({ event }) => event === "Business Search");
    return [...new Map(all.map(({ properties }) => [properties?.timestamp, properties])).values()];
  };
  const tellOf = async (path: string, count: number) => {
    await open(page, path);
    await turnAway(page);
    await expect.poll(() => searches().length).toBe(count);
  };
  await tellOf("/explore?q=suicide+help&location=Portland", 1);
  await tellOf("/explore?location=Portland", 2);
  // Only the glossary knows this one.
  await tellOf("/explore?q=menty+b&location=Portland", 3);
  // Without words, this address asks for nothing: there is no search to tell of.
  await open(page, "/explore?q=suicide+help");
  await open(page, "/locations");
  await turnAway(page);
  await expect.poll(() => collector().taken.map(({ name }) => name)).toContain("Locations");
  await expect.poll(() => keptOf(page), patiently).toContain('/locations"');
  const [inDistress, wordless, hidden] = searches().map((properties) => ({ ...properties, timestamp: "" }));
  expect(inDistress).toEqual(wordless);
  expect(hidden).toEqual(wordless);
  expect(inDistress).toMatchObject({ query: "", url: `${site.url}/explore?location=Portland` });
  expect(searches()).toHaveLength(3);
  const words = /suicide|menty/i;
  expect(await keptOf(page)).not.toMatch(words);
  expect(JSON.stringify(collector().taken)).not.toMatch(words);
  expect(told.filter(({ to, text }) => to !== "own" && words.test(text))).toEqual([]);
});

test("a page that is left before counting begins tells nobody but us, and we keep no word of a worry", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const told = await listen(page);
  await open(page, "/about");
  await turnAway(page);
  // From here on, the browser never has the time to begin.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of [
    "/search?q=she+wants+to+die",
    // Only the glossary knows these. The second is a filter, whose page has no mark.
    "/search?q=menty+b",
    "/glossary?q=bed+rotting",
    "/search?q=minecraft",
  ]) {
    await page.goto(site.url + path);
    // The scripts of the arrival have no room for a look at the words.
    await expect
      .poll(async () => {
        await turnAway(page);
        return told
          .filter(({ to }) => to === "own")
          .map(({ text }) => text)
          .join(" ");
      })
      .toContain(`${site.url}${path}`);
  }
  await expect.poll(() => keptOf(page), patiently).toContain("q=minecraft");
  const kept = await keptOf(page);
  expect(kept).not.toMatch(/die\b|menty|rotting/i);
  expect(kept).toContain(`"url":"${site.url}/glossary"`);
  const others = told.filter(({ to }) => to !== "own").map(({ text, from }) => text + from);
  expect(others.join(" ")).not.toMatch(/die\b|menty|rotting|minecraft/i);
  expect(JSON.stringify(collector().taken)).not.toMatch(/die\b|menty|rotting|minecraft/i);
});

test("a page that comes slowly after a search is not told by the title of that search", async ({ page }) => {
  await visitWithConsent(page, "true");
  await enter(page, freshEmail(), site.url);
  await open(page, "/explore?q=dentist");
  await wake(page);
  await page.getByRole("navigation").getByRole("link", { name: shell.items.calls }).first().click();
  await expect(page).toHaveTitle(new RegExp(shell.items.calls));
  await page.goBack();
  await expect(page).toHaveTitle(/dentist/);
  // The router forgets the pages that it has, and asks for the one that the reader goes forward to.
  await page.reload({ waitUntil: "networkidle" });
  await settle(page);
  await turnAway(page);
  await wake(page);
  const views = () => collector().taken.filter(({ name }) => name === "Calls Management");
  const before = views().length;
  const letCome = await holdBack(page, /\/calls\?_rsc/);
  await page.goForward({ waitUntil: "commit" });
  await expect
    .poll(async () => {
      await turnAway(page);
      return views().length;
    })
    .toBeGreaterThan(before);
  await expect(page).toHaveTitle(/dentist/);
  letCome();
  await expect(page).toHaveTitle(new RegExp(shell.items.calls));
  expect(views().at(-1)?.properties).toMatchObject({ path: "/calls", title: "Calls Management" });
});

test("any other search is counted by us with its words, and by the others with its number of results", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const told = await listen(page);
  await searchAndGoOn(page, "/search?q=minecraft");
  const heard = (to: Told["to"]) => told.filter((one) => one.to === to).map(({ text }) => text);
  await expect.poll(() => keptOf(page), patiently).toContain('/glossary"');
  const kept = await keptOf(page);
  expect(kept).toContain('"query":"minecraft"');
  expect(kept).toContain('"search":"?q=minecraft"');
  expect(kept).toContain(`"referrer":"${site.url}/search?q=minecraft"`);
  expect(kept).toMatch(/"title":"[^"]*minecraft/);
  expect(collector().taken.find(({ event }) => event === "Content Search")?.properties).toMatchObject({
    path: "/search",
    resultsCount: expect.any(Number),
  });
  expect(collector().taken.find(({ name }) => name === "Search")).toBeDefined();
  expect(heard("segment").join(" ")).not.toMatch(/minecraft/i);
  expect(heard("vercel").join(" ")).toContain("Content Search");
  expect(heard("vercel").join(" ")).not.toMatch(/minecraft/i);
});
