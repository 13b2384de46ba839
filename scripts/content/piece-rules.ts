/** Rules on a single piece that its schema cannot express. */
import {
  fewestKeywords,
  hasHeading,
  hasListOrBox,
  keywordCount,
} from "#lib/publication/content/schema/studio-problem";
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { figuresWithoutSource } from "./figures.ts";
import { words } from "./texts.ts";

/** All faults of the pieces, each checked by itself. */
export const pieceFindings = (documents: readonly LibraryDocument[]): Finding[] =>
  documents.flatMap((document) => [
    ...figureFindings(document),
    ...(document.type === "microBrief" ? briefFindings(document) : []),
    ...(document.type === "page" ? pageFindings(document) : []),
  ]);

/** A figure cites its source by number. */
function figureFindings(document: LibraryDocument): Finding[] {
  if (!["microBrief", "microAction"].includes(document.type)) return [];
  return figuresWithoutSource(document.fields.content).map((sentence) =>
    errorAt(document, `a figure does not say which source it is from: "${sentence}"`),
  );
}

/** With this share of common words, one text repeats the other. */
const restated = 0.6;

/** A brief has headings, a list or a callout, and its own text on why it matters. */
function briefFindings(document: LibraryDocument): Finding[] {
  const { content, summary, whyItMatters } = document.fields;
  const findings: Finding[] = [];
  if (!hasHeading(content)) findings.push(errorAt(document, "has no heading in its text"));
  if (!hasListOrBox(content))
    findings.push(errorAt(document, "has neither a list nor a callout in its text"));
  const heavy = (value: unknown) =>
    new Set(typeof value === "string" ? words(value).filter((word) => word.length > 4) : []);
  const [first, second] = [heavy(summary), heavy(whyItMatters)];
  const shared = [...second].filter((word) => first.has(word)).length;
  if (second.size > 0 && shared / second.size > restated)
    findings.push(errorAt(document, "'Why it matters' restates the summary"));
  return findings;
}

/** A page of the footer has no category or topic, so it needs its own keywords. Notes have no address of their own. */
function pageFindings(document: LibraryDocument): Finding[] {
  const { publishedDate } = document.fields;
  const count = keywordCount(document.fields);
  return publishedDate !== undefined || count >= fewestKeywords
    ? []
    : [errorAt(document, `has ${count} keywords for search engines; a page has at least ${fewestKeywords}`)];
}
