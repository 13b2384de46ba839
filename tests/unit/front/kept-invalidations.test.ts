/** What webhooks made old, as the next process finds it: whatever became of the file meanwhile. */
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInvalidations } from "#lib/front/kept-invalidations";
import { tellListeners } from "#lib/front/next-bridge";
import PageCache from "@/lib/front/page-cache.mjs";
import { pageContext, pageOf, pagesIn } from "@/tests/support/pages-on-disk";

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

/** As a process does that begins to serve the build. Those of earlier tests go on, in folders of their own. */
function begin(): void {
  const log = logged;
  keepInvalidations(folder, (message) => log.push(message));
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
