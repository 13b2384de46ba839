/**
 * The reader's progress, stored in this browser under `lantern-progress` as JSON:
 * `{"read": ["/micro-briefs/x"], "steps": {"/micro-actions/y": {"ticked": [1, 2], "of": 6}}}`. Steps count from 1.
 * For a signed-in reader, `sync.ts` copies it to their other browsers.
 */
import { noteChanges } from "#lib/reader/saved/changes";
import { isRecord, parseJson } from "#lib/base/values/json";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

export const progressKey = "lantern-progress";

type StepProgress = { ticked: number[]; of: number };
export type Progress = { read: string[]; steps: Record<string, StepProgress> };

/** Reads stored progress and leaves out everything invalid. */
export function parseProgress(stored: string | null): Progress {
  const value = parseJson(stored);
  const { read, steps } = isRecord(value) ? value : {};
  return {
    read: Array.isArray(read) ? read.filter((path) => typeof path === "string") : [],
    steps: Object.fromEntries(
      Object.entries(isRecord(steps) ? steps : {}).flatMap(([path, entry]) => {
        if (!isRecord(entry) || !Array.isArray(entry.ticked) || typeof entry.of !== "number") return [];
        return [[path, { ticked: entry.ticked.filter((step) => typeof step === "number"), of: entry.of }]];
      }),
    ),
  };
}

/** Marks a piece as read, or not. */
export function markRead(path: string, isRead: boolean): void {
  const progress = parseProgress(readStored(progressKey));
  const others = progress.read.filter((other) => other !== path);
  noteChanges([`read ${path}`]);
  writeProgress({ ...progress, read: isRead ? [...others, path] : others });
}

/** Remembers which of an action's steps are ticked. */
export function tickSteps(path: string, ticked: readonly number[], of: number): void {
  const progress = parseProgress(readStored(progressKey));
  const before = progress.steps[path]?.ticked ?? [];
  const added = ticked.filter((step) => !before.includes(step));
  const taken = before.filter((step) => !ticked.includes(step));
  noteChanges([...added, ...taken].map((step) => `step ${path} ${step}` as const));
  writeProgress({ ...progress, steps: { ...progress.steps, [path]: { ticked: [...ticked], of } } });
}

/** A piece is done when it was read, or when all its steps are ticked. */
export function isDone(progress: Progress, path: string): boolean {
  const steps = progress.steps[path];
  return (
    progress.read.includes(path) || (steps !== undefined && steps.of > 0 && steps.ticked.length >= steps.of)
  );
}

const writeProgress = (progress: Progress) => writeStored(progressKey, JSON.stringify(progress));
