import { expect, test } from "vitest";
import { mergeKept, type Kept } from "#lib/library/kept";
import { heldBy, keptIn } from "#lib/library/kept-here";
import { keptShape } from "#lib/library/kept-shape";
import { addKept, deleteOfUser, exportOfUser, readKept } from "#lib/library/store";
import { startEmbedded } from "@/tests/support/databases";

const read = (on: boolean, at: number): Kept => ({ "read /micro-briefs/x": { on, at } });

test("what is on in either browser is on; of two changes the newer holds, and at one moment on does", () => {
  expect(mergeKept(read(true, 5), { "saved /glossary/y": { on: true, at: 1 } })).toEqual({
    ...read(true, 5),
    "saved /glossary/y": { on: true, at: 1 },
  });
  expect(mergeKept(read(true, 5), read(false, 6))).toEqual(read(false, 6));
  expect(mergeKept(read(false, 6), read(true, 5))).toEqual(read(false, 6));
  expect(mergeKept(read(false, 6), read(true, 7))).toEqual(read(true, 7));
  for (const [one, other] of [
    [read(true, 5), read(false, 5)],
    [read(false, 5), read(true, 5)],
  ] as const)
    expect(mergeKept(one, other)).toEqual(read(true, 5));
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
  const kept = keptIn(stored, { "step /micro-actions/y 2": 50, "step /micro-actions/y 3": 60 });
  expect(kept["step /micro-actions/y 1"]).toEqual({ on: true, at: 1, of: 6 });
  expect(kept["step /micro-actions/y 2"]).toEqual({ on: false, at: 50 });
  expect(kept["step /micro-actions/y 3"]).toEqual({ on: true, at: 60, of: 6 });
  expect(kept["saved /glossary/rizz"]?.at).toBe(Date.parse("2026-03-14T21:00:00.000Z"));
  expect(keptShape.safeParse({ owner: "", entries: kept }).success).toBe(true);
  const held = heldBy(kept);
  expect(held.progress).toEqual(JSON.parse(stored.progress));
  expect(held.saved).toEqual(JSON.parse(stored.saved));
});

test("only our own pieces are taken, saved ones with what the list shows", () => {
  const takes = (entries: Record<string, unknown>) => keptShape.safeParse({ owner: "", entries }).success;
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
  const { database } = opened;
  const now = new Date(1_000);
  expect(await readKept("ada", database)).toEqual({});
  await addKept("ada", read(true, 10), now, database);
  await addKept("ada", { "step /micro-actions/y 1": { on: true, at: 20, of: 6 } }, now, database);
  expect(await addKept("ada", read(false, 30), now, database)).toEqual({
    ...read(false, 30),
    "step /micro-actions/y 1": { on: true, at: 20, of: 6 },
  });
  // A clock that is ahead does not hold out against what comes later.
  await addKept("ada", read(true, 9_000_000), now, database);
  expect(await addKept("ada", read(false, 2_000), new Date(2_000), database)).toMatchObject(
    read(false, 2_000),
  );
  expect(await readKept("ben", database)).toEqual({});
  expect(await exportOfUser("ada", database)).toMatchObject({ progress: read(false, 2_000) });
  await deleteOfUser("ada", database);
  expect(await readKept("ada", database)).toEqual({});
  await stop();
});
