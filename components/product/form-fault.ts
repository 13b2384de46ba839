/** What is wrong with a form of the signed-in product that was sent to its endpoint as JSON. */
import type { FormReason } from "#lib/base/site/form-problems";
import { isRecord } from "#lib/base/values/json";
import {
  ApiError,
  isOtherAccount,
  isRateLimit,
  isSignedOut,
} from "#lib/platform/browser/requests/api-client";

/**
 * `signedOut`: after a post without JavaScript the page says this instead of the form. `otherAccountHere`: such a post comes back
 * to the page of the account that is signed in now.
 */
type Reason = FormReason | "signedOut" | "otherAccountHere";

/** `faults` names for each faulty field the code of what is wrong with it. */
export type FormFault = { reason: Reason; faults: Readonly<Record<string, string>> };

/** The fault that an error of `callApi` stands for. */
export const formFaultOf = (error: unknown): FormFault => ({
  reason: reasonOf(error),
  faults: error instanceof ApiError ? faultsOf(error.body) : {},
});

const faultsOf = (body: unknown): Record<string, string> =>
  isRecord(body) && isRecord(body.errors)
    ? Object.fromEntries(Object.entries(body.errors).map(([field, code]) => [field, String(code)]))
    : {};

const reasonOf = (error: unknown): Reason =>
  isSignedOut(error)
    ? "signedOut"
    : isOtherAccount(error)
      ? "otherAccountHere"
      : isRateLimit(error)
        ? "tooMany"
        : error instanceof ApiError && error.status === 400
          ? "faults"
          : "failed";
