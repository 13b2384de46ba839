/** The counts of what the policy stopped, as they come into the data folder. */
import type * as fs from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { processSlot } from "#lib/base/values/process-wide";

/** A disk on which what is written stands where it belongs once it is let. */
const disk = vi.hoisted(() => ({
  draft: "",
  kept: null as string | null,
  /** Why nothing can be read. */
  fault: null as string | null,
  putInPlace: [] as (() => void)[],
}));

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof fs>()),
  mkdir: async () => undefined,
  readFile: async () => {
    const code = disk.fault ?? (disk.kept === null ? "ENOENT" : null);
    if (code !== null) throw Object.assign(new Error("not read"), { code });
    return disk.kept;
  },
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

/** As a process that has just started. */
async function startAnew(kept: string | null) {
  Object.assign(disk, { draft: "", kept, fault: null, putInPlace: [] });
  vi.resetModules();
  processSlot("policy-reports").set(undefined);
  const { countViolations } = await import("#lib/platform/server/policy-reports");
  return (directive: string) => countViolations([{ directive, blocked: "inline" }]);
}

const kept = () => JSON.parse(disk.kept ?? "null") as unknown;
/** All that waits for nothing else has been done by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** For as long as reports are waited for that are written together. */
const letWrite = async () => {
  vi.advanceTimersByTime(2_000);
  await settled();
};
const putInPlace = async (write: number) => {
  disk.putInPlace[write]?.();
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  return () => void vi.useRealTimers();
});

test("what is reported while the counts are being written is written after them, and not across them", async () => {
  const report = await startAnew(null);
  report("img-src");
  await letWrite();
  report("script-src-elem");
  await letWrite();
  expect(disk.putInPlace).toHaveLength(1);
  await putInPlace(0);
  expect(kept()).toEqual({ "img-src inline": 1 });
  await putInPlace(1);
  expect(kept()).toEqual({ "img-src inline": 1, "script-src-elem inline": 1 });
  // Nothing more has been reported, and nothing is written.
  await letWrite();
  expect(disk.putInPlace).toHaveLength(2);
});

test("counts of an earlier process that cannot be read for now are not written over", async () => {
  const report = await startAnew('{ "img-src inline": 2 }');
  disk.fault = "EMFILE";
  report("img-src");
  await letWrite();
  expect(disk.putInPlace).toHaveLength(0);
  disk.fault = null;
  report("img-src");
  await letWrite();
  await putInPlace(0);
  expect(kept()).toEqual({ "img-src inline": 4 });
});

test("a file that holds no counts is begun anew with the first report", async () => {
  const report = await startAnew("{");
  report("img-src");
  await letWrite();
  await putInPlace(0);
  expect(kept()).toEqual({ "img-src inline": 1 });
});
