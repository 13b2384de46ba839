/** Printable: a sheet to fill in, sign, cut out or put on the fridge. What it looks like follows from what it holds. */
import { partRows, sheetsOf } from "#lib/publication/content/sheet";
import type { BlockType, DocumentType } from "./field.ts";
import { isBlank, objectsOf, type Fault, type Unchecked } from "./fault.ts";
import { cardMoodOptions, lineMarkOptions } from "./vocabulary.ts";
import {
  ageGuidance,
  byListOrder,
  formerReviews,
  formerSlugs,
  listOrder,
  reviewedAt,
  seo,
  slug,
  title,
} from "./shared-fields.ts";

/** As many cards as one sheet takes: two beside each other, in three rows. */
const cardsOnSheet = 6;

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;

const section: BlockType = {
  name: "printableSection",
  title: "Part of a sheet",
  fields: [
    {
      name: "title",
      title: "Heading",
      type: "string",
      description: "Above this part. Leave it out if the part needs none.",
      max: 60,
    },
    {
      name: "note",
      title: "Note under the heading",
      type: "string",
      description: "How to fill this part in.",
      max: 120,
    },
    {
      name: "isHalf",
      title: "Half as wide as the sheet",
      type: "boolean",
      description: "Two halves in a row are printed side by side.",
      initial: false,
    },
    {
      name: "marks",
      title: "Before each line",
      type: "string",
      description: "Without one, nothing is put before the lines.",
      options: lineMarkOptions,
    },
    {
      name: "lines",
      title: "Lines",
      type: "list",
      of: { type: "string", max: 160 },
      description: "Three or more underscores make a blank; the more underscores, the longer the blank.",
      max: 10,
    },
    {
      name: "columns",
      title: "Columns of a table",
      type: "list",
      of: { type: "string", max: 30 },
      description: "Headings of columns whose cells are filled in.",
      max: 4,
      unique: true,
    },
    {
      name: "rows",
      title: "Rows of the table",
      type: "list",
      of: { type: "string", max: 40 },
      description: "What each row is about; it stands at its beginning.",
      max: 8,
      unique: true,
    },
    {
      name: "cards",
      title: "Cards to cut out",
      type: "list",
      of: { type: "object", of: "printableCard" },
      description: "They get a sheet of their own, in pairs.",
      max: cardsOnSheet,
    },
  ],
  preview: { title: "title", otherTitle: "lines.0", subtitle: "marks" },
  problem: ({ note, lines, columns, rows, cards }) => {
    if (isFilled(columns) !== isFilled(rows)) return "has columns without rows, or rows without columns";
    if (isFilled(cards) && (!isBlank(note) || isFilled(lines) || isFilled(rows)))
      return "has cards, beside which readers see neither its note nor its lines nor its table";
    if (objectsOf(cards).length % 2 === 1) return "has an odd number of cards, which stand in two columns";
    return [lines, rows, cards].some(isFilled) ? null : "has neither lines nor a table nor cards";
  },
};

const card: BlockType = {
  name: "printableCard",
  title: "Card",
  fields: [
    {
      name: "mood",
      title: "Mood",
      type: "string",
      description: "The moment for which the question is meant.",
      required: true,
      options: cardMoodOptions,
    },
    {
      name: "text",
      title: "Question",
      type: "text",
      description: "What one of the family asks the others.",
      required: true,
      max: 110,
      rows: 2,
    },
    { name: "then", title: "And then", type: "string", description: "What to do with the answer.", max: 70 },
  ],
  preview: { title: "text", subtitle: "mood" },
};

export const printableBlocks: readonly BlockType[] = [section, card];

/** Names and signatures stand on a sheet with other parts: cards are cut out of theirs. */
function signedProblem({ sections, names, signatures }: Unchecked): Fault | null {
  if (!isFilled(names) && !isFilled(signatures)) return null;
  const parts = objectsOf(sections);
  return parts.length > 0 && parts.every(({ cards }) => isFilled(cards))
    ? { path: "sections", message: "are all of cards, so that names and signatures stand on no sheet" }
    : null;
}

/** A half beside which nothing stands leaves a gap on the paper. */
function halfProblem({ sections }: Unchecked): Fault | null {
  const parts = objectsOf(sections).map(({ isHalf, cards }, index) => ({
    place: index + 1,
    isHalf: isHalf === true,
    cards: objectsOf(cards),
  }));
  const [alone] =
    sheetsOf(parts)
      .flatMap((sheet) => partRows(sheet))
      .find(([first, second]) => first?.isHalf && !second) ?? [];
  return alone
    ? { path: "sections", message: `have a half, part ${alone.place}, with no other half beside it` }
    : null;
}

export const printableType: DocumentType = {
  name: "printable",
  title: "Printable",
  plural: "Printables",
  description:
    "A sheet to take away, for A4 and Letter: an agreement, a plan, cards, a sheet for the fridge.",
  groups: [
    { name: "text", title: "About it" },
    { name: "sheet", title: "On the sheet" },
    { name: "about", title: "About" },
    { name: "links", title: "Links" },
    { name: "search", title: "Search engines" },
  ],
  fields: [
    title(60, "What the lists call it."),
    {
      name: "description",
      title: "Description",
      type: "text",
      description: "What it is for, and how a family uses it. Not on the sheet.",
      group: "text",
      required: true,
      min: 60,
      max: 240,
      rows: 3,
    },
    {
      name: "heading",
      title: "Heading of the sheet",
      type: "string",
      description: "In the family's words: “Our phone agreement”.",
      group: "sheet",
      required: true,
      max: 40,
    },
    {
      name: "lead",
      title: "Line under the heading",
      type: "string",
      description: "What the sheet is for, to those who fill it in.",
      group: "sheet",
      max: 100,
    },
    {
      name: "names",
      title: "To fill in at its head",
      type: "list",
      of: { type: "string", max: 24 },
      description: "Such as the child's name, or the day it starts.",
      group: "sheet",
      max: 3,
      unique: true,
    },
    {
      name: "sections",
      title: "Parts",
      type: "list",
      of: { type: "object", of: "printableSection" },
      description: "What is on the sheet, from top to bottom.",
      group: "sheet",
      required: true,
      min: 1,
      max: 10,
    },
    {
      name: "signatures",
      title: "Who signs",
      type: "list",
      of: { type: "string", max: 24 },
      description: "Each gets a line for the signature and one for the date.",
      group: "sheet",
      max: 4,
    },
    {
      name: "goesWith",
      title: "Goes with",
      type: "list",
      of: { type: "reference", to: ["microBrief", "microAction", "track"] },
      description: "Pieces that link to this sheet, and that it links to.",
      group: "links",
      max: 8,
    },
    slug("title"),
    formerSlugs,
    { ...ageGuidance, description: "Leave it out if it is for every age.", required: false },
    reviewedAt,
    formerReviews,
    listOrder,
    seo,
  ],
  orderings: [byListOrder],
  preview: { title: "title", subtitle: "ageGuidance" },
  problem: (printable) => signedProblem(printable) ?? halfProblem(printable),
};
