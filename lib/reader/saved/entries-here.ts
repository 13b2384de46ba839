/** The reader's progress in this browser, in the form that an account stores. */
import { readChanges } from "#lib/reader/saved/changes";
import { toEntries } from "#lib/reader/saved/convert-entries";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { readStored } from "#lib/platform/browser/storage/storage";

/** The changes with a valid time. The account would refuse all of them for one without. */
export const changesHere = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readChanges()).filter((pair): pair is [string, number] => typeof pair[1] === "number"),
  );

/** All entries in this browser. */
export const entriesHere = (): ProgressEntries =>
  toEntries({ progress: readStored(progressKey), saved: readStored(savedKey) }, changesHere());

/** The entries that have changed, which the account of this browser does not know yet. */
export const changedHere = (changes = changesHere()): ProgressEntries =>
  Object.fromEntries(Object.entries(entriesHere()).filter(([id]) => id in changes));
