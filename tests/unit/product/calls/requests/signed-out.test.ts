import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postChange } from "@/components/product/calls/requests/post-change";
import { postCall } from "@/components/product/calls/requests/post-call";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

vi.mock("#lib/reader/analytics/track");
const now = Date.parse("2026-03-01T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wish = {
  businessId: "a-business",
  request: "Is there a class?",
  language: "en",
  locale: "en",
  callbackNumber: "+12025550142",
  shownNumber: "",
  idempotencyKey: "0b8a4f6e-3f2e-4c9e-9a51-7d1d1f0f5a11",
} as const;
/** What is tried, and what is said where the server fails. */
const tries: [what: string, run: () => Promise<unknown>, cutOff: string][] = [
  ["started", () => postCall(wish), "failed"],
  [
    "made once more",
    () => postChange("retry", { id: "a-call", businessId: "a-business", locale: "en" }),
    "cutOff",
  ],
  [
    "cancelled",
    () => postChange("cancel", { id: "a-call", businessId: "a-business", locale: "en" }),
    "cutOff",
  ],
  ["deleted", () => postChange("delete", { id: "a-call", businessId: "a-business", locale: "en" }), "cutOff"],
];
const live = signedInCookies(tokenUntil(now + 3_600_000));
const signedOut: [how: string, cookie: string][] = [
  ["is refused by the server", live],
  ["has left no trace here", "csrftoken=the-token-of-the-form; __client_uat=0"],
  ["has no token to give", signedInCookies(tokenUntil(now - 60_000))],
];
const refuse = ({ url }: { url: string }) =>
  url.startsWith("/__clerk") ? Response.json({ response: null }) : Response.json({}, { status: 401 });

for (const [what, run, cutOff] of tries) {
  for (const [how, cookie] of signedOut)
    test(`a session that ${how} is why a call is not ${what}`, async () => {
      stubBrowser({ cookie, respond: refuse });
      const outcome = run();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await outcome).toEqual({ kind: "signedOut" });
    });

  test(`a server that fails is not taken for the end of a session where a call is to be ${what}`, async () => {
    stubBrowser({ cookie: live, respond: () => new Response("", { status: 503 }) });
    const outcome = run();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ kind: cutOff });
  });
}
