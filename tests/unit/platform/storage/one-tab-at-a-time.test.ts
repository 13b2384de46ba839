import { afterEach, expect, test, vi } from "vitest";
import { oneTabAtATime } from "#lib/platform/browser/storage/one-tab-at-a-time";

afterEach(() => void vi.unstubAllGlobals());

const ran = vi.fn(async () => undefined);
afterEach(() => void ran.mockClear());

test("runs by the browser's lock of that name", async () => {
  const request = vi.fn((_name: string, _options: object, run: () => Promise<void>) => run());
  vi.stubGlobal("navigator", { locks: { request } });
  await oneTabAtATime("one", ran);
  expect(request).toHaveBeenCalledWith("one", expect.anything(), expect.any(Function));
  expect(ran).toHaveBeenCalledOnce();
});

test.each([
  ["has no locks", {}],
  ["gives none", { locks: { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) } }],
])("runs all the same, once, where a browser %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  await oneTabAtATime("one", ran);
  expect(ran).toHaveBeenCalledOnce();
});

test("a run that fails is not begun again", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, _options: object, run: () => unknown) => run() },
  });
  const fails = vi.fn(() => Promise.reject(new Error("no")));
  await expect(oneTabAtATime("one", fails)).rejects.toThrow("no");
  expect(fails).toHaveBeenCalledOnce();
});
