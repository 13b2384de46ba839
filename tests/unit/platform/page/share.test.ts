import { afterEach, expect, test, vi } from "vitest";
import { copyText, sharePage } from "#lib/platform/browser/page/share";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["has no clipboard, as over plain http,", {}],
  [
    "does not let pages write to it",
    { clipboard: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } },
  ],
])("a browser that %s says that nothing was copied or shared", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("one two")).toBe(false);
  expect(await sharePage("A brief", "https://lantern.example/")).toBe("failed");
});

test("what is copied is told to be", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("one two")).toBe(true);
  expect(await sharePage("A brief", "https://lantern.example/")).toBe("copied");
  expect(writeText).toHaveBeenCalledTimes(2);
});
