import { expect, test } from "vitest";
import { submittedAddress } from "#lib/reader/submissions/submission-endpoint";

test.each([
  ["an address book's marks of direction", "\u202aada@example.org\u202c"],
  ["a space of no width", "ada@example.org\u200b"],
  ["a mark of byte order and a place to break", "\ufeff ada@exam\u00adple.org"],
])("an address that was copied with %s is kept without", (_copied, emailAddress) => {
  expect(submittedAddress({ emailAddress })).toEqual({ emailAddress: "ada@example.org" });
});

test("an address of nothing that can be seen is a missing one", () => {
  expect(() => submittedAddress({ emailAddress: "\u200b" })).toThrow(
    expect.objectContaining({ code: "emailRequired" }),
  );
});
