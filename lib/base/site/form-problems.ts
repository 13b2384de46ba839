import { otherAccount } from "#lib/base/visitor/page-account";

/** What can be wrong with a submission. Pages without JavaScript are told by a code in their address. */
const submissionFaults = ["emailRequired", "emailInvalid", "languageInvalid"] as const;
export type SubmissionFault = (typeof submissionFaults)[number];

export const formProblems = [...submissionFaults, "tooMany", "failed"] as const;
export type FormProblemCode = (typeof formProblems)[number];

const formReasons = ["faults", "expired", otherAccount, "tooMany", "failed"] as const;
/** Why a form of the signed-in product is shown again. */
export type FormReason = (typeof formReasons)[number];

/** The reason that a code stands for; `failed` for a code without words of its own. */
export const formReason = (code: string): FormReason => formReasons.find((one) => one === code) ?? "failed";

/** The field that people do not see and bots fill in. Its name is one that no browser fills in automatically. */
export const honeypotField = "remarks";
