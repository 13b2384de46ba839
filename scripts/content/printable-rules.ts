/** A rule on all printables together: there is one for each age. */
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import type { Finding, LibraryDocument } from "./library.ts";

/** The ages without a sheet, which the schema cannot see in a single printable. */
export function printableFindings(documents: readonly LibraryDocument[]): Finding[] {
  const printables = documents.filter(({ type }) => type === "printable");
  const missing =
    printables.length === 0
      ? []
      : ageBands.filter((band) => !printables.some(({ fields }) => fields.ageGuidance === band));
  return missing.map((band) => ({
    line: 1,
    level: "error",
    message: `the age band ${band} has no sheet to print`,
  }));
}
