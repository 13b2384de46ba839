/** What would stand on no sheet, an editor is told before it is published. */
import { expect, test } from "vitest";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { sampleDocuments } from "@/tests/support/samples/sample-document";

const sample: Record<string, unknown> = { ...sampleDocuments().find(({ _type }) => _type === "printable") };
const said = (change: object) =>
  documentFaults({ ...sample, ...change }).map(({ path, message }) => `${path} ${message}`);

const part = (_key: string, more: object) => ({ _key, _type: "printableSection", ...more });
const card = (_key: string) => ({
  _key,
  _type: "printableCard",
  mood: "laugh",
  text: "What made you laugh?",
});
const cards = [card("a"), card("b")];

test("lines, a table or a note beside cards", () => {
  for (const beside of [{ lines: ["One."] }, { columns: ["Who"], rows: ["When"] }, { note: "Cut them out." }])
    expect(said({ sections: [part("a", { lines: ["One."] }), part("b", { cards, ...beside })] })).toEqual([
      "sections[1] has cards, beside which readers see neither its note nor its lines nor its table",
    ]);
});

test("names and signatures where every part is of cards", () => {
  const sections = [part("a", { cards })];
  expect(said({ sections, names: ["Child"], signatures: undefined })).toEqual([
    "sections are all of cards, so that names and signatures stand on no sheet",
  ]);
  expect(said({ sections, names: undefined, signatures: ["Child"] })).toEqual([
    "sections are all of cards, so that names and signatures stand on no sheet",
  ]);
  expect(said({ sections, names: undefined, signatures: undefined })).toEqual([]);
  // Whoever begins with the names has no part yet, which is another matter.
  expect(said({ sections: undefined, names: ["Child"] }).filter((one) => /cards/.test(one))).toEqual([]);
  expect(said({ sections: [part("b", { lines: ["One."] }), ...sections], names: ["Child"] })).toEqual([]);
});

test("a half that stands alone, and an odd card, which leave a gap on the paper", () => {
  const lines = { lines: ["One."] };
  const half = { ...lines, isHalf: true };
  const alone = (place: number) => `sections have a half, part ${place}, with no other half beside it`;
  expect(said({ sections: [part("a", half), part("b", half), part("c", { cards })] })).toEqual([]);
  expect(said({ sections: [part("a", half), part("b", lines), part("c", half)] })).toEqual([alone(1)]);
  expect(said({ sections: [part("a", half), part("b", half), part("c", half)] })).toEqual([alone(3)]);
  expect(said({ sections: [part("a", half), part("b", { cards }), part("c", half)] })).toEqual([alone(1)]);
  expect(said({ sections: [part("a", lines), part("b", { cards: [...cards, card("c")] })] })).toEqual([
    "sections[1] has an odd number of cards, which stand in two columns",
  ]);
});
