import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, callApi, isSignedOut } from "#lib/platform/browser/requests/api-client";
import { accountHeader } from "#lib/base/visitor/page-account";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

const now = Date.parse("2026-03-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ok = () => Response.json({ fine: true });
const token = tokenUntil(now + 60_000);
const problem = { type: "/problems/too-many-requests", title: "Rate limit exceeded", status: 429 };
const tooMany = (seconds = 30) =>
  Response.json(problem, { status: 429, headers: { "retry-after": String(seconds) } });
/** A path of its own for each test: what is held back is remembered by it. */
let paths = 0;
const path = () => `/api/test-${(paths += 1)}`;

describe("who calls", () => {
  test("is nobody where nobody is signed in", async () => {
    const { sent } = stubBrowser({ respond: ok });
    expect(await callApi(path())).toEqual({ fine: true });
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  test("is the signed-in reader, by the token at hand", async () => {
    const { sent } = stubBrowser({ cookie: signedInCookies(token), respond: ok });
    await callApi(path());
    await callApi(path(), { method: "POST", body: {}, keepalive: true });
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  test("is nobody in a read that is the same for all", async () => {
    const { sent } = stubBrowser({ cookie: signedInCookies(token), respond: ok });
    await callApi(path(), { as: "nobody" });
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  test.each([
    ["has ended", signedInCookies(tokenUntil(now - 1_000))],
    ["is none", signedInCookies("nonsense")],
    ["is left over from somebody who signed out", `__client_uat=0; __session=${token}`],
  ])("is not shown by a token that %s", async (_, cookie) => {
    const { sent } = stubBrowser({ cookie, respond: ok });
    await callApi(path());
    expect(sent.map(({ headers }) => headers.has("authorization"))).toEqual([false]);
  });

  test("has to be signed in where the call says so, or nothing is sent", async () => {
    const { sent } = stubBrowser({ respond: ok });
    const refused = await callApi(path(), { as: "user" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: "User is not signed in" });
    expect(isSignedOut(refused)).toBe(true);
    expect(sent).toEqual([]);
  });

  test("is named by the page of an account, in what is asked for them and to our own backend alone", async () => {
    const { sent, page } = stubBrowser({ cookie: signedInCookies(token), respond: ok });
    page.querySelector = () => ({ dataset: { account: "ada" } });
    await callApi(path(), { as: "user", method: "POST", body: {} });
    await callApi(path(), { as: "user", method: "DELETE", keepalive: true });
    await callApi(path(), { as: "user" });
    await callApi(path(), { method: "POST", body: {} });
    await callApi(path(), { as: "user", method: "POST", body: {}, base: "https://another.example" });
    const named = sent.filter(({ url }) => url.includes("/api/test-"));
    expect(named.map(({ headers }) => headers.get(accountHeader))).toEqual(["ada", "ada", "ada", null, null]);
  });

  describe("on a page whose Clerk code holds on to a session that has ended", () => {
    const holdOn = (window: object, status: number) => {
      const getToken = () => Promise.reject(Object.assign(new Error("no token"), { status }));
      Object.assign(window, { Clerk: { session: { getToken } } });
    };

    test("is whoever has signed in since", async () => {
      const { sent, window } = stubBrowser({ cookie: signedInCookies(token), respond: ok });
      holdOn(window, 404);
      expect(await callApi(path(), { as: "user" })).toEqual({ fine: true });
      expect(sent[0]?.headers.get("authorization")).toBe(`Bearer ${token}`);
    });

    test("is nobody where nobody has", async () => {
      const { window } = stubBrowser({ respond: () => Response.json({ response: null }) });
      holdOn(window, 404);
      expect(isSignedOut(await callApi(path(), { as: "user" }).catch((error: unknown) => error))).toBe(true);
    });

    test("and is not said to be nobody where the sign-in service fails", async () => {
      const { sent, window } = stubBrowser({ cookie: signedInCookies(token), respond: ok });
      holdOn(window, 503);
      await expect(callApi(path(), { as: "user" })).rejects.toThrow("no token");
      expect(sent).toEqual([]);
    });
  });

  test("gets a token of the sign-in service where none is at hand", async () => {
    const respond = ({ url }: { url: string }) =>
      url === "/__clerk/v1/client"
        ? Response.json({
            response: {
              last_active_session_id: "s",
              sessions: [{ id: "s", last_active_token: { jwt: "renewed" } }],
            },
          })
        : ok();
    const { sent } = stubBrowser({ cookie: signedInCookies("nonsense"), respond });
    await callApi(path(), { as: "user" });
    expect(sent.at(-1)?.headers.get("authorization")).toBe("Bearer renewed");
  });

  test("asks Clerk's own code for the token on pages that have it", async () => {
    const { sent, window } = stubBrowser({ respond: ok });
    const getToken = vi.fn(async () => "of-clerk");
    Object.assign(window, { Clerk: { session: { getToken } } });
    await callApi(path(), { as: "user" });
    expect(getToken).toHaveBeenCalledWith({ skipCache: false });
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer of-clerk");
  });

  test("is given a new token after a 403, once, a second later", async () => {
    const { sent, window } = stubBrowser({ respond: () => Response.json({}, { status: 403 }) });
    const getToken = vi.fn(async ({ skipCache }: { skipCache: boolean }) => (skipCache ? "new" : "old"));
    Object.assign(window, { Clerk: { session: { getToken } } });
    const called = callApi(path(), { as: "user" }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await called).toMatchObject({ status: 403 });
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer old", "Bearer new"]);
  });
});

describe("a refusal for the rate limit", () => {
  test.each(["GET", "POST", "PUT", "DELETE"] as const)(
    "of a %s is told to the window and thrown",
    async (method) => {
      const { told } = stubBrowser({ respond: () => tooMany() });
      const refused = callApi(path(), { method });
      await expect(refused).rejects.toThrow("Rate limit exceeded");
      await expect(refused).rejects.toMatchObject({ status: 429, body: problem, retryAfterMs: 30_000 });
      expect(told).toEqual([problem]);
    },
  );

  test("keeps a read from being asked again before its time, whatever its query", async () => {
    const { sent, told } = stubBrowser({ respond: () => (sent.length === 1 ? tooMany(30) : ok()) });
    const address = path();
    await expect(callApi(`${address}?q=a`)).rejects.toThrow("Rate limit exceeded");
    await vi.advanceTimersByTimeAsync(29_999);
    const held = await callApi(`${address}?q=b`).catch((error: unknown) => error);
    expect(held).toBeInstanceOf(ApiError);
    expect(held).toMatchObject({ status: 429, retryAfterMs: 1 });
    expect(sent).toHaveLength(1);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await callApi(`${address}?q=b`)).toEqual({ fine: true });
  });

  test("is made all the same where what it needs before does not come", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const { sent } = stubBrowser({
      cookie: "",
      respond: ({ url, signal }) =>
        url === "/api/csrf"
          ? new Promise<never>((_, reject) =>
              signal?.addEventListener("abort", () => reject(new Error("late"))),
            )
          : ok(),
    });
    const call = callApi(path(), { method: "POST", body: {} });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(await call).toEqual({ fine: true });
    vi.restoreAllMocks();
  });

  test("keeps a read for its time, were the clock set back meanwhile", async () => {
    const { sent } = stubBrowser({ respond: () => (sent.length === 1 ? tooMany(30) : ok()) });
    const address = path();
    await expect(callApi(address)).rejects.toThrow("Rate limit exceeded");
    vi.setSystemTime(now - 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await callApi(address)).toEqual({ fine: true });
  });

  test("keeps no write from being tried: the next one may be about something else", async () => {
    const { sent } = stubBrowser({ respond: () => tooMany() });
    const address = path();
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(callApi(address, { method: "POST", body: {} })).rejects.toThrow("Rate limit exceeded");
    expect(sent).toHaveLength(2);
  });
});
