import { afterEach, expect, test, vi } from "vitest";
import { keepCopies } from "#lib/platform/browser/offline-copies";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["done, as one of before does,", "done", []],
  ["failed, as one of before does,", "failed", ["/micro-briefs/one"]],
  ["what it could not keep", ["/micro-briefs/one"], ["/micro-briefs/one"]],
])(
  "a worker that says %s leaves nobody waiting, and what was not kept is due yet",
  async (_what, said, due) => {
    const active = { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(said) };
    vi.stubGlobal("window", { caches: {}, location: { origin: "https://lantern.test" } });
    vi.stubGlobal("navigator", { serviceWorker: { register: async () => ({}), ready: { active } } });
    expect(await keepCopies(["/micro-briefs/one"], { register: true })).toEqual(due);
  },
);
