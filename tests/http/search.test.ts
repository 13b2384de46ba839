/** What is found, what is said when nothing can be, and how a search is answered while the content store is down. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import common from "@/messages/en/common.json" with { type: "json" };
import german from "@/messages/de/content.json" with { type: "json" };
import content from "@/messages/en/content.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import { startContentApi, type ContentApi } from "@/tests/support/services/content-api";
import { siteUnderTest } from "@/tests/support/sites/site";
import { dataFolder, startSite, type SiteServer } from "@/tests/support/sites/site-server";
import { readMessages } from "#lib/base/i18n/messages";

const page = async (url: string, path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test("two letters swapped are found", async () => {
  const { url } = await siteUnderTest();
  for (const [asked, found] of [
    ["snapchta", "Snapchat"],
    ["bedoroms", "bedroom"],
  ] as const) {
    const { html } = await page(url, `/search?q=${asked}`);
    expect(html, asked).toMatch(new RegExp(`<mark>${found}`, "i"));
  }
});

test("one letter finds by prefix", async () => {
  const { url } = await siteUnderTest();
  for (const letter of ["a", "r"]) {
    const { html } = await page(url, `/search?q=${letter}`);
    expect(html, letter).toMatch(new RegExp(`<mark>${letter}`, "i"));
  }
});

test("the title begins with what is searched for, as text", async () => {
  const { url } = await siteUnderTest();
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/s.exec((await page(url, path)).html)?.[1];
  const { title } = content.search;
  expect(await titleOf("/search?q=%20snapchat%20&page=2")).toBe(`“snapchat”: ${title} | Lantern`);
  expect(await titleOf("/search?q=%3C%2Ftitle%3E%3Cb%3E%26%7Bx%7D")).toBe(
    `“&lt;/title&gt;&lt;b&gt;&amp;{x}”: ${title} | Lantern`,
  );
  expect(await titleOf("/search?q=%20")).toBe(`${title} | Lantern`);
});

test("where nothing has all the words, the page says so above what has some", async () => {
  const { url } = await siteUnderTest();
  const { partly } = content.search;
  expect((await page(url, "/search?q=roblox%20xkcdqwv")).html).toContain(partly);
  for (const asked of ["roblox", "roblox%20settings", "xkcdqwv%20blorptastic"])
    expect((await page(url, `/search?q=${asked}`)).html, asked).not.toContain(partly);
});

test("a count is given or that nothing was found, not both", async () => {
  const { url } = await siteUnderTest();
  const count = "result(s)";
  const { html: found } = await page(url, "/search?q=roblox");
  expect(found).toContain(count);
  expect(found).not.toContain(content.search.none);
  for (const asked of ["zzzz", "zzzz&type=terms"]) {
    const { html } = await page(url, `/search?q=${asked}`);
    expect(html, asked).toContain(content.search.none);
    expect(html.split("</main>")[0], asked).not.toContain(count);
  }
});

test("each result says in the singular what it is", async () => {
  const { html } = await page((await siteUnderTest()).url, "/de/search?q=roblox&type=briefs");
  const [, results = ""] = html.split('class="results');
  expect(results).toContain(">Kurzinfo</p>");
  expect(results).not.toContain(">Kurzinfos</p>");
});

test("who asks for a page of the site is pointed to it, in a line beside the results and not among them", async () => {
  const { url } = await siteUnderTest();
  const lineOf = async (path: string) => {
    const [main = ""] = (await page(url, path)).html.split("</main>");
    const { title } = content.search.site;
    return new RegExp(`<nav[^>]*aria-label="${title}".*?</nav>`, "s").exec(main)?.[0];
  };
  expect(await lineOf("/search?q=help+lines")).toContain('href="/help-lines"');
  expect(await lineOf("/search?q=do+not+call")).toContain('href="/do-not-call"');
  expect(await lineOf("/search?q=about")).toContain('href="/about"');
  expect(await lineOf("/search?q=roblox")).toBeUndefined();
});

test("where nothing is found, the lists are a way on", async () => {
  const { url } = await siteUnderTest();
  const { html } = await page(url, "/de/search?q=zzzz");
  const after = html.slice(html.indexOf(german.search.none));
  const [list = ""] = /<ul.*?<\/ul>/s.exec(after) ?? [];
  const named = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(named).toEqual(["/de/micro-briefs", "/de/micro-actions", "/de/glossary", "/de/tracks"]);
});

test.each([
  ["/search?q=suicide", "tel:988"],
  ["/es-mx/search?q=depresión", "tel:8009112000"],
  ["/de/search?q=meine%20Tochter%20ritzt%20sich", "tel:08001110111"],
  // A term of the glossary that names help lines, asked for as it is written.
  ["/search?q=Unalive", "tel:988"],
])("%s: who may need somebody to talk to is told whom first", async (path, number) => {
  const { html } = await page((await siteUnderTest()).url, path);
  const box = html.indexOf(`data-help-lines=""`);
  expect(box).toBeGreaterThan(0);
  expect(html.indexOf(`href="${number}"`)).toBeGreaterThan(box);
  expect(html.indexOf("data-found=")).toBeGreaterThan(box);
});

test.each([
  ["/search?q=toddler%20swallowed%20a%20battery", "en", "tel:18002221222"],
  ["/search?q=baby%20choking", "en", "tel:911"],
  ["/fr/search?q=bébé%20ne%20respire%20plus", "fr", "tel:112"],
] as const)("%s: who may need a doctor is told whom to call now", async (path, locale, number) => {
  const { html } = await page((await siteUnderTest()).url, path);
  const box = html.indexOf((await readMessages(locale))["help-lines"].boxNow);
  expect(box).toBeGreaterThan(0);
  expect(html.indexOf(`href="${number}"`)).toBeGreaterThan(box);
  expect(html.indexOf("data-found=")).toBeGreaterThan(box);
});

test("words that say nothing each, and together are a reason to call, are answered with help lines, and with what helps", async () => {
  const { html } = await page((await siteUnderTest()).url, "/de/search?q=nicht%20mehr%20da%20sein");
  expect(html).not.toContain(german.search.common);
  const box = html.indexOf(`data-help-lines=""`);
  expect(box).toBeGreaterThan(0);
  expect(html.indexOf('href="tel:08001110111"')).toBeGreaterThan(box);
  expect(html.indexOf('class="results')).toBeGreaterThan(box);
});

test("who needs help and finds nothing to read is not told to check the spelling", async () => {
  const { html } = await page((await siteUnderTest()).url, "/search?q=baby%20choking");
  expect(html).toContain(`data-help-lines=""`);
  expect(html).toContain(content.search.none);
  expect(html).toContain(content.search.noneWithHelp);
  expect(html).not.toContain("check your spelling");
});

test("neither the title of a search in distress repeats it, nor does the next page learn of it", async () => {
  const { url } = await siteUnderTest();
  const head = async (path: string) => {
    const { html } = await page(url, path);
    return {
      title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
      policy: /<meta name="referrer" content="([^"]*)"/.exec(html)?.[1],
      isMarked: html.includes('data-private-search=""'),
    };
  };
  const name = `${content.search.title} | Lantern`;
  const hidden = { policy: "strict-origin", isMarked: true };
  for (const asked of ["my+son+wants+to+die", "bullying", "Unalive"])
    expect(await head(`/search?q=${asked}`), asked).toEqual({ title: name, ...hidden });
  expect(await head("/de/search?q=nicht+mehr+da+sein")).toMatchObject(hidden);
  const ordinary = await head("/search?q=minecraft");
  expect(ordinary).toEqual({ title: `“minecraft”: ${name}`, policy: undefined, isMarked: false });
});

test("help lines that are not urgent come after what was found, and none where nobody asks for them", async () => {
  const { url } = await siteUnderTest();
  const [html = ""] = (await page(url, "/search?q=bullying")).html.split("<footer");
  expect(html.indexOf(`data-help-lines=""`)).toBeGreaterThan(html.lastIndexOf("<mark>"));
  expect(html.lastIndexOf("<mark>")).toBeGreaterThan(0);
  expect((await page(url, "/search?q=minecraft")).html).not.toContain("data-help-lines");
});

test("a query of words that say nothing is told so, in the page and in the suggestions", async () => {
  const { url } = await siteUnderTest();
  expect((await page(url, "/search?q=what%20does%20it%20mean")).html).toContain(content.search.common);
  expect((await page(url, "/search?q=zzzz")).html).toContain(content.search.none);
  const answer = await fetch(`${url}/api/search/suggest?q=the`);
  expect(await answer.json()).toMatchObject({ total: 0, isTooCommon: true });
});

describe("while the content store is down", () => {
  let api: ContentApi;
  let site: SiteServer;
  const data = dataFolder();
  beforeAll(async () => {
    api = await startContentApi();
    api.mood = 500;
    site = await startSite({
      LANTERN_DATA_DIR: data.path,
      SANITY_PROJECT_ID: "separate",
      SANITY_API_HOST: api.url,
    });
  });
  afterAll(async () => {
    await site.stop();
    await api.stop();
    data.remove();
  });

  test("a search is 503 with Retry, in the page's language, and works when the store is back", async () => {
    const { status, headers, html } = await page(site.url, "/search?q=rizz");
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("cache-control")).toBe("no-store");
    for (const text of [errors.search.title, errors.search.text, common.retry]) expect(html).toContain(text);
    expect(html).not.toContain(content.search.none);
    expect((await page(site.url, "/de/search?q=rizz")).status).toBe(503);

    const suggestions = await fetch(`${site.url}/api/search/suggest?q=rizz`);
    expect(suggestions.status).toBe(503);
    expect(suggestions.headers.get("content-type")).toBe("application/problem+json");
    expect(Number(suggestions.headers.get("retry-after"))).toBeGreaterThan(0);

    expect((await page(site.url, "/search")).status).toBe(200);
    api.mood = "well";
    await expect
      .poll(async () => (await page(site.url, "/search?q=rizz")).status, { timeout: 25_000, interval: 500 })
      .toBe(200);
    api.mood = 500;
    // What has been read once goes on being searched.
    expect((await page(site.url, "/search?q=rizz")).status).toBe(200);
    const { status: now, html: found } = await page(site.url, "/search?q=suicide");
    expect(now).toBe(200);
    expect(found).toContain("data-found=");
  });
});
