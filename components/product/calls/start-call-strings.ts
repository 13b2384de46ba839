import type { TooMany } from "#lib/product/calls/allowance";

/** The words of the form that starts a call, in the page's language. */
export type StartCallStrings = Record<
  | "request"
  | "requestHint"
  | "language"
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
  | "failed"
  | "requestRequired"
  | "requestTooLong"
  | "languageInvalid"
  | "numberRequired"
  | "numberInvalid",
  string
>;
