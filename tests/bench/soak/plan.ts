/** Which faults happen in the hour, and when. A shorter run has all of them at shorter intervals. */
import { setTimeout as wait } from "node:timers/promises";
import { clockJumps } from "./fault-clock.ts";
import { databaseRestarts } from "./fault-database.ts";
import { diskFull } from "./fault-disk.ts";
import { instanceKilled } from "./fault-instance.ts";
import { redisLeaves } from "./fault-redis.ts";
import { storeFails, storeHangs } from "./fault-store.ts";
import type { Fault, World } from "./world.ts";

type Step = {
  fault: Fault;
  /** The minute of the hour in which it begins, and how many minutes it lasts. */
  at: number;
  minutes: number;
  /** In a short run it lasts at least this many seconds, to have an effect at all. */
  atLeast: number;
};

const hour = 60;

/** The faults of the hour, one after the other. The instance is killed early enough to watch it for most of the hour. */
const steps = (noDisk: string | null): Step[] => [
  { fault: instanceKilled("the first"), at: 2, minutes: 0.2, atLeast: 2 },
  { fault: instanceKilled("the second"), at: 6, minutes: 0.5, atLeast: 3 },
  { fault: storeFails, at: 11, minutes: 5, atLeast: 12 },
  { fault: storeHangs, at: 19, minutes: 2, atLeast: 12 },
  { fault: databaseRestarts, at: 25, minutes: 0.2, atLeast: 2 },
  { fault: redisLeaves, at: 28, minutes: 3, atLeast: 8 },
  { fault: clockJumps, at: 33, minutes: 4, atLeast: 10 },
  { fault: diskFull(noDisk), at: 40, minutes: 1, atLeast: 8 },
];

/** Runs all faults in turn. Returns which ones could not be tried, and why. */
export async function letGoWrong(world: World): Promise<string[]> {
  const untried: string[] = [];
  const begun = performance.now();
  const scale = world.lastsMs / (hour * 60_000);
  for (const { fault, at, minutes, atLeast } of steps(world.site.noDisk)) {
    const missing = fault.missing?.() ?? null;
    if (missing !== null) {
      untried.push(`${fault.name}: ${missing}`);
      continue;
    }
    await wait(Math.max(0, begun + at * 60_000 * scale - performance.now()));
    const lasts = Math.max(atLeast * 1_000, minutes * 60_000 * scale);
    console.log(
      `${world.ledger.seconds.toFixed(0).padStart(6)} s: ${fault.name}, for ${(lasts / 1_000).toFixed(0)} s`,
    );
    world.ledger.begin(fault);
    await fault.begin(world);
    await wait(lasts);
    await fault.end(world);
    world.ledger.end(fault);
  }
  return untried;
}
