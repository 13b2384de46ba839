/** What is wrong with a brief or an action as a whole: its steps and its sources are named by numbers, its ages follow. Pure. */
import { objectsOf, type Fault, type Unchecked } from "./fault.ts";
import { ageBands, ageOptions } from "./vocabulary.ts";

/** Every paragraph of a text, those of boxes too. */
export const paragraphs = (blocks: unknown): Unchecked[] =>
  objectsOf(blocks).flatMap((block) => {
    if (block._type === "block") return [block];
    return block._type === "callout" ? paragraphs(block.body) : [];
  });

/** The numbers of sources that a text refers to. */
const sourceNumbers = (blocks: unknown): number[] =>
  paragraphs(blocks)
    .flatMap((block) => objectsOf(block.markDefs))
    .flatMap(({ _type, number }) => (_type === "sourceRef" ? [Number(number)] : []));

/** Pages show steps by their numbers: one that was moved in the form and kept its number would stay where it was. */
function stepProblem({ steps }: Unchecked): Fault | null {
  const index = objectsOf(steps).findIndex(({ order }, at) => order !== at + 1);
  const order = objectsOf(steps)[index]?.order;
  return index < 0
    ? null
    : {
        path: "steps",
        message: `are not numbered in their order: step ${index + 1} has the number ${String(order)}`,
      };
}

/** A number that no source has leads readers nowhere. */
function sourceProblem({ content, sources }: Unchecked): Fault | null {
  const count = objectsOf(sources).length;
  const stranger = sourceNumbers(content).find((number) => number > count);
  return stranger === undefined
    ? null
    : { path: "sources", message: `are ${count}, and the text refers to number ${stranger}` };
}

const ageTitle = (index: number): string => ageOptions[index]?.title ?? "";

/** Two bands of a piece lie side by side. The fields themselves tell of one that is missing, or no band. */
function ageProblem({ ageGuidance, alsoAge }: Unchecked): Fault | null {
  const bands: readonly unknown[] = ageBands;
  const [first, second] = [bands.indexOf(ageGuidance), bands.indexOf(alsoAge)];
  return first < 0 || second < 0 || Math.abs(first - second) === 1
    ? null
    : {
        path: "alsoAge",
        message: `is “${ageTitle(second)}”, which is not a neighboring age band of “${ageTitle(first)}”`,
      };
}

/** The first of all. */
export const pieceProblem = (piece: Unchecked): Fault | null =>
  stepProblem(piece) ?? sourceProblem(piece) ?? ageProblem(piece);
