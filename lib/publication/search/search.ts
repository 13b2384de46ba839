import "server-only";
/** Search over briefs, actions, terms, tracks and printables. The index is built from one read and kept in this process. */
import { z } from "zod";
import { listOf, orNull, storedDate, text } from "#lib/publication/content/fields";
import { listedTypes } from "#lib/publication/content/kinds";
import { createSearchIndex, type SearchIndex } from "#lib/publication/search/search-index";
import { parseQuery } from "#lib/publication/search/search-query";
import { publicationDate } from "#lib/platform/published";
import { parseList } from "#lib/platform/server/content-reader";
import { askStore } from "#lib/platform/server/content-store";
import { memo } from "#lib/platform/server/memo";
import { processWide } from "#lib/platform/server/process-wide";

const document = z.object({
  _id: z.string(),
  _type: z.enum(listedTypes),
  slug: text,
  title: text,
  summary: orNull(text),
  date: storedDate,
  words: listOf(text).transform((parts) => parts.join(" ")),
});

export type SearchResult = Omit<z.infer<typeof document>, "words" | "date">;

/** Documents whose date lies ahead are filed too and held back at search time, so that they appear on the minute. */
const documentsQuery = /* groq */ `*[_type in ${JSON.stringify(listedTypes)} && defined(slug.current)]
  | order(_type asc, ${publicationDate} desc, _id asc) {
    _id, _type, "slug": slug.current, "title": coalesce(title, term), "date": ${publicationDate},
    "summary": coalesce(summary, excerpt, parentTranslation, definition, description),
    "words": [whyItMatters, goal, definition, ...howTheyUseIt, ...relatedTerms, ...tags, ...steps[].title,
      heading, ...sections[].title, ...sections[].lines[], ...sections[].cards[].text,
      category->title, ...topics[]->title, ...seo.keywords, pt::text(content)]
  }`;

/** Changes when any document that is filed, or whose title is filed with one, changes. */
const stampQuery = /* groq */ `*[_type in ${JSON.stringify([...listedTypes, "category", "topic"])}]
  | order(_updatedAt desc) { _updatedAt }`;

type Snapshot = {
  stamp: string;
  index: SearchIndex;
  byId: Map<string, { result: SearchResult; publishedAt: number }>;
};
const latest = processWide("search-snapshot", () => ({ current: null as Snapshot | null }));

async function readStamp(): Promise<string> {
  const stamps = z.array(z.object({ _updatedAt: z.unknown() })).parse(await askStore(stampQuery, {}));
  return `${stamps.length}:${String(stamps[0]?._updatedAt)}`;
}

/** Builds the index anew if a webhook asked for it or the store's stamp moved; otherwise the one we have goes on. */
async function renewSnapshot(isDropped: boolean): Promise<Snapshot> {
  const known = latest.current;
  const stamp = await readStamp();
  if (known && !isDropped && known.stamp === stamp) return known;
  const documents = parseList(document, await askStore(documentsQuery, {}));
  const index = await createSearchIndex(documents);
  const byId = new Map(
    documents.map(({ words: _, date, ...result }) => [
      result._id,
      { result, publishedAt: date === null ? NaN : Date.parse(date) },
    ]),
  );
  return (latest.current = { stamp, index, byId });
}

/**
 * What was found, best first, and whether a word of a text (normalized) is one that matched. `isTooCommon` when every word
 * asked for is one that says nothing.
 */
export type SearchAnswer = {
  results: SearchResult[];
  isMatch: (word: string) => boolean;
  isTooCommon: boolean;
};

/** Everything that matches what a reader typed. An empty query finds nothing. Throws when the store was never read. */
export async function searchContent(typed: string): Promise<SearchAnswer> {
  const asked = parseQuery(typed);
  if (asked === "") return { results: [], isMatch: () => false, isTooCommon: false };
  const { index, byId } = (await memo("search-index", renewSnapshot)) as Snapshot;
  const { ids, isMatch, isTooCommon } = index.search(asked);
  const now = Date.now();
  const results = ids.flatMap((id) => {
    const found = byId.get(id);
    return found && !(found.publishedAt > now) ? [found.result] : [];
  });
  return { results, isMatch, isTooCommon };
}
