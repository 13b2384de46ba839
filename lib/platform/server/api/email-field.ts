import "server-only";
import type { Fields } from "#lib/platform/server/api/body";
import type { Fault } from "#lib/platform/server/api/submission-endpoint";
import { emailFault } from "#lib/base/site/email-address";

const details = {
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
} as const;

/** The trimmed address of the field `emailAddress`, or what is wrong with it. */
export function readEmailAddress(fields: Fields): { emailAddress: string } | Fault {
  const typed = typeof fields.emailAddress === "string" ? fields.emailAddress : "";
  const code = emailFault(typed);
  return code ? { field: "emailAddress", code, detail: details[code] } : { emailAddress: typed.trim() };
}
