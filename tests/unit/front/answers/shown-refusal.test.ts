/** What a reader is shown whose plain form, or whose link to an endpoint, is refused; code goes on to get problem JSON. */
import { afterEach, expect, test } from "vitest";
import { createLastResort } from "#lib/front/answers/last-resort";
import { limits } from "#lib/front/limits";
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { readMessages } from "#lib/base/i18n/messages";
import { escapeHtml } from "#lib/base/text/escape-html";
import { bodyLimits } from "#lib/platform/body-limits";
import { problemText, problemType } from "#lib/platform/problem-details";
import { FrontUnderTest, type Got, type Reply } from "@/tests/support/sites/front-under-test";

const original = { ...limits };
let site: FrontUnderTest;
afterEach(async () => {
  Object.assign(limits, original);
  await site.stop();
});

const start = async (reply: Reply = { body: "{}", headers: { "content-type": "application/json" } }) => {
  site = await new FrontUnderTest(() => reply).start();
};
const host = { host: "lantern.example" };
const html = "text/html; charset=utf-8";
/** As a browser without JavaScript sends a form, or follows a link. */
const ofReader = { ...host, accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const onPage = (path: string) => ({ ...ofReader, referer: `http://lantern.example${path}` });
const ofCode = { ...host, accept: "*/*", "sec-fetch-mode": "cors" };

const send = (headers: Record<string, string>, body = "email=a%40b.example") =>
  site.get("/api/newsletter", headers, "POST", body);
const told = ({ status, headers, body }: Got) => [status, headers["content-type"], body];
const lastResort = (of: string) => `<!DOCTYPE html><title>last resort of ${of}</title>`;

test("a form that is too long is answered by a page in the language of the form's own, and code by problem JSON", async () => {
  await start();
  const long = "x".repeat(bodyLimits["/api/newsletter"] + 1);
  const refused = await send(onPage("/de/newsletter?problem=failed"), long);
  expect(told(refused)).toEqual([413, html, lastResort("a form on /de/newsletter?problem=failed")]);
  expect(refused.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
  expect(refused.headers).toMatchObject({ "cache-control": "no-store", connection: "close" });
  for (const headers of [ofCode, host, { ...onPage("/de/newsletter"), "sec-fetch-mode": "cors" }])
    expect(told(await send(headers, long))).toEqual([413, problemType, problemText(413)]);
  expect(site.asked).toEqual([]);
});

test("a reader who has sent or asked for too much is told when to come again, by a page", async () => {
  limits.sendsPerMinute = 1;
  limits.endpointReadsPerMinute = 1;
  await start();
  const file = "/api/visitor/data?of=account&locale=fr";
  await send(ofReader);
  await site.get(file, ofReader);
  const form = await send(onPage("/es/waitlist"));
  expect(told(form)).toEqual([429, html, lastResort("a form on /es/waitlist")]);
  expect(Number(form.headers["retry-after"])).toBeGreaterThan(0);
  // A page may be read whose language no browser tells: then the address does.
  expect(told(await site.get(file, ofReader))).toEqual([429, html, lastResort("a link on /fr")]);
  expect(told(await site.get(file, onPage("/fr/settings")))).toEqual([
    429,
    html,
    lastResort("a link on /fr/settings"),
  ]);
  expect(told(await site.get(file, ofCode))).toEqual([429, problemType, problemText(429)]);
});

test("a form for which there is no room is answered by a page", async () => {
  Object.assign(limits, { bodies: { all: 10, perClient: 1_000 } });
  await start();
  expect(told(await send(onPage("/pt/newsletter")))).toEqual([
    503,
    html,
    lastResort("a form on /pt/newsletter"),
  ]);
  expect(told(await send(ofCode))).toEqual([503, problemType, problemText(503)]);
});

test("a client with too many requests at once gets a page in place of a page", async () => {
  limits.requestsPerClient = 0;
  await start();
  expect(told(await site.get("/es/about", ofReader))).toEqual([429, html, lastResort("/es/about")]);
  expect(told(await site.get("/es/about", ofCode))).toEqual([
    429,
    "text/plain; charset=utf-8",
    "429 Too Many Requests\n",
  ]);
});

test("what an endpoint itself refuses of a plain form is a page too, but not what it says to who opens its address", async () => {
  await start({ status: 403, body: problemText(403), headers: { "content-type": problemType } });
  const refused = await send(onPage("/newsletter"));
  expect(told(refused)).toEqual([403, html, lastResort("a form on /newsletter")]);
  expect(refused.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
  expect(told(await send(ofCode))).toEqual([403, problemType, problemText(403)]);
  expect(told(await site.get("/api/newsletter", ofReader))).toEqual([403, problemType, problemText(403)]);
});

test("a browser that restores the tab of a form's answer shows no problem JSON", async () => {
  await start({ status: 405, body: problemText(405), headers: { "content-type": problemType } });
  expect(told(await site.get("/api/newsletter", ofReader))).toEqual([405, html, lastResort("a link on /")]);
  expect(told(await site.get("/api/newsletter", ofCode))).toEqual([405, problemType, problemText(405)]);
});

test("the page by which an endpoint leads a form back stays", async () => {
  await start({ status: 429, body: "<title>429</title>", headers: { "content-type": html } });
  expect(told(await send(onPage("/newsletter")))).toEqual([429, html, "<title>429</title>"]);
});

test("no other site, and no endpoint, is a page to go back to", async () => {
  limits.sendsPerMinute = 0;
  await start();
  for (const referer of [
    "https://evil.example/de/newsletter",
    "http://lantern.example//evil.example/x",
    "http://lantern.example/api/newsletter",
    "javascript:alert(1)",
  ])
    expect((await send({ ...ofReader, referer })).body, referer).toBe(lastResort("a form on /"));
  // Behind a proxy that asks by another name, the browser itself says that it is the same site.
  const proxied = { ...ofReader, referer: "https://www.lantern.example/de", "sec-fetch-site": "same-origin" };
  expect((await send(proxied)).body).toBe(lastResort("a form on /de"));
});

test("the page says in every language what has become of it, and leads back and home", async () => {
  await start();
  const page = createLastResort("Lantern");
  for (const locale of locales) {
    const { unsent, generic } = (await readMessages(locale)).errors;
    const from = localePath('/newsletter?a=1&b="', locale);
    const shown = (status: number, asked: "form" | "link") => page(from, status, asked).toString();
    for (const [status, title, text] of [
      [413, unsent.tooLong.title, unsent.tooLong.text],
      [429, unsent.busy.title, unsent.busy.text],
      [503, unsent.unavailable.title, unsent.unavailable.text],
      [403, unsent.refused.title, unsent.refused.text],
      [500, generic, unsent.failed.text],
    ] as const) {
      const body = shown(status, "form");
      expect(body).toContain(`<h1><span>${escapeHtml(title)}</span></h1><p>${escapeHtml(text)}</p>`);
      expect(body).toContain(`<a href="${escapeHtml(from)}">${escapeHtml(unsent.back)}</a>`);
      expect(body).toContain(`<a href="${localePath("/", locale)}">`);
      // A reload sends the form again, which is of use where nothing but time was missing.
      expect(body.includes(escapeHtml(unsent.again)), String(status)).toBe(status === 429 || status === 503);
      expect(shown(status, "link")).not.toContain(escapeHtml(unsent.again));
    }
    const atHome = page(localePath("/", locale), 413, "form").toString();
    expect(atHome.match(/<a /g)).toHaveLength(1);
  }
});
