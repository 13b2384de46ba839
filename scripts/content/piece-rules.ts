/** Rules on a single piece that its schema cannot say. */
import { objectsOf } from "#lib/content/schema/fault";
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { headings, words } from "./texts.ts";

/** Everything wrong with the pieces one by one. */
export const pieceFindings = (documents: readonly LibraryDocument[]): Finding[] =>
  documents.flatMap((document) => [
    ...stepFindings(document),
    ...sourceFindings(document),
    ...(document.type === "microBrief" ? briefFindings(document) : []),
  ]);

/** Steps are numbered from 1 on, in their order. */
const stepFindings = (document: LibraryDocument): Finding[] =>
  objectsOf(document.fields.steps).flatMap(({ order }, index) =>
    order === index + 1
      ? []
      : [errorAt(document, `steps[${index}] has the number ${String(order)}; it is step ${index + 1}`)],
  );

/** A source stands in a list once. */
function sourceFindings(document: LibraryDocument): Finding[] {
  const seen = new Set<string>();
  return objectsOf(document.fields.sources).flatMap(({ publisher, title }, index) => {
    const source = [publisher, title]
      .map((part) => String(part).trim())
      .join(": ")
      .toLowerCase();
    const isAgain = seen.has(source);
    seen.add(source);
    return isAgain ? [errorAt(document, `sources[${index}] is there twice: "${source}"`)] : [];
  });
}

/** From this share of common words on, one text says the other again. */
const restated = 0.6;

/** A brief has headings, a list or a callout, and a reason of its own to matter. */
function briefFindings(document: LibraryDocument): Finding[] {
  const { content, summary, whyItMatters } = document.fields;
  const findings: Finding[] = [];
  if (headings(document.fields).length === 0) findings.push(errorAt(document, "has no heading in its text"));
  if (
    !objectsOf(content).some(
      ({ _type, listItem }) => _type === "callout" || _type === "checklist" || listItem !== undefined,
    )
  )
    findings.push(errorAt(document, "has neither a list nor a callout in its text"));
  const heavy = (value: unknown) =>
    new Set(typeof value === "string" ? words(value).filter((word) => word.length > 4) : []);
  const [first, second] = [heavy(summary), heavy(whyItMatters)];
  const shared = [...second].filter((word) => first.has(word)).length;
  if (second.size > 0 && shared / second.size > restated)
    findings.push(errorAt(document, "'Why it matters' restates the summary"));
  return findings;
}
