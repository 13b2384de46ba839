/** The counts of what the policy stopped, as they come into the data folder. */
import type * as fs from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { countViolations } from "#lib/platform/server/policy-reports";

/** A disk on which what is written stands where it belongs once it is let. */
const disk = vi.hoisted(() => ({ draft: "", kept: "{}", putInPlace: [] as (() => void)[] }));

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof fs>()),
  mkdir: async () => undefined,
  readFile: async () => "{}",
  writeFile: async (_: string, text: string) => {
    disk.draft = text;
  },
  rename: () =>
    new Promise<void>((resolve) => {
      disk.putInPlace.push(() => {
        disk.kept = disk.draft;
        resolve();
      });
    }),
}));

const report = (directive: string) => countViolations([{ directive, blocked: "inline" }]);
const kept = () => JSON.parse(disk.kept) as unknown;
/** All that waits for nothing else has been done by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** For as long as reports are waited for that are written together. */
const letWrite = async () => {
  vi.advanceTimersByTime(2_000);
  await settled();
};

test("what is reported while the counts are being written is written after them, and not across them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  report("img-src");
  await letWrite();
  report("script-src-elem");
  await letWrite();
  expect(disk.putInPlace).toHaveLength(1);
  disk.putInPlace[0]?.();
  await settled();
  expect(kept()).toEqual({ "img-src inline": 1 });
  disk.putInPlace[1]?.();
  await settled();
  expect(kept()).toEqual({ "img-src inline": 1, "script-src-elem inline": 1 });
  // Nothing more has been reported, and nothing is written.
  await letWrite();
  expect(disk.putInPlace).toHaveLength(2);
});
