import "client-only";

/** A tab that is frozen during its turn may keep the lock for long. The others stop waiting after this time. */
const longestWaitMs = 3_000;

/**
 * Runs `run` while no other tab of this site runs under that name. Runs it without a lock where the browser has no locks or refuses
 * one, as with blocked storage.
 */
export async function oneTabAtATime(name: string, run: () => Promise<void>): Promise<void> {
  // Over plain http there are no locks.
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
