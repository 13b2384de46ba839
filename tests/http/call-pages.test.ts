/** What a call's page says of what has not come of it, with a provider that nobody can reach. */
import { afterAll, beforeAll, expect, test } from "vitest";
import calls from "@/messages/en/calls.json" with { type: "json" };
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { markupOf } from "@/tests/support/requests/pages";
import {
  dataFolderWithDatabase,
  startSite,
  type DataFolder,
  type SiteServer,
} from "@/tests/support/sites/site-server";

const { detail } = calls;
let folder: DataFolder;
let site: SiteServer;
let browser: SignedInBrowser;
/** A call that its user has cancelled. The site starts one within a day. */
let id: string;

beforeAll(async () => {
  folder = dataFolderWithDatabase();
  site = await startSite({
    LANTERN_DATA_DIR: folder.path,
    CALL_PROVIDER_URL: "http://127.0.0.1:9",
    SITE_CALLS_A_DAY: "1",
  });
  browser = await SignedInBrowser.signedUp(site.url);
  const started = await start();
  expect(started.status, await started.clone().text()).toBe(201);
  ({ id } = (await started.json()) as { id: string });
  expect((await post(`/api/calls/${id}/cancel`)).status).toBe(200);
});
afterAll(async () => {
  await site.stop();
  folder.remove();
});

const post = (path: string, body: unknown = {}) =>
  browser.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * Asks for a call to a business of Portland, in Oregon, where everybody has to agree to what is kept:
 * the first or the last one.
 */
async function start(which: "first" | "last" = "first"): Promise<Response> {
  const found = (await (await browser.ask("/api/explore?location=Portland%2C+OR")).json()) as {
    businesses: { id: string }[];
  };
  const wish = { request: "When do you open?", language: "en", callbackNumber: "+12025550142" };
  for (const business of which === "first" ? found.businesses : found.businesses.toReversed()) {
    const answer = await post("/api/calls", {
      ...wish,
      businessId: business.id,
      idempotencyKey: crypto.randomUUID(),
    });
    // Some are open only when nobody is called.
    if (answer.status !== 422) return answer;
  }
  throw new Error("no business is ever called");
}

test("of a cancelled call where no words may be kept, the page promises no summary", async () => {
  const page = await browser.ask(`/call/${id}`);
  expect(page.status).toBe(200);
  const html = markupOf(await page.text());
  expect(html).toContain(detail.outcomes.cancelled);
  expect(html).toContain(detail.noTranscript);
  expect(html).not.toContain(detail.summaryOnly);
});

test("a call beyond what the whole site starts in a day is refused, and is nobody's fault", async () => {
  // The cancelled one still counts only if it was handed over by then, for which it has to be the business's hours.
  expect([201, 429]).toContain((await start("last")).status);
  for (const refused of [await start(), await post(`/api/calls/${id}/retry`)]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 60 * 60);
    expect(await refused.json()).toMatchObject({ limit: "site", allowed: 1 });
  }
  // A plain form is led back to a page that says when.
  const sent = await browser.ask(`/api/calls/${id}/retry`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });
  const [, query = ""] =
    /\?(ask=retry&#38;problem=tooManyOnSite&#38;until=[^#"]+)/.exec(await sent.text()) ?? [];
  const timed = await browser.ask(`/call/${id}?${query.replaceAll("&#38;", "&")}`);
  expect(markupOf(await timed.text())).toMatch(/From \w+day[^<]* UTC on, you can start another\./);
  const page = await browser.ask(`/call/${id}?problem=tooManyOnSite`);
  expect(markupOf(await page.text())).toContain(calls.limits.site);
});
