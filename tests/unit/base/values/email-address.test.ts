import { expect, test } from "vitest";
import { readEmailAddress } from "#lib/base/values/email-address";

test.each(["", " \t\n", "\u200b", "\u2068 \u2069"])("%j is a missing address", (typed) =>
  expect(readEmailAddress(typed)).toEqual({ fault: "emailRequired" }),
);

test.each([
  "nobody",
  "a@b",
  "@b.de",
  "a@.",
  "a b@c.de",
  "a@b c.de",
  "a@@b.de",
  "a\0@b.de",
  "a\ufffd@b.de",
  "a@b.d\u0007e",
  // Several, and one with a name.
  "a@b.de, c@d.de",
  "a,b@c.de",
  "a@b.c,d",
  "a;b@c.de",
  '"x"<y>@c.de',
  "<y@c.de>",
  "y(x)@c.de",
  "mailto:a@b.de",
  "a\\b@c.de",
  // A formula, and the line of a mail.
  '=HYPERLINK("http://evil.example")@a.bc',
  "=1+1@a.bc",
  "%0aBcc:x@y.zz",
  // A domain with a part missing, as at the end of a sentence.
  "a@b.de.",
  "a@b..de",
  "a@.b.de",
])("%j is not an address", (typed) => expect(readEmailAddress(typed)).toEqual({ fault: "emailInvalid" }));

test.each([
  "a@b.de",
  "a.b+c@d.example.org",
  "zoë@exämple.de",
  "o'neil@b.co.uk",
  "+15550100@sms.example.org",
  "-a-@b.de",
  "a..b.@docomo.example.jp",
  "a=b/c%d!e@b.de",
])("%j is an address", (typed) => expect(readEmailAddress(typed)).toEqual({ address: typed }));

test.each(["  a@b.de  ", "\u202aa@b.de\u202c", "a@b.de\u200b ", "\ufeffa@b\u00ad.de"])(
  "%j is a@b.de, with what came along when it was copied",
  (typed) => expect(readEmailAddress(typed)).toEqual({ address: "a@b.de" }),
);

test("an address longer than mail can carry is wrong, one as long is not", () => {
  const long = `${"a".repeat(249)}@b.de`;
  expect(readEmailAddress(long)).toEqual({ address: long });
  expect(readEmailAddress(`a${long}`)).toEqual({ fault: "emailInvalid" });
});
