/** When to ask again for what was refused or has failed. */

/** Seconds after a failure: nobody knows when it ends. */
export const failureSeconds = 5;

/** The header that says in how many seconds to ask again. */
export const retryAfter = (seconds: number): { "retry-after": string } => ({
  "retry-after": String(seconds),
});
