import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followMoves } from "@/components/site/arrival/moved-pieces";
import { changesKey } from "#lib/reader/saved/changes";
import { changedHere } from "#lib/reader/saved/entries-here";
import { savedKey } from "#lib/reader/saved/is-saved";
import { savePiece } from "#lib/reader/saved/keep-piece";
import { movePieces } from "#lib/reader/saved/move-pieces";
import { markRead, parseProgress, progressKey, tickSteps } from "#lib/reader/saved/progress";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { parseSaved } from "#lib/reader/saved/saved";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";

const bringCopies = vi.hoisted(() => vi.fn());
const offline = vi.hoisted(() => ({ paths: null as string[] | null }));
vi.mock("#lib/platform/browser/offline-copies", () => ({ offlinePaths: async () => offline.paths }));
vi.mock("@/components/reader/saved/piece-actions", () => ({ bringCopies }));

const was = "/micro-actions/was";
const now = "/micro-actions/now";
const other = "/micro-briefs/other";
const moves = new Map([
  ["/micro-actions/long-ago", now],
  [was, now],
]);
const today = Date.parse("2026-03-10T12:00:00Z");

beforeEach(() => {
  // Storage holds in memory what it cannot write.
  vi.stubGlobal("window", new EventTarget());
  vi.useFakeTimers({ now: today - 60_000, toFake: ["Date"] });
});
afterEach(() => {
  for (const key of [changesKey, savedKey, progressKey]) removeStored(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const progress = () => parseProgress(readStored(progressKey));
const saved = () => parseSaved(readStored(savedKey));
const save = (path: string, day: string, due?: string) =>
  savePiece({ kind: path === other ? "brief" : "action", path, title: `At ${path}` }, new Date(day), due);
/** As after the account was told. */
const forgetChanges = () => removeStored(changesKey);
const move = (copies: readonly string[] = []) => {
  vi.setSystemTime(today);
  return movePieces(moves, copies);
};

test("what was read, ticked and saved of a renamed piece is so under its new path, in the same place", () => {
  save(was, "2026-03-01");
  save(other, "2026-03-02");
  markRead(was, true);
  markRead(other, true);
  tickSteps(was, [1, 3], 4);
  forgetChanges();
  move();
  expect(progress().read.toSorted()).toEqual([now, other]);
  expect(progress().steps).toEqual({ [now]: { ticked: [1, 3], of: 4 } });
  expect(saved()).toEqual([
    { kind: "brief", path: other, title: `At ${other}`, savedAt: "2026-03-02T00:00:00.000Z" },
    { kind: "action", path: now, title: `At ${was}`, savedAt: "2026-03-01T00:00:00.000Z" },
  ]);
  const kept = [progressKey, savedKey].map(readStored);
  expect(move()).toBe(false);
  expect([progressKey, savedKey].map(readStored)).toEqual(kept);
});

test("an account that knew the former path comes to know the new one alone", () => {
  save(was, "2026-03-01");
  tickSteps(was, [2], 4);
  forgetChanges();
  const account = {
    [`saved ${was}`]: { on: true, at: Date.parse("2026-03-01"), kind: "action", title: "Was" },
    [`step ${was} 2`]: { on: true, at: today - 120_000, of: 4 },
  };
  move();
  const told = mergeEntries(account, changedHere());
  expect(
    Object.keys(told)
      .filter((id) => told[id]?.on)
      .toSorted(),
  ).toEqual([`saved ${now}`, `step ${now} 2`]);
});

test("an account that was told of the former path by a clock ahead of this one does not bring it back", () => {
  const ahead = today + 60 * 60_000;
  save(was, new Date(ahead).toISOString());
  forgetChanges();
  move();
  const account = { [`saved ${was}`]: { on: true, at: ahead, kind: "action", title: "Was" } };
  expect(mergeEntries(account, changedHere())[`saved ${was}`]?.on).toBe(false);
});

test("what the reader has done since under the new path holds, and nothing stands there twice", () => {
  save(was, "2026-03-01");
  save(now, "2026-03-05");
  markRead(was, true);
  tickSteps(was, [1], 4);
  tickSteps(now, [2], 4);
  forgetChanges();
  // Said to be unread there.
  markRead(now, true);
  markRead(now, false);
  move();
  expect(saved().map(({ path, savedAt }) => [path, savedAt.slice(0, 10)])).toEqual([[now, "2026-03-05"]]);
  expect(progress()).toEqual({ read: [], steps: { [now]: { ticked: [1, 2], of: 4 } } });
});

test("a copy for reading offline is due at the new address where one was kept or due, and only there", () => {
  save(was, "2026-03-01");
  expect(move()).toBe(false);
  expect(saved()[0]?.due).toBeUndefined();
  for (const [due, copies] of [
    [undefined, ["/saved", `/es-mx${was}`]],
    [`/es-mx${was}`, []],
  ] as const) {
    removeStored(savedKey);
    save(was, "2026-03-01", due);
    expect(move(copies)).toBe(true);
    expect(saved().map((piece) => [piece.path, piece.due])).toEqual([[now, `/es-mx${now}`]]);
  }
});

test("a browser that keeps nothing of the piece is left as it is", () => {
  save(other, "2026-03-02", other);
  const kept = readStored(savedKey);
  expect(move([other])).toBe(false);
  expect(readStored(savedKey)).toBe(kept);
  writeStored(savedKey, "no list");
  expect(move()).toBe(false);
  expect(readStored(savedKey)).toBe("no list");
});

test("a page names what was renamed, and the copies of that follow", async () => {
  const dataset = { moved: now, former: [...moves.keys()].join(" ") };
  vi.stubGlobal("document", { querySelectorAll: () => [{ dataset }] });
  save("/micro-actions/long-ago", "2026-03-01");
  markRead(was, true);
  await followMoves();
  expect([saved()[0]?.path, progress().read]).toEqual([now, [now]]);
  expect(bringCopies).not.toHaveBeenCalled();
  removeStored(savedKey);
  save(was, "2026-03-01");
  offline.paths = [was];
  await followMoves();
  expect(saved()[0]?.due).toBe(now);
  expect(bringCopies).toHaveBeenCalledTimes(1);
});
