import "client-only";

/** A tab that has been put to sleep in its turn may keep it for long: the others go on without. */
const longestWaitMs = 3_000;

/**
 * Runs while no other tab of this site runs under that name; all the same where a browser has no locks, or gives none, as
 * with storage blocked.
 */
export async function oneTabAtATime(name: string, run: () => Promise<void>): Promise<void> {
  // Over plain http there are none.
  const { locks } = navigator as { locks?: LockManager };
  const turn = { hasBegun: false };
  const begin = () => {
    turn.hasBegun = true;
    return run();
  };
  try {
    await locks?.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, begin);
  } catch (error) {
    if (turn.hasBegun) throw error;
  }
  if (!turn.hasBegun) await run();
}
