/** What webhooks made old, as the next process finds it: whatever became of the file meanwhile. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oldSince, readBuildTimes, unknownTimes } from "#lib/front/invalidation/build-times";
import { keepInvalidations } from "#lib/front/invalidation/kept-invalidations";
import { tellListeners } from "#lib/front/next/next-bridge";
import PageCache from "@/lib/front/invalidation/page-cache.mjs";
import { pageContext, pageOf, pagesIn } from "@/tests/support/sites/pages-on-disk";

let folder = "";
let logged: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-build-"));
  logged = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** As a process does that begins to serve a build. Those of earlier tests go on, in folders of their own. */
function begin(built = unknownTimes): void {
  const log = logged;
  keepInvalidations(folder, built, (message) => log.push(message));
}
/** As a webhook does, but for what this process knows itself. */
const makeOld = (tag: string) => tellListeners([tag], { expire: 0 });
const file = () => path.join(folder, "old-tags.ndjson");
const kept = () => readFileSync(file(), "utf8");

/** Whether the next process shows a page that was there before the webhook. */
async function isShownLater(): Promise<boolean> {
  const pages = new PageCache(pagesIn(folder));
  await pages.set("/about", pageOf("before"), pageContext);
  expect(await pages.get("/about", pageContext)).not.toBeNull();
  begin();
  return (await pages.get("/about", pageContext)) !== null;
}

test("a line that was broken off takes none with it that follows", async () => {
  writeFileSync(file(), '{"tag":"track","at":17,"isExpired":true}\n{"tag":"term","at":17');
  begin();
  makeOld("brief");
  expect(await isShownLater()).toBe(false);
});

test("a file that cannot be read is told, since old pages may be shown; one that is not there yet is none", () => {
  begin();
  expect(logged).toEqual([]);
  mkdirSync(file());
  begin();
  expect(logged).toEqual(["what webhooks made old could not be read"]);
});

test("what found the disk full is written with what follows", async () => {
  begin();
  // Nothing can be appended to a folder.
  mkdirSync(file());
  makeOld("brief");
  expect(logged).toEqual(["what a webhook made old could not be kept"]);
  rmdirSync(file());
  makeOld("track");
  expect(await isShownLater()).toBe(false);
});

test("what found the disk full is written by itself when there is room, once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  begin();
  mkdirSync(file());
  makeOld("brief");
  makeOld("brief");
  rmdirSync(file());
  vi.advanceTimersByTime(60_000);
  expect(kept().trim().split("\n")).toHaveLength(1);
  vi.advanceTimersByTime(600_000);
  expect(kept().trim().split("\n")).toHaveLength(1);
  expect(await isShownLater()).toBe(false);
});

const minuteMs = 60_000;
const ago = (minutes: number) => Date.now() - minutes * minuteMs;
/** One line of the file, of a webhook that another process took. */
const lineOf = (tag: string, at: number) => `${JSON.stringify({ tag, at, isExpired: true })}\n`;

/** Whether a page is shown that another process, or the build, wrote at a moment. */
async function isShownFrom(tag: string, writtenAt: number): Promise<boolean> {
  const pages = new PageCache(pagesIn(folder));
  const page = { ...pageOf("as it was"), headers: { "x-next-cache-tags": tag } };
  await pages.set("/written", page, pageContext);
  for (const name of readdirSync(path.join(folder, "app"))) {
    const found = path.join(folder, "app", name.replace("written", "found"));
    copyFileSync(path.join(folder, "app", name), found);
    utimesSync(found, writtenAt / 1000, writtenAt / 1000);
  }
  return (await pages.get("/found", pageContext)) !== null;
}

test("a build that was made before the webhook shows nothing of what that made old", async () => {
  writeFileSync(file(), lineOf("withdrawn", ago(10)));
  begin({ begunAt: ago(120), endedAt: ago(118) });
  expect(await isShownFrom("withdrawn", ago(119))).toBe(false);
  // Rendered by a process that served it since.
  expect(await isShownFrom("withdrawn", ago(5))).toBe(true);
});

test("a build that was being made at the webhook shows nothing of it either, however late its pages are written", async () => {
  writeFileSync(file(), lineOf("corrected", ago(33)));
  begin({ begunAt: ago(35), endedAt: ago(30) });
  expect(await isShownFrom("corrected", ago(31))).toBe(false);
  expect(await isShownFrom("corrected", ago(20))).toBe(true);
});

test("a build that was made after the webhook is not made anew for it, whatever its files say of their age", async () => {
  writeFileSync(file(), lineOf("long-known", ago(120)));
  begin({ begunAt: ago(60), endedAt: ago(58) });
  expect(await isShownFrom("long-known", ago(59))).toBe(true);
  expect(await isShownFrom("long-known", 0)).toBe(true);
});

test("when a build began it says itself, or the files of one that Next made alone", () => {
  expect(readBuildTimes(folder)).toEqual(unknownTimes);
  writeFileSync(path.join(folder, "BUILD_ID"), "build");
  writeFileSync(path.join(folder, "prerender-manifest.json"), "{}");
  for (const [name, at] of [
    ["BUILD_ID", ago(7)],
    ["prerender-manifest.json", ago(6)],
  ] as const)
    utimesSync(path.join(folder, name), at / 1000, at / 1000);
  expect(readBuildTimes(folder).begunAt).toBeCloseTo(ago(7), -4);
  expect(readBuildTimes(folder).endedAt).toBeCloseTo(ago(6), -4);
  // Of files that were copied, the times are those of the copy.
  const begunAt = ago(90);
  writeFileSync(path.join(folder, "begun-at"), String(begunAt));
  expect(readBuildTimes(folder).begunAt).toBe(begunAt);
  expect(oldSince(ago(30), readBuildTimes(folder))).toBeGreaterThan(ago(6));
});

test("a webhook of a clock that was ahead makes pages old once, not at each start", async () => {
  writeFileSync(file(), lineOf("ahead", Date.now() + 3_600 * minuteMs));
  begin();
  expect(await isShownFrom("ahead", ago(1))).toBe(false);
  const [{ at } = { at: Infinity }] = kept()
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text) as { at: number });
  expect(at).toBeLessThanOrEqual(Date.now());
});

test("the file stays small, however long a process runs, and loses nothing that another instance adds", () => {
  const other = lineOf("of-another", ago(1));
  begin();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let round = 0; round < 1_500; round += 1) {
    vi.advanceTimersByTime(1);
    makeOld("often");
    if (round === 700) writeFileSync(file(), other, { flag: "a" });
  }
  const lines = kept().split("\n").filter(Boolean);
  expect(lines.length).toBeLessThan(600);
  expect(lines.filter((text) => text.includes("often")).at(-1)).toContain(String(Date.now()));
  expect(kept()).toContain("of-another");
});

test("what is told again of an earlier moment is not written again", () => {
  begin();
  tellListeners(["told"], undefined, ago(3));
  tellListeners(["told"], undefined, ago(4));
  expect(kept().trim().split("\n")).toHaveLength(1);
});
