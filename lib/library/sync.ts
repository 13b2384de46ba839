/**
 * Brings the progress of a signed-in reader to their account and back. Loaded only where somebody seems to be signed in.
 * The first time everything here goes to the account; after that only what has changed. What was brought here for another
 * account is not passed on to this one.
 */
import { changesKey, readChanges } from "#lib/library/changes";
import { heldBy, keptIn } from "#lib/library/kept-here";
import type { Kept } from "#lib/library/kept";
import { savedKey } from "#lib/library/is-saved";
import { progressKey } from "#lib/library/progress";
import { parseJson } from "#lib/library/stored-json";
import { renewToken } from "#lib/platform/browser/renew-token";
import { readStored, writeStored } from "#lib/platform/browser/storage";

const path = "/api/progress";
const syncedKey = "lantern-synced";
/** With nothing new here, the account is asked again after this long. */
const freshMs = 5 * 60_000;

type Account = { owner: string; entries: Kept };
type Synced = { owner: string; at: number };

let running: Promise<void> | null = null;

/** Brings both sides together, once at a time. Rejects when the account cannot be reached; nothing is lost by that. */
export function syncProgress(): Promise<void> {
  running ??= sync().finally(() => (running = null));
  return running;
}

async function sync(): Promise<void> {
  const changes = readChanges();
  const synced = parseJson(readStored(syncedKey)) as Synced | null;
  const isSettled = Object.keys(changes).length === 0;
  if (isSettled && synced && Date.now() - synced.at < freshMs) return;
  const told = synced ? changedOnly(here(), changes) : here();
  const isTold = Object.keys(told).length > 0;
  const account = await call({ mayRenew: isTold });
  const { owner } = account;
  const { entries } = isTold ? await call({ mayRenew: true, told: { owner, entries: told } }) : account;
  settle(entries, changes);
  writeStored(syncedKey, JSON.stringify({ owner, at: Date.now() } satisfies Synced));
}

/** Takes over what the account has. What was changed here meanwhile stays, and waits for its own turn. */
function settle(entries: Kept, told: Record<string, number>): void {
  const later = Object.fromEntries(Object.entries(readChanges()).filter(([id, at]) => told[id] !== at));
  const { progress, saved } = heldBy({ ...entries, ...changedOnly(here(), later) });
  put(changesKey, later);
  put(progressKey, progress);
  put(savedKey, saved);
}

const here = (): Kept =>
  keptIn({ progress: readStored(progressKey), saved: readStored(savedKey) }, readChanges());

const changedOnly = (kept: Kept, changes: Record<string, number>): Kept =>
  Object.fromEntries(Object.entries(kept).filter(([id]) => id in changes));

function put(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (readStored(key) !== text) writeStored(key, text);
}

type Call = { mayRenew: boolean; told?: Account };

/**
 * Asks the account, or tells it. A token that has expired is renewed once, for a reader who has something to keep; a page
 * that is only read leaves the sign-in service alone.
 */
async function call({ mayRenew, told }: Call): Promise<Account> {
  const send = (token: string | null) =>
    fetch(path, {
      ...(told ? { method: "PUT", body: JSON.stringify(told) } : {}),
      headers: {
        ...(told ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  let answer = await send(null);
  if (answer.status === 401 && mayRenew) {
    const token = await renewToken();
    if (token) answer = await send(token);
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // Our own endpoint, checked on the server by the shape this type is taken from.
  return (await answer.json()) as Account;
}
