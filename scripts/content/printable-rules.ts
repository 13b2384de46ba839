/** Rules on printables: one for each age, and nothing that would leave a gap on the paper. */
import { partRows, sheetsOf } from "#lib/publication/content/sheet";
import { objectsOf } from "#lib/publication/content/schema/fault";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";

/** Faults of the printables that their schema cannot see in a single one. */
export function printableFindings(documents: readonly LibraryDocument[]): Finding[] {
  const printables = documents.filter(({ type }) => type === "printable");
  const missing =
    printables.length === 0
      ? []
      : ageBands.filter((band) => !printables.some(({ fields }) => fields.ageGuidance === band));
  return [
    ...missing.map((band): Finding => ({
      line: 1,
      level: "error",
      message: `the age band ${band} has no sheet to print`,
    })),
    ...printables.flatMap((document) => holes(document).map((fault) => errorAt(document, fault))),
  ];
}

function holes({ fields }: LibraryDocument): string[] {
  const sections = objectsOf(fields.sections).map(({ title, isHalf, cards }) => ({
    title,
    isHalf: isHalf === true,
    cards: objectsOf(cards),
  }));
  return sheetsOf(sections).flatMap((sheet) => [
    ...sheet
      .filter(({ cards }) => cards.length % 2 === 1)
      .map(
        ({ title }) => `the part "${String(title)}" has an odd number of cards, which stand in two columns`,
      ),
    ...partRows(sheet)
      .filter(([first, second]) => first?.isHalf && !second)
      .map(
        ([first]) =>
          `the part "${String(first?.title)}" is half as wide as the sheet, and nothing stands beside it`,
      ),
  ]);
}
