/**
 * Finds glossary terms in running text and marks them as links: whole words, case-insensitive,
 * longest term first, the first occurrence in each block, never inside links, code or headings.
 */

/** A term as the linker needs it. */
export type LinkableTerm = { _id: string; slug: string; term: string };

type Span = { _type: string; _key?: string; text?: unknown; marks?: unknown; [field: string]: unknown };
type Block = { _type: string; _key?: string; [field: string]: unknown };

/** The linker's state for one set of terms: a pattern over all names, and the term of each name in lower case. */
type Matcher = { pattern: RegExp | null; byName: Map<string, LinkableTerm> };

const matchers = new WeakMap<readonly LinkableTerm[], Matcher>();

function matcherOf(terms: readonly LinkableTerm[]): Matcher {
  const known = matchers.get(terms);
  if (known) return known;
  const byName = new Map<string, LinkableTerm>();
  for (const term of terms)
    if (!byName.has(term.term.toLowerCase())) byName.set(term.term.toLowerCase(), term);
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  // Not \b: a name such as `c++` ends in no word character.
  const pattern =
    names.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join("|")})(?![\\p{L}\\p{N}_])`, "giu")
      : null;
  const matcher = { pattern, byName };
  matchers.set(terms, matcher);
  return matcher;
}

/** Portable Text with glossary references added, and the terms that were linked. `except` is the slug of the page's own term. */
export function linkTerms<B extends Block>(
  blocks: readonly B[],
  terms: readonly LinkableTerm[],
  except?: string,
): { blocks: B[]; linked: LinkableTerm[] } {
  const matcher = matcherOf(terms);
  const linked = new Map<string, LinkableTerm>();
  const linkBlock = <T extends Block>(block: T): T => {
    if (block._type === "callout" && Array.isArray(block.body))
      return { ...block, body: (block.body as Block[]).map(linkBlock) };
    if (block._type !== "block" || /^h[1-6]$/.test(String(block.style)) || !Array.isArray(block.children))
      return block;
    return linkSpans(block, matcher, linked, except);
  };
  return { blocks: matcher.pattern ? blocks.map(linkBlock) : [...blocks], linked: [...linked.values()] };
}

function linkSpans<T extends Block>(
  block: T,
  { pattern, byName }: Matcher,
  linked: Map<string, LinkableTerm>,
  except?: string,
): T {
  const markDefs = Array.isArray(block.markDefs) ? (block.markDefs as { _key: string; _type: string }[]) : [];
  const linkKeys = new Set(markDefs.map((definition) => definition._key));
  const done = new Set<string>(
    markDefs.flatMap((definition) => {
      const slug = (definition as { term?: { slug?: unknown } }).term?.slug;
      return typeof slug === "string" ? [slug] : [];
    }),
  );
  const added: Record<string, unknown>[] = [];
  const children = (block.children as Span[]).flatMap((span) => {
    const marks = Array.isArray(span.marks) ? (span.marks as string[]) : [];
    if (typeof span.text !== "string" || marks.includes("code") || marks.some((mark) => linkKeys.has(mark)))
      return [span];
    return splitSpan(span, span.text, marks);
  });
  return added.length === 0 ? block : { ...block, children, markDefs: [...markDefs, ...added] };

  function splitSpan(span: Span, text: string, marks: string[]): Span[] {
    const pieces: Span[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern ?? /(?!)/g)) {
      const term = byName.get(match[0].toLowerCase());
      if (!term || term.slug === except || done.has(term.slug)) continue;
      done.add(term.slug);
      linked.set(term.slug, term);
      const key = `auto-${term.slug}`;
      added.push({ _key: key, _type: "glossaryReference", term: { ...term, _type: "glossaryTerm" } });
      if (match.index > from)
        pieces.push({ ...span, _key: `${span._key}-${from}`, text: text.slice(from, match.index) });
      pieces.push({ ...span, _key: `${span._key}-${match.index}`, text: match[0], marks: [...marks, key] });
      from = match.index + match[0].length;
    }
    if (pieces.length === 0) return [span];
    if (from < text.length) pieces.push({ ...span, _key: `${span._key}-${from}`, text: text.slice(from) });
    return pieces;
  }
}
