import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAuthenticatedFetch } from "#lib/platform/browser/requests/authenticated-fetch";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { cookie: "csrftoken=the-token-of-the-form" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = { isSignedIn: () => true, getToken: async () => "t1" as string | null };
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers);

test("a call carries the token, the cookies and JSON", async () => {
  await createAuthenticatedFetch(signedIn)("/api/calls");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/calls");
  expect(fetched.mock.calls[0]?.[1].credentials).toBe("include");
  expect(headersOf(0).get("authorization")).toBe("Bearer t1");
  expect(headersOf(0).get("content-type")).toBe("application/json");
  expect(headersOf(0).get("x-csrftoken")).toBeNull();
});

test("a call that changes something carries the token of the double submit", async () => {
  await createAuthenticatedFetch(signedIn)("/api/calls", { method: "POST", body: "{}" });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/calls");
  expect(headersOf(0).get("x-csrftoken")).toBe("the-token-of-the-form");
});

test.each([401, 403])("a %i is answered once, after a second, with a fresh token", async (status) => {
  const getToken = vi.fn(async ({ isFresh }: { isFresh: boolean }) => (isFresh ? "t2" : "t1"));
  fetched.mockImplementation(async () => new Response("{}", { status }));
  const answer = createAuthenticatedFetch({ ...signedIn, getToken })("/api/calls");
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(status);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(headersOf(1).get("authorization")).toBe("Bearer t2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["cannot be asked for", () => Promise.reject(new Error("the service is away"))],
  ["is to be had", () => Promise.resolve(null)],
])("a refusal stands where no fresh token %s", async (_, ask) => {
  const getToken = vi.fn(({ isFresh }: { isFresh: boolean }) => (isFresh ? ask() : Promise.resolve("t1")));
  fetched.mockImplementation(async () => new Response("{}", { status: 401 }));
  const answer = createAuthenticatedFetch({ ...signedIn, getToken })("/api/calls");
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answer).status).toBe(401);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("nothing is sent for somebody who is not signed in, or has no token", async () => {
  await expect(createAuthenticatedFetch({ ...signedIn, isSignedIn: () => false })("/x")).rejects.toThrow(
    "User is not signed in",
  );
  await expect(createAuthenticatedFetch({ ...signedIn, getToken: async () => null })("/x")).rejects.toThrow(
    "No authorization token available",
  );
  expect(fetched).not.toHaveBeenCalled();
});

test("a call that is given up does not wait for a sign-in service that never answers", async () => {
  const never = { ...signedIn, getToken: () => new Promise<null>(() => undefined) };
  const stopper = new AbortController();
  const answer = createAuthenticatedFetch(never)("/api/calls", { signal: stopper.signal });
  const refused = expect(answer).rejects.toThrow("too late");
  stopper.abort(new Error("too late"));
  await refused;
  expect(fetched).not.toHaveBeenCalled();
}, 5_000);

test("a call that is given up does not wait for a second try, after a refusal", async () => {
  const getToken = ({ isFresh }: { isFresh: boolean }) =>
    isFresh ? new Promise<null>(() => undefined) : Promise.resolve("t1");
  fetched.mockImplementation(async () => new Response("{}", { status: 401 }));
  const stopper = new AbortController();
  const call = createAuthenticatedFetch({ ...signedIn, getToken });
  const answer = call("/api/calls", { signal: stopper.signal });
  await vi.advanceTimersByTimeAsync(1_000);
  stopper.abort(new Error("too late"));
  // The refusal is known, and stands.
  expect((await answer).status).toBe(401);
}, 5_000);
