import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesKey, noteChanges, readChanges } from "#lib/reader/saved/changes";
import { isDone, markRead, parseProgress, progressKey, tickSteps } from "#lib/reader/saved/progress";
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { removePiece, savePiece } from "#lib/reader/saved/keep-piece";
import { parseSaved, settleCopies } from "#lib/reader/saved/saved";
import type { Piece } from "#lib/reader/saved/piece";
import { readStored, removeStored, watchStored, writeStored } from "#lib/platform/browser/storage/storage";
import { storageLasts } from "#lib/platform/browser/storage/storage-lasts";

/** A window as far as storage needs one. */
function fakeWindow({ isBlocked = false } = {}) {
  const kept = new Map<string, string>();
  const target = new EventTarget();
  Object.defineProperty(target, "localStorage", {
    get: () => {
      if (isBlocked) throw new DOMException("blocked", "SecurityError");
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      };
    },
  });
  return target;
}

const brief: Piece = { kind: "brief", path: "/micro-briefs/one", title: "One" };
const action: Piece = { kind: "action", path: "/micro-actions/two", title: "Two" };

beforeEach(() => vi.stubGlobal("window", fakeWindow()));
afterEach(() => {
  vi.useRealTimers();
  for (const key of [savedKey, progressKey, changesKey, "key"]) removeStored(key);
  vi.unstubAllGlobals();
});

test("what is written is read again, and gone once removed", () => {
  expect(writeStored("key", "value")).toBe(true);
  expect(readStored("key")).toBe("value");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});

test("with storage blocked, nothing throws and a value is held for as long as the page is open", () => {
  vi.stubGlobal("window", fakeWindow({ isBlocked: true }));
  expect(storageLasts()).toBe(false);
  expect(readStored("key")).toBeNull();
  expect(writeStored("key", "value")).toBe(false);
  expect(readStored("key")).toBe("value");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});

test("a watcher hears of changes here, in other tabs and on return from the back-forward cache, until it stops", () => {
  const heard = vi.fn();
  const stop = watchStored(heard);
  writeStored("key", "value");
  window.dispatchEvent(new Event("storage"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  stop();
  writeStored("key", "other");
  expect(heard).toHaveBeenCalledTimes(3);
});

test("a change is remembered beside those before it, each by its own time", () => {
  vi.useFakeTimers({ now: 1_000 });
  noteChanges(["read /micro-briefs/one"]);
  vi.setSystemTime(2_000);
  noteChanges(["step /micro-actions/two 1", "step /micro-actions/two 2"]);
  expect(readChanges()).toEqual({
    "read /micro-briefs/one": 1_000,
    "step /micro-actions/two 1": 2_000,
    "step /micro-actions/two 2": 2_000,
  });
});

test("pieces are saved newest first, once each, and removed", () => {
  savePiece(brief, new Date("2026-01-01"));
  savePiece(action, new Date("2026-01-02"));
  savePiece(brief, new Date("2026-01-03"));
  expect(parseSaved(readStored(savedKey)).map(({ path }) => path)).toEqual([brief.path, action.path]);
  removePiece(brief.path);
  expect(parseSaved(readStored(savedKey)).map(({ path }) => path)).toEqual([action.path]);
  expect(isSaved(readStored(savedKey), action.path)).toBe(true);
  expect(isSaved(readStored(savedKey), brief.path)).toBe(false);
  for (const nonsense of [null, "{", "[null, 7]", '{"path":"/micro-briefs/one"}'])
    expect(isSaved(nonsense, brief.path)).toBe(false);
});

test("a copy is due until it is settled, and the rest of the list stays as it is", () => {
  savePiece(brief, new Date("2026-01-01"), brief.path);
  savePiece(action, new Date("2026-01-02"), `/de${action.path}`);
  settleCopies([brief.path, "/other"]);
  expect(parseSaved(readStored(savedKey))).toEqual([
    { ...action, savedAt: "2026-01-02T00:00:00.000Z", due: `/de${action.path}` },
    { ...brief, savedAt: "2026-01-01T00:00:00.000Z" },
  ]);
});

test("a stored list that somebody tampered with gives only our own pages", () => {
  const stored = JSON.stringify([
    { ...brief, savedAt: "2026-01-01" },
    { ...brief, path: "javascript:alert(1)" },
    { ...brief, path: "//evil.example/micro-briefs/x" },
    { ...brief, path: "/micro-briefs/../api" },
    { ...brief, kind: "page" },
    { ...brief, title: 7 },
    null,
    "text",
  ]);
  expect(parseSaved(stored).map(({ path }) => path)).toEqual([brief.path]);
  for (const nonsense of [null, "", "{", "7", '{"a":1}']) expect(parseSaved(nonsense)).toEqual([]);
});

test("a brief is done when it was read, and no longer when that is taken back", () => {
  markRead(brief.path, true);
  expect(isDone(parseProgress(readStored(progressKey)), brief.path)).toBe(true);
  markRead(brief.path, false);
  expect(isDone(parseProgress(readStored(progressKey)), brief.path)).toBe(false);
});

test("an action is done when all its steps are ticked, not before", () => {
  tickSteps(action.path, [1, 2], 3);
  expect(isDone(parseProgress(readStored(progressKey)), action.path)).toBe(false);
  tickSteps(action.path, [1, 2, 3], 3);
  expect(isDone(parseProgress(readStored(progressKey)), action.path)).toBe(true);
  tickSteps("/micro-actions/empty", [], 0);
  expect(isDone(parseProgress(readStored(progressKey)), "/micro-actions/empty")).toBe(false);
});

test("stored progress that does not fit is left out", () => {
  for (const nonsense of [null, "", "[", "[]", '{"read":7,"steps":[]}'])
    expect(parseProgress(nonsense)).toEqual({ read: [], steps: {} });
  const stored = '{"read":["/a",7],"steps":{"/b":{"ticked":[1,"2"],"of":2},"/c":{"of":1},"/d":null}}';
  expect(parseProgress(stored)).toEqual({ read: ["/a"], steps: { "/b": { ticked: [1], of: 2 } } });
});
