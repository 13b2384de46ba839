/** Redis goes away and comes back empty: nobody may notice, beyond that instances hear of each other late. */
import type { Fault } from "./world.ts";

export const redisLeaves: Fault = {
  name: "Redis goes away",
  begin: ({ services }) => services.redis.stop(),
  end: ({ services }) => services.redis.start(),
  refuses: () => false,
  // It is looked for every 5 s.
  graceMs: 12_000,
};
