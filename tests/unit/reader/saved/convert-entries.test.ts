import { expect, test } from "vitest";
import { toEntries, toStored } from "#lib/reader/saved/convert-entries";
import type { SavedPiece } from "#lib/reader/saved/saved";

const at = (day: number) => Date.UTC(2026, 2, day);
const one: SavedPiece = {
  kind: "brief",
  path: "/micro-briefs/uno",
  title: "Uno",
  lang: "es",
  savedAt: "2026-03-02T00:00:00.000Z",
};
const two: SavedPiece = {
  kind: "term",
  path: "/glossary/two",
  title: "Two",
  savedAt: "2026-03-03T00:00:00.000Z",
};

test("an account's list is shown newest first, each piece in its own language", () => {
  const { saved } = toStored({
    [`saved ${one.path}`]: { on: true, at: at(2), kind: one.kind, title: one.title, lang: "es" },
    [`saved ${two.path}`]: { on: true, at: at(3), kind: two.kind, title: two.title },
    "saved /glossary/gone": { on: false, at: at(4), kind: "term", title: "Gone" },
    "saved /recipes/three": { on: true, at: at(5), kind: "recipe", title: "Of a later build" },
    "saved /glossary/nameless": { on: true, at: at(6), kind: "term" },
  });
  expect(saved).toEqual([two, one]);
});

test("steps stand in their order, and there are as many as the newest tick says", () => {
  const path = "/micro-actions/set-it-up";
  const { progress } = toStored({
    [`step ${path} 10`]: { on: true, at: at(2), of: 12 },
    [`step ${path} 2`]: { on: true, at: at(3), of: 11 },
    [`step ${path} 1`]: { on: true, at: at(1), of: 10 },
    [`step ${path} 3`]: { on: false, at: at(4) },
    "read /micro-briefs/uno": { on: true, at: at(1) },
  });
  expect(progress).toEqual({
    read: ["/micro-briefs/uno"],
    steps: { [path]: { ticked: [1, 2, 10], of: 11 } },
  });
});

test("what comes from an account is the same again when it is brought back to it", () => {
  const stored = { progress: null, saved: JSON.stringify([two, one]) };
  const entries = toEntries(stored, {});
  expect(entries).toEqual({
    [`saved ${one.path}`]: { on: true, at: at(2), kind: "brief", title: "Uno", lang: "es" },
    [`saved ${two.path}`]: { on: true, at: at(3), kind: "term", title: "Two" },
  });
  expect(toStored(entries).saved).toEqual([two, one]);
});

test("what was taken off a list is told too, at its own time, and what stands there has that of its last change", () => {
  const entries = toEntries(
    { progress: null, saved: JSON.stringify([one]) },
    { [`saved ${one.path}`]: at(9), [`saved ${two.path}`]: at(8) },
  );
  expect(entries).toEqual({
    [`saved ${one.path}`]: { on: true, at: at(9), kind: "brief", title: "Uno", lang: "es" },
    [`saved ${two.path}`]: { on: false, at: at(8) },
  });
});
