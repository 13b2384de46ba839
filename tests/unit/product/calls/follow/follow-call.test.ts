import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followCall } from "@/components/product/calls/follow/follow-call";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

const now = Date.parse("2026-03-01T12:00:00Z");
let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows a call whose server answers in turn what it is told to; the last answer stays. */
function follow(...answers: (() => Response | Promise<Response>)[]) {
  let at = 0;
  const browser = stubBrowser({
    cookie: signedInCookies(tokenUntil(now + 24 * 3_600_000)),
    respond: () => {
      const answer = answers[Math.min(at, answers.length - 1)];
      at += 1;
      return answer ? answer() : Response.error();
    },
  });
  const heard: string[] = [];
  stop = followCall(crypto.randomUUID(), {
    onNews: (state) => heard.push(state),
    onConnection: (isThere) => heard.push(isThere ? "there" : "cut off"),
    onGone: () => heard.push("gone"),
  });
  return { ...browser, heard };
}
const state = (name: string) => () => Response.json({ state: name });
const tooMany = (seconds = 20) =>
  Response.json({ status: 429 }, { status: 429, headers: { "retry-after": String(seconds) } });

test("each new state is told until the call is over", async () => {
  const { sent, heard } = follow(state("queued"), state("queued"), state("ringing"), state("completed"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["queued", "ringing", "completed"]);
  expect(sent).toHaveLength(4);
  expect(sent[0]?.headers.get("authorization")).toMatch(/^Bearer /);
});

const told = (call: Record<string, unknown>) => () => Response.json(call);
const minuteMs = 60_000;

/** A call that waits for a moment, as the server tells it by a clock that goes as the browser's, set apart from it by `aheadMs`. */
const waiting =
  (notBefore: number, aheadMs = 0) =>
  () =>
    Response.json({
      state: "queued",
      notBefore: new Date(notBefore).toISOString(),
      waitMs: Math.max(0, notBefore - Date.now() + aheadMs),
    });

test.each([
  ["", 0],
  [", though the device is hours ahead", 5 * 60 * minuteMs],
  [", though the device is hours behind", -5 * 60 * minuteMs],
])("a call that waits is asked for when it may begin, and once a minute until then%s", async (_, aheadMs) => {
  vi.setSystemTime(now + aheadMs);
  const { sent, heard } = follow(waiting(now + 90 * minuteMs, aheadMs));
  await vi.advanceTimersByTimeAsync(89 * minuteMs);
  expect(sent.length).toBeGreaterThan(80);
  expect(sent.length).toBeLessThan(91);
  expect(heard).toEqual(["queued"]);
  // Then it is no news any more when it will be called, and it is followed as any other.
  await vi.advanceTimersByTimeAsync(minuteMs + 2_000);
  expect(heard).toEqual(["queued", "queued"]);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(before + 10);
});

test("a call that is put off to another day is told of, though its state is the same", async () => {
  const { heard } = follow(waiting(now + minuteMs), waiting(now + 24 * 60 * minuteMs));
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(heard).toEqual(["queued", "queued"]);
});

test("what was missing at the end of a call is told when it comes, and waited for some minutes", async () => {
  const bare = { state: "voicemail", summary: null, transcript: null, durationSeconds: 20, costUsd: null };
  const whole = { ...bare, summary: "A machine answered.", transcript: [], costUsd: 0.1 };
  const late = follow(told(bare), told(bare), told(whole));
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(late.heard).toEqual(["voicemail", "voicemail"]);
  expect(late.sent).toHaveLength(3);
  stop();
  const never = follow(told(bare));
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  never.page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(never.heard).toEqual(["voicemail"]);
  expect(never.sent).toHaveLength(4);
  stop();
  const simulated = follow(told({ ...bare, isSimulated: true }));
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(simulated.sent).toHaveLength(1);
});

test("what is missing is asked for after minutes, were the clock set back meanwhile", async () => {
  const bare = { state: "completed", summary: null, transcript: null, durationSeconds: 20, costUsd: null };
  const { heard } = follow(told(bare), told(bare), told({ ...bare, summary: "They are open." }));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.setSystemTime(now - 24 * 60 * minuteMs);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(heard).toEqual(["completed", "completed"]);
});

test("a server that asks for time is not asked before, by nobody who comes back either, and is not taken for lost", async () => {
  const { sent, heard, page, told } = follow(state("queued"), tooMany, state("ringing"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  expect(told).toEqual([{ status: 429 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  expect(heard).toEqual(["queued", "ringing"]);
});

test("who is asked to wait longer than a timer can count waits, and does not turn in circles", async () => {
  const { sent, heard, page } = follow(() => tooMany(30 * 24 * 3_600));
  await vi.advanceTimersByTimeAsync(2_000);
  page.dispatchEvent(new Event("visibilitychange"));
  const timers = vi.spyOn(window, "setTimeout");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(timers).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("a server that is to be left alone for an hour is asked then, were the clock set back meanwhile", async () => {
  const away = () => new Response(null, { status: 503, headers: { "retry-after": "3600" } });
  const { sent } = follow(away, state("completed"));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.setSystemTime(now - 24 * 60 * minuteMs);
  await vi.advanceTimersByTimeAsync(59 * minuteMs);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(sent).toHaveLength(2);
});

test.each([401, 404])("a %i ends it, with no new token to be had", async (status) => {
  const { sent, heard } = follow(() => Response.json({}, { status }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["gone"]);
  expect(sent.filter(({ url }) => url.startsWith("/api/calls/"))).toHaveLength(1);
});

test("a single lost answer is nothing to tell of, two are, and the next one is nothing again", async () => {
  const lost = () => Response.json({}, { status: 500 });
  const { heard } = follow(lost, state("queued"), lost, lost, state("ringing"), state("busy"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["there", "queued", "cut off", "there", "ringing", "busy"]);
});

test("however often a page is woken, one question is on its way and one follows from it", async () => {
  let answer: (response: Response) => void = () => {};
  const slow = () => new Promise<Response>((resolve) => (answer = resolve));
  const { sent, heard, page, window } = follow(state("queued"), slow, state("ringing"));
  const wake = () => {
    page.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("online"));
  };
  wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  wake();
  await vi.advanceTimersByTimeAsync(3_000);
  wake();
  expect(sent).toHaveLength(2);
  answer(Response.json({ state: "queued" }));
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_001);
  expect(sent).toHaveLength(7);
  expect(heard).toEqual(["queued", "ringing"]);
});
