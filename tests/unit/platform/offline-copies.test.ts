import { afterEach, expect, test, vi } from "vitest";
import { keepCopies } from "#lib/platform/browser/offline-copies";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ["done, as one of before does,", "done", []],
  ["failed, as one of before does,", "failed", ["/micro-briefs/one"]],
  ["what it could not keep", ["/micro-briefs/one"], ["/micro-briefs/one"]],
])(
  "a worker that says %s leaves nobody waiting, and what was not kept is due yet",
  async (_what, said, due) => {
    const active = { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(said) };
    vi.stubGlobal("window", { caches: {}, location: { origin: "https://lantern.test" } });
    vi.stubGlobal("navigator", {
      serviceWorker: { register: async () => ({}), ready: Promise.resolve({ active }) },
    });
    expect(await keepCopies(["/micro-briefs/one"], { register: true })).toEqual(due);
  },
);

test.each([
  ["never answers", Promise.resolve({ active: { postMessage: () => undefined } })],
  ["never starts", new Promise<never>(() => undefined)],
])("a worker that %s leaves nobody waiting for good", async (_what, ready) => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { caches: {}, location: { origin: "https://lantern.test" } });
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => ({}), ready } });
  const missed = vi.fn();
  void keepCopies(["/micro-briefs/one"], { register: true }).then(missed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(missed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(missed).toHaveBeenCalledExactlyOnceWith(["/micro-briefs/one"]);
});
