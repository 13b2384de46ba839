/** Help line: who a child or a parent can call, write to or report to, in one country. */
import type { DocumentType, TextField } from "./field.ts";
import { helpCountryOptions } from "./country-options.ts";
import { isBlank, type Fault, type Unchecked } from "./fault.ts";
import { asOptions, helpAudiences, helpRegions, helpSubjectOptions, mostHelpSubjects } from "./vocabulary.ts";
import { hoursProblem, languageProblem, numberProblem } from "./word-shapes.ts";

const way = (name: string, title: string, description: string, max: number): TextField => ({
  name,
  title,
  type: "string",
  description,
  group: "ways",
  max,
});
const number = (name: string, title: string, description: string): TextField => ({
  ...way(name, title, description, 20),
  problem: numberProblem,
});

const ways = ["phone", "text", "chat", "form"];

/** Somebody in need is shown a line that answers, and all that it takes to reach it. A region's is a list of others. */
function wayProblem(line: Unchecked): Fault | null {
  const { country, languages, phone, text, menuKey, textWord } = line;
  const isOfCountry = !helpRegions.some((region) => region === country);
  if (isOfCountry && ways.every((name) => isBlank(line[name])))
    return { path: "phone", message: "is missing, as are text, chat and form: the line cannot be reached" };
  if (isOfCountry && isBlank(languages))
    return { path: "languages", message: "are missing: nobody knows in which language it answers" };
  if (!isBlank(menuKey) && isBlank(phone))
    return { path: "menuKey", message: "needs a phone, and there is none" };
  return !isBlank(textWord) && isBlank(text)
    ? { path: "textWord", message: "needs a number for text messages, and there is none" }
    : null;
}

export const helpLineType: DocumentType = {
  name: "helpLine",
  title: "Help line",
  plural: "Help lines",
  description: "Somebody to call, write to or report to. Care boxes and the page of all help lines show it.",
  groups: [
    { name: "about", title: "About" },
    { name: "ways", title: "How to reach it" },
    { name: "source", title: "Source" },
  ],
  fields: [
    {
      name: "name",
      title: "Name",
      type: "string",
      description: "What the service calls itself, in its own language.",
      group: "about",
      required: true,
      max: 80,
    },
    {
      name: "country",
      title: "Country or region",
      type: "string",
      description:
        "Where it answers. In the file it is the country's two-letter code; 150 is Europe, 001 the world.",
      options: helpCountryOptions,
      group: "about",
      required: true,
    },
    {
      name: "languages",
      title: "Languages",
      type: "list",
      of: { type: "string", max: 20, problem: languageProblem },
      description:
        "The languages it answers in, such as “en”; the first is that of its name. Leave it out if they vary.",
      group: "about",
      max: 12,
      unique: true,
      layout: "tags",
    },
    {
      name: "audience",
      title: "For whom",
      type: "string",
      description: "Who may turn to it.",
      options: asOptions(helpAudiences),
      group: "about",
      required: true,
    },
    {
      name: "subjects",
      title: "Subjects",
      type: "list",
      of: { type: "string", options: helpSubjectOptions },
      description: "A care box shows the lines that share a subject with it.",
      group: "about",
      required: true,
      min: 1,
      max: mostHelpSubjects,
      unique: true,
    },
    {
      name: "order",
      title: "Place in its country",
      type: "number",
      description: "Lower numbers come first. Each place of a country is taken once.",
      integer: true,
      min: 0,
      max: 99,
      group: "about",
      required: true,
    },
    number("phone", "Phone", "As dialed in that country."),
    way("menuKey", "Key to press", "If a menu asks for one.", 20),
    number("text", "Text message to", "The number that takes text messages."),
    way("textWord", "Word to text", "If the first message has to be a certain word.", 20),
    {
      name: "chat",
      title: "Chat",
      type: "url",
      description: "The page on which the chat opens.",
      schemes: ["https"],
      group: "ways",
    },
    {
      name: "form",
      title: "Form for reports",
      type: "url",
      description: "The page with the form itself.",
      schemes: ["https"],
      group: "ways",
    },
    {
      name: "hours",
      title: "Hours",
      type: "list",
      of: { type: "string", max: 20, problem: hoursProblem },
      description:
        "By phone, such as “Mo-Fr 09:00-17:00”; day and night is “Mo-Su 00:00-23:59”. Leave it out if not sure.",
      group: "ways",
      max: 4,
      unique: true,
    },
    {
      name: "isFree",
      title: "Free of charge",
      type: "boolean",
      description: "Leave it out if not sure.",
      group: "ways",
    },
    {
      name: "publisher",
      title: "Run by",
      type: "string",
      description: "The organization behind the service.",
      group: "source",
      required: true,
      max: 120,
    },
    {
      name: "url",
      title: "Its own page",
      type: "url",
      description: "Where the service itself says how to reach it.",
      schemes: ["https"],
      group: "source",
      required: true,
    },
    {
      name: "checkedAt",
      title: "Checked on",
      isPast: true,
      type: "date",
      description: "The day somebody last looked its number up. After a year the check fails.",
      group: "source",
      required: true,
    },
  ],
  orderings: [{ name: "country", title: "Country", field: "country", direction: "asc" }],
  preview: { title: "name", subtitle: "country" },
  problem: wayProblem,
};
