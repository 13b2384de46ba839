/** Signing out elsewhere, in as many places as were chosen. */

type Session = { id: string; status: string; revoke: () => Promise<unknown> };

/**
 * Ends the sessions one by one. The sign-in service refuses to end one that has ended meanwhile; that must not keep the others
 * open. Throws the error of a session that is still open according to `readOpen`.
 */
export async function endSessions(
  sessions: readonly Session[],
  readOpen: () => Promise<readonly { id: string }[]>,
): Promise<void> {
  const faults = new Map<string, unknown>();
  for (const one of sessions)
    if (one.status !== "revoked") await one.revoke().catch((error: unknown) => faults.set(one.id, error));
  if (faults.size === 0) return;
  const open = await readOpen().catch(() => null);
  for (const [id, error] of faults) if (!open || open.some((one) => one.id === id)) throw error;
}
