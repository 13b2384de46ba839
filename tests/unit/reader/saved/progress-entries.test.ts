import { expect, test } from "vitest";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { toStored, toEntries } from "#lib/reader/saved/convert-entries";
import { progressShape } from "#lib/reader/saved/progress-shape";
import { progressStore } from "#lib/reader/saved/progress-store";
import { startEmbedded } from "@/tests/support/machine/databases";

const read = (on: boolean, at: number): ProgressEntries => ({ "read /micro-briefs/x": { on, at } });

test("what is on in either browser is on; of two changes the newer holds, and at one moment on does", () => {
  expect(mergeEntries(read(true, 5), { "saved /glossary/y": { on: true, at: 1 } })).toEqual({
    ...read(true, 5),
    "saved /glossary/y": { on: true, at: 1 },
  });
  expect(mergeEntries(read(true, 5), read(false, 6))).toEqual(read(false, 6));
  expect(mergeEntries(read(false, 6), read(true, 5))).toEqual(read(false, 6));
  expect(mergeEntries(read(false, 6), read(true, 7))).toEqual(read(true, 7));
  for (const [one, other] of [
    [read(true, 5), read(false, 5)],
    [read(false, 5), read(true, 5)],
  ] as const)
    expect(mergeEntries(one, other)).toEqual(read(true, 5));
});

test("what a browser holds goes to the account and comes back as it was", () => {
  const stored = {
    progress: JSON.stringify({
      read: ["/micro-briefs/x"],
      steps: { "/micro-actions/y": { ticked: [1, 3], of: 6 } },
    }),
    saved: JSON.stringify([
      { kind: "term", path: "/glossary/rizz", title: "Rizz", savedAt: "2026-03-14T21:00:00.000Z" },
      { kind: "brief", path: "/micro-briefs/x", title: "X", savedAt: "2026-03-13T21:00:00.000Z" },
    ]),
  };
  const entries = toEntries(stored, { "step /micro-actions/y 2": 50, "step /micro-actions/y 3": 60 });
  expect(entries["step /micro-actions/y 1"]).toEqual({ on: true, at: 1, of: 6 });
  expect(entries["step /micro-actions/y 2"]).toEqual({ on: false, at: 50 });
  expect(entries["step /micro-actions/y 3"]).toEqual({ on: true, at: 60, of: 6 });
  expect(entries["saved /glossary/rizz"]?.at).toBe(Date.parse("2026-03-14T21:00:00.000Z"));
  expect(progressShape.safeParse({ owner: "", entries }).success).toBe(true);
  const back = toStored(entries);
  expect(back.progress).toEqual(JSON.parse(stored.progress));
  expect(back.saved).toEqual(JSON.parse(stored.saved));
});

test("only our own pieces are taken, saved ones with what the list shows", () => {
  const takes = (entries: Record<string, unknown>) => progressShape.safeParse({ owner: "", entries }).success;
  const on = { on: true, at: 1 };
  expect(takes({ "read /micro-briefs/x": on, "step /micro-actions/y 12": { ...on, of: 12 } })).toBe(true);
  expect(takes({ "saved /tracks/z": { ...on, kind: "track", title: "Z" } })).toBe(true);
  expect(takes({ "saved /tracks/z": { on: false, at: 1 } })).toBe(true);
  for (const wrong of [
    { "saved /tracks/z": on },
    { "read //evil.example": on },
    { "read /settings": on },
    { "step /micro-actions/y 0": on },
    { "read /micro-briefs/x": { on: "yes", at: 1 } },
    { "read /micro-briefs/x": { on: true, at: -1 } },
  ])
    expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
});

test("an account brings two browsers together, each user's apart", { timeout: 60_000 }, async () => {
  const { opened, stop } = await startEmbedded();
  const store = progressStore(opened.database);
  const now = new Date(1_000);
  expect(await store.read("ada")).toEqual({});
  await store.add("ada", read(true, 10), now);
  await store.add("ada", { "step /micro-actions/y 1": { on: true, at: 20, of: 6 } }, now);
  expect(await store.add("ada", read(false, 30), now)).toEqual({
    ...read(false, 30),
    "step /micro-actions/y 1": { on: true, at: 20, of: 6 },
  });
  // A clock that is ahead does not hold out against what comes later.
  await store.add("ada", read(true, 9_000_000), now);
  expect(await store.add("ada", read(false, 2_000), new Date(2_000))).toMatchObject(read(false, 2_000));
  expect(await store.read("ben")).toEqual({});
  expect(await store.exportOfUser("ada")).toMatchObject({ progress: read(false, 2_000) });
  await store.deleteOfUser("ada");
  expect(await store.read("ada")).toEqual({});
  await stop();
});
