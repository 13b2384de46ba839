/** The call provider, as seen by its customers: it makes each call within seconds and reports that by a signed callback. */
import { setTimeout as wait } from "node:timers/promises";
import type { World } from "./world.ts";

const { callback } = await import("../../support/services/call-provider.ts");

const lookMs = 100;
const shortestMs = 500;
const longestMs = 2_500;
/** How often a callback is sent. If none is accepted, the site itself asks for the state. */
const tries = 4;
const againMs = 2_000;

/**
 * Ends the calls that the provider is given, until `isDone` and none is left: a call whose hand-over failed is handed over much
 * later.
 */
export async function ringAndReport(world: World, isDone: () => boolean): Promise<void> {
  const { provider, callbackSecret } = world.services;
  let read = 0;
  const underWay = new Set<Promise<void>>();
  const end = async (id: string) => {
    await wait(shortestMs + Math.random() * (longestMs - shortestMs));
    const told = { id, state: "completed", summary: "They open at nine.", durationSeconds: 60, costUsd: 0.4 };
    provider.calls.set(id, told);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { body, headers } = callback(told, callbackSecret);
      const request = {
        kind: "callback",
        path: "/api/calls/callback",
        method: "POST",
        body,
        headers,
      } as const;
      if ((await world.balancer.ask(request)).status === 200) return;
      await wait(againMs);
    }
  };
  const known = new Set<string>();
  while (!isDone() || underWay.size > 0) {
    for (; read < provider.received.length; read += 1) {
      const { method, path = "" } = provider.received[read] ?? {};
      const id = path.split("/").at(-1) ?? "";
      if (method !== "PUT" || known.has(id)) continue;
      known.add(id);
      const one = end(id).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await wait(lookMs);
  }
}
