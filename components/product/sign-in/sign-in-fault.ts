/** What can be wrong with a sign-in form, as codes that the messages have words for. */
import { readEmailAddress } from "#lib/base/values/email-address";

export const signInFaults = [
  "emailRequired",
  "emailInvalid",
  "passwordRequired",
  "newPasswordRequired",
  "passwordShort",
  "passwordLong",
  "passwordWeak",
  "passwordPwned",
  "passwordSame",
  "passwordUnsafe",
  "noAccount",
  "wrongPassword",
  "wrongEither",
  "taken",
  "wrongCode",
  "codeExpired",
  "wrongAppCode",
  "wrongBackupCode",
  "passkeyCancelled",
  "passkeyExists",
  "passkeyUnsupported",
  "passkeyAddress",
  "passkeyRefused",
  "passkeyQuota",
  "lastWay",
  "tooMany",
  "failed",
] as const;

export type SignInFault = (typeof signInFaults)[number];
type FaultField = "email" | "currentPassword" | "password" | "code" | "form";
export type Fault = { field: FaultField; fault: SignInFault };

/** Something went wrong, and there is nothing more to say about it. */
export const failed: Fault = { field: "form", fault: "failed" };

/** Clerk's codes as ours. */
const known: Record<string, Fault> = {
  form_identifier_not_found: { field: "email", fault: "noAccount" },
  form_identifier_exists: { field: "email", fault: "taken" },
  form_param_format_invalid: { field: "email", fault: "emailInvalid" },
  form_password_incorrect: { field: "password", fault: "wrongPassword" },
  form_password_validation_failed: { field: "password", fault: "wrongPassword" },
  form_password_or_identifier_incorrect: { field: "password", fault: "wrongEither" },
  form_password_length_too_short: { field: "password", fault: "passwordShort" },
  form_password_length_too_long: { field: "password", fault: "passwordLong" },
  form_password_size_in_bytes_exceeded: { field: "password", fault: "passwordLong" },
  form_password_not_strong_enough: { field: "password", fault: "passwordWeak" },
  form_password_no_lowercase: { field: "password", fault: "passwordWeak" },
  form_password_no_uppercase: { field: "password", fault: "passwordWeak" },
  form_password_no_number: { field: "password", fault: "passwordWeak" },
  form_password_no_special_char: { field: "password", fault: "passwordWeak" },
  form_password_matches_identifier: { field: "password", fault: "passwordWeak" },
  form_password_pwned: { field: "password", fault: "passwordPwned" },
  form_new_password_matches_current: { field: "password", fault: "passwordSame" },
  // A password that is right, but lets nobody in any more: trying again would not help.
  form_password_pwned__sign_in: { field: "password", fault: "passwordUnsafe" },
  form_password_compromised__sign_in: { field: "password", fault: "passwordUnsafe" },
  form_password_untrusted__sign_in: { field: "password", fault: "passwordUnsafe" },
  form_password_compromised: { field: "password", fault: "passwordUnsafe" },
  form_code_incorrect: { field: "code", fault: "wrongCode" },
  verification_failed: { field: "code", fault: "wrongCode" },
  verification_expired: { field: "code", fault: "codeExpired" },
  form_passkey_incorrect: { field: "form", fault: "passkeyRefused" },
  passkey_already_exists: { field: "form", fault: "passkeyExists" },
  passkey_invalid_rpID_or_domain: { field: "form", fault: "passkeyAddress" },
  passkey_not_supported: { field: "form", fault: "passkeyUnsupported" },
  passkey_pa_not_supported: { field: "form", fault: "passkeyUnsupported" },
  passkey_quota_exceeded: { field: "form", fault: "passkeyQuota" },
  passkey_registration_cancelled: { field: "form", fault: "passkeyCancelled" },
  passkey_retrieval_cancelled: { field: "form", fault: "passkeyCancelled" },
  passkey_retrieval_failed: { field: "form", fault: "passkeyCancelled" },
  last_identification_deletion_failed: { field: "form", fault: "lastWay" },
  too_many_requests: { field: "form", fault: "tooMany" },
};

/** Reads the error that Clerk's code reports; null when all went well. */
export function faultOf(error: unknown): Fault | null {
  if (error === null || error === undefined) return null;
  const { errors, code } = error as { errors?: unknown; code?: unknown };
  const first: unknown = Array.isArray(errors) ? (errors[0] as { code?: unknown } | undefined)?.code : code;
  return (typeof first === "string" && known[first]) || failed;
}

/** Whether a user gave up when asked for proof: there is no need to tell them. */
export const isGivenUp = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === "reverification_cancelled";

/** A fault in the words for a code from an app, or for a backup code: nobody has sent either. */
export const asOwnCode = (fault: Fault | null, isBackup: boolean): Fault | null =>
  fault?.fault === "wrongCode" ? { ...fault, fault: isBackup ? "wrongBackupCode" : "wrongAppCode" } : fault;

/** The fields with the address that was meant, or the fault that can be seen before anything is sent. */
export function checkFields<Typed extends { email: string; password: string }>(
  typed: Typed,
): { fields: Typed } | { fault: Fault } {
  const read = readEmailAddress(typed.email);
  if ("fault" in read) return { fault: { field: "email", fault: read.fault } };
  if (typed.password === "") return { fault: { field: "password", fault: "passwordRequired" } };
  return { fields: { ...typed, email: read.address } };
}

/** The words for what is wrong with a field, or with the form as a whole; null where nothing is. */
export const faultTexts =
  (fault: Fault | null, words: Readonly<Record<SignInFault, string>>) =>
  (field: FaultField): string | null =>
    fault?.field === field ? words[fault.fault] : null;
