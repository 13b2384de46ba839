/** Letter: what an editor decides about the Sunday letter of one day, in place of the rule that composes it. */
import { pieceTypes } from "#lib/publication/content/kinds";
import type { DocumentType, Field } from "./field.ts";
import { isBlank, type Fault, type Unchecked } from "./fault.ts";
import { sundayProblem } from "./word-shapes.ts";

const skippedProblem = ({ isSkipped, pieces, seasonal, title, opening }: Unchecked): Fault | null =>
  isSkipped === true && ![pieces, seasonal, title, opening].every(isBlank)
    ? { path: "isSkipped", message: "contradicts what stands in the letter" }
    : null;

export const letterType: DocumentType = {
  name: "letter",
  title: "Letter",
  plural: "Letters",
  description:
    "The Sunday letter composes itself. A document for one Sunday adds an opening, or overrides what the letter chooses.",
  groups: [{ name: "letter", title: "Letter" }],
  fields: [
    {
      name: "day",
      title: "Sunday",
      type: "date",
      description: "The Sunday on which the letter comes out, at noon in UTC.",
      group: "letter",
      required: true,
      isOwnDay: true,
      problem: sundayProblem,
    },
    {
      name: "title",
      title: "Title",
      type: "string",
      description: "Also the subject line of the email. If left out, it is taken from the first piece.",
      group: "letter",
      max: 80,
    },
    {
      name: "opening",
      title: "Opening",
      type: "text",
      description: "A few sentences before the pieces. A blank line starts a new paragraph.",
      group: "letter",
      max: 800,
      rows: 5,
    },
    {
      name: "pieces",
      title: "Pieces",
      type: "list",
      of: { type: "reference", to: pieceTypes },
      description: "In this order, instead of what came out or was reviewed that week.",
      group: "letter",
      max: 9,
    },
    {
      name: "seasonal",
      title: "For the season",
      type: "reference",
      to: pieceTypes,
      description: "Instead of the older piece that the rule would choose.",
      group: "letter",
    },
    {
      name: "isSkipped",
      title: "No letter",
      type: "boolean",
      description: "No letter comes out on this Sunday.",
      group: "letter",
    },
  ],
  orderings: [{ name: "newest", title: "Newest first", field: "day", direction: "desc" }],
  preview: { title: "day", subtitle: "title" },
  problem: skippedProblem,
};

/** Of the site's settings. */
export const firstLetter: Field = {
  name: "firstLetter",
  title: "First letter",
  type: "date",
  description:
    "The Sunday of the first letter. There are no letters before it, and none at all while this is empty.",
  group: "letters",
  problem: sundayProblem,
};
