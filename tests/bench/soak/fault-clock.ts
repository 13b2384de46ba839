/** One instance's clock jumps ahead, and back again. */
import type { Site } from "./site.ts";
import type { Fault } from "./world.ts";

const jumping = 0;
/** More than a session's token lasts, less than a signature does. */
export const aheadMs = 4 * 60_000;

async function setAhead(site: Site, ms: number): Promise<void> {
  await site.instances[jumping]?.shiftClock(ms);
}

export const clockJumps: Fault = {
  name: "the clock jumps",
  begin: ({ site }) => setAhead(site, aheadMs),
  end: ({ site }) => setAhead(site, 0),
  // To a clock that is ahead a token is too old, and to one that was, a token is from the future.
  refuses: (kind, status) => (status === 401 || status === 307) && (kind === "product" || kind === "call"),
  // For as long as a token of the other clock lasts.
  graceMs: 60_000,
};
