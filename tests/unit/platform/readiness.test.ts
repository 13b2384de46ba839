/** How often the services are asked whether they answer, however often a cache in front asks us, and what the log says of it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { processWide } from "#lib/base/values/process-wide";
import { askStore } from "#lib/platform/server/content/content-store";
import { database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { readReadiness } from "#lib/platform/server/readiness";

const execute = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("#lib/platform/server/content/content-store", () => ({ askStore: vi.fn() }));
vi.mock("#lib/platform/server/database/database", () => ({
  hasDatabase: () => true,
  database: vi.fn(() => Promise.resolve({ execute })),
}));

const ask = vi.mocked(askStore);
const failing = (reason: string) => () => Promise.reject(new Error(reason));
const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue("well");
  vi.mocked(database).mockClear();
  execute.mockReset().mockResolvedValue(undefined);
  warn.mockClear();
});
afterEach(() => {
  processWide("readiness", () => new Map<string, unknown>()).clear();
  vi.useRealTimers();
});

/** Asks each second for so many seconds, as Varnish does. Returns what it heard of the content store. */
async function probe(seconds: number): Promise<string[]> {
  const heard: string[] = [];
  for (let second = 0; second < seconds; second += 1) {
    heard.push((await readReadiness()).content);
    vi.advanceTimersByTime(1_000);
  }
  return heard;
}

test("a content store that answers is asked once a minute, the database every two seconds", async () => {
  expect(new Set(await probe(120))).toEqual(new Set(["ok"]));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(database).toHaveBeenCalledTimes(60);
  expect(warn).not.toHaveBeenCalled();
});

test("a service that has failed is asked again after two seconds, and believed at once when it answers", async () => {
  ask.mockImplementation(failing("away"));
  expect(await probe(10)).toEqual(Array.from({ length: 10 }, () => "failed"));
  expect(ask).toHaveBeenCalledTimes(5);
  ask.mockResolvedValue("well");
  expect(await probe(30)).toEqual(Array.from({ length: 30 }, () => "ok"));
  expect(ask).toHaveBeenCalledTimes(6);
});

test("a service that says nothing is not asked again before it has been given up", async () => {
  ask.mockImplementation(() => new Promise(() => undefined));
  const heard = [readReadiness()];
  for (let second = 0; second < 4; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    heard.push(readReadiness());
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const { content } of await Promise.all(heard)) expect(content).toBe("failed");
});

test("the log says when a service stops answering and once a minute while it does not, whatever the reasons", async () => {
  let turn = 0;
  execute.mockImplementation(() => failing(`away ${turn++}`)());
  await probe(61);
  execute.mockResolvedValue(undefined);
  await probe(4);
  execute.mockImplementation(failing("away again"));
  await probe(10);
  expect(warn.mock.calls).toEqual(
    ["away 0", "away 30", "away again"].map((error) => [{ check: "database", error }, "not ready"]),
  );
});
