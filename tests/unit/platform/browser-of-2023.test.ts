/** What browser code does where what browsers have learned since 2023 is missing, as on many an old phone. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLink } from "#lib/publication/content/schema/value-faults";
import { toSentEvent } from "#lib/reader/analytics/shape-events";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { followCall } from "@/components/product/calls/follow/follow-call";
import { anySignal } from "#lib/platform/browser/requests/any-signal";
import { addressAfterSignUp, returnAddress } from "#lib/base/addresses/return-address";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

const learnedSince = [
  [URL, "parse"],
  [AbortSignal, "any"],
] as const;
const known = learnedSince.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(() => {
  for (const [owner, name] of learnedSince) Reflect.deleteProperty(owner, name);
});
afterEach(() => {
  for (const [index, [owner, name]] of learnedSince.entries())
    Object.defineProperty(owner, name, known[index] ?? {});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isAway = new DOMException("The reader has left", "AbortError");

test("a call that may be given up is made", async () => {
  stubBrowser({ respond: () => Response.json({ fine: true }) });
  expect(await callApi("/api/fine", { signal: new AbortController().signal })).toEqual({ fine: true });
});

test("the call of somebody signed in is followed", async () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  vi.useFakeTimers({ now });
  stubBrowser({
    cookie: signedInCookies(tokenUntil(now + 3_600_000)),
    respond: () => Response.json({ state: "ringing" }),
  });
  const heard: string[] = [];
  const stop = followCall(crypto.randomUUID(), {
    onNews: (state) => heard.push(state),
    onConnection: () => heard.push("cut off"),
    onGone: () => heard.push("gone"),
  });
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  expect(heard).toEqual(["ringing"]);
});

test("who signs in is led back to where they were, and who signs up to where they were to go", () => {
  expect(returnAddress("/calls?state=done", "es")).toBe("/es/calls?state=done");
  const origins = {
    own: "https://lantern.example",
    allowed: ["https://shop.example"],
    first: "/getting-started",
  };
  expect(addressAfterSignUp("https://lantern.example/calls", origins)).toBe("/calls");
  expect(addressAfterSignUp("https://shop.example/cart", origins)).toBe("https://shop.example/cart");
});

test("an editor's form, which judges links as they are typed, takes a right one", () => {
  expect(["https://example.org/a", "www.example.org"].map(isLink)).toEqual([true, false]);
});

test("an event is told with the path of its page", () => {
  const report = {
    name: "Milestone Reached",
    data: { milestoneName: "first_call_started", value: 1 },
    url: "https://lantern.example/calls?state=done",
    at: 0,
  } as const;
  expect(toSentEvent(report, "a browser").event_data).toMatchObject({ path: "/calls" });
});

test.each(["first", "second"] as const)("of two signals the %s ends both, and says why", (which) => {
  const both = { first: new AbortController(), second: new AbortController() };
  const signal = anySignal([both.first.signal, both.second.signal]);
  expect(signal.aborted).toBe(false);
  both[which].abort(isAway);
  expect(signal.reason).toBe(isAway);
});

test("a signal that was given already is given at once", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort(isAway)]).reason).toBe(isAway);
});
