/** The objects that stand inside documents: in a text, in a list of steps, sources or a track's items. */
import { addressedTypes, listedTypes } from "#lib/publication/content/kinds";
import type { BlockType, RichTextField } from "./field.ts";
import { isBlank, type Unchecked } from "./fault.ts";
import { helpSubjects } from "./shared-fields.ts";
import { oneRightAnswer } from "./question-shape.ts";
import { printableBlocks } from "./printable-type.ts";
import { sourceIdentity, sourceProblem } from "./source-shape.ts";
import { asOptions, calloutOptions, mostSources, priorities } from "./vocabulary.ts";

const plainText: RichTextField = {
  name: "body",
  title: "Text",
  type: "richText",
  description:
    "A few sentences. In “Words to say”, each line begins with who speaks: “You:”, “Child:” or “Teen:”.",
  required: true,
  styles: [{ value: "normal", title: "Paragraph" }],
  objects: [],
};

/** Readers are shown help lines in care boxes alone, and look for them there. */
function helpProblem({ tone, helpSubjects: subjects }: Unchecked): string | null {
  if (tone === "care")
    return isBlank(subjects) ? "is a care box without help lines; if none fits, make it a note" : null;
  return isBlank(subjects)
    ? null
    : "has help lines in a box that is not a care box, so readers do not see them";
}

const callout: BlockType = {
  name: "callout",
  title: "Callout",
  fields: [
    {
      name: "tone",
      title: "Kind",
      type: "string",
      description: "What the box is for. It decides how the box looks.",
      required: true,
      options: calloutOptions,
    },
    {
      name: "title",
      title: "Title",
      type: "string",
      description: "Without one, the callout is titled by its kind.",
      max: 80,
    },
    helpSubjects(
      "A care box shows the help lines that share a subject with it. It needs at least one subject.",
    ),
    plainText,
  ],
  preview: { title: "title", otherTitle: "body.0.children.0.text", subtitle: "tone" },
  problem: helpProblem,
};

const checklist: BlockType = {
  name: "checklist",
  title: "Checklist",
  fields: [
    {
      name: "items",
      title: "Items",
      type: "list",
      of: { type: "string", max: 240 },
      description: "Two to ten, each something to do or to look for.",
      required: true,
      min: 2,
      max: 10,
      unique: true,
    },
  ],
  preview: { title: "items.0" },
};

/** A mark on words of a text that leads to the term's page, for a term that is not found by itself. */
const glossaryReference: BlockType = {
  name: "glossaryReference",
  title: "Glossary term",
  fields: [
    {
      name: "term",
      title: "Term",
      type: "reference",
      to: ["glossaryTerm"],
      description: "The entry that the marked words lead to.",
      required: true,
    },
  ],
  preview: { title: "term.term" },
};

/** A mark on words of a text that leads to an address. */
const link: BlockType = {
  name: "link",
  title: "Link",
  fields: [
    {
      name: "href",
      title: "Address",
      type: "link",
      description: "A page of this site, starting with the slash (/micro-briefs/…), or a full web address.",
      required: true,
    },
  ],
  preview: { title: "href" },
};

/** Either a document (title, its own address, the day it was looked up) or a publisher's home page, without a title. */
const source: BlockType = {
  name: "source",
  title: "Source",
  fields: [
    {
      name: "publisher",
      title: "Publisher",
      type: "string",
      description: "Spelled as in other pieces.",
      required: true,
      max: 120,
    },
    {
      name: "title",
      title: "Title",
      type: "string",
      description: "As published. Leave it out if you are sure only of the publisher's home page.",
      max: 200,
    },
    {
      name: "url",
      title: "Address",
      type: "url",
      description: "The document's own address or, without a title, the publisher's home page.",
      schemes: ["https", "http"],
      required: true,
    },
    {
      name: "checkedAt",
      title: "Checked on",
      type: "date",
      isPast: true,
      description: "The day somebody last saw this title under this address.",
    },
  ],
  preview: { title: "publisher", subtitle: "title" },
  problem: sourceProblem,
  identity: sourceIdentity,
};

/** A mark on words that come from a source, a figure or a quote: the source's number in the piece's list. */
const sourceRef: BlockType = {
  name: "sourceRef",
  title: "Source of this",
  fields: [
    {
      name: "number",
      title: "Number of the source",
      type: "number",
      description: "Its place in the piece's list of sources, from 1.",
      integer: true,
      min: 1,
      max: mostSources,
      required: true,
    },
  ],
  preview: { title: "number" },
};

const step: BlockType = {
  name: "step",
  title: "Step",
  fields: [
    {
      name: "title",
      title: "What to do",
      type: "string",
      description: "As an instruction: “Open the settings”.",
      required: true,
      max: 90,
    },
    {
      name: "description",
      title: "How",
      type: "text",
      description: "In a few sentences, so that it stays right if a button is renamed.",
      required: true,
      max: 480,
      rows: 3,
    },
    {
      name: "order",
      title: "Number",
      type: "number",
      description: "Its place among the steps, from 1. After moving a step, number the others anew.",
      integer: true,
      min: 1,
      max: 20,
      required: true,
    },
    {
      name: "see",
      title: "What you will see",
      type: "text",
      description: "Something visible that tells the parent it has worked, not a hope.",
      max: 200,
      rows: 2,
    },
    {
      name: "say",
      title: "What to say",
      type: "text",
      description: "In the parent's own words.",
      max: 200,
      rows: 2,
    },
  ],
  preview: { title: "title", subtitle: "order" },
};

