/** Steps and sources are named by their numbers: what an editor is told where these are wrong, and what readers see meanwhile. */
import { expect, test } from "vitest";
import { readAction, readActions } from "#lib/publication/content/action";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { sampleDocuments } from "@/tests/support/samples/sample-document";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const said = (type: string, change: object) =>
  documentFaults({
    ...sampleDocuments().find(({ _type }) => _type === type),
    _type: type,
    ...change,
  }).map(({ path, message }) => `${path} ${message}`);

const step = (title: string, order: number) => ({
  _key: title,
  _type: "step",
  title,
  description: "How.",
  order,
});

test("a step that was moved and kept its number is told of", () => {
  const [one, two, three, four] = [step("One", 1), step("Two", 2), step("Three", 3), step("Four", 4)];
  expect(said("microAction", { steps: [one, two, three, four] })).toEqual([]);
  expect(said("microAction", { steps: [one, three, two, four] })).toEqual([
    "steps are not numbered in their order: step 2 has the number 3",
  ]);
  expect(said("microAction", { steps: [one, two, { ...three, order: 2 }, four] })).toEqual([
    "steps are not numbered in their order: step 3 has the number 2",
  ]);
});

test("a number that no source has is told of, in a box too", () => {
  const text = (number: number) => [
    {
      _key: "a",
      _type: "block",
      style: "normal",
      markDefs: [{ _key: "r", _type: "sourceRef", number }],
      children: [{ _key: "s", _type: "span", marks: ["r"], text: "Somebody said so." }],
    },
  ];
  const box = (number: number) => [{ _key: "b", _type: "callout", tone: "note", body: text(number) }];
  expect(said("microBrief", { content: text(2) })).toEqual([]);
  for (const content of [text(3), box(3)])
    expect(said("microBrief", { content })).toEqual(["sources are 2, and the text refers to number 3"]);
});

test("a card begins with the steps that the page begins with", async () => {
  store.documents = [
    {
      _id: "a",
      _type: "microAction",
      title: "Turn it off",
      slug: { current: "turn-it-off" },
      steps: [step("Close it", 3), step("Open it", 1), step("Tap it", 2)],
    },
  ];
  const inOrder = ["Open it", "Tap it", "Close it"];
  expect((await readAction("turn-it-off", "en"))?.steps.map(({ title }) => title)).toEqual(inOrder);
  expect((await readActions("en"))[0]?.stepTitles).toEqual(inOrder);
});
