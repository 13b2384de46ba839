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

test("nothing is said where each age has a sheet and none has a hole", () => {
  const halves = [
    { title: "A", isHalf: true },
    { title: "B", isHalf: true },
    { title: "C", cards: [{}, {}] },
  ];
  expect(said(...ofEachAge, sheet({ sections: halves }))).toEqual([]);
});

test("an age without a sheet is named", () => {
  expect(said(...ofEachAge.slice(1))).toEqual(["the age band ages-5-6 has no sheet to print"]);
});

test("a half that stands alone, and an odd card, leave a hole", () => {
  const alone = [
    { title: "A", isHalf: true },
    { title: "B" },
    { title: "C", isHalf: true },
    { title: "D", cards: [{}] },
  ];
  expect(said(...ofEachAge, sheet({ sections: alone }))).toEqual([
    'printable-x: the part "A" is half as wide as the sheet, and nothing stands beside it',
    'printable-x: the part "C" is half as wide as the sheet, and nothing stands beside it',
    'printable-x: the part "D" has an odd number of cards, which stand in two columns',
  ]);
});
