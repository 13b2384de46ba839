/**
 * When what this browser stores was last changed, under `lantern-changes` as JSON: `{"read /micro-briefs/x": 1700000000000}`.
 * It settles, for a reader with an account, whether a tick here or its absence elsewhere is the newer. What has reached
 * the account is taken out again.
 */
import { isRecord, parseJson } from "#lib/base/values/json";
import { readStored, writeStored } from "#lib/platform/browser/storage";

export const changesKey = "lantern-changes";

/** What can change: a piece that is read, a step that is ticked, a piece that is saved. */
export type ChangeId = `read ${string}` | `step ${string} ${number}` | `saved ${string}`;

/** The changes that have not reached an account, by id, as they are stored: in milliseconds, if nobody has meddled. */
export function readChanges(): Record<string, unknown> {
  const changes = parseJson(readStored(changesKey));
  return isRecord(changes) ? changes : {};
}

/** Remembers that these change now. Call it before the change is written. */
export function noteChanges(ids: readonly ChangeId[]): void {
  if (ids.length === 0) return;
  const now = Date.now();
  writeStored(
    changesKey,
    JSON.stringify({ ...readChanges(), ...Object.fromEntries(ids.map((id) => [id, now])) }),
  );
}
