import { afterEach, expect, test } from "vitest";
import { FrontUnderTest, prerendered } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(() => site.stop());

/** A page that repeats everything a client could have told it. */
const echo = async (trusted: string[] = []) => {
  site = await new FrontUnderTest(
    (request) => ({ body: JSON.stringify(request.headers), headers: prerendered }),
    trusted,
  ).start();
};

test("no client is told how the guard speaks to Next", async () => {
  site = await new FrontUnderTest(() => ({
    status: 401,
    headers: {
      "content-type": "text/html",
      "cache-control": "private, no-store",
      "x-middleware-rewrite": "/en/gate?redirect_url=%2Fsettings",
      "x-clerk-auth-status": "signed-out",
      "x-clerk-auth-reason": "session-token-and-uat-missing",
      "x-robots-tag": "noindex",
    },
    body: "<p>Sign in</p>",
  })).start();
  for (const path of ["/settings", "/api/calls", "/about"]) {
    const names = Object.keys((await site.get(path)).headers);
    expect(
      names.filter((name) => /^x-(?:middleware|clerk)/.test(name)),
      path,
    ).toEqual([]);
    expect(names, path).toContain("x-robots-tag");
  }
});

const poison: Record<string, string> = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "evil",
  "x-forwarded-for": "6.6.6.6",
  "x-forwarded-port": "666",
  forwarded: "host=evil.example",
  "x-real-ip": "6.6.6.6",
  "x-original-url": "/evil",
  "x-rewrite-url": "/evil",
  "x-middleware-rewrite": "/evil",
  "x-middleware-subrequest": "evil",
  "x-invoke-path": "/evil",
  "x-matched-path": "/evil",
  "x-now-route-matches": "evil",
  "x-nextjs-data": "evil",
  "x-prerender-revalidate": "evil",
  "next-resume": "evil",
  "x-clerk-auth-status": "evil",
  "x-clerk-auth-token": "evil",
  "x-clerk-request-data": "evil",
  "x-clerk-clerk-url": "https://evil.example",
  "clerk-proxy-url": "https://evil.example",
  "clerk-secret-key": "evil",
  "lantern-sign-in-unanswered": "evil",
  "lantern-missing-path": "evil",
  "content-security-policy": "script-src 'nonce-evil'",
  "content-security-policy-report-only": "script-src 'nonce-evil'",
  "surrogate-capability": "evil",
  "accept-language": "evil",
  "accept-encoding": "evil",
  "user-agent": "evil",
  accept: "evil",
  origin: "evil",
  referer: "evil",
  cookie: "evil=evil",
  "next-router-prefetch": "evil",
  "next-router-state-tree": "evil",
  "next-url": "/evil",
};

for (const [name, value] of Object.entries(poison))
  test(`a cached page does not know the ${name} of who asked first`, async () => {
    await echo();
    const first = await site.get("/about", { [name]: value });
    expect(first.body).toContain("lantern.example");
    expect(first.body).not.toMatch(/evil|6\.6\.6/);
    expect((await site.get("/about")).body).toBe(first.body);
    expect(site.asked).toHaveLength(1);
  });

test("what is asked for itself does not carry headers that steer Next, and the address of the socket counts", async () => {
  await echo();
  await site.get("/api/echo?x=1", { ...poison, host: "lantern.example", "content-security-policy": "evil" });
  const told = JSON.stringify(site.asked[0]?.headers);
  for (const name of Object.keys(poison).filter((one) =>
    /^(?:x-(?!forwarded|original|rewrite)|clerk-|next-resume|content-sec|surrogate)/.test(one),
  ))
    expect(told).not.toContain(`"${name}"`);
  expect(told).not.toContain("6.6.6");
  expect(site.asked[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test("a trusted proxy is believed about who asks, and a cached page still does not know", async () => {
  await echo(["127.0.0.1"]);
  await site.get("/api/echo?x=1", { "x-forwarded-for": "9.9.9.9" });
  expect(site.asked[0]?.headers["x-forwarded-for"]).toBe("9.9.9.9");
  expect((await site.get("/about", { "x-forwarded-host": "evil.example" })).body).not.toContain("evil");
});

test("an RSC payload is never given for the page, nor the page for a payload", async () => {
  await echo();
  const payload = await site.get("/about?_rsc=1", { rsc: "1" });
  const page = await site.get("/about?_rsc=1");
  expect(payload.body).toContain('"rsc":"1"');
  expect(page.body).not.toContain('"rsc"');
});

test("RSC headers of any length and shape cannot crowd out the pages", async () => {
  await echo();
  await site.get("/about");
  for (let number = 0; number < 200; number += 1)
    await site.get(`/x?_rsc=${number}`, {
      rsc: "1",
      "next-router-state-tree": `${"s".repeat(2_000)}${number}`,
    });
  await site.get("/about");
  expect(site.asked.filter(({ url }) => url === "/about")).toHaveLength(1);
});
