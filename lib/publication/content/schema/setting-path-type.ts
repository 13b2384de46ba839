/** Setting path: where a setting of a platform stands, as a public help page describes it. */
import { tooLongToDraw } from "#lib/publication/content/screens";
import type { DocumentType } from "./field.ts";
import type { Fault, Unchecked } from "./fault.ts";
import { isDeep } from "./source-shape.ts";
import { settingSystemOptions } from "./vocabulary.ts";
import { labelProblem } from "./word-shapes.ts";

/** A drawn path shows its labels whole, and a path has its page, which was read when it was there. */
function pathProblem({ path, isDrawn, url, asOf, checkedAt }: Unchecked): Fault | null {
  const labels = Array.isArray(path) ? path.filter((label) => typeof label === "string") : [];
  const [tooLong] = isDrawn === true ? tooLongToDraw(labels) : [];
  if (tooLong !== undefined)
    return { path: "path", message: `is drawn, and "${tooLong}" does not fit its screen` };
  if (typeof asOf === "string" && typeof checkedAt === "string" && asOf > checkedAt)
    return { path: "asOf", message: `is ${asOf}, and the page was read before, on ${checkedAt}` };
  // The field itself tells of one that is missing, or no address.
  return typeof url !== "string" || !URL.canParse(url) || isDeep(url)
    ? null
    : { path: "url", message: `is ${url}, a front door; the source is the help page itself` };
}

export const settingPathType: DocumentType = {
  name: "settingPath",
  title: "Setting path",
  plural: "Setting paths",
  description:
    "Where a setting was on a certain day, label by label. Briefs and actions show it in a dated box.",
  groups: [
    { name: "about", title: "About" },
    { name: "source", title: "Source" },
  ],
  fields: [
    {
      name: "name",
      title: "Setting",
      type: "string",
      description: "What a parent sets there, with the name of the app: “TikTok: link your account”.",
      group: "about",
      required: true,
      max: 70,
    },
    {
      name: "system",
      title: "Where",
      type: "string",
      description: "The device, or the page on the web, on which it is found.",
      options: settingSystemOptions,
      group: "about",
      required: true,
    },
    {
      name: "path",
      title: "Path",
      type: "list",
      of: { type: "string", max: 40, problem: labelProblem },
      description:
        "What to open or tap, one label per item, spelled as on screen. Words that vary are in lower case: “your child”.",
      group: "about",
      required: true,
      min: 2,
      max: 6,
    },
    {
      name: "isDrawn",
      title: "Draw the screens",
      type: "boolean",
      description:
        "For the settings that most families look for: outlines of the screens are drawn from the labels.",
      group: "about",
    },
    {
      name: "publisher",
      title: "Publisher",
      type: "string",
      description: "Whose help page it is: the maker's own, if there is one.",
      group: "source",
      required: true,
      max: 120,
    },
    {
      name: "pageTitle",
      title: "Title",
      type: "string",
      description: "Of the help page, as published. Leave it out if not sure.",
      group: "source",
      max: 200,
    },
    {
      name: "url",
      title: "Address of the help page",
      type: "url",
      description: "Of the page that describes the path, not of the site it is on.",
      schemes: ["https"],
      group: "source",
      required: true,
    },
    {
      name: "asOf",
      title: "Date of the help page",
      type: "date",
      isPast: true,
      description: "Only a date that the page itself shows. Without one, readers see the day it was read.",
      group: "source",
    },
    {
      name: "checkedAt",
      title: "Checked on",
      type: "date",
      isPast: true,
      description: "The day somebody last read the path on the help page.",
      group: "source",
      required: true,
    },
  ],
  orderings: [{ name: "name", title: "Setting", field: "name", direction: "asc" }],
  preview: { title: "name", subtitle: "system" },
  problem: pathProblem,
};
