import { otherAccount } from "#lib/base/visitor/page-account";

/** What can be wrong with a submission, as the pages without JavaScript are told in their address. */
const submissionFaults = ["emailRequired", "emailInvalid", "languageInvalid"] as const;
export type SubmissionFault = (typeof submissionFaults)[number];

export const formProblems = [...submissionFaults, "tooMany", "failed"] as const;
export type FormProblemCode = (typeof formProblems)[number];

const formReasons = ["faults", "expired", otherAccount, "tooMany", "failed"] as const;
/** Why a form of the signed-in product comes back. */
export type FormReason = (typeof formReasons)[number];

/** The reason in a form's own words, for a code that may be one it has no words for. */
export const formReason = (code: string): FormReason => formReasons.find((one) => one === code) ?? "failed";

/** The field that people do not see and programs fill in. By a name that nothing fills in from what it knows of its user. */
export const honeypotField = "remarks";
