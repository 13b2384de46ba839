/** What can be wrong with a submission, as the pages without JavaScript are told in their address. */
export const formProblems = [
  "emailRequired",
  "emailInvalid",
  "languageInvalid",
  "tooMany",
  "failed",
] as const;

export type FormProblem = (typeof formProblems)[number];

/** The cookie by which a form that was sent back keeps what was typed: an address does not belong in an address bar. */
export const typedCookie = "lantern-typed";

/** The field that people do not see and programs fill in. */
export const honeypotField = "website";
