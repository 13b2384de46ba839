import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postCall } from "@/components/product/calls/requests/post-call";
import { track, trackMilestone } from "#lib/reader/analytics/track";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

vi.mock("#lib/reader/analytics/track");
const now = Date.parse("2026-03-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sendAndHear(status: number, answer: unknown) {
  stubBrowser({
    cookie: signedInCookies(tokenUntil(now + 3_600_000)),
    respond: () => Response.json(answer, { status }),
  });
  return postCall({
    businessId: "a-business",
    locale: "en",
    request: "Is there a class?",
    language: "en",
    callbackNumber: "",
    idempotencyKey: "0b8a4f6e-3f2e-4c9e-9a51-7d1d1f0f5a11",
    shownNumber: "••• ••• ••42",
  });
}

test.each([
  [400, { callbackNumber: "numberRequired" }],
  [400, { request: "requestCard", language: "languageInvalid" }],
  [409, { callbackNumber: "numberChanged" }],
  [422, { callbackNumber: "numberNotOrdinary" }],
  [422, { callbackNumber: "numberDoNotCall" }],
  [422, { callbackNumber: "numberUsedUp" }],
  [422, { request: "requestNumber", toldNumber: "900-555-1234" }],
])("what a %i says is wrong is given by field", async (status, faults) => {
  expect(await sendAndHear(status, { status, faults })).toEqual({ kind: "faulty", faults });
});

test("what the form has no words for is a failure", async () => {
  for (const faults of [undefined, "all", {}, { request: "tooRude" }, { businessId: "numberInvalid" }])
    expect(await sendAndHear(400, { status: 400, faults })).toEqual({ kind: "failed" });
  expect(await sendAndHear(409, { status: 409 })).toEqual({ kind: "failed" });
});

test("a business that is not called any more is told by its reason", async () => {
  expect(await sendAndHear(422, { status: 422, reason: "gone" })).toEqual({
    kind: "unwelcome",
    reason: "gone",
  });
  expect(await sendAndHear(404, { status: 404, reason: "gone" })).toEqual({
    kind: "unwelcome",
    reason: "gone",
  });
});

test("a call with the saved number is reported with the start of it, which only the server knows", async () => {
  expect(await sendAndHear(201, { id: "a-call", phone: "+12***" })).toEqual({
    kind: "started",
    id: "a-call",
  });
  expect(track).toHaveBeenLastCalledWith("Call Initiated", {
    businessId: "a-business",
    callType: "ai",
    phone: "+12***",
  });
});

test("only the server knows whether a call is the user's first, in whichever browser the others were started", async () => {
  vi.mocked(trackMilestone).mockClear();
  await sendAndHear(201, { id: "a-call" });
  expect(trackMilestone).not.toHaveBeenCalled();
  await sendAndHear(201, { id: "a-call", isFirst: true });
  expect(vi.mocked(trackMilestone).mock.calls).toEqual([["first_call_started"]]);
});
