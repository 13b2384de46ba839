import { afterEach, expect, test } from "vitest";
import { createPolicy, resourcePolicy, signInOriginOf, type Area } from "#lib/front/policy";
import { policyOptions } from "#lib/front/policy-options";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";
import { parseEnv } from "#lib/platform/env";
import {
  draftKey,
  draftStamp,
  FrontUnderTest,
  prerendered,
  type Got,
} from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** Mozilla Observatory's published scoring, less what a page of ours has no part in (cookies, CORS, redirection). */
function observatoryScore({ headers, body }: Got): number {
  const header = (name: string) => String(headers[name] ?? "");
  const directives = new Map(
    header("content-security-policy")
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources] as const),
  );
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const isUnsafe = (list: readonly string[], word: string) =>
    list.includes(word) && !list.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const isOpen = (list: readonly string[]) =>
    list.some((source) => ["*", "http:", "https:", "data:", "ftp:"].includes(source));

  let penalty = 0;
  let bonus = 0;
  if (directives.size <= 1) penalty += 25;
  else if (isUnsafe(sources("script-src"), "'unsafe-inline'") || isOpen(sources("script-src"))) penalty += 20;
  else if (isOpen(sources("object-src"))) penalty += 20;
  else if (sources("script-src").includes("'unsafe-eval'")) penalty += 10;
  else if (sources("style-src").includes("'unsafe-inline'")) bonus += 0;
  else bonus += sources("default-src").includes("'none'") ? 10 : 5;

  if (
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      header("referrer-policy"),
    )
  )
    bonus += 5;
  const age = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0);
  if (age === 0) penalty += 20;
  else if (age < 15_768_000) penalty += 10;
  if (header("x-content-type-options") !== "nosniff") penalty += 5;
  if (directives.has("frame-ancestors")) bonus += 5;
  else if (!/^(?:DENY|SAMEORIGIN)$/i.test(header("x-frame-options"))) penalty += 20;
  if (/^same-(?:origin|site)$/.test(header("cross-origin-resource-policy"))) bonus += 10;
  if (/<script[^>]+src="http:/.test(body)) penalty += 50;
  else if (/<script[^>]+src="(?:https:)?\/\//.test(body)) penalty += 5;
  const score = 100 - penalty;
  return score >= 90 ? score + bonus : score;
}

test("every kind of answer with a page scores A+ by Mozilla Observatory's published scoring", async () => {
  const html = `<script>self.__next_f.push([0])</script><script>own()</script>`;
  site = await new FrontUnderTest((request) =>
    request.url === "/kept" || request.url?.includes("not-found")
      ? { body: html }
      : request.url === "/lost"
        ? { status: 404, headers: prerendered, body: "" }
        : { body: html, headers: { "content-type": "text/html", "cache-control": "no-store" } },
  ).start();
  for (const path of ["/kept", "/each-time", "/lost", "/explore", "/page-not-found"]) {
    const answer = await site.get(path);
    expect(observatoryScore(answer), path).toBeGreaterThanOrEqual(100);
    expect(answer.headers["content-security-policy"]).not.toMatch(/script-src [^;]*unsafe/);
  }
  const open = { "content-security-policy": "script-src 'unsafe-inline' *; object-src 'none'" };
  expect(observatoryScore({ status: 200, headers: open, body: "", bytes: 0 })).toBeLessThan(100);
});

test("a page of the signed-in product streams, each time under a nonce of its own that Next was told", async () => {
  site = await new FrontUnderTest((request) => {
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers["content-security-policy"]))?.[1] ?? "";
    return {
      body: `<script nonce="${nonce}">own()</script>`,
      headers: { "content-type": "text/html", "cache-control": "no-store" },
    };
  }).start();
  const nonces = new Set<string>();
  for (const path of ["/calls", "/es/explore", "/settings"]) {
    const { headers, body } = await site.get(path, { "content-security-policy": "script-src 'nonce-evil'" });
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? "none";
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect([...nonces].some((nonce) => nonce.length < 20)).toBe(false);
});

test("a streamed page is compressed piece by piece, and whole at its end", async () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `<li>Call number ${row}</li>`);
  const html = `<!DOCTYPE html><title>Calls</title><ul>${rows.join("")}</ul>`;
  site = await new FrontUnderTest(() => ({
    body: html,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" },
  })).start();
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await site.get("/calls", { "accept-encoding": encoding });
    expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(answer.headers.vary).toContain("accept-encoding");
    expect(answer.body).toBe(html);
    if (encoding !== "identity") expect(answer.bytes).toBeLessThan(html.length / 4);
    const head = await site.get("/calls", { "accept-encoding": encoding }, "HEAD");
    expect(head.bytes).toBe(0);
  }
});

