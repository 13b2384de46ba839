/** Readers who agreed to analytics: their browser keeps each batch of events until it is accepted. */
import { randomUUID } from "node:crypto";
import { persist } from "./persist.ts";
import { oneOf, someAddress, steadily } from "./steady.ts";
import type { World } from "./world.ts";
import type { Sent } from "./senders.ts";

const perBatch = 5;

/** Sends batches at the given rate. Some are sent twice, as by a browser that never received the answer. */
export function watched(
  world: World,
  sent: Sent,
  paths: readonly string[],
  perSecond: number,
): Promise<void> {
  return steadily(world, perSecond, async () => {
    const ids = Array.from({ length: perBatch }, () => randomUUID());
    const body = JSON.stringify({
      gdpr_consent: true,
      events: ids.map((event_id) => ({
        event_id,
        event_type: "page_view",
        event_name: "Soak",
        event_data: { path: oneOf(paths).replace(/\?.*/, ""), title: "Soak" },
        url: world.site.origin,
        timestamp: new Date().toISOString(),
      })),
    });
    const headers = { "content-type": "application/json", origin: world.site.origin };
    const request = {
      kind: "events",
      path: "/api/analytics/events",
      method: "POST",
      body,
      headers,
      client: someAddress(),
    } as const;
    const given = await persist(world, request);
    if (given && Math.random() < 0.1) await persist(world, request);
    for (const id of ids) if (given) sent.taken.add(id);
    if (!given) sent.givenUp.push(...ids);
  });
}
