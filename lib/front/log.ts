/** Writes what went wrong to the log, with what is known of it. */
export type Log = (message: string, details: object) => void;
