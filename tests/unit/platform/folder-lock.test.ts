import { spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FolderInUseError, lockFolder } from "#lib/platform/server/database/folder-lock";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-lock-"));
  file = path.join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Owner = { pid: number; startedAt: string; machine: string; token: string };
const owner = () => JSON.parse(readFileSync(file, "utf8")) as Owner;

/** Leaves the file as another owner would: this process's own record, changed. */
async function leave(change: Partial<Owner>) {
  const lock = await lockFolder(file, 0);
  const left = { ...owner(), token: "another", ...change };
  await lock.release();
  writeFileSync(file, JSON.stringify(left));
}

/** Takes the lock, which must be free, and lets it go. */
async function takeOver() {
  const lock = await lockFolder(file, 0);
  expect(owner().pid).toBe(process.pid);
  await lock.release();
  expect(readdirSync(folder)).toEqual([]);
}

/** A process that has ended, so that nobody has its id. */
const deadProcess = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ["-e", ""]);
    child.once("exit", () => resolve(child.pid ?? 0));
  });

test("one process holds the lock, and the next gets it once it is let go", async () => {
  const lock = await lockFolder(file, 0);
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
  await lock.release();
  const next = await lockFolder(file, 0);
  expect(owner().pid).toBe(process.pid);
  await next.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("of many heirs that ask at once exactly one gets it, round after round", async () => {
  const pid = await deadProcess();
  for (let round = 0; round < 20; round += 1) {
    await leave({ pid, token: `dead-${round}` });
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file, 0)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of asked) if (one.status === "fulfilled") await one.value.release();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test("an heir that was killed before it took over has an heir of its own", async () => {
  const pid = await deadProcess();
  await leave({ pid, token: "dead" });
  writeFileSync(`${file}.after-dead`, JSON.stringify({ ...owner(), token: "heir" }));
  await takeOver();
});

test("who waits gets it when the owner lets go", async () => {
  const lock = await lockFolder(file, 0);
  const waiting = lockFolder(file, 10_000);
  await lock.release();
  const next = await waiting;
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
  await next.release();
});

test("who waits gives up in time, also where the clock is set back meanwhile", async () => {
  const lock = await lockFolder(file, 0);
  const wall = Date.now();
  const clock = vi
    .spyOn(Date, "now")
    .mockReturnValueOnce(wall)
    .mockReturnValue(wall - 3_600_000);
  await expect(lockFolder(file, 300)).rejects.toThrow(FolderInUseError);
  clock.mockRestore();
  await lock.release();
});

test("a killed owner is recognised by its process id", async () => {
  await leave({ pid: await deadProcess() });
  await takeOver();
});

test("a killed owner is recognised although its process id lives again", async () => {
  await leave({ startedAt: "1" });
  await takeOver();
});

test("an owner on another machine is believed while it gives signs of life, and not after", async () => {
  await leave({ machine: "elsewhere" });
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  await takeOver();
});

test("an owner on another machine is believed by whoever has a clock that is ahead", async () => {
  await leave({ machine: "elsewhere" });
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
  clock.mockRestore();
});

test("an owner on another machine whose clock is behind gives signs of life all the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  const lock = await lockFolder(file, 0);
  writeFileSync(file, JSON.stringify({ ...owner(), machine: "elsewhere" }));
  await sleep(2_500);
  vi.useRealTimers();
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
  await lock.release();
});

test("a file that says nothing is nobody's", async () => {
  writeFileSync(file, "{");
  await takeOver();
});

test("who lost the lock does not take it from its new owner on leaving", async () => {
  const lock = await lockFolder(file, 0);
  writeFileSync(file, JSON.stringify({ ...owner(), token: "another" }));
  await lock.release();
  expect(existsSync(file)).toBe(true);
});
