import { expect, test } from "vitest";
import { letterFindings } from "@/scripts/content/letter-rules";
import { readLibrary } from "@/scripts/content/library";

const settings = { _id: "siteSettings", _type: "siteSettings", firstLetter: "2026-11-22" };
const letter = (given: object, _id = "letter-a") => ({ _id, _type: "letter", day: "2026-11-29", ...given });
const found = (...documents: object[]) =>
  letterFindings(readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents).map(
    ({ level, message }) => `${level} ${message}`,
  );

test("a letter for one Sunday from the first on is right", () => {
  expect(found(settings, letter({}), letter({ day: "2026-11-22", isSkipped: true }, "letter-b"))).toEqual([]);
});

test("a day before the first letter is found", () => {
  expect(found(settings, letter({ day: "2026-11-15" }))).toEqual([
    "error letter-a: day is 2026-11-15; the first letter is that of 2026-11-22",
  ]);
  expect(found({ ...settings, firstLetter: undefined }, letter({}))).toEqual([
    "error letter-a: no letter comes out: the site's settings name no first one",
  ]);
});

test("two letters for one Sunday are found, a draft of one is not", () => {
  expect(found(settings, letter({}), letter({}, "letter-b"))).toEqual([
    "error letter-b: is for 2026-11-29, as letter-a is",
  ]);
  expect(found(settings, letter({}), letter({ title: "Another" }, "drafts.letter-a"))).toEqual([]);
});
