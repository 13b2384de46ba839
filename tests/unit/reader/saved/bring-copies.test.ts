/** How the copies for reading offline follow the reader's list. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringCopies } from "@/components/reader/saved/piece-actions";
import { removePiece, savePiece } from "#lib/reader/saved/keep-piece";
import { savedKey } from "#lib/reader/saved/is-saved";
import { parseSaved } from "#lib/reader/saved/saved";
import { readStored, removeStored } from "#lib/platform/browser/storage/storage";

const brief = "/micro-briefs/one";
const action = "/micro-actions/two";
const shells = ["/saved", "/offline"];

/** What the worker keeps, and what it cannot have for now; null where there is none. */
let kept: string[] | null;
let missed: readonly string[];
let answersAs: (missed: readonly string[]) => unknown;

beforeEach(() => {
  kept = null;
  missed = [];
  answersAs = (those) => those;
  const active = {
    postMessage({ keep = [], drop = [] }: Partial<Record<"keep" | "drop", string[]>>, [port]: [MessagePort]) {
      const had = keep.filter((path) => !missed.includes(path));
      kept = [...new Set([...(kept ?? []), ...had])].filter((path) => !drop.includes(path));
      port.postMessage(answersAs(keep.filter((path) => missed.includes(path))));
      port.close();
    },
  };
  const registration = { active, unregister: async () => (kept = null) };
  const serviceWorker = {
    getRegistration: async () => (kept === null ? undefined : registration),
    register: async () => void (kept ??= []),
    ready: Promise.resolve(registration),
  };
  const caches = {
    match: async () => Response.json(Object.fromEntries((kept ?? []).map((path) => [path, []]))),
    keys: async () => [],
  };
  // Storage holds in memory what it cannot write.
  vi.stubGlobal("window", Object.assign(new EventTarget(), { caches, location: { pathname: brief } }));
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("navigator", { serviceWorker });
});
afterEach(() => {
  removeStored(savedKey);
  vi.unstubAllGlobals();
});

const save = (kind: "brief" | "action", path: string) =>
  savePiece({ kind, path, title: path }, new Date("2026-03-01"), path);
const due = () => parseSaved(readStored(savedKey)).flatMap((piece) => piece.due ?? []);

test("a copy that could not be made is due on the next page, and the others are not", async () => {
  save("brief", brief);
  save("action", action);
  missed = [action];
  await bringCopies();
  expect(due()).toEqual([action]);
  missed = [];
  await bringCopies();
  expect(due()).toEqual([]);
  expect(kept?.toSorted()).toEqual([action, brief, ...shells].toSorted());
});

test("a worker of before, which does not say what it missed, is taken at its word", async () => {
  answersAs = () => "done";
  save("brief", brief);
  await bringCopies();
  expect(due()).toEqual([]);
});

test("the last piece that is taken off the list takes the worker along, though no copy of it was made yet", async () => {
  save("brief", brief);
  missed = [brief];
  await bringCopies();
  expect(kept).toEqual(shells);
  removePiece(brief);
  await bringCopies();
  expect(kept).toBeNull();
});