test("the Studio alone may frame a page, and only as an editor sees it with drafts", async () => {
  const framed = (site = await new FrontUnderTest(() => ({
    body: "<p>Text</p>",
    headers: { "content-type": "text/html", "cache-control": "no-store" },
  })).start());
  const framersOf = async (path: string, cookie = "") => {
    const { headers } = await framed.get(path, cookie ? { cookie } : {});
    return /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
  };
  const asEditor = `__prerender_bypass=${draftStamp}`;
  expect(await framersOf("/", asEditor)).toBe("'self' https://studio.example");
  expect(await framersOf("/")).toBe("'self'");
  for (const guessed of ["", "x", `${draftStamp}x`, draftKey])
    expect(await framersOf("/", `__prerender_bypass=${guessed}`), guessed).toBe("'self'");
  expect(await framersOf("/explore", asEditor)).toBe("'self'");
});

/** A policy as its directives, each with its sources. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((one) => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources.join(" ")];
    }),
  );

test("a page may load what it needs in its area, and nothing else", () => {
  const policy = createPolicy({
    baseUrl: "https://lantern.example",
    hasSecureSubdomains: false,
    images: ["https://pictures.example"],
    connections: ["https://api.example"],
    studio: "https://studio.example",
    formTargets: ["https://pay.example"],
    clerk: { origin: "https://clerk.example" },
  });
  const of = (area: Area) => directivesOf(policy.contentSecurityPolicy(["'sha256-a'"], area));
  const ofPublicPage = {
    "default-src": "'none'",
    "script-src": "'self' 'sha256-a'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: https://pictures.example",
    "font-src": "'self'",
    "connect-src": "'self' https://api.example",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "worker-src": "'self'",
    "frame-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
    "upgrade-insecure-requests": "",
    "report-uri": "/api/csp-report",
    "report-to": "csp",
  };
  expect(of("public")).toEqual(ofPublicPage);
  expect(of("draft")).toEqual({ ...ofPublicPage, "frame-ancestors": "'self' https://studio.example" });
  expect(of("signed-in")).toEqual({
    ...ofPublicPage,
    "script-src": "'self' 'sha256-a' https://clerk.example https://challenges.cloudflare.com",
    "img-src": "'self' data: https://pictures.example https://img.clerk.com",
    "connect-src": "'self' https://api.example https://clerk.example",
    "worker-src": "'self' blob:",
    "frame-src": "'self' https://challenges.cloudflare.com",
    "form-action": "'self' https://pay.example",
  });
});

test("every answer says what browsers may do with it, and where they report what the policy stopped", () => {
  expect(createPolicy(policyOptions(parseEnv({}), "http://localhost:3000")).headers).toEqual({
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "reporting-endpoints": 'csp="/api/csp-report"',
  });
});

test("events go to the host that is set for them, by its name or by its whole address", () => {
  const connections = (host: string) =>
    policyOptions(
      parseEnv({ NEXT_PUBLIC_SEGMENT_WRITE_KEY: "key", NEXT_PUBLIC_SEGMENT_HOST: host }),
      "https://lantern.example",
    ).connections;
  for (const host of ["events.example", "events.example/v1", "https://events.example/v1"])
    expect(connections(host), host).toEqual(["https://events.example"]);
});

test("services open only what they need, and only when configured", () => {
  const policyFor = (raw: Record<string, string>, area: Area) =>
    createPolicy(policyOptions(parseEnv(raw), "https://lantern.example")).contentSecurityPolicy([], area);
  const bare = policyFor({}, "public");
  expect(bare).not.toMatch(/https:\/\//);
  const full = {
    SANITY_PROJECT_ID: "abc",
    SANITY_STUDIO_URL: "https://studio.example/desk",
    NEXT_PUBLIC_SEGMENT_WRITE_KEY: "key",
    NEXT_PUBLIC_API_BASE: "https://api.example/v1",
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from("clerk.lantern.example$").toString("base64")}`,
  };
  const open = policyFor(full, "public");
  expect(open).toContain("img-src 'self' data: https://cdn.sanity.io;");
  const standsFor = { ...full, SANITY_API_HOST: "http://127.0.0.1:3334" };
  expect(policyFor(standsFor, "public")).toContain("img-src 'self' data: http://127.0.0.1:3334;");
  expect(open).toContain("connect-src 'self' https://api.segment.io https://api.example;");
  const ancestors = (policy: string) => /frame-ancestors ([^;]*);/.exec(policy)?.[1];
  expect(ancestors(policyFor(full, "draft"))).toBe("'self' https://studio.example");
  for (const policy of [open, policyFor(full, "signed-in"), policyFor({}, "draft")])
    expect(ancestors(policy)).toBe("'self'");
  expect(open).not.toContain("clerk");
  expect(policyFor(full, "signed-in")).toContain("script-src 'self' https://clerk.lantern.example ");
  expect(policyFor(full, "signed-in")).toContain(
    "connect-src 'self' https://api.segment.io https://api.example https://clerk.lantern.example;",
  );
  // The local sign-in host is this site; Clerk through our own address still asks bots its question.
  const local = {
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: localPublishableKey,
    NEXT_PUBLIC_CLERK_PROXY_URL: "/__clerk",
  };
  for (const raw of [{}, local]) expect(policyFor(raw, "signed-in")).not.toMatch(/https:\/\//);
  const proxied = policyFor({ ...full, NEXT_PUBLIC_CLERK_PROXY_URL: "/__clerk" }, "signed-in");
  expect(proxied).not.toContain("clerk.lantern.example");
  expect(proxied).toContain("frame-src 'self' https://challenges.cloudflare.com");
});

test("browsers are held to https only where the site is reached by it", () => {
  const of = (baseUrl: string, raw = {}) => {
    const policy = createPolicy(policyOptions(parseEnv(raw), baseUrl));
    const isUpgraded = policy.contentSecurityPolicy([], "public").includes("upgrade-insecure-requests");
    return [policy.headers["strict-transport-security"], isUpgraded];
  };
  expect(of("http://localhost:3000")).toEqual([undefined, false]);
  expect(of("https://lantern.example")).toEqual(["max-age=63072000", true]);
  // Other hosts of the same domain are held to it only by an operator who says so.
  const all = { LANTERN_HSTS_SUBDOMAINS: "true" };
  expect(of("https://lantern.example", all)).toEqual(["max-age=63072000; includeSubDomains", true]);
  expect(of("http://localhost:3000", all)).toEqual([undefined, false]);
});

test("the sign-in service's origin comes from its key, and a key that is none gives none", () => {
  const key = (host: string) => `pk_test_${Buffer.from(`${host}$`).toString("base64")}`;
  expect(signInOriginOf(key("a.clerk.accounts.dev"))).toBe("https://a.clerk.accounts.dev");
  for (const none of [undefined, "", "pk_live_", key("evil'; script-src *"), key("clerk.localhost")])
    expect(signInOriginOf(none)).toBeNull();
  for (const more of ["evil.example; script-src *", "* evil.example"])
    expect(signInOriginOf(key(more)), more).toBeNull();
});

test("forms of the signed-in product may lead to the payment service where it is configured, and nowhere else", () => {
  const baseUrl = "https://lantern.example";
  const targets = (raw: Record<string, string>, area: "public" | "signed-in") => {
    const policy = createPolicy(policyOptions(parseEnv(raw), baseUrl)).contentSecurityPolicy([], area);
    return /form-action ([^;]*)/.exec(policy)?.[1];
  };
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_abc",
    STRIPE_WEBHOOK_SECRET: "whsec_abc",
    STRIPE_PRICE_FAMILY: "price_abc",
    STRIPE_PRICE_HOUSEHOLD: "price_def",
  };
  expect(targets({}, "signed-in")).toBe("'self'");
  expect(targets({ STRIPE_PAGE_ORIGINS: "https://pay.example" }, "signed-in")).toBe("'self'");
  expect(targets(keys, "public")).toBe("'self'");
  expect(targets(keys, "signed-in")).toBe("'self' https://checkout.stripe.com https://billing.stripe.com");
  expect(targets({ ...keys, STRIPE_PAGE_ORIGINS: "https://pay.example" }, "signed-in")).toBe(
    "'self' https://pay.example",
  );
});

test("what other sites read is theirs to read in every language, and nothing else is", () => {
  for (const path of [
    ...["/feed.xml", "/es/feed.json", "/es/letter.xml"],
    ...["/manifest.webmanifest", "/es-mx/manifest.webmanifest"],
    ...["/share/brief/x.png", "/images/a/b.webp", "/icon.svg", "/favicon.ico"],
    ...["/sitemap.xml", "/robots.txt", "/llms.txt", "/es/llms.txt"],
  ])
    expect([path, resourcePolicy(path)]).toEqual([path, "cross-origin"]);
  for (const path of ["/", "/es/about", "/manifest.webmanifest/x", "/api/visitor/data"])
    expect([path, resourcePolicy(path)]).toEqual([path, "same-origin"]);
});

test("a file has the same policy for whoever asks, and that of a worker's script holds nothing back", async () => {
  const types: Record<string, string> = {
    "/sw.js": "application/javascript; charset=UTF-8",
    "/icon.svg": "image/svg+xml",
    "/feed.xml": "application/rss+xml; charset=utf-8",
    "/llms.txt": "text/plain; charset=utf-8",
  };
  const asked = (site = await new FrontUnderTest(({ url = "" }) => ({
    body: "x",
    headers: { "content-type": types[url] ?? "", "cache-control": "public, max-age=60" },
  })).start());
  const policies = async (headers: Record<string, string>) =>
    Promise.all(
      Object.keys(types).map(
        async (path) => (await asked.get(path, headers)).headers["content-security-policy"],
      ),
    );
  const ofAll = await policies({});
  expect(await policies({ cookie: "__session=a" })).toEqual(ofAll);
  const [script, picture, feed, text] = ofAll;
  expect(script).toBeUndefined();
  expect(picture).toMatch(/default-src 'none'.*sandbox/);
  expect(feed).toBeUndefined();
  expect(text).toMatch(/default-src 'none'/);
});
