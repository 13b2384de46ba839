/** Why a business is not called, whoever asks, as pages and the API name it. Used in the browser too. */

export const unwelcomeCodes = [
  "doNotCall",
  "notCallable",
  "neverOpen",
  "closedThisWeek",
  "numberFull",
  "gone",
] as const;

/**
 * `doNotCall`: it asked not to be called; `notCallable`: its number is none that we call; `neverOpen`: it is open only when we
 * do not call; `closedThisWeek`: it is closed for seven days, as over a season; `numberFull`: it has as many calls as
 * may be in a day; `gone`: it is no longer in the directory.
 */
export type Unwelcome = (typeof unwelcomeCodes)[number];

/** The business may not be called, or not so often. */
export type UnwelcomeCall = { kind: "unwelcome"; reason: Unwelcome };

/** What the directory itself says against a call. */
export type UncallableBusiness = UnwelcomeCall & { reason: "gone" | "notCallable" };

/** The status of an answer that says so, and of one that says it of a number to be called back. */
export const unwelcomeStatus = 422;
