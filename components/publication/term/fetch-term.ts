import type { Term } from "#lib/publication/content/term";
import { expectAnswer, isRecord, isText, isTextOrNull } from "#lib/platform/browser/answers";
import { readProduct } from "#lib/platform/browser/product-api";

/** What the popover shows of a term, as `/api/glossary/<slug>` answers it. */
export type TermExplanation = Pick<Term, "term" | "definition" | "parentTranslation" | "howTheyUseIt">;

/** A term stays known for this long: readers meet the same one in several texts. */
const retentionMs = 20 * 60_000;
const known = new Map<string, { asked: Promise<TermExplanation>; until: number }>();

/** One term, asked for once and then kept. A failed read is tried again the next time. */
export function fetchTerm(slug: string): Promise<TermExplanation> {
  const kept = known.get(slug);
  if (kept && kept.until > Date.now()) return kept.asked;
  const asked = read(slug);
  known.set(slug, { asked, until: Date.now() + retentionMs });
  asked.catch(() => known.delete(slug));
  return asked;
}

async function read(slug: string): Promise<TermExplanation> {
  return expectAnswer(await readProduct(`/api/glossary/${encodeURIComponent(slug)}`), isExplanation);
}

const isExplanation = (answer: unknown): answer is TermExplanation =>
  isRecord(answer) &&
  isText(answer.term) &&
  isTextOrNull(answer.definition) &&
  isTextOrNull(answer.parentTranslation) &&
  Array.isArray(answer.howTheyUseIt) &&
  answer.howTheyUseIt.every(isText);
