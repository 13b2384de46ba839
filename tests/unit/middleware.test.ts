/** The middleware while the sign-in service takes requests of its own code and never answers. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest, type NextFetchEvent } from "next/server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { readKeys } from "#lib/local/sign-in-host/keys";
import { keyId, tokenSigner } from "#lib/local/sign-in-host/tokens";
import { standInForClerk } from "@/tests/support/services/clerk-api";

const site = "https://lantern.example";
const publishableKey = `pk_live_${btoa("clerk.lantern.example$")}`;
const suffix = createHash("sha1").update(publishableKey).digest("base64url").slice(0, 8);
const folder = mkdtempSync(path.join(tmpdir(), "lantern-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));
const keys = readKeys(folder);
const jwks = {
  keys: [{ ...keys.publicKey.export({ format: "jwk" }), use: "sig", kid: keyId, alg: "RS256" }],
};

const service = { asked: "", answersKeys: false };
standInForClerk(
  ({ url = "" }) => {
    service.asked = url.replace(/\?.*/, "");
    return url.endsWith("/jwks") && service.answersKeys ? { body: jwks } : new Promise(() => undefined);
  },
  { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey, LANTERN_BASE_URL: site },
);

beforeEach(() => {
  Object.assign(service, { asked: "", answersKeys: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A token of a minute that has passed. */
function oldToken(): string {
  const token = tokenSigner(keys)({ id: "sess_1", userId: "user_1", createdAt: Date.now() }, site);
  vi.advanceTimersByTime(3_600_000);
  return token;
}

/** Clerk's code only hands it on. */
const event: unknown = {};

type Init = ConstructorParameters<typeof NextRequest>[1];

/** What the middleware answers so long after the service was asked for `asked`; null while it answers nothing. */
async function answerAfter(ms: number, asked: string, target: string, init: Init): Promise<Response | null> {
  const { default: middleware } = await import("@/middleware");
  service.asked = "";
  const state: { answer: Response | null } = { answer: null };
  const answering = Promise.resolve(
    middleware(new NextRequest(site + target, init), event as NextFetchEvent),
  );
  void answering.then((answer) => (state.answer = answer ?? null));
  while (service.asked !== asked) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
  return state.answer;
}

test("a page is the error page's to show after three seconds when nobody says which key signed the token", async () => {
  const { logger } = await import("#lib/platform/server/logger");
  const warn = vi.spyOn(logger, "warn");
  for (const target of ["/calls", "/es/settings", "/es/sign-in/continue"]) {
    const headers = { authorization: `Bearer ${oldToken()}` };
    const answer = await answerAfter(3_000, "/v1/jwks", target, { headers });
    // Empty: the server puts its own page there, in the language of the path.
    expect([answer?.status, answer?.body, answer?.headers.get("content-type")]).toEqual([503, null, null]);
    expect(answer?.headers.get("cache-control")).toContain("no-store");
  }
  expect(warn).toHaveBeenCalledTimes(3);
});

test("a page waits for almost three seconds", async () => {
  const headers = { authorization: `Bearer ${oldToken()}` };
  expect(await answerAfter(2_900, "/v1/jwks", "/calls", { headers })).toBeNull();
});

test("an endpoint says so as a problem, and whoever pressed a button is waited for a little longer", async () => {
  const headers = { authorization: `Bearer ${oldToken()}` };
  const read = await answerAfter(3_000, "/v1/jwks", "/api/progress", { headers });
  expect([read?.status, read?.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
  expect(await answerAfter(9_000, "/v1/jwks", "/api/progress", { method: "POST", headers })).toBe(null);
  expect((await answerAfter(10_000, "/v1/jwks", "/api/progress", { method: "POST", headers }))?.status).toBe(
    503,
  );
});

test("a plain form post is left to its endpoint, which leads back to the page with what was typed", async () => {
  const { unansweredHeader } = await import("#lib/platform/server/sign-in/sign-in-patience");
  const headers = {
    authorization: `Bearer ${oldToken()}`,
    "content-type": "application/x-www-form-urlencoded",
  };
  const init = { method: "POST", headers, body: "request=When+are+you+open%3F" };
  const answer = await answerAfter(10_000, "/v1/jwks", "/api/calls", init);
  expect([answer?.status, answer?.headers.get("x-middleware-next")]).toEqual([200, "1"]);
  expect(answer?.headers.get(`x-middleware-request-${unansweredHeader}`)).toBe("1");
  // Nobody waits for what is no form of the product.
  const other = await answerAfter(10_000, "/v1/jwks", "/api/visitor/data", init);
  expect([other?.status, other?.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
});

test("a session that is to be renewed does not wait for a service that never answers", async () => {
  service.answersKeys = true;
  const cookies = [
    `__session_${suffix}=${oldToken()}`,
    `__client_uat_${suffix}=1`,
    `__refresh_${suffix}=again`,
  ];
  const headers = { cookie: cookies.join("; ") };
  const answer = await answerAfter(3_000, "/v1/sessions/sess_1/refresh", "/calls", { headers });
  expect(answer?.status).toBe(503);
});

test("whoever has no token waits for nobody", async () => {
  const { default: middleware } = await import("@/middleware");
  const answer = await middleware(new NextRequest(`${site}/calls`), event as NextFetchEvent);
  expect(answer?.status).toBe(401);
  expect(service.asked).toBe("");
});
