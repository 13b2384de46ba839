/** A wait of less than this is over before it has been read. */
const shortestMs = 5 * 60_000;

/** The moment at which a wait ends, for a page to tell; null where the wait is not known, or too short to be worth a time. */
export const timeToTell = (waitMs: number | null, now: Date): Date | null =>
  waitMs !== null && waitMs >= shortestMs ? new Date(now.getTime() + waitMs) : null;
