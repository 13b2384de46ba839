/**
 * Finds glossary terms in running text and marks them as links: whole words, case-insensitive,
 * longest term first, the first occurrence in each block, never inside links, code or headings.
 */
import { straightApostrophes } from "#lib/base/text/apostrophes";
import { wordSign } from "#lib/base/text/whole-words";

/** A term as the linker needs it. */
export type LinkableTerm = { _id: string; slug: string; term: string };

type Span = { _type: string; _key?: string; text?: unknown; marks?: unknown; [field: string]: unknown };
type Block = { _type: string; _key?: string; [field: string]: unknown };

/**
 * The linker's state for one set of terms: the term of each name in lower case, and the names by what they begin with, a word
 * or a single sign, the longest first. So a text is read once, however many terms there are.
 */
type Matcher = { byName: Map<string, LinkableTerm>; byStart: Map<string, string[]> };

const matchers = new WeakMap<readonly LinkableTerm[], Matcher>();

/** A word or, where there is none, a sign. */
const wordOrSign = new RegExp(`${wordSign}+|[^]`, "uy");
const beginsInWord = new RegExp(`^${wordSign}`, "u");
const endsInWord = new RegExp(`${wordSign}$`, "u");
/** Code units of the longest sign. */
const signLength = 2;

function startAt(text: string, index: number): string {
  wordOrSign.lastIndex = index;
  return wordOrSign.exec(text)?.[0] ?? "";
}

function matcherOf(terms: readonly LinkableTerm[]): Matcher {
  const known = matchers.get(terms);
  if (known) return known;
  const byName = new Map<string, LinkableTerm>();
  for (const term of terms) {
    const name = asCompared(term.term.normalize("NFC"));
    if (name !== "" && !byName.has(name)) byName.set(name, term);
  }
  const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  const matcher = { byName, byStart: Map.groupBy(longestFirst, (name) => startAt(name, 0)) };
  matchers.set(terms, matcher);
  return matcher;
}

/**
 * The names that a text contains as whole words, in any case and with either apostrophe, each with its place. A name may end in a
 * sign, as `c++` does.
 */
function* namesIn(text: string, { byStart }: Matcher): Generator<{ index: number; name: string }> {
  const lower = asCompared(text);
  const isWhole = (index: number, end: number) =>
    !endsInWord.test(lower.slice(Math.max(0, index - signLength), index)) &&
    !beginsInWord.test(lower.slice(end, end + signLength));
  for (let index = 0; index < lower.length;) {
    const start = startAt(lower, index);
    const name = byStart
      .get(start)
      ?.find((one) => lower.startsWith(one, index) && isWhole(index, index + one.length));
    if (name !== undefined) yield { index, name };
    index += name?.length ?? start.length;
  }
}

/**
 * The text in the form in which names are looked for, with every character at its place:
 * in lower case, with straight apostrophes.
 */
const asCompared = (text: string): string => straightApostrophes(inLowerCase(text));

/** The text in lower case, character by character. The few that would become two stay, or all that follow would be moved. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) => {
    const one = sign.toLowerCase();
    return one.length === sign.length ? one : sign;
  }).join("");
}

/** Portable Text with glossary references added, and the terms that were linked. */
export function linkTerms<B extends Block>(
  blocks: readonly B[],
  terms: readonly LinkableTerm[],
): { blocks: B[]; linked: LinkableTerm[] } {
  const matcher = matcherOf(terms);
  const linked = new Map<string, LinkableTerm>();
  const linkBlock = <T extends Block>(block: T): T => {
    if (block._type === "callout" && Array.isArray(block.body))
      return { ...block, body: (block.body as Block[]).map(linkBlock) };
    if (block._type !== "block" || /^h[1-6]$/.test(String(block.style)) || !Array.isArray(block.children))
      return block;
    return linkSpans(block, matcher, linked);
  };
  return { blocks: blocks.map(linkBlock), linked: [...linked.values()] };
}

function linkSpans<T extends Block>(block: T, matcher: Matcher, linked: Map<string, LinkableTerm>): T {
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
    // Texts that were pasted may hold an accent as a sign of its own.
    return splitSpan(span, span.text.normalize("NFC"), marks);
  });
  return added.length === 0 ? block : { ...block, children, markDefs: [...markDefs, ...added] };

  function splitSpan(span: Span, text: string, marks: string[]): Span[] {
    const pieces: Span[] = [];
    let from = 0;
    for (const { index, name } of namesIn(text, matcher)) {
      const term = matcher.byName.get(name);
      if (!term || done.has(term.slug)) continue;
      done.add(term.slug);
      linked.set(term.slug, term);
      const key = `auto-${term.slug}`;
      added.push({ _key: key, _type: "glossaryReference", term: { ...term, _type: "glossaryTerm" } });
      const end = index + name.length;
      if (index > from) pieces.push({ ...span, _key: `${span._key}-${from}`, text: text.slice(from, index) });
      pieces.push({
        ...span,
        _key: `${span._key}-${index}`,
        text: text.slice(index, end),
        marks: [...marks, key],
      });
      from = end;
    }
    if (pieces.length === 0) return [span];
    if (from < text.length) pieces.push({ ...span, _key: `${span._key}-${from}`, text: text.slice(from) });
    return pieces;
  }
}
