/**
 * One thing read, ticked or saved: whether it is on; when that last changed, in milliseconds, 1 when nobody knows; and what a list
 * needs to show it. A browser sends this shape and an account stores it.
 */
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
