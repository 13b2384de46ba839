import { expect, test } from "vitest";
import {
  isFillable,
  isRoomy,
  lineNames,
  lineParts,
  partRows,
  sheetsOf,
  spokenLine,
} from "#lib/publication/content/sheet";

test("a line is cut at its blanks, and fewer than three underscores are none", () => {
  expect(lineParts("From ____ to ______.")).toEqual([
    { text: "From " },
    { blank: 4 },
    { text: " to " },
    { blank: 6 },
    { text: "." },
  ]);
  expect(lineParts("snake__case")).toEqual([{ text: "snake__case" }]);
  expect(lineParts("__________")).toEqual([{ blank: 10 }]);
});

test("lines of a part are told apart, also where one stands there twice", () => {
  expect(lineNames(["We eat at ____.", "____", "____"])).toEqual(["", " 1", " 2"]);
  const [first, between, again, third] = lineNames(["Phone: ____", "Street", "Phone: ____", "Phone: ____"]);
  expect([first, between]).toEqual(["", ""]);
  expect(new Set([first, again, third]).size).toBe(3);
});

test("a blank is heard as a pause", () => {
  expect(spokenLine("From ____ to ______.")).toBe("From … to ….");
});

test("cards have a sheet of their own, and what is between them stands together", () => {
  const part = (name: string, cards = 0) => ({ name, cards: Array.from({ length: cards }) });
  const names = sheetsOf([part("a"), part("b"), part("c", 6), part("d", 6), part("e")]).map((sheet) =>
    sheet.map(({ name }) => name).join(""),
  );
  expect(names).toEqual(["ab", "c", "d", "e"]);
});

test("two halves stand side by side, and what is between them parts them", () => {
  const part = (name: string) => ({ name, isHalf: name === name.toLowerCase() });
  const rows = (names: string) =>
    partRows(names.split("").map(part)).map((row) => row.map(({ name }) => name).join(""));
  expect(rows("abcA")).toEqual(["ab", "c", "A"]);
  expect(rows("aAbBc")).toEqual(["a", "A", "b", "B", "c"]);
  expect(rows("Aab")).toEqual(["A", "ab"]);
});

test("letters are large where little stands on the sheet", () => {
  const part = (lines: number, isHalf = false) => ({
    title: "Rules",
    isHalf,
    lines: Array.from({ length: lines }, () => "A short line."),
    rows: [],
  });
  expect(isRoomy([part(10), part(10)], [])).toBe(true);
  // Signatures take room as well; halves beside each other take it once.
  expect(isRoomy([part(10), part(10)], ["Child"])).toBe(false);
  expect(isRoomy([part(10, true), part(10, true), part(8)], ["Child"])).toBe(true);
  // The longer of two halves counts, and a table by its rows and its heads.
  expect(isRoomy([part(30, true), part(2, true)], [])).toBe(false);
  const table = (count: number) => ({ ...part(0), rows: Array.from({ length: count }, () => "Day") });
  expect(isRoomy([table(14)], [])).toBe(true);
  expect(isRoomy([table(15)], [])).toBe(false);
});

test("cards alone are not there to be filled in", () => {
  const nothing = { names: [], signatures: [], sections: [{ lines: ["One."], rows: [], marks: null }] };
  expect(isFillable(nothing)).toBe(false);
  expect(isFillable({ ...nothing, names: ["Child"] })).toBe(true);
  expect(isFillable({ ...nothing, signatures: ["Child"] })).toBe(true);
  const table = { lines: [], rows: ["Monday"], marks: null };
  expect(isFillable({ ...nothing, sections: [...nothing.sections, table] })).toBe(true);
  expect(isFillable({ ...nothing, sections: [{ lines: [], rows: [], marks: "boxes" }] })).toBe(false);
  expect(isFillable({ ...nothing, sections: [{ lines: ["One."], rows: [], marks: "boxes" }] })).toBe(true);
  expect(isFillable({ ...nothing, sections: [{ lines: ["From ___"], rows: [], marks: null }] })).toBe(true);
});
