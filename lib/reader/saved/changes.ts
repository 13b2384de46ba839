/**
 * When what this browser stores was last changed, under `lantern-changes` as JSON:
 * `{"read /micro-briefs/x": {"at": 1700000000000, "owner": "…"}}`. It settles, for a reader with an account, whether a tick
 * here or its absence elsewhere is the newer. What has reached the account is taken out again.
 */
import { parseJson } from "#lib/reader/saved/parse-json";
import { isRecord } from "#lib/platform/browser/answers";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";
import { readStored, writeStored } from "#lib/platform/browser/storage";

export const changesKey = "lantern-changes";
export const syncedKey = "lantern-synced";

/** What can change: a piece that is read, a step that is ticked, a piece that is saved. */
export type ChangeId = `read ${string}` | `step ${string} ${number}` | `saved ${string}`;

/** When, in milliseconds, and whose it is, where an account was signed in that this browser knows. */
export type Change = { at: number; owner?: string | undefined };

/** Whose account this browser was last brought together with, when, and when that was last tried without news. */
export type Synced = { owner: string; at: number; tried?: number };

export const readSynced = (): Synced | null => parseJson(readStored(syncedKey)) as Synced | null;

/** The changes that have not reached an account, by id. A number alone is an older page's: when. */
export function readChanges(): Record<string, Change> {
  const changes = parseJson(readStored(changesKey));
  return Object.fromEntries(
    Object.entries(isRecord(changes) ? changes : {}).map(([id, change]) => [
      id,
      typeof change === "number" ? { at: change } : (change as Change),
    ]),
  );
}

/** Remembers that these change now. Call it before the change is written. */
export function noteChanges(ids: readonly ChangeId[]): void {
  if (ids.length === 0) return;
  const change: Change = { at: Date.now(), owner: isSignedInHint() ? readSynced()?.owner : undefined };
  writeStored(
    changesKey,
    JSON.stringify({ ...readChanges(), ...Object.fromEntries(ids.map((id) => [id, change])) }),
  );
}
