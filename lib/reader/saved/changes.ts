/**
 * When each thing that this browser stores last changed, under `lantern-changes` as JSON: `{"read /micro-briefs/x":
 * 1700000000000}`. For a reader with an account, this decides whether a tick here or its absence elsewhere is newer. A change is
 * removed again once it has reached the account.
 */
import { isRecord, parseJson } from "#lib/base/values/json";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

export const changesKey = "lantern-changes";

/** What can change: a read piece, a ticked step, a saved piece. */
export type ChangeId = `read ${string}` | `step ${string} ${number}` | `saved ${string}`;

/** The changes that have not reached an account, by id. The values are milliseconds, unless somebody has edited the storage. */
export function readChanges(): Record<string, unknown> {
  const changes = parseJson(readStored(changesKey));
  return isRecord(changes) ? changes : {};
}

/** Notes that these things change now. Call it before the change is written. */
export function noteChanges(ids: readonly ChangeId[]): void {
  if (ids.length === 0) return;
  const now = Date.now();
  writeStored(
    changesKey,
    JSON.stringify({ ...readChanges(), ...Object.fromEntries(ids.map((id) => [id, now])) }),
  );
}
