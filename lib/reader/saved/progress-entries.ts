/**
 * A reader's progress as their account stores it, and how that of two browsers is merged. The rule: what is on in either
 * is on; where one has it on and the other has taken it off, the newer change holds; at the same moment, on holds.
 */
/** One thing read, ticked or saved: whether it is on, and when that last changed, in milliseconds; 1 when nobody knows. */
export type ProgressEntry = {
  on: boolean;
  at: number;
  of?: number;
  kind?: string;
  title?: string;
  lang?: string;
};
/** By id: `read <path>`, `step <path> <number>`, `saved <path>`. */
export type ProgressEntries = Record<string, ProgressEntry>;

/** The entries of two browsers as one, by the rule above. */
export function mergeEntries(one: ProgressEntries, other: ProgressEntries): ProgressEntries {
  const merged = { ...one };
  for (const [id, entry] of Object.entries(other)) {
    const known = merged[id];
    if (!known || entry.at > known.at || (entry.at === known.at && entry.on)) merged[id] = entry;
  }
  return merged;
}
