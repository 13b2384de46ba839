import { afterEach, expect, test, vi } from "vitest";
import {
  announceAgain,
  lookAtDates,
  startPublicationClock,
} from "#lib/platform/server/content/publication-clock";
import type { ContentChange } from "#lib/platform/server/content/content-webhook";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

// No build is looked at: the clock then begins with the moment it is started.
vi.mock("#lib/platform/build-folder", async (original) => ({
  ...(await original<object>()),
  buildBegunAt: () => null,
}));
// Signing waits for the machine, which the test's time does not.
vi.mock("#lib/platform/server/content/content-webhook", () => ({
  ownDelivery: async (change: unknown) => ({ body: JSON.stringify(change), headers: {} }),
}));

const store = storeOfDocuments();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the Sunday letter comes out at noon in UTC, once, without a webhook from outside", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T11:59:00Z") });
  const told: { at: string; change: unknown }[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    told.push({ at: new Date().toISOString(), change: JSON.parse(body) });
    return Response.json({ tags: [] });
  });
  startPublicationClock();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(told.map(({ change }) => change)).toEqual([
    { _id: "letter-2026-11-29", _type: "letter", operation: "create" },
  ]);
  const late = Date.parse(told[0]?.at ?? "") - Date.parse("2026-11-29T12:00:00Z");
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(5_000);
});

test("what is due on a day, or on a moment without seconds, is announced then", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T23:59:20Z") });
  const piece = (_id: string, publishedDate: string) => ({
    _id,
    _type: "microBrief",
    slug: { current: _id },
    publishedDate,
  });
  store.documents = [
    piece("of-a-day", "2026-12-01"),
    piece("of-a-minute", "2026-12-01T00:00Z"),
    piece("of-tomorrow", "2026-12-02"),
  ];
  const told: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    told.push((JSON.parse(body) as { _id: string })._id);
    return Response.json({ tags: [] });
  });
  lookAtDates();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual(["of-a-day", "of-a-minute"]);
  store.documents = [];
});

test("webhooks that follow each other without a pause do not keep it from looking", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-01T09:00:00Z") });
  let looks = 0;
  store.whenAsked = () => void (looks += 1);
  for (let webhooks = 0; webhooks < 100; webhooks += 1) {
    lookAtDates();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(looks).toBeGreaterThan(10);
  // And each look serves all that came before it.
  expect(looks).toBeLessThan(25);
});

test("a clock that is set back keeps nothing from coming out when it is due", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-02T12:00:00Z") });
  const told: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    told.push(`${(JSON.parse(body) as { _id: string })._id} ${new Date().toISOString().slice(11, 16)}`);
    return Response.json({ tags: [] });
  });
  lookAtDates();
  await vi.advanceTimersByTimeAsync(60_000);
  store.documents = [
    {
      _id: "of-the-morning",
      _type: "microBrief",
      slug: { current: "of-the-morning" },
      publishedDate: "2026-12-02T10:30:00Z",
    },
  ];
  vi.setSystemTime(new Date("2026-12-02T10:00:00Z"));
  await vi.advanceTimersByTimeAsync(25 * 60_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(told).toEqual(["of-the-morning 10:30"]);
  store.documents = [];
});

test("what came while the store was away is announced once more when it answers, until it could be read", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-03T09:00:00Z") });
  const change = { _id: "brief-a", _type: "microBrief", slug: "a", operation: "update" } as const;
  const other = { _id: "brief-b", _type: "microBrief", slug: "b", operation: "delete" } as const;
  const told: string[] = [];
  let isRead = false;
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const announced = JSON.parse(body) as typeof change;
    told.push(announced._id);
    if (!isRead) announceAgain(announced);
    return Response.json({ tags: [] });
  });
  store.isAway = true;
  announceAgain(change);
  // Delivered twice, or edited twice: its pages are made old once.
  announceAgain({ ...change });
  announceAgain(other);
  lookAtDates();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  // It cannot be read yet, so that the other one waits for the next look, and comes first then.
  expect(told).toEqual(["brief-a"]);
  isRead = true;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(told).toEqual(["brief-a", "brief-b", "brief-a"]);
});

test.each([
  ["can never be read", async (change: ContentChange) => announceAgain(change)],
  ["is never answered", () => Promise.reject(new Error("timed out"))],
])("a change that %s holds up nothing, and is given up", async (_, outcome) => {
  vi.useFakeTimers({ now: new Date("2026-12-05T09:00:00Z") });
  const bad = { _id: "brief-bad", _type: "microBrief", slug: "bad", operation: "update" } as const;
  const good = { _id: "brief-good", _type: "microBrief", slug: "good", operation: "update" } as const;
  const told: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const announced = JSON.parse(body) as ContentChange;
    told.push(announced._id);
    if (announced._id === bad._id) await outcome(announced);
    return Response.json({ tags: [] });
  });
  announceAgain(bad);
  announceAgain(good);
  lookAtDates();
  // The letter comes on Sunday at noon.
  await vi.advanceTimersByTimeAsync(36 * 3_600_000);
  expect(told.filter((id) => id === bad._id)).toHaveLength(10);
  expect(told.filter((id) => id === good._id)).toHaveLength(1);
  expect(told.filter((id) => id.startsWith("letter-"))).toHaveLength(1);
});
