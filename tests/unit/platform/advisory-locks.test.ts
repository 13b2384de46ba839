import { expect, test } from "vitest";
import { advisoryLocks, keyHashSeeds } from "#lib/platform/server/database/advisory-locks";
import { sourceFiles } from "@/tests/architecture/source-files";

test.each([
  ["locks", advisoryLocks],
  ["kinds of keys", keyHashSeeds],
])("no two %s share a number", (_, numbers) => {
  const all: number[] = Object.values(numbers);
  expect(new Set(all).size).toBe(all.length);
});

test("whoever locks takes the number from this list", () => {
  const locking = sourceFiles("lib", "scripts").filter(({ text }) => /pg_(?:try_)?advisory/.test(text));
  expect(locking).not.toHaveLength(0);
  for (const { file, text } of locking) expect(text, file).toMatch(/database\/advisory-locks"/);
});
