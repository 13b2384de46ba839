import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { samenessFigures } from "@/scripts/content/sameness";

const block = (text: string) => ({ _type: "block", style: "normal", children: [{ _type: "span", text }] });
const box = (...lines: string[]) => ({
  _type: "callout",
  tone: "note",
  title: "Note",
  body: lines.map(block),
});
const brief = (why: string, ...content: object[]) => ({
  _id: why,
  _type: "microBrief",
  whyItMatters: why,
  content,
});
const term = (parentTranslation: string) => ({
  _id: parentTranslation,
  _type: "glossaryTerm",
  parentTranslation,
});

const figures = (...documents: object[]) =>
  samenessFigures(readLibrary(documents.map((one) => JSON.stringify(one)).join("\n")).documents);

test("habits are counted over the briefs", () => {
  const counted = figures(
    brief("One. Two.", block("The couch is empty. It may stay so."), box("A note.")),
    brief(
      "One sentence.",
      block("Outside it rains. Three. Short. Ones."),
      box("You: Why?", "Child: I guess so."),
      box("B"),
    ),
    brief("One? Two! Three.", block("A radio plays a song that nobody in the house has asked for.")),
  );
  expect(counted).toEqual([
    "'Why it matters' has two sentences in 1 of 3 briefs.",
    "One callout, no more and no fewer, in 1 of 3 briefs.",
    "The opening stands in a room or at a meal in 1 of 3 briefs.",
    '"May" in 1 of 3 briefs, 1 in all.',
    "Paragraphs of the briefs with 3 or more short sentences in a row: 1.",
    '"I guess" in conversations: 1.',
    "Translations of words with a remark of the writer's: 0 of 0.",
  ]);
});

test("a translation with advice or an opinion is counted, the child's own sentence is not", () => {
  const last = figures(
    term("I'm done for."),
    term("A cheat that may put a virus on our computer."),
    term("They changed the word. I'd ask what's behind it."),
    term("A rude word for a machine. Ask what the joke is copying."),
  ).at(-1);
  expect(last).toBe("Translations of words with a remark of the writer's: 3 of 4.");
});
