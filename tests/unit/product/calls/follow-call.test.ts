import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followCall } from "@/components/product/calls/follow-call";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser-globals";

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
    cookie: signedInCookies(tokenUntil(now + 3_600_000)),
    respond: () => {
      const answer = answers[Math.min(at, answers.length - 1)];
      at += 1;
      return answer ? answer() : Response.error();
    },
  });
  const heard: string[] = [];
  stop = followCall(crypto.randomUUID(), {
    onState: (state) => heard.push(state),
    onConnection: (isThere) => heard.push(isThere ? "there" : "cut off"),
    onGone: () => heard.push("gone"),
  });
  return { ...browser, heard };
}
const state = (name: string) => () => Response.json({ state: name });
const tooMany = () => Response.json({ status: 429 }, { status: 429, headers: { "retry-after": "20" } });

test("each new state is told until the call is over", async () => {
  const { sent, heard } = follow(state("queued"), state("queued"), state("ringing"), state("completed"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["queued", "ringing", "completed"]);
  expect(sent).toHaveLength(4);
  expect(sent[0]?.headers.get("authorization")).toMatch(/^Bearer /);
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

test.each([401, 404])("a %i ends it, with no new token to be had", async (status) => {
  const { sent, heard } = follow(() => Response.json({}, { status }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["gone"]);
  expect(sent.filter(({ url }) => url.startsWith("/api/calls/"))).toHaveLength(1);
});

test("one lost answer is nothing to tell of, two are, and the next one is again", async () => {
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
