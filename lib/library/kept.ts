/**
 * What an account keeps of a reader's progress, and how two browsers' are brought together. The rule: what is on in either
 * is on; where one has it on and the other has taken it off, the newer change holds; at the same moment, on holds.
 */
/** One thing kept: whether it is on, and when that was last changed, in milliseconds; 1 when nobody knows. */
export type KeptEntry = { on: boolean; at: number; of?: number; kind?: string; title?: string };
/** By id: `read <path>`, `step <path> <number>`, `saved <path>`. */
export type Kept = Record<string, KeptEntry>;

/** Two keepings as one, by the rule above. */
export function mergeKept(one: Kept, other: Kept): Kept {
  const merged = { ...one };
  for (const [id, entry] of Object.entries(other)) {
    const known = merged[id];
    if (!known || entry.at > known.at || (entry.at === known.at && entry.on)) merged[id] = entry;
  }
  return merged;
}
