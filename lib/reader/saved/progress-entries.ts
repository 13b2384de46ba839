/**
 * A reader's progress as their account stores it, and how the progress of two browsers is merged. The rule: what is on in either is
 * on. Where it is on in one and was turned off in the other, the newer change wins; at the same moment, on wins.
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
