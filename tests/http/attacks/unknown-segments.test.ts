/** Only a language is the first segment of a page: nothing else leads into the product, past its guard or into an error. */
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import german from "@/messages/de/common.json" with { type: "json" };
import english from "@/messages/en/common.json" with { type: "json" };
import spanish from "@/messages/es/common.json" with { type: "json" };
import { productSegments, signInSegments } from "#lib/base/addresses/signed-in-paths";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { sendAsNewClient, trustingThisMachine } from "@/tests/support/requests/raw-request";
import { textOf } from "@/tests/support/requests/pages";
import { isSweep } from "@/tests/support/samples/sample";
import { siteUnderTest } from "@/tests/support/sites/site";
import { buildFolder } from "#lib/platform/build-folder";

let url = "";
let reader: SignedInBrowser;
beforeAll(async () => {
  ({ url } = await siteUnderTest(trustingThisMachine));
  reader = new SignedInBrowser(url);
  await reader.signUp();
});
// A token is good for a minute, which one test alone may take.
beforeEach(() => reader.renew());

const nobodys = [
  "images",
  "share",
  "_next",
  "_vercel",
  "API",
  "Images",
  "xx",
  "eng",
  "es-es",
  "e%73x",
  "foo.bar",
  "feed.xml",
  "robots.txt",
  "icon.svg",
  ".well-known",
  "favicon.ico",
  "undefined",
  "null",
  "constructor",
  "__proto__",
  "%F0%9F%92%A1",
];
const below = [
  ...productSegments,
  ...signInSegments,
  "about",
  "search",
  "business/1",
  "call/1",
  "micro-briefs/x",
  "gate",
];

/** The site's own page, with its frame and a way on, whole without JavaScript. */
function expectOurPage(body: string, address: string, texts = english): void {
  expect(body, address).not.toContain("__next_error__");
  expect(body, address).toContain(`<h1`);
  expect(textOf(body), address).toContain(texts.notFound.title);
  expect(body, address).toContain("</footer>");
}

test("below a first segment that is no language there is nothing, signed in or not", async () => {
  for (const [row, first] of nobodys.entries())
    for (const [column, rest] of below.entries()) {
      // Each of both is met several times outside the sweep too, never all with all.
      if (!isSweep && (row + column) % 4 !== 0) continue;
      const address = `/${first}/${rest}`;
      const { status, body } = await sendAsNewClient(url, address);
      // Two segments below /share name a picture, which is missing without a page.
      const isPicture = first === "share" && rest.includes("/");
      expect(status, address).toBe(404);
      if (!isPicture) expectOurPage(body, address);
    }
  for (const first of ["images", "share", "_next", "ESX", "feed.xml"])
    for (const rest of productSegments) {
      const { status } = await sendAsNewClient(url, `/${first}/${rest}`, { cookie: reader.cookie });
      expect(status, `/${first}/${rest}`).toBe(404);
    }
});

test("such a segment alone is nothing either", async () => {
  for (const first of [
    "images",
    "share",
    "_next",
    "_vercel",
    "api",
    "API",
    "foo.txt",
    "xx",
    "__next",
    "calls.html",
  ]) {
    const { status, body } = await sendAsNewClient(url, `/${first}`);
    expect(status, first).toBe(404);
    expectOurPage(body, first);
  }
  const inGerman = await sendAsNewClient(url, "/de/images/calls");
  expect(inGerman.status).toBe(404);
  expectOurPage(inGerman.body, "/de/images/calls", german);
});

test("below /api/ what is no endpoint is told to machines, and no page of the product", async () => {
  for (const rest of [...below, "nothing", "health/x", "feed/1"]) {
    const isEndpoint = ["calls", "explore", "locations", "search"].includes(rest);
    if (isEndpoint) continue;
    for (const headers of [{}, { cookie: reader.cookie }] as Record<string, string>[]) {
      const { status, headers: told } = await sendAsNewClient(url, `/api/${rest}`, headers);
      expect(status, rest).toBe(404);
      expect(told["content-type"], rest).toBe("application/problem+json");
    }
  }
});

