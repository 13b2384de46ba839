/**
 * The account with which this browser last synchronized, under `lantern-synced` as JSON:
 * `{"owner": "x", "at": 1700000000000, "since": "1690000000"}`, and the data that waits for former accounts.
 */
import type { ProgressEntries, ProgressEntry } from "#lib/base/site/progress-entry";
import { isRecord, parseJson } from "#lib/base/values/json";
import { syncedKey } from "#lib/reader/saved/synced-key";
import { isText } from "#lib/platform/browser/requests/answers";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";

export type Synced = {
  /** The account's own name for its owner; left out when no account is here. */
  owner?: string;
  /** When they last synchronized, and when that was last attempted without success. */
  at?: number;
  tried?: number;
  /** The sign-in at that time. */
  since?: string;
  /** Whose offline copies are still here, when somebody has signed in who may turn out to be the same user. */
  last?: string;
  /** Data that could not be sent to former accounts, by owner. Nobody sees it. */
  held?: Record<string, ProgressEntries>;
};

const isEntry = (value: unknown): value is ProgressEntry =>
  isRecord(value) && typeof value.on === "boolean" && typeof value.at === "number";

/** Every entry is checked: one that does not say that it is on would count as turned off. */
export const isEntries = (value: unknown): value is ProgressEntries =>
  isRecord(value) && Object.values(value).every(isEntry);

/** Null when there was never an account here, or none that left anything. Invalid values are left out. */
export function readSynced(): Synced | null {
  const stored = parseJson(readStored(syncedKey));
  if (!isRecord(stored)) return null;
  const { owner, at, tried, since, last } = stored;
  const held = Object.entries(isRecord(stored.held) ? stored.held : {}).filter(
    (pair): pair is [string, ProgressEntries] => isEntries(pair[1]),
  );
  const synced: Synced = {
    ...(isText(owner) && typeof at === "number" ? { owner, at } : {}),
    ...(typeof tried === "number" ? { tried } : {}),
    ...(isText(since) ? { since } : {}),
    ...(isText(last) ? { last } : {}),
    ...(held.length > 0 ? { held: Object.fromEntries(held) } : {}),
  };
  return synced.owner === undefined && synced.last === undefined && !synced.held ? null : synced;
}

/** Removes the key when there is nothing to store. */
export function writeSynced({ held = {}, ...rest }: Synced): void {
  const waiting = Object.entries(held).filter(([, entries]) => Object.keys(entries).length > 0);
  const synced: Synced = { ...rest, ...(waiting.length > 0 ? { held: Object.fromEntries(waiting) } : {}) };
  if (Object.keys(synced).length === 0) removeStored(syncedKey);
  else writeStored(syncedKey, JSON.stringify(synced));
}
