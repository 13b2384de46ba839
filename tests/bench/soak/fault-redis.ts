/** Redis goes away and comes back empty: nobody may notice, except that instances learn of each other's changes late. */
import type { Fault } from "./world.ts";

export const redisLeaves: Fault = {
  name: "Redis goes away",
  begin: ({ services }) => services.redis.stop(),
  end: ({ services }) => services.redis.start(),
  refuses: () => false,
  // Instances try to reconnect every 5 s.
  graceMs: 12_000,
};