test("nothing below a first segment that is no language says what stands behind the guard", async () => {
  for (const rest of productSegments)
    for (const headers of [
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { "x-nextjs-data": "1" },
    ] as Record<string, string>[])
      for (const address of [
        `/images/${rest}`,
        `/_next/${rest}`,
        `/images/${rest}.rsc`,
        `/_next/data/x/${rest}.json`,
      ]) {
        const { status } = await sendAsNewClient(url, address, headers);
        expect([404, 307], `${address} ${JSON.stringify(headers)}`).toContain(status);
      }
});

test("a language in another spelling leads to the right one for good, with its query", async () => {
  for (const [asked, led] of [
    ["/ES/calls", "/es/calls"],
    ["/ES", "/es"],
    ["/Es-mX/micro-briefs?category=x&q=a%20b", "/es-mx/micro-briefs?category=x&q=a%20b"],
    ["/DE/about", "/de/about"],
    ["/PT/business/1", "/pt/business/1"],
    ["/EN", "/"],
    ["/EN/about?x=1", "/about?x=1"],
    ["/eN/calls", "/calls"],
    ["/en/about", "/about"],
    ["/en", "/"],
  ] as const) {
    const { status, headers } = await sendAsNewClient(url, asked);
    expect(status, asked).toBe(308);
    expect(headers.location, asked).toBe(led);
  }
});

test("the right spelling is answered as it stands", async () => {
  for (const locale of ["", "/es", "/es-mx", "/fr", "/de", "/pt"]) {
    expect((await sendAsNewClient(url, `${locale}/about`)).status).toBe(200);
    expect((await sendAsNewClient(url, `${locale}/calls`)).status).toBe(401);
    expect((await sendAsNewClient(url, `${locale}/calls`, { cookie: reader.cookie })).status).toBe(200);
  }
  for (const file of ["/robots.txt", "/feed.xml", "/icon.svg", "/sw.js", "/.well-known/security.txt"])
    expect((await sendAsNewClient(url, file)).status, file).toBe(200);
});

test("every spelling of a page of the product meets the guard or leads to nothing", async () => {
  for (const segment of productSegments) {
    const coded = `%${segment.charCodeAt(0).toString(16)}${segment.slice(1)}`;
    for (const address of [
      `/${coded}`,
      `/es/${coded}`,
      `/%65s/${segment}`,
      `/es%2F${segment}`,
      `/${segment}.rsc`,
      `/${segment}.segments/_tree.segment.rsc`,
      `/${segment}/..%2f${segment}`,
      `/${segment.toUpperCase()}`,
      `//${segment}`,
      `/es//${segment}`,
      `/./${segment}`,
      `/${segment};x`,
      `/${segment}%20`,
      `/${segment}%00`,
    ]) {
      const { status } = await sendAsNewClient(url, address);
      expect([308, 307, 400, 401, 404], `${address} was ${status}`).toContain(status);
    }
  }
});

test("the spellings by which Next knows pages as data are addresses of nothing, signed in or not", async () => {
  const build = readFileSync(`${buildFolder()}/BUILD_ID`, "utf8").trim();
  const paths = ["index", "about", "explore", "es/explore", "gate", "load-error/feed", "_global-error"];
  for (const path of [...paths, "api/health", "api/calls", "api/visitor/data"])
    for (const address of [
      `/_next/data/${build}/${path}.json`,
      `/%5fnext/data/${build}/${path}.json`,
      `/${path}.rsc`,
    ])
      for (const headers of [{}, { rsc: "1" }, { cookie: reader.cookie }] as Record<string, string>[]) {
        const { status, body } = await sendAsNewClient(url, address, headers);
        const what = `${address} ${JSON.stringify(Object.keys(headers))}`;
        expect(status, what).toBe(404);
        if (!/^\/(?:api|_next|%5fnext)\//.test(address) && !headers.rsc)
          expectOurPage(body, what, address.startsWith("/es/") ? spanish : english);
      }
});

test("the routes of the build that know a session are those that the guard sees", () => {
  const file = `${buildFolder()}/server/app-paths-manifest.json`;
  const routes = Object.keys(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  // The guard's own list is held to this one by a test of both.
  const signedIn = routes.flatMap((route) => /^\/\[locale\]\/\(app\)\/([^/]+)/.exec(route)?.[1] ?? []);
  expect(new Set(signedIn)).toEqual(new Set(productSegments));
});
