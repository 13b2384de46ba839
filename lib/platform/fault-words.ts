/** A thrown value in words, for the log. Anything may be thrown. */

/** What an error says of itself. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : "unknown");

/** Only what kind of error it is, where its message may hold what somebody has typed. */
export const kindOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : "unknown");
