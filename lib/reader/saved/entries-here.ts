/** What this browser stores of a reader's progress, as an account would. */
import { readChanges } from "#lib/reader/saved/changes";
import { toEntries } from "#lib/reader/saved/convert-entries";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { readStored } from "#lib/platform/browser/storage";

/** The changes whose time is known. The account refuses all for one that has none. */
export const changesHere = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readChanges()).filter((pair): pair is [string, number] => typeof pair[1] === "number"),
  );

/** All of it. */
export const entriesHere = (): ProgressEntries =>
  toEntries({ progress: readStored(progressKey), saved: readStored(savedKey) }, changesHere());

/** What of it has changed, which an account that was here before has not been told. */
export const changedHere = (changes = changesHere()): ProgressEntries =>
  Object.fromEntries(Object.entries(entriesHere()).filter(([id]) => id in changes));
