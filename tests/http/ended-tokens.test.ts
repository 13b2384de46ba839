/**
 * Plain forms that are posted with a token that has ended, as of a page that was open for over a minute without a script.
 * The session itself lives: only where a page is asked for does the sign-in service renew the token.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readKeys } from "#lib/local/sign-in-host/keys";
import { tokenSigner, type SignToken } from "#lib/local/sign-in-host/tokens";
import { tokenUser } from "#lib/base/visitor/token-payloads";
import account from "@/messages/en/account.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import german from "@/messages/de/privacy.json" with { type: "json" };
import { believesAddresses, HttpClient } from "@/tests/support/requests/http-client";
import { pageView } from "@/tests/support/samples/page-view";
import { markupOf } from "@/tests/support/requests/pages";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/sites/site-server";

const data = dataFolderWithDatabase();
const foreign = dataFolderWithDatabase();
let site: SiteServer;
let sign: SignToken;
beforeAll(async () => {
  site = await startSite({ LANTERN_DATA_DIR: data.path, ...believesAddresses });
  sign = tokenSigner(readKeys(path.join(data.path, "sign-in")));
});
afterAll(async () => {
  await site.stop();
  for (const folder of [data, foreign]) rmSync(folder.path, { recursive: true, force: true });
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const asDocument = { accept: "text/html", "sec-fetch-dest": "document" };
const form = (fields: Record<string, string> = {}) => new URLSearchParams(fields);
const signOut = "/api/account/sign-out";

/** The tag of the element that an address ends in. A new document reads it out if it can have the focus. */
function targetIn(html: string, address: string): string {
  const anchor = new URL(address, site.url).hash.slice(1);
  return new RegExp(`<[a-z]+[^>]* id="${anchor}"[^>]*>`).exec(html)?.[0] ?? "";
}
const takesFocus = 'tabindex="-1"';

/** A browser without JavaScript in which a new user is signed in, with all that it holds of it in cookies. */
async function signedIn(): Promise<HttpClient> {
  const entered = new HttpClient(site.url);
  await entered.signUp();
  const browser = new HttpClient(site.url);
  for (const [name, value] of entered.cookies) browser.cookies.set(name, value);
  expect((await open(browser, "/help")).status).toBe(200);
  return browser;
}

/** Opens a page as a browser does, which is led over the sign-in service and back where its token has ended. */
async function open(browser: HttpClient, address: string) {
  for (let at = new URL(address, site.url), hops = 0; ; hops++) {
    const answer = await browser.get(at.pathname + at.search, asDocument);
    const next = answer.headers.get("location");
    if (next === null || hops > 5) return { status: answer.status, text: answer.text, at: at.pathname };
    at = new URL(next, at);
  }
}

const names = (browser: HttpClient, prefix: string) =>
  [...browser.cookies.keys()].filter((name) => name.startsWith(prefix));

const dropToken = (browser: HttpClient) => {
  for (const name of names(browser, "__session")) browser.cookies.delete(name);
  // Counts the ways over the sign-in service for two seconds: nobody sends that many forms so fast.
  browser.cookies.delete("__clerk_redirect_count");
};

/** Puts the token in a browser's cookies that it was given so long ago, and never got another. */
function age(browser: HttpClient, ms: number, signer = sign, origin = site.url): void {
  const token = browser.cookies.get("__session") ?? "";
  const { sid, sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    sid: string;
    sub: string;
  };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - ms });
  const session = { id: sid, userId: sub, createdAt: Date.now() - minute, lastActiveAt: Date.now() };
  const old = signer(session, origin);
  for (const name of names(browser, "__client_uat"))
    browser.cookies.set(name, String(Math.floor(session.createdAt / 1000)));
  vi.useRealTimers();
  for (const name of names(browser, "__session")) browser.cookies.set(name, old);
}

