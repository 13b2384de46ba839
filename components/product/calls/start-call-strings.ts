import type { TooMany } from "#lib/product/calls/allowance";
import type { CallBackFault } from "#lib/product/calls/call-back-fault";
import type { Unwelcome } from "#lib/product/calls/unwelcome";

/** The words of the form that starts a call, in the page's language. */
export type StartCallStrings = Record<
  | "request"
  | "requestHint"
  | "language"
  | "languageHint"
  | "number"
  | "numberHint"
  | "savedNumber"
  | "submit"
  | "check"
  | "checkText"
  | "confirm"
  | "change"
  | "sending"
  | TooMany
  | Unwelcome
  | CallBackFault
  | "failed"
  | "signedOut"
  | "signInAgain"
  | "otherAccountHere"
  | "requestRequired"
  | "requestTooLong"
  | "requestCard"
  | "requestSocialSecurity"
  | "languageInvalid"
  | "numberRequired"
  | "numberInvalid"
  | "numberChanged",
  string
>;