const trackAction: BlockType = {
  name: "trackAction",
  title: "Action of a track",
  fields: [
    {
      name: "action",
      title: "Action",
      type: "reference",
      to: ["microAction"],
      description: "One that this track asks for.",
      required: true,
    },
    {
      name: "priority",
      title: "Priority",
      type: "string",
      description: "How much it matters to somebody who cannot do everything.",
      options: asOptions(priorities),
      required: true,
    },
  ],
  preview: { title: "action.title", subtitle: "priority" },
};

/** One place in a track's sequence. */
const trackStep: BlockType = {
  name: "trackStep",
  title: "Step of a track",
  fields: [
    {
      name: "piece",
      title: "Piece",
      type: "reference",
      to: ["microBrief", "microAction", "glossaryTerm"],
      description: "A brief or an action of this track, or a word that a parent needs here.",
      required: true,
    },
    {
      name: "why",
      title: "Why this next",
      type: "text",
      description: "One or two sentences: what the step before leaves open, or what this one prepares.",
      rows: 2,
      required: true,
      max: 160,
    },
  ],
  preview: { title: "piece.title", otherTitle: "piece.term", subtitle: "why" },
};

const checkAnswer: BlockType = {
  name: "checkAnswer",
  title: "Answer",
  fields: [
    {
      name: "text",
      title: "Answer",
      type: "string",
      description: "One that a sensible parent could choose, about as long as the others.",
      required: true,
      max: 120,
    },
    {
      name: "isRight",
      title: "This is the right one",
      type: "boolean",
      description: "True of one answer of each question, and not always in the same place.",
      initial: false,
    },
  ],
  preview: { title: "text", subtitle: "isRight" },
};

/** A question of a track's closing check. */
const checkQuestion: BlockType = {
  name: "checkQuestion",
  title: "Question",
  fields: [
    {
      name: "question",
      title: "Question",
      type: "text",
      description: "About what to do or understand. No trick questions, and nothing to memorize.",
      rows: 2,
      required: true,
      max: 160,
    },
    {
      name: "answers",
      title: "Answers",
      type: "list",
      of: { type: "object", of: "checkAnswer" },
      description: "Two to four answers that a parent might give. One of them is right.",
      required: true,
      min: 2,
      max: 4,
    },
    {
      name: "explanation",
      title: "Explanation",
      type: "text",
      description: "Why that answer is right. Everybody sees it, whatever they chose.",
      rows: 3,
      required: true,
      max: 280,
    },
  ],
  preview: { title: "question" },
  problem: oneRightAnswer,
};

const seo: BlockType = {
  name: "seo",
  title: "Search engines",
  fields: [
    {
      name: "title",
      title: "Title",
      type: "string",
      description: "In place of the piece's own. Results show about the first 60 characters.",
      max: 70,
    },
    {
      name: "description",
      title: "Description",
      type: "text",
      description: "In place of the piece's own summary. Results show about the first 160 characters.",
      rows: 2,
      max: 180,
    },
    {
      name: "keywords",
      title: "Keywords",
      type: "list",
      of: { type: "string", max: 80 },
      description: "What a parent would type.",
      max: 10,
      unique: true,
      layout: "tags",
    },
    {
      name: "noIndex",
      title: "Keep out of search engines",
      type: "boolean",
      description: "Readers still find it in lists, feeds, letters and the site's own search.",
      initial: false,
    },
  ],
  preview: { title: "title" },
};

const reviewer: BlockType = {
  name: "reviewer",
  title: "Reviewer",
  fields: [
    {
      name: "name",
      title: "Name",
      type: "string",
      description: "As they agreed to be named.",
      required: true,
      max: 80,
    },
    {
      name: "role",
      title: "Role",
      type: "string",
      description: "What qualifies them: “Pediatric nurse”.",
      required: true,
      max: 120,
    },
    {
      name: "reviewed",
      title: "What they reviewed",
      type: "text",
      description: "As a sentence: “Read the pieces on sleep in November 2026.”",
      required: true,
      max: 240,
      rows: 2,
    },
    {
      name: "pieces",
      title: "Pieces",
      type: "list",
      of: { type: "reference", to: listedTypes },
      description: "Each of these pieces names the reviewer next to its dates.",
    },
  ],
  preview: { title: "name", subtitle: "role" },
};

const correction: BlockType = {
  name: "correction",
  title: "Correction",
  fields: [
    {
      name: "date",
      title: "Day",
      type: "date",
      isPast: true,
      description: "The day the mistake was corrected.",
      required: true,
    },
    {
      name: "piece",
      title: "Piece",
      type: "reference",
      to: addressedTypes,
      description: "Leave it out if more than one was wrong.",
    },
    {
      name: "wrong",
      title: "What was wrong",
      type: "text",
      description: "And what the text says now, in one to three sentences.",
      required: true,
      max: 400,
      rows: 3,
    },
  ],
  preview: { title: "wrong", subtitle: "date" },
};

export const ownBlocks: readonly BlockType[] = [
  callout,
  checklist,
  glossaryReference,
  link,
  source,
  sourceRef,
  step,
  trackAction,
  trackStep,
  checkAnswer,
  checkQuestion,
  ...printableBlocks,
  seo,
  reviewer,
  correction,
];
