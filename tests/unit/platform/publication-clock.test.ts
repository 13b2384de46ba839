import { afterEach, expect, test, vi } from "vitest";
import { lookAtDates, startPublicationClock } from "#lib/platform/server/publication-clock";

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
// No build is looked at: the clock then begins with the moment it is started.
vi.mock("#lib/platform/build-folder", async (original) => ({
  ...(await original<object>()),
  buildBegunAt: () => null,
}));
const store = vi.hoisted(() => ({ looks: 0 }));
vi.mock("#lib/platform/server/content-store", async (original) => ({
  ...(await original<object>()),
  askStore: async () => {
    store.looks += 1;
    return { due: [], next: null };
  },
}));
// Signing waits for the machine, which the test's time does not.
vi.mock("#lib/platform/server/content-webhook", () => ({
  ownDelivery: async (change: unknown) => ({ body: JSON.stringify(change), headers: {} }),
}));

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

test("webhooks that follow each other without a pause do not keep it from looking", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-01T09:00:00Z") });
  store.looks = 0;
  for (let webhooks = 0; webhooks < 100; webhooks += 1) {
    lookAtDates();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(store.looks).toBeGreaterThan(10);
  // And each look serves all that came before it.
  expect(store.looks).toBeLessThan(25);
});
