/** No redirect of ours, and no link made of an address that somebody gave us, leads to another site. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { splitLocale } from "#lib/base/i18n/paths";
import { previewSecret } from "@/scripts/site-under-test";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { hostileAddresses } from "@/tests/support/requests/hostile-addresses";
import {
  send,
  sendAsNewClient,
  trustingThisMachine,
  type RawAnswer,
} from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";

let url = "";
let reader: SignedInBrowser;
beforeAll(async () => {
  ({ url } = await siteUnderTest(trustingThisMachine));
  reader = new SignedInBrowser(url);
  await reader.signUp();
});
// A token is good for a minute, which one test alone may take.
beforeEach(() => reader.renew());

/** Fails unless a redirect stays on the site, by the rules that browsers read a `Location` by. */
function expectToStay({ status, headers }: RawAnswer, what: string, site = url): void {
  const { location } = headers;
  if (location === undefined) {
    expect(status < 300 || status >= 400, `${what}: ${status} without an address`).toBe(true);
    return;
  }
  if (typeof location !== "string") throw new Error(`${what}: several addresses`);
  expect(location, what).not.toMatch(/^[\\/][\\/]|[\u0000-\u0020\\]/);
  expect(new URL(location, site).origin, `${what} led to ${location}`).toBe(new URL(site).origin);
}

/** Each place that takes an address to go to, with the headers that make it go there at once. */
const places: [name: string, address: (hostile: string) => string, headers?: () => Record<string, string>][] =
  [
    ["leaving the preview", (hostile) => `/api/draft-mode/disable?path=${hostile}`],
    [
      "entering the preview",
      (hostile) =>
        `/api/draft-mode/enable?sanity-preview-secret=${previewSecret}&sanity-preview-pathname=${hostile}`,
    ],
    ["renewing a session", (hostile) => `/__clerk/v1/client/handshake?redirect_url=${hostile}`],
    [
      "signing in while signed in",
      (hostile) => `/sign-in?redirect_url=${hostile}`,
      () => ({ authorization: `Bearer ${reader.token}`, "sec-fetch-dest": "document" }),
    ],
    [
      "signing up while signed in",
      (hostile) => `/de/sign-up?redirect_url=${hostile}`,
      () => ({ authorization: `Bearer ${reader.token}`, "sec-fetch-dest": "document" }),
    ],
  ];

for (const [name, address, headers] of places)
  test(`${name} leads to no other site`, async () => {
    const own = await sendAsNewClient(url, address(encodeURIComponent("/calls?a=b")), headers?.());
    expect(own.status).toBe(307);
    // In the language of the page that leads there.
    expect(splitLocale(new URL(String(own.headers.location), url).pathname).path).toBe("/calls");
    const absolute = [
      `${url}//evil.example`,
      `${url}/..//evil.example`,
      `${url}@evil.example`,
      `${url}.evil.example`,
    ];
    for (const hostile of [...hostileAddresses, ...absolute]) {
      expectToStay(
        await sendAsNewClient(url, address(encodeURIComponent(hostile)), headers?.()),
        JSON.stringify(hostile),
      );
      // Encoded once more, for whoever decodes twice.
      expectToStay(
        await sendAsNewClient(url, address(encodeURIComponent(encodeURIComponent(hostile))), headers?.()),
        `encoded ${JSON.stringify(hostile)}`,
      );
    }
  });

test("the pages before signing in link to no other site", async () => {
  for (const page of ["/sign-in", "/sign-up", "/de/sign-in"])
    for (const hostile of hostileAddresses) {
      const { status, body } = await sendAsNewClient(
        url,
        `${page}?redirect_url=${encodeURIComponent(hostile)}`,
      );
      expect(status).toBe(200);
      const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => href.includes("evil"))).toEqual([]);
    }
});

test("the address of a page itself redirects to no other site", async () => {
  const prefixes = [
    "",
    "/en",
    "/EN",
    "/es",
    "/ES",
    "/Es-Mx",
    "/filtered",
    "/de/filtered",
    "/sent",
    "/de/sent",
    "/_next",
    "/api",
    "/share",
  ];
  const rests = [
    "//evil.example",
    "//evil.example/",
    "/..//evil.example/",
    "/.//evil.example/",
    "/%2e%2e//evil.example/",
    "/%2fevil.example/",
    "/%2F%2Fevil.example/",
    "/%5cevil.example/",
    "/%5C%5Cevil.example/",
    "/%09/evil.example/",
    "/%0a/evil.example/",
    "/%0d%0aLocation:%20https://evil.example/",
    "/\\evil.example/",
    "/;@evil.example/",
    "/@evil.example/",
    "/%00/evil.example/",
    "/https:/evil.example/",
    "/evil.example//",
    "/evil.example//..//",
  ];
  for (const prefix of prefixes)
    for (const rest of rests) expectToStay(await sendAsNewClient(url, prefix + rest), prefix + rest);
  for (const rest of rests)
    expectToStay(await sendAsNewClient(url, `http://evil.example${rest}`), `absolute form ${rest}`);
});

test("no header of a client's makes a redirect lead elsewhere", async () => {
  // Where nobody is trusted: a proxy of one's own may say what the site is called.
  const { url: plain } = await siteUnderTest();
  const liars = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example;proto=https",
    "x-original-url": "//evil.example",
    "x-clerk-clerk-url": "https://evil.example/",
    "clerk-proxy-url": "https://evil.example/__clerk",
    "x-clerk-redirect-to": "true",
  };
  for (const address of [
    "/en/about",
    "/ES/calls",
    "/about/",
    "/api/draft-mode/disable?path=/about",
    "/__clerk/v1/client/handshake?redirect_url=/about",
  ]) {
    const answer = await send(plain, address, liars);
    expect(answer.headers.location, address).toBeDefined();
    expectToStay(answer, address, plain);
  }
});
