import { getCountries, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { callFieldsOf, knownFaults, longestRequest, readCallFields } from "#lib/product/calls/form/call-form";
import { readCallPlace, writeCallPlace } from "#lib/product/calls/records/call-place";
import { writeListPlace } from "#lib/base/addresses/list-place";
import { longestNumber, maskPhoneNumber, readPhoneNumber } from "#lib/base/values/phone-number";

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

  test("is read without what is dialed before it only within its country", () => {
    for (const [typed, number] of [
      ["+44 020 7946 0018", "+442079460018"],
      ["+49 (030) 901820", "+4930901820"],
      ["+49-(0)30-901820", "+4930901820"],
      ["0049 030 901820", "+4930901820"],
      ["+353 01 437 0000", "+35314370000"],
      ["+36 06 1 437 0123", "+3614370123"],
      ["+52 1 55 1234 5678", "+525512345678"],
      ["+52 01 55 1234 5678", "+525512345678"],
    ] as const)
      expect(readPhoneNumber(typed), typed).toBe(number);
  });

  test("keeps a zero that is its own", () => {
    for (const [typed, number] of [
      ["+39 06 4782 1234", "+390647821234"],
      ["+378 0549 886377", "+3780549886377"],
      ["+225 (0)1 23 45 67 89", "+2250123456789"],
      ["+49 10 10 10 10", "+4910101010"],
    ] as const)
      expect(readPhoneNumber(typed), typed).toBe(number);
  });

  test("is read as the plan of each country has it, with the zero of calls within it and without", () => {
    let zeros = 0;
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example || !/^\+\d{8}/.test(example.number)) continue;
      const { number, countryCallingCode: code, nationalNumber } = example;
      expect(readPhoneNumber(number), country).toBe(number);
      const typed = `+${code} 0${nationalNumber}`;
      if (parsePhoneNumberFromString(typed)?.number !== number || !example.isValid()) continue;
      zeros += 1;
      expect(readPhoneNumber(typed), country).toBe(number);
    }
    expect(zeros).toBeGreaterThan(100);
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

  test("takes a request of just the length that it allows, less the spaces around it", () => {
    const request = "x".repeat(longestRequest);
    expect(readCallFields({ ...good, request: ` ${request}\n` })).toMatchObject({ wish: { request } });
  });

  test("reads what is missing as empty, and nothing besides its fields", () => {
    expect(callFieldsOf({ request: "a", businessId: "b" })).toEqual({
      request: "a",
      language: "",
      callbackNumber: "",
    });
  });

  test("knows of what others find wrong only what it has words for", () => {
    expect(
      knownFaults({ request: "requestCard", language: "tooRude", callbackNumber: 4, businessId: "gone" }),
    ).toEqual({ request: "requestCard" });
    expect(knownFaults({})).toEqual({});
  });

  test("names the number in the request only where that is at fault, and no more of it than a number has", () => {
    const toldNumber = "9".repeat(longestNumber);
    const request = "requestNumber";
    expect(knownFaults({ request, toldNumber: `${toldNumber}9` })).toEqual({ request, toldNumber });
    expect(knownFaults({ request, toldNumber: 900 })).toEqual({ request });
    expect(knownFaults({ request: "requestCard", toldNumber })).toEqual({ request: "requestCard" });
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
