import { expect, test, vi } from "vitest";
import { ClientCounts } from "#lib/front/requests/client-counts";
import { clientKeyOf, widerHeld } from "#lib/platform/client-identity";
import { limits } from "#lib/front/limits";

test("each client is counted by itself, up and down", () => {
  const counts = new ClientCounts();
  expect(counts.hasRoom("203.0.113.1", 3, 3)).toBe(true);
  counts.add("203.0.113.1", 3);
  counts.add("203.0.113.2", 1);
  expect(counts.hasRoom("203.0.113.1", 1, 3)).toBe(false);
  expect(counts.hasRoom("203.0.113.2", 2, 3)).toBe(true);
  counts.add("203.0.113.1", -1);
  expect(counts.hasRoom("203.0.113.1", 1, 3)).toBe(true);
  expect(counts.hasRoom("203.0.113.1", 2, 3)).toBe(false);
});

test("the networks of one customer have together no more than half of what there is for all", () => {
  const counts = new ClientCounts();
  const network = (number: number) => clientKeyOf(`2001:db8:77:${number.toString(16)}::1`);
  const most = 10;
  let had = 0;
  for (let number = 0; number < 100; number += 1)
    for (; counts.hasRoom(network(number), 1, most); had += 1) counts.add(network(number), 1);
  expect(had).toBe(most * widerHeld);
  expect(counts.hasRoom(clientKeyOf("2001:db8:78::1"), most, most)).toBe(true);
  expect(counts.hasRoom("203.0.113.1", most, most)).toBe(true);
  counts.add(network(0), -1);
  expect(counts.hasRoom(network(99), 1, most)).toBe(true);
  expect(2 * widerHeld * limits.connectionsPerClient).toBeLessThanOrEqual(limits.connections);
  expect(2 * widerHeld * limits.bodies.perClient).toBeLessThanOrEqual(limits.bodies.all);
});

test("a client that has none left is forgotten, and its wider network with it", () => {
  const forget = vi.spyOn(Map.prototype, "delete");
  const counts = new ClientCounts();
  const client = clientKeyOf("2001:db8:77:1::1");
  counts.add(client, 2);
  counts.add(client, -1);
  expect(forget).not.toHaveBeenCalled();
  counts.add(client, -1);
  expect(forget.mock.calls).toEqual([[client], ["2001:db8:77"]]);
  forget.mockRestore();
});
