import "server-only";
/** The Sunday letter's documents: what editors decide about single letters, and of which pieces a letter can be made. */
import { z } from "zod";
import {
  ages,
  agesProjection,
  language,
  languageField,
  listOf,
  orNull,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import { pieceTypes } from "#lib/publication/content/kinds";
import { inLanguage } from "#lib/publication/content/in-language";
import { readSiteSettings } from "#lib/publication/content/site-settings";
import { bestOf, readTranslations } from "#lib/publication/content/translations";
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { readList } from "#lib/platform/server/content/content-reader";
import { forEverybody } from "#lib/platform/server/content/for-everybody";
import { isPreview } from "#lib/platform/server/content/preview";
import { isPublished, languageOf, nameOf, publicationDate, publicationDateOf } from "#lib/platform/published";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";
import { isLetterDay } from "#lib/base/site/letter-days";

const sunday = z.string().refine(isLetterDay, "not the Sunday of a letter");

/** A name of blanks is defined and still no name: no letter, page or list shows such a piece. */
const named = { name: text };
const chosen = z.object({ _id: z.string(), language, ...named });
const chosenProjection = /* groq */ `{ _id, ${languageField}, "name": ${nameOf} }`;
const edition = z.object({
  _id: z.string(),
  _type: z.literal("letter"),
  day: z.string(),
  title: orNull(text),
  opening: orNull(text),
  pieces: listOf(chosen),
  seasonal: orNull(chosen),
  isSkipped: z.boolean().catch(false).default(false),
});
/** Its pieces are ids of originals. */
export type LetterEdition = Omit<z.infer<typeof edition>, "pieces" | "seasonal"> & {
  pieces: string[];
  seasonal: string | null;
};

/** Letters are made of originals and show their translations. What has no name cannot be in one. */
const published = /* groq */ `_type in ${JSON.stringify(pieceTypes)} && defined(slug.current) && defined(${nameOf})
  && ${languageOf()} == "${contentLanguage}" && ${isPublished()}`;
const publishedPiece = /* groq */ `@->_type in ${JSON.stringify(pieceTypes)} && defined(@->slug.current)
  && defined(coalesce(@->title, @->term)) && ${isPublished(publicationDateOf("@"))}`;

/**
 * What editors have decided about single letters, of any day. Where an editor chose a translation, its original is meant; a
 * translation without an original is left out.
 */
export async function readLetterEditions(): Promise<LetterEdition[]> {
  const [editions, translations] = await Promise.all([
    readList(
      edition,
      `*[_type == "letter"] | order(day asc, _id asc) { _id, _type, day, title, opening, isSkipped,
        "pieces": pieces[${publishedPiece}]->${chosenProjection},
        "seasonal": select(defined(seasonal->slug.current) && ${isPublished(publicationDateOf("seasonal"))} => seasonal->${chosenProjection}) }`,
      {},
      ["letter"],
    ),
    readTranslations(),
  ]);
  const originalOf = (piece: z.infer<typeof chosen>) => {
    const original = translations.best(piece._id, contentLanguage) ?? piece;
    return original.language === contentLanguage ? original._id : null;
  };
  return editions.map(({ pieces, seasonal, ...rest }) => ({
    ...rest,
    pieces: [...new Set(pieces.flatMap((piece) => originalOf(piece) ?? []))],
    seasonal: seasonal && originalOf(seasonal),
  }));
}

/** The Sunday of the first letter; null while no letters are written. */
export async function readFirstLetterDay(): Promise<string | null> {
  const settings = await readSiteSettings(z.object({ firstLetter: orNull(sunday) }), "firstLetter");
  return settings?.firstLetter ?? null;
}

const candidate = z
  .object({
    _id: z.string(),
    _type: z.enum(pieceTypes),
    since: storedDate,
    firstPublished: storedDate,
    reviews: listOf(z.string()),
    subjects: listOf(text),
    ...named,
  })
  // Small: all of them are kept.
  .transform(({ name: _, firstPublished, since, ...piece }) => ({
    ...piece,
    since: laterOf(since, firstPublished),
  }));

/**
 * When a piece came out. Its publish date is by default the moment at which the editor began to write it: by that alone, a draft of
 * Thursday that is published on Monday would change the letter in between, and be in none that is still to come.
 */
const laterOf = (since: string | null, firstPublished: string | null): string | null =>
  Date.parse(firstPublished ?? "") > Date.parse(since ?? "") ? firstPublished : since;

/** A memo: small, and dropped by a webhook. */
const readCandidates = () =>
  readMemoList(
    "letter-candidates",
    candidate,
    `*[${published}] { _id, _type, "name": ${nameOf}, "since": coalesce(${publicationDate}, _createdAt),
      firstPublished, "reviews": [reviewedAt, ...coalesce(formerReviews, [])],
      "subjects": [select(_type != "glossaryTerm" => category->slug.current), ...coalesce(topics[]->slug.current, [])] }`,
  );

/**
 * What the rule chooses from: every piece of the library with its dates and subjects. In a preview, what is not out counts as if it
 * came out now: the letters that are out have nothing of it.
 */
export async function readLetterCandidates(): Promise<z.infer<typeof candidate>[]> {
  const pieces = await readCandidates();
  if (!(await isPreview())) return bestOf(pieces, contentLanguage);
  const out = new Set((await forEverybody(readCandidates)).map(({ _id }) => _id));
  const now = new Date().toISOString();
  const dated = pieces.map((piece) =>
    out.has(piece._id) ? piece : { ...piece, since: laterOf(piece.since, now) },
  );
  return bestOf(dated, contentLanguage);
}

const letterPiece = z.object({
  _id: z.string(),
  _type: z.enum(pieceTypes),
  language,
  slug: text,
  title: text,
  text: orNull(text),
  ages,
  since: storedDate,
});
export type LetterPiece = z.infer<typeof letterPiece>;

/** What letters show of their pieces to readers of a language, in no order. */
export const readLetterPieces = async (ids: readonly string[], locale: Locale) =>
  inLanguage(
    await readList(
      letterPiece,
      `*[_id in $ids && ${published}] { _id, _type, ${languageField}, "slug": slug.current, "title": coalesce(title, term),
      "text": coalesce(summary, excerpt, parentTranslation, description), ${agesProjection},
      "since": coalesce(${publicationDate}, _createdAt) }`,
      { ids },
      ["letter"],
    ),
    locale,
  );
