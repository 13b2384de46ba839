import { describe, expect, test } from "vitest";
import { longestRequest, readCallFields } from "#lib/product/calls/call-form";
import { readCallPlace, writeCallPlace } from "#lib/product/calls/call-place";
import { writeListPlace } from "#lib/base/addresses/list-place";
import { maskPhoneNumber, readPhoneNumber } from "#lib/base/values/phone-number";

describe("a telephone number", () => {
  test("is read however people write it", () => {
    for (const [typed, number] of [
      ["+1 202 555 0142", "+12025550142"],
      ["(202) 555-0142", "+12025550142"],
      ["202.555.0142", "+12025550142"],
      ["1-202-555-0142", "+12025550142"],
      ["+44 20 7946 0958", "+442079460958"],
      ["0049 30 901820", "+4930901820"],
      ["+44 (0)20 7946 0958", "+442079460958"],
      ["0049 (0) 30 / 901820", "+4930901820"],
      ["+39 (0)6 4782 1234", "+390647821234"],
      ["  +33 1 99 00 12 34 ", "+33199001234"],
    ] as const)
      expect(readPhoneNumber(typed), typed).toBe(number);
  });

  test("is refused when nobody could be called there", () => {
    for (const typed of [
      "",
      "abc",
      "555 0142",
      "+1 202 555",
      "020 7946 0958",
      "+0 123 456 789",
      "+1 202 155 0142",
    ])
      expect(readPhoneNumber(typed), typed).toBeNull();
    expect(readPhoneNumber("+44 20 7946 0958 ext. 3")).toBeNull();
    expect(readPhoneNumber("9".repeat(40))).toBeNull();
  });

  test("shows two digits and no more", () => {
    expect(maskPhoneNumber("+12025550142")).toBe("••• ••• ••42");
  });
});

describe("the form", () => {
  const good = { request: " Are you open on Sunday? ", language: "fr", callbackNumber: "202 555 0142" };

  test("gives a wish, trimmed, with the number in full", () => {
    expect(readCallFields(good)).toEqual({
      wish: { request: "Are you open on Sunday?", language: "fr", callbackNumber: "+12025550142" },
    });
  });

  test("takes the saved number for an empty field, and only then", () => {
    expect(readCallFields({ ...good, callbackNumber: " " }, "+13035550111")).toMatchObject({
      wish: { callbackNumber: "+13035550111" },
    });
    expect(readCallFields({ ...good, callbackNumber: "nonsense" }, "+13035550111")).toEqual({
      faults: { callbackNumber: "numberInvalid" },
    });
  });

  test("says of every field at once what is wrong with it", () => {
    expect(readCallFields({ request: "  ", language: "xx", callbackNumber: "" })).toEqual({
      faults: {
        request: "requestRequired",
        language: "languageInvalid",
        callbackNumber: "numberRequired",
      },
    });
    expect(readCallFields({ ...good, request: "x".repeat(longestRequest + 1) })).toEqual({
      faults: { request: "requestTooLong" },
    });
  });
});

test("a place in a list survives the address bar, and nonsense there is no place", () => {
  const place = { createdAt: new Date("2026-03-01T12:00:00.123Z"), id: crypto.randomUUID(), page: 2 };
  expect(readCallPlace(writeCallPlace(place))).toEqual(place);
  // A link from before places said which page they lead to.
  const former = writeListPlace([place.createdAt.toISOString(), place.id]);
  expect(readCallPlace(former)).toEqual({ ...place, page: null });
  for (const text of [null, "", "x", "%00", Buffer.from("yesterday 1").toString("base64url")])
    expect(readCallPlace(text)).toBeNull();
});
