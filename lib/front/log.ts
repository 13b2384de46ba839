/** What the front tells the log, in words that a request cannot make longer than this. */

/** Writes what went wrong to the log, with what is known of it. */
export type Log = (message: string, details: object) => void;

/** The path of a request. */
export const shownPath = (path: string): string => path.slice(0, 200);

/** Something thrown: of an error its kind and its message. */
export const shownFault = (thrown: unknown): string => String(thrown).slice(0, 300);
