/** Sentences that contain a figure or a study. */
import { objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import { paragraphs } from "#lib/publication/content/schema/piece-problem";
import { sentences } from "./texts.ts";

const counted =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|hundred|\\d+)";
const figure = new RegExp(
  [
    "\\d ?(?:%|percent)",
    // Shares in words: "one in five", "seven out of ten".
    `\\b(?:one|${counted}) (?:in|out of) ${counted}\\b`,
    // A study or a survey with its year.
    "\\b(?:study|survey(?:ed)?|report(?:ed)?|tested)\\b.*\\b20\\d\\d\\b",
    "\\b20\\d\\d\\b.*\\b(?:study|survey(?:ed)?|tested)\\b",
  ].join("|"),
  "i",
);
/** An invented example needs no source. */
const example = /^(?:suppose|imagine|say|picture)\b/i;

type Run = { text: string; isReferred: boolean };

/** The runs of a paragraph, each with whether it has a source's number. */
function runsOf(block: Unchecked): Run[] {
  const references = new Set(
    objectsOf(block.markDefs)
      .filter(({ _type }) => _type === "sourceRef")
      .map(({ _key }) => _key),
  );
  return objectsOf(block.children).map(({ text, marks }) => ({
    text: typeof text === "string" ? text : "",
    isReferred: Array.isArray(marks) && marks.some((mark: unknown) => references.has(mark)),
  }));
}

/** The sentences that state a figure without the number of a source. */
export function figuresWithoutSource(blocks: unknown): string[] {
  return paragraphs(blocks).flatMap((block) => {
    const runs = runsOf(block);
    const whole = runs.map(({ text }) => text).join("");
    let from = 0;
    return sentences(whole).flatMap((sentence) => {
      const start = whole.indexOf(sentence, from);
      from = start + sentence.length;
      if (!figure.test(sentence) || example.test(sentence)) return [];
      return isReferred(runs, start, from) ? [] : [sentence];
    });
  });
}

/** Whether a run with a number overlaps or touches a given part of the paragraph. */
function isReferred(runs: readonly Run[], start: number, end: number): boolean {
  let at = 0;
  return runs.some(({ text, isReferred: isMarked }) => {
    const from = at;
    at += text.length;
    return isMarked && from < end && at > start;
  });
}
