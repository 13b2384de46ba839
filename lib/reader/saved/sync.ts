/**
 * Brings the progress of a signed-in reader to their account and back. Loaded only where somebody seems to be signed in.
 * The first time everything here goes to the account; after that only what has changed. What was brought here for another
 * account is not passed on to this one.
 */
import { changesKey, readChanges as readStoredChanges } from "#lib/reader/saved/changes";
import { toStored, toEntries } from "#lib/reader/saved/convert-entries";
import type { ProgressEntries, ProgressEntry } from "#lib/base/site/progress-entry";
import { splitLocale } from "#lib/base/i18n/paths";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { parseJson } from "#lib/reader/saved/parse-json";
import { parseSaved, type SavedPiece } from "#lib/reader/saved/saved";
import { isRecord, isText } from "#lib/platform/browser/answers";
import { isSignedOut } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";
import { readStored, writeStored } from "#lib/platform/browser/storage";

const path = "/api/progress";
const syncedKey = "lantern-synced";
/** With nothing new here, the account is asked again after this long. */
const freshMs = 5 * 60_000;

type Account = { owner: string; entries: ProgressEntries };
/** Whose account this browser was last brought together with, when, and when that was last tried without news. */
type Synced = { owner: string; at: number; tried?: number };

const isEntry = (value: unknown): value is ProgressEntry =>
  isRecord(value) && typeof value.on === "boolean" && typeof value.at === "number";

/** Every entry is looked at: one that does not say that it is on would count as taken off. */
const isAccount = (answer: unknown): answer is Account =>
  isRecord(answer) &&
  isText(answer.owner) &&
  isRecord(answer.entries) &&
  Object.values(answer.entries).every(isEntry);

function readSynced(): Synced | null {
  const stored = parseJson(readStored(syncedKey));
  const { owner, at, tried } = isRecord(stored) ? stored : {};
  if (!isText(owner) || typeof at !== "number") return null;
  return { owner, at, ...(typeof tried === "number" ? { tried } : {}) };
}

/** The changes whose time is known. The account refuses all for one that has none. */
const readChanges = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readStoredChanges()).filter(
      (pair): pair is [string, number] => typeof pair[1] === "number",
    ),
  );

let running: Promise<void> | null = null;

/**
 * Brings both sides together, once at a time; `isArrival` when a page has just come. Rejects when the account cannot be
 * reached; nothing is lost by that.
 */
export function syncProgress({ isArrival = false } = {}): Promise<void> {
  running ??= sync(isArrival).finally(() => (running = null));
  return running;
}

async function sync(isArrival: boolean): Promise<void> {
  // The list shows what the account has, and asks it however fresh this is.
  const isAsked = isArrival && splitLocale(window.location.pathname).path === "/saved";
  const changes = readChanges();
  const synced = readSynced();
  const isSettled = Object.keys(changes).length === 0;
  const isStale = synced !== null && isOver(synced.at);
  if (isSettled && synced && !isStale && !isAsked) return;
  const told = synced ? changedOnly(here(), changes) : here();
  const isTold = Object.keys(told).length > 0;
  const isDue = isStale && isOver(synced.tried ?? 0);
  // Before it is tried: what fails is tried as seldom.
  if (isDue) writeStored(syncedKey, JSON.stringify({ ...synced, tried: Date.now() } satisfies Synced));
  const account = await call({ mayRenew: isTold || isDue || isAsked });
  const { owner } = account;
  const { entries } = isTold ? await call({ mayRenew: true, told: { owner, entries: told } }) : account;
  settle(entries, changes);
  writeStored(syncedKey, JSON.stringify({ owner, at: Date.now() } satisfies Synced));
}

/** Whether the time is up. A moment that is still to come was noted by a clock that has been put right since. */
function isOver(since: number): boolean {
  const age = Date.now() - since;
  return !(age >= 0 && age < freshMs);
}

/** Takes over what the account has. What was changed here meanwhile stays, and waits for its own turn. */
function settle(entries: ProgressEntries, told: Record<string, number>): void {
  const later = Object.fromEntries(Object.entries(readChanges()).filter(([id, at]) => told[id] !== at));
  const { progress, saved } = toStored({ ...entries, ...changedOnly(here(), later) });
  dropCopiesOfGone(parseSaved(readStored(savedKey)), saved);
  put(changesKey, later);
  put(progressKey, progress);
  put(savedKey, saved);
}

/** What another browser has taken off the list is not kept for reading offline either. */
function dropCopiesOfGone(before: readonly SavedPiece[], left: readonly SavedPiece[]): void {
  const gone = before.map(({ path: one }) => one).filter((one) => !left.some((piece) => piece.path === one));
  if (gone.length === 0) return;
  void import("#lib/platform/browser/offline-copies").then(
    ({ dropCopies }) => dropCopies(gone, left),
    () => undefined,
  );
}

const here = (): ProgressEntries =>
  toEntries({ progress: readStored(progressKey), saved: readStored(savedKey) }, readChanges());

const changedOnly = (entries: ProgressEntries, changes: Record<string, number>): ProgressEntries =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => id in changes));

function put(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (readStored(key) !== text) writeStored(key, text);
}

type Call = { mayRenew: boolean; told?: Account };

/**
 * Asks the account, or tells it. A token that has expired is renewed once, for a reader who has something to keep, or where
 * it is time to look; otherwise a page that is only read leaves the sign-in service alone.
 */
async function call({ mayRenew, told }: Call): Promise<Account> {
  const send = (as: "reader" | "user") =>
    callProduct(path, { as, ...(told ? { method: "PUT", body: told } : {}) });
  const answer = await send("reader").catch((error: unknown) => {
    if (mayRenew && isSignedOut(error)) return send("user");
    throw error;
  });
  // The product's backend may be another than ours, and what it leaves out would be taken off the list here.
  if (!isAccount(answer)) throw new Error("The answer is no account");
  return answer;
}
