/** Notices for editors, which are never errors. */
import { dayMs } from "#lib/base/values/durations";
import { objectsOf } from "#lib/publication/content/schema/fault";
import { isDeep } from "#lib/publication/content/schema/source-shape";
import { isAhead, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { readingGrade } from "./reading-level.ts";
import { bodyPassages, everyPassage, passages, words } from "./texts.ts";

/** Texts that are harder to read than this are reported. */
const hardestGrade = 9.5;

/**
 * Notices: scheduled pieces, hard texts, bodies too short or too long, steps without a conversation, deep links, British spelling.
 */
export function editorialNotices(documents: readonly LibraryDocument[], now: Date): Finding[] {
  return documents.flatMap((document) => [
    ...dateNotices(document, now),
    ...gradeNotices(document),
    ...(document.type === "microBrief" ? briefNotices(document) : []),
    ...(document.type === "microAction" ? stepNotices(document) : []),
    ...sourceNotices(document, now),
    ...spellingNotices(document),
  ]);
}

/** How hard the library's longer texts read, in a sentence. */
export function readingSummary(documents: readonly LibraryDocument[]): string {
  const grades = documents
    .filter(isLong)
    .map((document) => ({ id: document.id, grade: readingGrade(passages(document.fields)) }))
    .toSorted((one, other) => one.grade - other.grade);
  const [middle, hardest] = [grades[grades.length >> 1], grades.at(-1)];
  if (!middle || !hardest) return "No text to measure.";
  return `Reading grade of ${grades.length} texts: ${middle.grade.toFixed(1)} in the middle, ${hardest.grade.toFixed(1)} at most (${hardest.id}).`;
}

const isLong = ({ type }: LibraryDocument) => ["microBrief", "microAction", "page"].includes(type);

function dateNotices(document: LibraryDocument, now: Date): Finding[] {
  const { publishedDate, publishedAt, reviewedAt } = document.fields;
  return [
    ...[publishedDate, publishedAt]
      .filter((date) => isAhead(date, now))
      .map((date) => noticeAt(document, `is scheduled for ${date}`)),
    ...[reviewedAt]
      .filter((date) => isAhead(date, now))
      .map((date) => noticeAt(document, `was reviewed in the future, on ${date}`)),
  ];
}

function gradeNotices(document: LibraryDocument): Finding[] {
  if (!isLong(document)) return [];
  const grade = readingGrade(passages(document.fields));
  return grade > hardestGrade ? [noticeAt(document, `reads at grade ${grade.toFixed(1)}; aim for 8`)] : [];
}

/** A step should say what a parent will see and what to say. */
function stepNotices(document: LibraryDocument): Finding[] {
  return objectsOf(document.fields.steps).flatMap((step, index) => [
    ...(step.see ? [] : [noticeAt(document, `steps[${index}] does not say what the parent will see`)]),
    ...(step.say ? [] : [noticeAt(document, `steps[${index}] does not say what to say to the child`)]),
  ]);
}

function briefNotices(document: LibraryDocument): Finding[] {
  const findings: Finding[] = [];
  const length = bodyPassages(document.fields).flatMap(words).length;
  if (length < 250 || length > 600)
    findings.push(noticeAt(document, `the body has ${length} words; 250 to 600 read best`));
  return findings;
}

/** After this many days a source should be checked again. */
const sourceDays = 365;

/** Sources that have not been checked for long, or whose date of checking is in the future. */
function sourceNotices(document: LibraryDocument, now: Date): Finding[] {
  return objectsOf(document.fields.sources).flatMap(({ url, checkedAt }) => {
    if (typeof checkedAt !== "string") return [];
    const days = (now.getTime() - Date.parse(checkedAt)) / dayMs;
    if (days < 0)
      return [noticeAt(document, `the source ${String(url)} was checked in the future, on ${checkedAt}`)];
    return days > sourceDays
      ? [noticeAt(document, `the source ${String(url)} was last checked on ${checkedAt}`)]
      : [];
  });
}

/** How many briefs and actions cite at least two documents, in a sentence. */
export function sourceSummary(documents: readonly LibraryDocument[]): string {
  const pieces = documents.filter(({ type }) => type === "microBrief" || type === "microAction");
  const deep = pieces.filter(
    ({ fields }) => objectsOf(fields.sources).filter(({ url }) => isDeep(url)).length >= 2,
  );
  return `${deep.length} of ${pieces.length} briefs and actions lead to at least two documents.`;
}

/** The library is written in American English. */
const british =
  /\b(?:afterwards|towards|whilst|colours?|favourites?|behaviours?|neighbours?|organis(?:e|es|ed|ing)|recognis(?:e|es|ed|ing)|realis(?:e|es|ed|ing)|apologis(?:e|es|ed|ing)|grey|mum|e-mails?|programmes?)\b/i;

function spellingNotices(document: LibraryDocument): Finding[] {
  const match = everyPassage(document.fields).flatMap((passage) => british.exec(passage) ?? [])[0];
  return match ? [noticeAt(document, `"${match}" is British; the library is American`)] : [];
}
