import { expect, test } from "vitest";
import { longestAddress, sentAddress } from "#lib/base/addresses/sent-address";

test.each([
  "token",
  "__clerk_ticket",
  "client_secret",
  "newPassword",
  "signature",
  "session_id",
  "jwt",
  "authorization",
  "code",
  "state",
  "email",
  "phone_number",
  "apikey",
])("the value of %s stays in the browser, in the query and behind the hash", (name) => {
  expect(sentAddress(`https://a.example/b?${name}=s3cret&age=7#${name}=s3cret`)).toBe(
    `https://a.example/b?${name}=***&age=7#${name}=***`,
  );
});

test("what lets nobody in is sent as it stands", () => {
  for (const address of ["/glossary", "/search?q=screen%20time&page=2", "/about#top", "/a=b/token=c"])
    expect(sentAddress(address)).toBe(address);
});

test("an address is sent up to the length that is stored", () => {
  expect(sentAddress(`/${"a".repeat(5_000)}`)).toHaveLength(longestAddress);
});
