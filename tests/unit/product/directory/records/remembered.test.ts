import { expect, test, vi } from "vitest";
import { remembered } from "#lib/product/directory/records/remembered";

test("an answer is asked for once, and anew when an import has made another directory", async () => {
  const count = remembered<number>(10);
  const ask = vi.fn(() => Promise.resolve(5));
  const [before, after] = [{ imported: 1 }, { imported: 2 }];
  expect(await Promise.all([count(before, "dentist", ask), count(before, "dentist", ask)])).toEqual([5, 5]);
  expect(ask).toHaveBeenCalledOnce();
  ask.mockResolvedValue(7);
  expect(await count(before, "dentist", ask)).toBe(5);
  expect(await count(after, "dentist", ask)).toBe(7);
});

test("a question that failed is asked again", async () => {
  const count = remembered<number>(10);
  const directory = {};
  await expect(count(directory, "dentist", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await count(directory, "dentist", () => Promise.resolve(5))).toBe(5);
});

test("no more answers are kept than there is room for", async () => {
  const count = remembered<number>(2);
  const directory = {};
  const ask = vi.fn(() => Promise.resolve(5));
  for (const word of ["one", "two", "three", "three", "one"]) await count(directory, word, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});
