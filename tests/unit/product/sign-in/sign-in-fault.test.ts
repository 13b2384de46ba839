/** What the sign-in forms say to Clerk's refusals: each that a user can do something about has words of its own. */
import { expect, test } from "vitest";
import { checkFields, faultOf } from "@/components/product/sign-in/sign-in-fault";

const refusal = (code: string) => faultOf({ errors: [{ code }] });

test.each([
  ["form_password_not_strong_enough", "passwordWeak"],
  ["form_password_no_number", "passwordWeak"],
  ["form_password_matches_identifier", "passwordWeak"],
  ["form_password_size_in_bytes_exceeded", "passwordLong"],
  ["form_password_pwned", "passwordPwned"],
  ["form_new_password_matches_current", "passwordSame"],
  ["form_password_validation_failed", "wrongPassword"],
])("a password refused as %s is told beside its field", (code, fault) => {
  expect(refusal(code)).toEqual({ field: "password", fault });
});

test.each([
  "form_password_pwned__sign_in",
  "form_password_compromised__sign_in",
  "form_password_untrusted__sign_in",
  "form_password_compromised",
])("a right password that lets nobody in any more (%s) leads to a new one", (code) => {
  expect(refusal(code)).toEqual({ field: "password", fault: "passwordUnsafe" });
});

test("what is unknown went wrong, and nothing wrong is nothing", () => {
  expect(refusal("something_new")).toEqual({ field: "form", fault: "failed" });
  expect(faultOf(null)).toBeNull();
});

test("an address that was pasted with marks of direction is sent without", () => {
  const typed = { email: " \u202aada@example.org\u202c ", password: "a password ", firstName: "Ada" };
  expect(checkFields(typed)).toEqual({ fields: { ...typed, email: "ada@example.org" } });
});

test("a missing or wrong address is told of before a missing password", () => {
  const fault = (email: string, password: string) => checkFields({ email, password });
  expect(fault("\u200b", "")).toEqual({ fault: { field: "email", fault: "emailRequired" } });
  expect(fault("ada@example.org, bo@example.org", "x")).toEqual({
    fault: { field: "email", fault: "emailInvalid" },
  });
  expect(fault("ada@example.org", "")).toEqual({ fault: { field: "password", fault: "passwordRequired" } });
});
