import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropMemos, memo } from "#lib/platform/server/memo";
import { isPreview } from "#lib/platform/server/content/preview";
import { draft } from "@/tests/support/next/next-headers";

draft.isEnabled = true;

let name = "";
beforeEach(() => {
  name = `test-${Math.random()}`;
  vi.useFakeTimers({ now: new Date("2026-03-01T00:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** A source that counts its reads and answers what `next` says, or fails. */
function source() {
  const state = { reads: 0, next: "first" as unknown, isDown: false };
  const read = async () => {
    state.reads += 1;
    const answer = state.next;
    if (state.isDown) throw new Error("down");
    return answer;
  };
  return { state, read };
}

test("an answer is read once a minute, and once for all who ask at the same time", async () => {
  const { state, read } = source();
  await Promise.all([memo(name, read), memo(name, read), memo(name, read)]);
  vi.advanceTimersByTime(59_000);
  await memo(name, read);
  expect(state.reads).toBe(1);
});

test("past its minute the old answer is given at once and renewed", async () => {
  const { state, read } = source();
  await memo(name, read);
  vi.advanceTimersByTime(61_000);
  state.next = "second";
  expect(await memo(name, read)).toBe("first");
  await vi.advanceTimersByTimeAsync(0);
  expect(await memo(name, read)).toBe("second");
});

test("a reader who must not get a stale answer waits for the new one", async () => {
  const { state, read } = source();
  await memo(name, read, { staleServed: false });
  vi.advanceTimersByTime(61_000);
  state.next = "second";
  expect(await memo(name, read, { staleServed: false })).toBe("second");
});

test("while reading fails the last good answer is served, and the failure is not tried again at once", async () => {
  const { state, read } = source();
  await memo(name, read);
  dropMemos((one) => one === name);
  state.isDown = true;
  expect(await memo(name, read)).toBe("first");
  expect(await memo(name, read)).toBe("first");
  expect(state.reads).toBe(2);
  vi.advanceTimersByTime(16_000);
  state.isDown = false;
  state.next = "second";
  expect(await memo(name, read)).toBe("second");
});

test("what was never read throws, and is tried again", async () => {
  const { state, read } = source();
  state.isDown = true;
  await expect(memo(name, read)).rejects.toThrow("down");
  state.isDown = false;
  expect(await memo(name, read)).toBe("first");
});

test("an answer that was asked for before a drop does not pass for a fresh one", async () => {
  let give: (value: string) => void = () => undefined;
  const slow = memo(name, () => new Promise((resolve) => (give = resolve)));
  dropMemos((one) => one === name);
  give("old");
  expect(await slow).toBe("old");
  expect(await memo(name, async () => "new")).toBe("new");
});

test("what was asked before a drop takes the place of nothing that was read after it", async () => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<unknown>();
  const early = memo(name, () => slow);
  dropMemos((one) => one === name);
  const { state, read } = source();
  state.next = "after the drop";
  expect(await memo(name, read)).toBe("after the drop");
  answer("before the drop");
  await early;
  dropMemos((one) => one === name);
  state.isDown = true;
  expect(await memo(name, read)).toBe("after the drop");
});

test("an editor in the preview who comes first reads what readers are given", async () => {
  expect(await isPreview()).toBe(true);
  expect(await memo(name, async () => memo(`${name}-within`, isPreview))).toBe(false);
  expect(await isPreview()).toBe(true);
});
