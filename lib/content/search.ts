import "server-only";
/** Search over briefs, actions, terms and tracks: ranked, by prefix, forgiving of typing errors and accents. */
import MiniSearch from "minisearch";
import { z } from "zod";
import { listOf, orNull, text } from "#lib/content/fields";
import { isPublished } from "#lib/platform/server/content-reader";
import { askStore } from "#lib/platform/server/content-store";
import { held } from "#lib/platform/server/held";

export const searchKinds = ["microBrief", "microAction", "glossaryTerm", "track"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A query is cut at this many characters. */
export const longestQuery = 200;

const found = z.object({
  _id: z.string(),
  _type: z.enum(searchKinds),
  slug: text,
  title: text,
  summary: orNull(text),
});
export type SearchResult = z.infer<typeof found>;

const indexed = found.extend({ words: listOf(text).transform((parts) => parts.join(" ")) });
type Indexed = z.infer<typeof indexed>;

const query = /* groq */ `*[_type in ["microBrief", "microAction", "glossaryTerm", "track"] && defined(slug.current)
  && ${isPublished("coalesce(publishedDate, publishedAt)")}]
  | order(_type asc, coalesce(publishedDate, publishedAt) desc, _id asc) {
    _id, _type, "slug": slug.current, "title": coalesce(title, term),
    "summary": coalesce(summary, excerpt, parentTranslation, definition, description),
    "words": [whyItMatters, goal, definition, ...howTheyUseIt, ...relatedTerms, ...tags, ...steps[].title,
      category->title, ...topics[]->title, ...seo.keywords, pt::text(content)]
  }`;

/** Words without case and accents, so that "Café" and "cafe" are one. */
const normalize = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Index = { engine: MiniSearch<Indexed>; byId: Map<string, SearchResult> };

async function buildIndex(): Promise<Index> {
  const documents = listOf(indexed).parse(await askStore(query, {}));
  const engine = new MiniSearch<Indexed>({
    idField: "_id",
    fields: ["title", "summary", "words"],
    processTerm: (word) => normalize(word) || null,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      prefix: true,
      // One slip in words of five letters and more, two in long ones; short words are too easily another word.
      fuzzy: (word) => (word.length > 8 ? 2 : word.length > 4 ? 1 : false),
      weights: { prefix: 0.4, fuzzy: 0.2 },
      combineWith: "AND",
    },
  });
  engine.addAll(documents);
  return { engine, byId: new Map(documents.map(({ words: _, ...result }) => [result._id, result])) };
}

/** Everything that matches, best first. Takes what a reader typed; an empty query finds nothing. */
export async function searchContent(typed: string): Promise<SearchResult[]> {
  const asked = typed.trim().slice(0, longestQuery);
  if (asked === "") return [];
  const { engine, byId } = (await held("search-index", buildIndex)) as Index;
  const all = engine.search(asked);
  const hits = all.length > 0 ? all : engine.search(asked, { combineWith: "OR" });
  return hits.flatMap(({ id }) => byId.get(String(id)) ?? []);
}
