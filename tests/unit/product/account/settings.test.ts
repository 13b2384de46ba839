import { expect, test } from "vitest";
import { formatPrice, planForm } from "#lib/product/account/plans";
import { confirmedForm, nameForm, settingsForm } from "#lib/product/account/settings";

const good = { language: "en", theme: "dark", callBackNumber: "", defaultLocationId: "" };

/** The faults of a form, by field. */
const faultsOf = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    settingsForm
      .safeParse(fields)
      .error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]) ?? [],
  );

test("a number is kept in E.164 however it is written, and an empty one is none", () => {
  const numberOf = (callBackNumber: string) => settingsForm.parse({ ...good, callBackNumber }).callBackNumber;
  expect(numberOf("+1 (202) 555-0142")).toBe("+12025550142");
  expect(numberOf("0044 20 7946 0958")).toBe("+442079460958");
  expect(numberOf("   ")).toBeNull();
});

test("each field that does not fit is named with its fault", () => {
  expect(faultsOf({ ...good, callBackNumber: "call me", theme: "pink" })).toEqual({
    callBackNumber: "phoneInvalid",
    theme: "themeInvalid",
  });
  expect(faultsOf({ ...good, language: "xx", defaultLocationId: "1" })).toEqual({
    language: "languageInvalid",
    defaultLocationId: "locationInvalid",
  });
});

test("what is not sent is not changed, and what is sent empty is taken away", () => {
  expect(Object.keys(settingsForm.parse({ locale: "de" }))).toEqual(["locale"]);
  expect(settingsForm.parse({ callBackNumber: "", defaultLocationId: "" })).toMatchObject({
    callBackNumber: null,
    defaultLocationId: null,
  });
  expect(nameForm.parse({ lastName: "" })).toEqual({ lastName: "" });
});

test("a language that nobody can switch to yet is not taken", () => {
  expect(faultsOf({ ...good, language: "de" })).toEqual({ language: "languageInvalid" });
  expect(faultsOf({ ...good, language: "de", locale: "fr" })).toEqual({ language: "languageInvalid" });
});

test("the language of the page itself is taken, so that whatever else is saved there changes none", () => {
  expect(settingsForm.parse({ ...good, language: "de", locale: "de" }).language).toBe("de");
  expect(settingsForm.parse({ ...good, locale: "de" })).toMatchObject({ language: "en", locale: "de" });
});

test("names are trimmed and may be empty, but not endless", () => {
  expect(nameForm.parse({ firstName: "  Ada  Mary ", lastName: "" })).toEqual({
    firstName: "Ada Mary",
    lastName: "",
  });
  expect(nameForm.safeParse({ firstName: "a".repeat(101), lastName: "" }).success).toBe(false);
});

test("what cannot be undone asks for a tick", () => {
  expect(confirmedForm.safeParse({ confirmed: "on" }).success).toBe(true);
  for (const fields of [{}, { confirmed: "" }, { confirmed: "no" }])
    expect(confirmedForm.safeParse(fields).error?.issues[0]?.message).toBe("unconfirmed");
});

test("a plan is one of the list, or none", () => {
  expect(planForm.parse({ plan: "family" }).plan).toBe("family");
  expect(planForm.parse({ plan: "" }).plan).toBeNull();
  expect(planForm.safeParse({ plan: "early" }).success).toBe(false);
});

test("prices are US dollars in the reader's language", () => {
  expect(formatPrice(900, "en")).toBe("$9");
  expect(formatPrice(1950, "en")).toBe("$19.50");
  expect(formatPrice(900, "de")).toBe("9\u00a0$");
});
