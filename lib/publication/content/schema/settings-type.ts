/** The site's own settings: who runs it and has reviewed its texts, what was corrected, what the explainer shows. */
import type { DocumentType, Field } from "./field.ts";
import { firstLetter } from "./letter-type.ts";
import { emailProblem } from "./word-shapes.ts";

const example = (name: string, title: string, to: string): Field => ({
  name,
  title,
  type: "reference",
  to: [to],
  description: "Shown on /how-it-works. If left out, the newest is shown.",
  group: "examples",
});

export const siteSettingsType: DocumentType = {
  name: "siteSettings",
  title: "Site settings",
  plural: "Site settings",
  description:
    "Who runs the site, who has reviewed its texts, what was corrected in them, and when the letters began.",
  groups: [
    { name: "operator", title: "Operator" },
    { name: "reviewers", title: "Reviewers" },
    { name: "corrections", title: "Corrections" },
    { name: "examples", title: "Examples" },
    { name: "letters", title: "Letters" },
  ],
  fields: [
    {
      name: "operatorName",
      title: "Legal name",
      type: "string",
      description:
        "The name of the person or organization that runs this site and answers for it. Pages point out that it is missing until then.",
      group: "operator",
      max: 120,
    },
    {
      name: "operatorAddress",
      title: "Postal address",
      type: "text",
      description: "Where legal papers can be served, each part on a line of its own.",
      group: "operator",
      max: 300,
      rows: 4,
    },
    {
      name: "privacyContact",
      title: "Contact for privacy",
      type: "string",
      description: "An email address that somebody reads, for questions about personal data.",
      group: "operator",
      max: 120,
      problem: emailProblem,
    },
    {
      name: "reviewers",
      title: "Reviewers",
      type: "list",
      of: { type: "object", of: "reviewer" },
      description: "People who have read pieces and agree to be named. Nobody else is listed here.",
      group: "reviewers",
    },
    {
      name: "corrections",
      title: "Corrections",
      type: "list",
      of: { type: "object", of: "correction" },
      description:
        "Factual mistakes that were public, each with the day it was corrected. Spelling mistakes do not count.",
      group: "corrections",
    },
    example("exampleBrief", "Example brief", "microBrief"),
    example("exampleAction", "Example action", "microAction"),
    example("exampleTerm", "Example term", "glossaryTerm"),
    firstLetter,
  ],
  orderings: [],
  preview: { title: "_type" },
  isSingle: true,
};
