import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postChange } from "@/components/product/calls/requests/post-change";
import { track } from "#lib/reader/analytics/track";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

vi.mock("#lib/reader/analytics/track");
const now = Date.parse("2026-03-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function retryAndHear(status: number, answer: object) {
  stubBrowser({
    cookie: signedInCookies(tokenUntil(now + 3_600_000)),
    respond: () => Response.json({ status, ...answer }, { status }),
  });
  const outcome = postChange("retry", { id: "a-call", businessId: "a-business", locale: "en" });
  await vi.advanceTimersByTimeAsync(2_000);
  return outcome;
}

test.each([
  [422, { reason: "doNotCall" }, { kind: "unwelcome", reason: "doNotCall" }],
  [422, { reason: "closedThisWeek" }, { kind: "unwelcome", reason: "closedThisWeek" }],
  [422, { reason: "numberNotOrdinary" }, { kind: "notCalledBack", fault: "numberNotOrdinary" }],
  [422, { reason: "numberDoNotCall" }, { kind: "notCalledBack", fault: "numberDoNotCall" }],
  [422, { reason: "numberUsedUp" }, { kind: "notCalledBack", fault: "numberUsedUp" }],
  [422, { reason: "requestNumber" }, { kind: "notCalledBack", fault: "requestNumber" }],
  [422, { reason: "tooRude" }, { kind: "failed" }],
  [422, {}, { kind: "failed" }],
  [404, {}, { kind: "failed" }],
  [409, {}, { kind: "unfit" }],
])("a call that is not made once more tells why: %i %j", async (status, answer, told) => {
  expect(await retryAndHear(status, answer)).toEqual(told);
});

test.each([
  [{ limit: "day" }, "tooManyToday"],
  [{ limit: "toString" }, "tooMany"],
  [{}, "tooMany"],
])(
  "a call that is not made once more because there are so many tells of the limit: %j",
  async (answer, code) => {
    expect(await retryAndHear(429, answer)).toEqual({ kind: "full", code, from: null, callId: null });
  },
);

test.each([
  ["a server that is not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that cannot answer", () => Response.json({ status: 503 }, { status: 503 })],
])("%s is told from one that refuses: the page is not drawn again by it", async (_, respond) => {
  stubBrowser({ cookie: signedInCookies(tokenUntil(now + 3_600_000)), respond });
  const outcome = postChange("cancel", { id: "a-call", businessId: "a-business", locale: "en" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({ kind: "cutOff" });
});

test("the call that was made instead is the one to look at, and an answer that names none is a failure", async () => {
  expect(await retryAndHear(200, { id: "another-call" })).toEqual({ kind: "done", id: "another-call" });
  expect(await retryAndHear(200, {})).toEqual({ kind: "failed" });
});

test("a call that is made again is reported with the start of its number, which only the server knows", async () => {
  await retryAndHear(200, { id: "another-call", phone: "+12***" });
  expect(track).toHaveBeenLastCalledWith("Call Initiated", {
    businessId: "a-business",
    callType: "ai",
    phone: "+12***",
  });
});
