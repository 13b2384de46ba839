import "server-only";
/** Search over briefs, actions, terms, tracks and printables. The index is built from one read and kept in this process. */
import { cache } from "react";
import { z } from "zod";
import {
  helpSubject,
  isInLanguages,
  language,
  languageField,
  listOf,
  orNull,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import { isUrgent, type HelpSubject } from "#lib/publication/content/choose-help-lines";
import { listedTypes } from "#lib/publication/content/kinds";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import { wordsOfSubjects } from "#lib/publication/search/subject-words";
import { createSearchIndex, type SearchIndex } from "#lib/publication/search/search-index";
import { quotedIn } from "#lib/publication/search/piece-names";
import { parseQuery } from "#lib/publication/search/search-query";
import { momentOf, nameOf, publicationDate } from "#lib/platform/published";
import { parseList } from "#lib/platform/server/content/parse-content";
import { askStore } from "#lib/platform/server/content/content-store";
import { memo } from "#lib/platform/server/memo";
import { processWide } from "#lib/base/values/process-wide";
import { bestAmong, readTranslations, type Translations } from "#lib/publication/content/translations";
import { readRulesOfReader } from "#lib/publication/search/word-rules";
import { contentLanguages, isSameLanguage, type Locale } from "#lib/base/i18n/locales";

const document = z.object({
  _id: z.string(),
  _type: z.enum(listedTypes),
  language,
  slug: text,
  title: text,
  summary: orNull(text),
  date: storedDate,
  words: listOf(text).transform((parts) => parts.join(" ")),
  names: orNull(text).transform((definition) => quotedIn(definition ?? "")),
  helpSubjects: listOf(helpSubject),
  calloutSubjects: listOf(helpSubject),
});

export type SearchResult = Omit<
  z.infer<typeof document>,
  "words" | "names" | "date" | "helpSubjects" | "calloutSubjects"
>;

/** Documents whose date lies ahead are filed too and held back at search time, so that they appear on the minute. */
const documentsQuery = /* groq */ `*[_type in ${JSON.stringify(listedTypes)} && defined(slug.current) && defined(${nameOf}) && ${isInLanguages}]
  | order(_type asc, ${momentOf(publicationDate)} desc, _id asc) {
    _id, _type, ${languageField}, "slug": slug.current, "title": ${nameOf}, "date": ${publicationDate},
    "summary": coalesce(summary, excerpt, parentTranslation, definition, description),
    helpSubjects,
    "calloutSubjects": content[_type == "callout" && defined(helpSubjects)].helpSubjects[],
    "names": select(_type == "glossaryTerm" => definition),
    "words": [whyItMatters, goal, definition, ...howTheyUseIt, ...relatedTerms, ...tags, ...steps[].title,
      heading, ...sections[].title, ...sections[].lines[], ...sections[].cards[].text,
      category->title, ...topics[]->title, ...seo.keywords, pt::text(content)]
  }`;

/** Changes when any document that is filed, or whose title is filed with one, changes. */
const filed = /* groq */ `*[_type in ${JSON.stringify([...listedTypes, "category", "topic"])}]`;
const stampQuery = /* groq */ `{ "count": count(${filed}), "latest": ${filed} | order(_updatedAt desc)[0]._updatedAt }`;

type Snapshot = {
  stamp: string;
  index: SearchIndex;
  /** What was filed, by its place in the index. */
  pieces: {
    result: SearchResult;
    publishedAt: number;
    /** The subjects that the whole piece is about, and those of help lines anywhere in it. */
    helpSubjects: readonly HelpSubject[];
    namedSubjects: ReadonlySet<HelpSubject>;
  }[];
  /** Whether any of it is in the language of who searches. */
  hasOwn: boolean;
  /** All that could have been filed. */
  ids: { _id: string }[];
};
type FiledPiece = Snapshot["pieces"][number];

/** One index for each language that somebody has searched in. */
const latest = processWide("search-snapshots", () => new Map<Locale, Snapshot>());

const stampShape = z.object({ count: z.number(), latest: z.unknown() });

async function readStamp(): Promise<string> {
  const stamp = stampShape.parse(await askStore(stampQuery, {}));
  return `${stamp.count}:${String(stamp.latest)}`;
}

/** Whether the present translations would choose the same documents: those at the time may have been old, or unreadable. */
function isStillBest({ ids, pieces }: Snapshot, locale: Locale, translations: Translations): boolean {
  const best = bestAmong(ids, locale, translations);
  return best.length === pieces.length && best.every(({ _id }, place) => _id === pieces[place]?.result._id);
}

/** Builds the index anew if a webhook asked for it or the store's stamp moved; otherwise the one we have goes on. */
async function renewSnapshot(locale: Locale, isDropped: boolean): Promise<Snapshot> {
  const known = latest.get(locale);
  const stamp = await readStamp();
  const translations = await readTranslations();
  if (known && !isDropped && known.stamp === stamp && isStillBest(known, locale, translations)) return known;
  const all = parseList(document, await askStore(documentsQuery, { languages: contentLanguages(locale) }));
  const documents = bestAmong(all, locale, translations);
  const toFile = documents.map((one) => ({ ...one, isWord: one._type === "glossaryTerm" }));
  const index = await createSearchIndex(toFile, await readRulesOfReader(locale));
  const pieces = documents.map(
    ({ words: _words, names: _names, date, helpSubjects, calloutSubjects, ...result }) => ({
      result,
      helpSubjects,
      namedSubjects: new Set([...helpSubjects, ...calloutSubjects]),
      publishedAt: date === null ? NaN : Date.parse(date),
    }),
  );
  const hasOwn = documents.some((one) => isSameLanguage(one.language, locale));
  const ids = all.map(({ _id }) => ({ _id }));
  const snapshot = { stamp, index, pieces, hasOwn, ids };
  latest.set(locale, snapshot);
  return snapshot;
}

/**
 * What was found, best first, and whether a word of a text (normalized) is one that matched. `isTooCommon` when every word
 * asked for is one that says nothing.
 */
export type SearchAnswer = {
  results: SearchResult[];
  isMatch: (word: string) => boolean;
  isTooCommon: boolean;
  /** Whether nothing has all the words that were asked for, and some have a part of them. */
  isPartial: boolean;
  /** Whether there is anything in the reader's language at all. Only then results in another language are marked as such. */
  hasOwn: boolean;
  /** The subjects of help lines for who asks this: because of their words, or because they ask for a piece by its title. */
  helpSubjects: HelpSubject[];
};

/**
 * Finds what matches a query, among everything that readers of a language are given. An empty query finds nothing. Throws when the
 * store has never been read. Searches once for each page that is drawn.
 */
export const searchContent = cache(async (typed: string, locale: Locale): Promise<SearchAnswer> => {
  const asked = parseQuery(typed);
  if (asked === "")
    return {
      results: [],
      isMatch: () => false,
      isTooCommon: false,
      isPartial: false,
      hasOwn: false,
      helpSubjects: [],
    };
  const { index, pieces, hasOwn } = await memo(`search-index-${locale}`, ({ isDropped }) =>
    renewSnapshot(locale, isDropped),
  );
  const now = Date.now();
  // What has no date is out.
  const isOut = (piece: FiledPiece): boolean => !(piece.publishedAt > now);
  const told = subjectsAskedFor(asked, locale);
  const { found, titled, isMatch, isTooCommon, isPartial } = index.search(
    asked,
    told.length === 0
      ? undefined
      : {
          words: wordsOfSubjects(told, locale),
          isUrgent: isUrgent(told),
          isAbout: (place) => {
            const piece = pieces[place];
            return piece !== undefined && isOut(piece) && told.some((one) => piece.namedSubjects.has(one));
          },
          isWord: (place) => pieces[place]?.result._type === "glossaryTerm",
        },
  );
  const results: SearchResult[] = [];
  const helpSubjects = new Set(told);
  for (const place of found) {
    const piece = pieces[place];
    if (!piece || !isOut(piece)) continue;
    results.push(piece.result);
    // Words of a trade that hides its meaning are known to the editors, who name the subjects of their terms.
    if (titled.includes(place)) for (const one of piece.helpSubjects) helpSubjects.add(one);
  }
  return { results, isMatch, isTooCommon, isPartial, hasOwn, helpSubjects: [...helpSubjects] };
});
