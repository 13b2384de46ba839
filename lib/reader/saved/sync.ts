/**
 * Synchronizes the progress of a signed-in reader with their account. Loaded only where somebody seems to be signed in. The first
 * time, everything in this browser goes to the account; after that, only changes. As soon as somebody else has signed in, the data
 * of the former account is out of sight, and it is not passed on.
 */
import { changesKey } from "#lib/reader/saved/changes";
import { toStored } from "#lib/reader/saved/convert-entries";
import { changedHere, changesHere, entriesHere } from "#lib/reader/saved/entries-here";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { splitLocale } from "#lib/base/i18n/paths";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { mergeEntries } from "#lib/reader/saved/progress-entries";
import { parseSaved, type SavedPiece } from "#lib/reader/saved/saved";
import { setAside } from "#lib/reader/saved/set-aside";
import { isEntries, readSynced, writeSynced, type Synced } from "#lib/reader/saved/synced";
import { isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { isSignedOut } from "#lib/platform/browser/requests/api-client";
import { dropCopies, removeCopies } from "#lib/platform/browser/offline-copies";
import { callProduct } from "#lib/platform/browser/requests/product-api";
import { hasSignedInSince, signInMoment } from "#lib/platform/browser/sign-in/sign-in-moment";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

const endpoint = "/api/progress";
/** With no changes here, the account is asked again after this long. */
const freshMs = 5 * 60_000;

type Account = { owner: string; entries: ProgressEntries };

const isAccount = (answer: unknown): answer is Account =>
  isRecord(answer) && isText(answer.owner) && isEntries(answer.entries);

let running: Promise<void> | null = null;

/**
 * Synchronizes both sides, one run at a time; `isArrival` when a page has just loaded. Rejects when the account cannot be reached;
 * nothing is lost then.
 */
export function syncProgress({ isArrival = false } = {}): Promise<void> {
  running ??= sync(isArrival).finally(() => (running = null));
  return running;
}

async function sync(isArrival: boolean): Promise<void> {
  const moment = signInMoment();
  if (moment === null) return;
  // The page of the saved list shows the account's list, so it always asks.
  const isAsked = isArrival && splitLocale(window.location.pathname).path === "/saved";
  if (hasSignedInSince(readSynced()?.since)) setAside({ isUnsure: true });
  const synced = readSynced();
  const isSettled = Object.keys(changesHere()).length === 0;
  const isStale = synced !== null && isOver(synced.at ?? 0);
  if (isSettled && synced && !isStale && !isAsked) return;
  const isDue = isStale && isOver(synced.tried ?? 0);
  // Noted before the attempt, so that failures do not make it more frequent.
  if (isDue) writeSynced({ ...synced, tried: Date.now() });
  const account = await call({ mayRenew: Object.keys(untold()).length > 0 || isDue || isAsked });
  // An answer that arrives after its reader has left is ignored.
  const isStillHere = (before: Synced | null) =>
    signInMoment() === moment && (before?.owner === undefined || readSynced()?.owner === before.owner);
  if (!isStillHere(synced)) return;
  const { owner } = account;
  if (letGoOfOther(owner)) void removeCopies();
  const changes = changesHere();
  const asked = readSynced();
  const told = mergeEntries(asked?.held?.[owner] ?? {}, untold());
  const isTold = Object.keys(told).length > 0;
  const { entries } = isTold ? await call({ mayRenew: true, told: { owner, entries: told } }) : account;
  if (!isStillHere(asked)) return;
  settle(entries, changes);
  writeSynced({ owner, at: Date.now(), since: moment, held: { ...readSynced()?.held, [owner]: {} } });
}

/** What the account has to be told. If this browser has no account yet: everything. */
const untold = (): ProgressEntries => (readSynced()?.owner === undefined ? entriesHere() : changedHere());

/** Takes another account's data out of sight. Returns whether there was another account. */
function letGoOfOther(owner: string): boolean {
  const { owner: former, last } = readSynced() ?? {};
  if (former !== undefined && former !== owner) setAside();
  return (former ?? last ?? owner) !== owner;
}

/** Whether the time is up. A moment in the future comes from a clock that has been corrected since. */
function isOver(since: number): boolean {
  const age = Date.now() - since;
  return !(age >= 0 && age < freshMs);
}

/**
 * Takes over what the account has. Changes made here meanwhile stay, and wait for the next run. So do offline copies that are still
 * to be made, of which the account knows nothing.
 */
function settle(entries: ProgressEntries, told: Record<string, number>): void {
  const later = Object.fromEntries(Object.entries(changesHere()).filter(([id, at]) => told[id] !== at));
  const { progress, saved } = toStored({ ...entries, ...changedHere(later) });
  const before = parseSaved(readStored(savedKey));
  const dueOf = (path: string) => before.find((piece) => piece.path === path)?.due;
  dropCopiesOfGone(before, saved);
  put(changesKey, later);
  put(progressKey, progress);
  put(
    savedKey,
    saved.map((piece) => ({ ...piece, due: dueOf(piece.path) })),
  );
}

/** Deletes the offline copies of pieces that another browser removed from the list. */
function dropCopiesOfGone(before: readonly SavedPiece[], left: readonly SavedPiece[]): void {
  const gone = before.map(({ path: one }) => one).filter((one) => !left.some((piece) => piece.path === one));
  if (gone.length > 0) void dropCopies(gone, left);
}

function put(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (readStored(key) !== text) writeStored(key, text);
}

type Call = { mayRenew: boolean; told?: Account };

/**
 * Reads the account's progress, or sends changes to it. An expired token is renewed once if the reader has something to keep or a
 * check is due. Otherwise, a page that is only read leaves the sign-in service alone.
 */
async function call({ mayRenew, told }: Call): Promise<Account> {
  const send = (as: "reader" | "user") =>
    callProduct(endpoint, { as, ...(told ? { method: "PUT", body: told } : {}) });
  const answer = await send("reader").catch((error: unknown) => {
    if (mayRenew && isSignedOut(error)) return send("user");
    throw error;
  });
  // The product's backend may not be ours, and anything missing in its answer would be removed from the list here.
  if (!isAccount(answer)) throw new Error("The answer is no account");
  return answer;
}
