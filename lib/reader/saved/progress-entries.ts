/**
 * A reader's progress as their account stores it, and how that of two browsers is merged. The rule: what is on in either
 * is on; where one has it on and the other has taken it off, the newer change holds; at the same moment, on holds.
 */
import type { ProgressEntries } from "#lib/base/site/progress-entry";

/** The entries of two browsers as one, by the rule above. */
export function mergeEntries(one: ProgressEntries, other: ProgressEntries): ProgressEntries {
  const merged = { ...one };
  for (const [id, entry] of Object.entries(other)) {
    const known = merged[id];
    if (!known || entry.at > known.at || (entry.at === known.at && entry.on)) merged[id] = entry;
  }
  return merged;
}
