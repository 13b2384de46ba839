/** What is worth an editor's look and fails nothing. */
import { noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { readingGrade } from "./reading-level.ts";
import { bodyPassages, passages, words } from "./texts.ts";

/** Texts that read harder than this are named. */
const hardestGrade = 9.5;

/** Worth a look: scheduled pieces, hard texts, bodies too short or too long, summaries said twice. */
export function editorialNotices(documents: readonly LibraryDocument[], now: Date): Finding[] {
  return documents.flatMap((document) => [
    ...dateNotices(document, now),
    ...(["microBrief", "microAction", "page"].includes(document.type) ? gradeNotices(document) : []),
    ...(document.type === "microBrief" ? briefNotices(document) : []),
  ]);
}

function dateNotices(document: LibraryDocument, now: Date): Finding[] {
  const { publishedDate, publishedAt, reviewedAt } = document.fields;
  const isAhead = (value: unknown): value is string =>
    typeof value === "string" && Date.parse(value) > now.getTime();
  return [
    ...[publishedDate, publishedAt]
      .filter(isAhead)
      .map((date) => noticeAt(document, `is scheduled for ${date}`)),
    ...[reviewedAt]
      .filter(isAhead)
      .map((date) => noticeAt(document, `was reviewed in the future, on ${date}`)),
  ];
}

function gradeNotices(document: LibraryDocument): Finding[] {
  const grade = readingGrade(passages(document.fields));
  return grade > hardestGrade ? [noticeAt(document, `reads at grade ${grade.toFixed(1)}; aim for 8`)] : [];
}

function briefNotices(document: LibraryDocument): Finding[] {
  const findings: Finding[] = [];
  const length = bodyPassages(document.fields).flatMap(words).length;
  if (length < 250 || length > 600)
    findings.push(noticeAt(document, `the body has ${length} words; 250 to 600 read best`));
  const heavy = (value: unknown) =>
    new Set(typeof value === "string" ? words(value).filter((word) => word.length > 4) : []);
  const [summary, why] = [heavy(document.fields.summary), heavy(document.fields.whyItMatters)];
  const shared = [...why].filter((word) => summary.has(word)).length;
  if (why.size > 0 && shared / why.size > 0.6)
    findings.push(noticeAt(document, "'Why it matters' restates the summary"));
  return findings;
}
