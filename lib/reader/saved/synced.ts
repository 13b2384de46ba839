/**
 * Which account this browser was last brought together with, under `lantern-synced` as JSON:
 * `{"owner": "x", "at": 1700000000000, "since": "1690000000"}`, and what waits for accounts that were here before.
 */
import type { ProgressEntries, ProgressEntry } from "#lib/base/site/progress-entry";
import { isRecord, parseJson } from "#lib/base/values/json";
import { syncedKey } from "#lib/reader/saved/synced-key";
import { isText } from "#lib/platform/browser/answers";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage";

export type Synced = {
  /** Whose account it is, as the account names it; left out when nobody's is here. */
  owner?: string;
  /** When they were last brought together, and when that was last tried without news. */
  at?: number;
  tried?: number;
  /** The sign-in by which it was. */
  since?: string;
  /** Whose copies are here yet, when another has signed in and may turn out to be the same. */
  last?: string;
  /** What accounts could not be told before they left, by owner. It is shown to nobody. */
  held?: Record<string, ProgressEntries>;
};

const isEntry = (value: unknown): value is ProgressEntry =>
  isRecord(value) && typeof value.on === "boolean" && typeof value.at === "number";

/** Every entry is looked at: one that does not say that it is on would count as taken off. */
export const isEntries = (value: unknown): value is ProgressEntries =>
  isRecord(value) && Object.values(value).every(isEntry);

/** Null when no account was ever here, or none that has left anything. What makes no sense is left out. */
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

/** Nothing is kept where there is nothing to keep. */
export function writeSynced({ held = {}, ...rest }: Synced): void {
  const waiting = Object.entries(held).filter(([, entries]) => Object.keys(entries).length > 0);
  const synced: Synced = { ...rest, ...(waiting.length > 0 ? { held: Object.fromEntries(waiting) } : {}) };
  if (Object.keys(synced).length === 0) removeStored(syncedKey);
  else writeStored(syncedKey, JSON.stringify(synced));
}
