/** Headers by which our pages tell the product API who asks and what that reader has allowed. */

/** The visitor's id from the answer of `POST /api/analytics/track-user/`. Sent only with consent. */
export const anonIdHeader = "X-Anon-Id";

/**
 * `true` when the reader said yes after the page had said that the browser asks not to be tracked (Global Privacy Control). Without
 * this header, a request that carries the signal is treated as one without consent.
 */
export const signalSeenHeader = "X-GPC-Seen";
