import { expect, test } from "vitest";
import { emailFault } from "#lib/base/values/email-address";

test("nothing, and nothing but spaces, is a missing address", () => {
  expect(emailFault("")).toBe("emailRequired");
  expect(emailFault(" \t\n")).toBe("emailRequired");
});

test.each([
  "nobody",
  "a@b",
  "@b.de",
  "a@.",
  "a b@c.de",
  "a@b c.de",
  "a@@b.de",
  "a@b.de, c@d.de",
  "a\0@b.de",
  "a\ufffd@b.de",
  "a@b.d\u0007e",
])("%j is not an address", (typed) => expect(emailFault(typed)).toBe("emailInvalid"));

test.each(["a@b.de", "  a@b.de  ", "a.b+c@d.example.org", "zoë@exämple.de", "o'neil@b.co.uk"])(
  "%j is an address",
  (typed) => expect(emailFault(typed)).toBeNull(),
);

test("an address longer than mail can carry is wrong, one as long is not", () => {
  expect(emailFault(`${"a".repeat(249)}@b.de`)).toBeNull();
  expect(emailFault(`${"a".repeat(250)}@b.de`)).toBe("emailInvalid");
});
