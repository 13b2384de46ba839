/** Converts the progress that this browser stores to the entries that an account stores, and back. */
import { pieceKinds } from "#lib/publication/content/kinds";
import type { ProgressEntries, ProgressEntry } from "#lib/base/site/progress-entry";
import { parseProgress, type Progress } from "#lib/reader/saved/progress";
import { parseSaved, type SavedPiece } from "#lib/reader/saved/saved";

/** Progress and the saved list as entries, each with the time of its last change where that is known. */
function collectEntries(
  progress: Progress,
  saved: readonly SavedPiece[],
  changes: Record<string, number>,
): ProgressEntries {
  const on: ProgressEntries = {};
  const put = (id: string, more: Omit<ProgressEntry, "on" | "at"> = {}, at = changes[id] ?? 1) =>
    (on[id] = { on: true, at, ...more });
  for (const path of progress.read) put(`read ${path}`);
  for (const [path, { ticked, of }] of Object.entries(progress.steps))
    for (const step of ticked) put(`step ${path} ${step}`, { of });
  for (const { path, kind, title, lang, savedAt } of saved)
    put(
      `saved ${path}`,
      { kind, title, ...(lang && { lang }) },
      changes[`saved ${path}`] ?? (Date.parse(savedAt) || 1),
    );
  const off = Object.entries(changes).filter(([id]) => !on[id]);
  return { ...on, ...Object.fromEntries(off.map(([id, at]) => [id, { on: false, at }])) };
}

/** Entries in the form that a browser stores: newest saved first, steps in order. */
export function toStored(all: ProgressEntries): { progress: Progress; saved: SavedPiece[] } {
  const progress: Progress = { read: [], steps: {} };
  const saved: SavedPiece[] = [];
  const entries = Object.entries(all).filter(([, { on }]) => on);
  for (const [id, { at, of, kind, title, lang }] of entries.toSorted(([, a], [, b]) => b.at - a.at)) {
    const [what, path = "", step] = id.split(" ");
    if (what === "read") progress.read.push(path);
    const known = pieceKinds.find((one) => one === kind);
    if (what === "saved" && known && title !== undefined)
      saved.push({ kind: known, path, title, ...(lang && { lang }), savedAt: new Date(at).toISOString() });
    if (what === "step" && step !== undefined) {
      const steps = (progress.steps[path] ??= { ticked: [], of: 0 });
      // The newest entry has the current number of steps.
      steps.of ||= of ?? 0;
      steps.ticked = [...steps.ticked, Number(step)].toSorted((a, b) => a - b);
    }
  }
  return { progress, saved };
}

/** What a browser has stored, as entries. */
export const toEntries = (
  stored: { progress: string | null; saved: string | null },
  changes: Record<string, number>,
): ProgressEntries => collectEntries(parseProgress(stored.progress), parseSaved(stored.saved), changes);
