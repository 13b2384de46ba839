import { afterEach, expect, test, vi } from "vitest";
import { fileSounds } from "#lib/publication/search/word-sounds";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(["a", "~stem"])(
  "others are served while many words are filed, also where %s is the next",
  async (last) => {
    const pauses = vi.spyOn(globalThis, "setImmediate");
    await fileSounds([...Array.from({ length: 1999 }, (_, at) => `word${at}`), last]);
    expect(pauses).toHaveBeenCalled();
  },
);

test("words that sound alike are found by each other", async () => {
  const soundingLike = await fileSounds(["fone", "lamp", "phone"]);
  expect(soundingLike("phohne")).toEqual([0, 2]);
  expect(soundingLike("candle")).toEqual([]);
});
