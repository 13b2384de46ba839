import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { printableFindings } from "@/scripts/content/printable-rules";
import { ageBands } from "#lib/publication/content/schema/vocabulary";

const sheet = (change: object, age?: string) => ({
  _id: `printable-${age ?? "x"}`,
  _type: "printable",
  ageGuidance: age,
  sections: [{ title: "Rules", lines: ["One."] }],
  ...change,
});
const ofEachAge = ageBands.map((band) => sheet({}, band));

const said = (...documents: object[]) =>
  printableFindings(readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents).map(
    ({ message }) => message,
  );

test("nothing is said where each age has a sheet", () => {
  expect(said(...ofEachAge, sheet({}))).toEqual([]);
});

test("an age without a sheet is named", () => {
  expect(said(...ofEachAge.slice(1))).toEqual(["the age band ages-5-6 has no sheet to print"]);
});
