/**
 * What the form tells of a whole document besides its `problem`: rules for which the content check has words of its own, since it
 * sees the whole library. Pure.
 */
import { isRecord } from "#lib/base/values/json";
import { blockText, isBlank, objectsOf, referenceTarget, type Fault, type Unchecked } from "./fault.ts";

/** How many briefs and actions a track has. */
export const trackItems = { least: 4, most: 9 } as const;
/** The most glossary terms in the sequence of a track, beside its briefs and actions. */
export const mostTerms = 3;
/** A page of the footer has no category or topic; fewer keywords would say less than its title. */
export const fewestKeywords = 3;

/** Whether a text has a heading that says something. */
export const hasHeading = (content: unknown): boolean =>
  objectsOf(content).some(
    (block) => typeof block.style === "string" && /^h\d$/.test(block.style) && !isBlank(blockText(block)),
  );

/** Whether a text has something that stands out from its paragraphs. */
export const hasListOrBox = (content: unknown): boolean =>
  objectsOf(content).some(
    ({ _type, listItem }) => _type === "callout" || _type === "checklist" || listItem !== undefined,
  );

/** How many keywords of its own a document gives search engines. */
export const keywordCount = ({ seo }: Unchecked): number =>
  isRecord(seo) && Array.isArray(seo.keywords) ? seo.keywords.length : 0;

/** A text that is not begun yet is told of by its field. */
function briefProblem({ content }: Unchecked): Fault | null {
  if (isBlank(content)) return null;
  if (!hasHeading(content)) return { path: "content", message: "has no heading" };
  return hasListOrBox(content) ? null : { path: "content", message: "has neither a list nor a box" };
}

function pageProblem(page: Unchecked): Fault | null {
  const count = keywordCount(page);
  return isBlank(page.publishedDate) && count < fewestKeywords
    ? { path: "seo", message: `has too few keywords: ${count}, and a page needs ${fewestKeywords}` }
    : null;
}

const idsOf = (values: readonly unknown[]): Set<string> =>
  new Set(values.flatMap((value) => referenceTarget(value) ?? []));

function trackProblem({ microBriefs, microActions, sequence }: Unchecked): Fault | null {
  const held = idsOf([...objectsOf(microBriefs), ...objectsOf(microActions).map(({ action }) => action)]);
  const named = idsOf(objectsOf(sequence).map(({ piece }) => piece));
  const { least, most } = trackItems;
  if (held.size < least || held.size > most)
    return {
      path: "microActions",
      message: `make ${held.size} together with the briefs; a track has ${least} to ${most}`,
    };
  const left = [...held].filter((id) => !named.has(id)).length;
  if (left > 0) return { path: "sequence", message: `leaves out ${left} of the briefs and actions above` };
  const strangers = [...named].filter((id) => !held.has(id)).length;
  return strangers > mostTerms
    ? {
        path: "sequence",
        message: `names ${strangers} others than the briefs and actions above; it has room for ${mostTerms} words`,
      }
    : null;
}

const problems: Readonly<Record<string, (document: Unchecked) => Fault | null>> = {
  microBrief: briefProblem,
  page: pageProblem,
  track: trackProblem,
};

/** The first such problem of a document of that type; null for none. */
export const studioProblem = (type: string, document: Unchecked): Fault | null =>
  Object.hasOwn(problems, type) ? (problems[type]?.(document) ?? null) : null;
