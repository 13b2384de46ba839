/** The form by which a business asks not to be called. */

/** The form's name and its anchor on its page. */
export const doNotCallForm = "do-not-call";

/** As many requests for the number wait as are kept. The page promises that it is checked all the same. */
export const enoughWaiting = "enoughWaiting";

/** What can be wrong with it, as its page is told in its address. */
export const doNotCallProblems = [
  "numberRequired",
  "numberInvalid",
  "emailRequired",
  "emailInvalid",
  "tooMany",
  "tooManyToday",
  enoughWaiting,
  "failed",
] as const;
export type DoNotCallProblem = (typeof doNotCallProblems)[number];
