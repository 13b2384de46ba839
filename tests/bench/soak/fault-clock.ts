/** The clock of one instance jumps ahead, and back again. */
import type { Site } from "./site.ts";
import type { Fault } from "./world.ts";

const jumping = 0;
/** Longer than a session's token is valid, shorter than a signature is. */
export const aheadMs = 4 * 60_000;

async function setAhead(site: Site, ms: number): Promise<void> {
  await site.instances[jumping]?.shiftClock(ms);
}

export const clockJumps: Fault = {
  name: "the clock jumps",
  begin: ({ site }) => setAhead(site, aheadMs),
  end: ({ site }) => setAhead(site, 0),
  // For a clock that is ahead a token has expired; for one that was ahead a token is from the future.
  refuses: (kind, status) => (status === 401 || status === 307) && (kind === "product" || kind === "call"),
  // As long as a token made by the other clock is valid.
  graceMs: 60_000,
};
