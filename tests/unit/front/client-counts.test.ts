import { expect, test, vi } from "vitest";
import { ClientCounts } from "#lib/front/client-counts";

test("each client is counted by itself, up and down", () => {
  const counts = new ClientCounts();
  expect(counts.of("203.0.113.1")).toBe(0);
  expect(counts.add("203.0.113.1", 3)).toBe(3);
  expect(counts.add("203.0.113.2", 1)).toBe(1);
  expect(counts.add("203.0.113.1", -1)).toBe(2);
  expect([counts.of("203.0.113.1"), counts.of("203.0.113.2")]).toEqual([2, 1]);
});

test("a client that has none left is forgotten", () => {
  const forget = vi.spyOn(Map.prototype, "delete");
  const counts = new ClientCounts();
  counts.add("203.0.113.1", 2);
  counts.add("203.0.113.1", -1);
  expect(forget).not.toHaveBeenCalled();
  counts.add("203.0.113.1", -1);
  expect(forget.mock.calls).toEqual([["203.0.113.1"]]);
  expect(counts.of("203.0.113.1")).toBe(0);
  forget.mockRestore();
});