/** Another browser with the same cookies, which keeps them whatever this one is told. */
function copyOf(browser: HttpClient): HttpClient {
  const copy = new HttpClient(site.url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

for (const [since, ms] of [
  ["two minutes", 2 * minute],
  ["an hour", hour],
  ["six days", 6 * day],
] as const)
  test(`who presses "Sign out" on a page that was opened ${since} ago is signed out`, async () => {
    const browser = await signedIn();
    const kept = copyOf(browser);
    age(browser, ms);
    const { status, headers } = await browser.post(signOut, form({ locale: "de" }));
    expect([status, headers.get("location")]).toEqual([303, "/de"]);
    expect(names(browser, "__session")).toEqual([]);
    expect((await kept.get("/api/calls")).status).toBe(401);
    expect((await open(kept, "/help")).status).toBe(401);
  });

for (const [why, spoil] of [
  ["is not there", dropToken],
  ["ended a month ago", (browser: HttpClient) => age(browser, 30 * day)],
] as const)
  test(`where the token ${why}, the reader is told that they are still signed in, and is signed out by the next press`, async () => {
    const browser = await signedIn();
    const kept = copyOf(browser);
    spoil(browser);
    const refused = await browser.post(signOut, form());
    expect(refused.status).toBe(303);
    expect((await kept.get("/api/calls")).status).toBe(200);
    const page = await open(browser, refused.headers.get("location") ?? "");
    expect([page.status, page.at]).toEqual([200, "/profile"]);
    expect(page.text).toContain(account.profile.stillSignedIn);
    expect(targetIn(page.text, refused.headers.get("location") ?? "")).toContain(takesFocus);
    expect((await browser.post(signOut, form())).headers.get("location")).toBe("/");
    expect((await kept.get("/api/calls")).status).toBe(401);
  });

test("a token that is none of ours ends no session", async () => {
  const browser = await signedIn();
  const kept = copyOf(browser);
  const forger = tokenSigner(readKeys(path.join(foreign.path, "sign-in")));
  for (const spoil of [
    () => age(browser, hour, sign, "https://evil.example"),
    () => age(browser, hour, forger),
  ]) {
    spoil();
    const { headers } = await browser.post(signOut, form());
    expect(headers.get("location")).toBe("/profile?problem=expired#sign-out");
    expect((await kept.get("/api/calls")).status).toBe(200);
  }
});

test("a page of another site ends nobody's session", async () => {
  const browser = await signedIn();
  const kept = copyOf(browser);
  age(browser, hour);
  expect((await browser.post(signOut, form(), { origin: "https://evil.example" })).status).toBe(403);
  expect((await browser.post(signOut, form(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await kept.get("/api/calls")).status).toBe(200);
});

test("who is signed out already is led home, and all the same where another tab did it", async () => {
  const nobody = new HttpClient(site.url);
  expect((await nobody.post(signOut, form())).headers.get("location")).toBe("/");
  const browser = await signedIn();
  const tab = copyOf(browser);
  age(tab, hour);
  expect((await browser.post(signOut, form())).headers.get("location")).toBe("/");
  expect((await tab.post(signOut, form())).headers.get("location")).toBe("/");
  expect(names(tab, "__session")).toEqual([]);
});

test("the settings' download is the account's, and leads to sign in where the session has ended", async () => {
  const browser = await signedIn();
  const kept = copyOf(browser);
  const address = "/api/visitor/data?of=account&locale=es";
  age(browser, hour);
  const file = await open(browser, address);
  expect(file).toMatchObject({ status: 200, at: "/api/visitor/data" });
  expect(file.text).toContain('"user_id"');
  expect((await browser.post(signOut, form())).status).toBe(303);
  for (const left of [browser, kept]) {
    const { status, headers, text } = await left.get(address, asDocument);
    expect([status, headers.get("location"), text]).toEqual([303, "/es/settings", ""]);
    expect(await open(left, address)).toMatchObject({ status: 401, at: "/es/settings" });
  }
});

test("a download from the settings that is refused leads back to them, which say why", async () => {
  const browser = await signedIn();
  const link = /href="(\/api\/visitor\/data[^"]+)"/.exec((await open(browser, "/de/settings")).text)?.[1];
  const address = (link ?? "").replaceAll("&amp;", "&");
  const code = new HttpClient(site.url);
  for (const [name, value] of browser.cookies) code.cookies.set(name, value);
  const refused = async (client: HttpClient, asked: string) => {
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await client.get(asked, asDocument);
      if (answer.status !== 200) return answer;
    }
    throw new Error("Nothing was refused");
  };
  const { status, headers, text } = await refused(browser, address);
  expect([status, headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  const [, next = ""] = /<a href="([^"]+)"/.exec(text) ?? [];
  expect(next).toBe("/de/settings?problem=tooMany#data");
  const said = async (page: string) => markupOf((await open(browser, page)).text);
  expect(await said(next)).toContain(german.data.tooMany);
  expect(targetIn(await said(next), next)).toContain(takesFocus);
  expect(await said("/de/settings")).not.toContain(german.data.tooMany);
  // Who asks for the data itself is told in JSON.
  const told = await refused(code, "/api/visitor/data");
  expect([told.status, told.headers.get("content-type")]).toEqual([429, "application/problem+json"]);
});

test("every other form comes back by a page that renews the session, says why, and holds what was typed", async () => {
  const browser = await signedIn();
  const json = async (address: string, body: object) =>
    (await browser.post(address, body)).json as { id: string };
  const { businesses } = (await browser.get("/api/explore?search=music")).json as {
    businesses: { id: string }[];
  };
  const business = businesses[0]?.id ?? "";
  const wish = {
    businessId: business,
    request: "Is there a class?",
    language: "de",
    callbackNumber: "+12025550142",
  };
  const { id: call } = await json("/api/calls", { ...wish, idempotencyKey: crypto.randomUUID() });
  const place = await browser.get("/locations", asDocument);
  const [, city = ""] = /<option value="([^"]+)"/.exec(place.text) ?? [];
  expect((await browser.post("/api/locations", form({ name: "Home", place: city }))).status).toBe(303);
  const { locations } = (await browser.get("/api/locations")).json as { locations: { id: string }[] };
  const home = locations[0]?.id ?? "";

  const forms: [endpoint: string, fields: Record<string, string>, page: string, held?: string][] = [
    ["/api/account/name", { firstName: "Adeline", from: "profile" }, "/profile", "Adeline"],
    ["/api/account/name", { firstName: "Adeline", from: "settings" }, "/settings", "Adeline"],
    ["/api/account/settings", { callBackNumber: "call me", theme: "light" }, "/settings", "call me"],
    ["/api/account/plan", { plan: "family" }, "/upgrade"],
    ["/api/account/delete-data", { confirmed: "yes" }, "/settings"],
    ["/api/account/delete", { confirmed: "yes" }, "/settings"],
    ["/api/locations", { name: "At my sister’s", place: city }, "/locations", "At my sister’s"],
    [
      `/api/locations/${home}`,
      { name: "At my sister’s", place: city },
      `/location/${home}`,
      "At my sister’s",
    ],
    [`/api/locations/${home}/default`, {}, "/locations"],
    [`/api/locations/${home}/delete`, {}, "/locations"],
    ["/api/calls", wish, `/business/${business}`, "Is there a class?"],
    ["/api/calls", { ...wish, idempotencyKey: crypto.randomUUID() }, "/calls/new", "Is there a class?"],
    [`/api/calls/${call}/cancel`, {}, `/call/${call}`],
    [`/api/calls/${call}/retry`, {}, `/call/${call}`],
    [`/api/calls/${call}/delete`, {}, `/call/${call}`],
  ];
  for (const [endpoint, fields, page, held = ""] of forms) {
    dropToken(browser);
    const refused = await browser.post(endpoint, form(fields));
    expect(refused.status, endpoint).toBe(303);
    const shown = await open(browser, refused.headers.get("location") ?? "");
    expect([shown.status, shown.at], endpoint).toEqual([200, page]);
    expect(shown.text, endpoint).toContain(account.form.expired);
    expect(targetIn(shown.text, refused.headers.get("location") ?? ""), endpoint).toContain(takesFocus);
    expect(shown.text, endpoint).toContain(held);
    if ("confirmed" in fields)
      expect(shown.text, endpoint).toMatch(/<input[^>]*name="confirmed"[^>]* checked/);
  }
  expect((await browser.get("/api/locations")).json).toMatchObject({ locations: [{ id: home }] });

  // Of a call that is over, the question stands there again as well.
  expect((await browser.post(`/api/calls/${call}/cancel`, {})).status).toBe(200);
  dropToken(browser);
  const refused = await browser.post(`/api/calls/${call}/delete`, form());
  const shown = await open(browser, refused.headers.get("location") ?? "");
  expect(shown.text).toContain(account.form.expired);
  expect(shown.text).toContain(calls.detail.deleteAsk);
});

