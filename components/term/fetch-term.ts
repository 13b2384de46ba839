import type { Term } from "#lib/content/term";

/** What the popover shows of a term, as `/api/glossary/<slug>` answers it. */
export type TermExplanation = Pick<Term, "term" | "definition" | "parentTranslation" | "howTheyUseIt">;

/** A term stays known for this long (spec 9). */
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
  const response = await fetch(`/api/glossary/${encodeURIComponent(slug)}`);
  if (!response.ok) throw new Error(`term: ${response.status}`);
  // Our own endpoint, parsed on the server by the shape this type is taken from.
  return (await response.json()) as TermExplanation;
}
