/** Refusals of passwords and codes, in Clerk's words. */
import { readEmailAddress } from "#lib/base/values/email-address";
import { longestPassword, shortestPassword } from "#lib/local/sign-in-host/environment-json";
import { isTooLong } from "#lib/local/sign-in-host/passwords";
import { Refusal } from "#lib/local/sign-in-host/refusal";

/** `field` is the field of the request that held the password. */
export const wrongPassword = (field: string) =>
  new Refusal(422, "form_password_incorrect", "Password is incorrect. Try again, or use another method.", {
    field,
  });

/** For a change of the password to the present one. */
export const samePassword = () =>
  new Refusal(422, "form_new_password_matches_current", "New password matches the current one.", {
    field: "new_password",
  });

/** Clerk's answer with its protection against user enumeration: it does not say which of the two is wrong. */
export const wrongPasswordOrAddress = () =>
  new Refusal(422, "form_password_or_identifier_incorrect", "Password or identifier is incorrect.", {
    field: "password",
  });

/** For an e-mailed code that is wrong, or that was guessed at too often. */
export const wrongCode = (how: "wrong" | "tooMany") =>
  how === "wrong"
    ? new Refusal(422, "form_code_incorrect", "Incorrect code", { field: "code" })
    : new Refusal(429, "too_many_requests", "Too many requests. Please try again in a bit.", {
        field: "code",
      });

/** For an address that another user has. */
export const takenAddress = () =>
  new Refusal(422, "form_identifier_exists", "That email address is taken. Please try another.", {
    field: "email_address",
  });

/** The new password if it is acceptable. Throws Refusal. */
export function checkedPassword(password: string | undefined, field = "password"): string {
  if (password === undefined || password.length < shortestPassword)
    throw new Refusal(
      422,
      "form_password_length_too_short",
      `Passwords must be ${shortestPassword} characters or more.`,
      { field },
    );
  if (isTooLong(password))
    throw new Refusal(
      422,
      "form_password_length_too_long",
      `Passwords must be ${longestPassword} characters or less.`,
      { field },
    );
  return password;
}

/** The e-mail address as it is kept. Throws Refusal. */
export function checkedEmail(address: string): string {
  const read = readEmailAddress(address);
  if ("fault" in read)
    throw new Refusal(422, "form_param_format_invalid", "Email address must be a valid email address.", {
      field: "email_address",
    });
  return read.address.toLowerCase();
}