test("what a page tells once its token has ended is its user's, and once they have signed out nobody's", async () => {
  const browser = await signedIn();
  const events = "/api/analytics/events";
  const tell = async (page: string, signed_in_as: string) => {
    const batch = { gdpr_consent: true, events: [{ ...pageView(page), signed_in_as }] };
    expect((await browser.post(events, batch)).json).toEqual({ accepted: 1, rejected: [] });
  };
  const visit = { gdpr_consent: true, fingerprint: "a device" };
  const { anon_id } = (await browser.post("/api/analytics/track-user/", visit)).json as { anon_id: string };
  const user = tokenUser(`__session=${browser.cookies.get("__session") ?? ""}`) ?? "";
  age(browser, 2 * minute);
  await tell("/of-the-user", user);
  await browser.post(signOut, form());
  await tell("/on-leaving", user);
  await tell("/after-it", "");

  const next = await signedIn();
  for (const name of ["lantern-visitor", "lantern-known"])
    next.cookies.set(name, browser.cookies.get(name) ?? "");
  await next.post(events, { gdpr_consent: true, events: [{ ...pageView("/late"), signed_in_as: user }] });
  expect((await next.post("/api/analytics/link", { anon_id })).json).toMatchObject({ success: true });
  const { text } = await next.get("/api/visitor/data");
  expect(text).toContain("/after-it");
  for (const page of ["/of-the-user", "/on-leaving", "/late"]) expect(text, page).not.toContain(page);
});

test("the events of a page whose token has ended stand in its user's data", async () => {
  const browser = await signedIn();
  const kept = copyOf(browser);
  await browser.post("/api/analytics/track-user/", { gdpr_consent: true });
  age(browser, 2 * minute);
  await browser.post("/api/analytics/events", { gdpr_consent: true, events: [pageView("/of-the-user")] });
  expect((await kept.get("/api/visitor/data")).text).toContain("/of-the-user");
});

test("who withdraws consent on a page whose token has ended takes along what was counted for the account", async () => {
  const browser = await signedIn();
  const kept = copyOf(browser);
  await browser.post("/api/analytics/track-user/", { gdpr_consent: true });
  await browser.post("/api/analytics/events", { gdpr_consent: true, events: [pageView("/of-the-user")] });
  expect((await kept.get("/api/visitor/data")).text).toContain("/of-the-user");
  age(browser, 2 * minute);
  await browser.post("/api/analytics/track-user/", { gdpr_consent: false });
  expect((await kept.get("/api/visitor/data")).text).not.toContain("/of-the-user");
});
