import "server-only";
/** Which pages come to show a document that has just changed, though they did not show it before. */
import { z } from "zod";
import { listOf, orNull, text } from "#lib/publication/content/fields";
import { addressedTypes } from "#lib/publication/content/kinds";
import { gainedSubjects, noteSubjects } from "#lib/publication/content/known-subjects";
import { comparedName } from "#lib/publication/content/term";
import { tagsEverTied } from "#lib/publication/content/translations";
import { straightApostrophes } from "#lib/base/text/apostrophes";
import { wordSign } from "#lib/base/text/whole-words";
import { askStore, type QueryParams } from "#lib/platform/server/content/content-store";
import { documentTag, ownTag } from "#lib/platform/server/content/content-tags";
import type { ContentChange } from "#lib/platform/server/content/content-webhook";

const named = z.object({ _type: z.string(), slug: text });
const changed = z.object({
  revision: orNull(text),
  term: orNull(text),
  formerSlugs: listOf(text),
  /** The pieces that this document points at: their own pages name it. */
  pointsAt: listOf(named),
  /**
   * The documents that name this one. If it has just come out, they show it only now. Not asked of types without a page, such as
   * topics: these are never hidden, and very many pieces name them.
   */
  namedBy: listOf(named),
  /** Category and topics. */
  subjects: listOf(text),
});

const namedProjection = /* groq */ `{ _type, "slug": slug.current }`;
const changedQuery = /* groq */ `*[_id == $id][0]{ "revision": _rev, term, formerSlugs, "subjects": [category._ref, ...coalesce(topics[]._ref, [])], "pointsAt": [
    ...coalesce(select(_type == "track" => microBriefs[]->${namedProjection}), []),
    ...coalesce(select(_type == "track" => microActions[].action->${namedProjection}), []),
    ...coalesce(select(_type == "track" => sequence[].piece->${namedProjection}), []),
    ...coalesce(select(_type == "printable" => goesWith[]->${namedProjection}), []),
    ...coalesce(select(_type == "microBrief" => relatedActions[]->${namedProjection}), [])
  ], "namedBy": select(_type in ${JSON.stringify(addressedTypes)} => *[references($id) && defined(slug.current)]${namedProjection}) }`;

/** Every text in which terms are linked. */
const texts = /* groq */ `[whyItMatters, goal, ...steps[].description,
  ...content[].children[].text, ...content[].body[].children[].text,
  ...description[].children[].text, ...description[].body[].children[].text]`;
const withText = named.extend({ texts: listOf(text) });

/**
 * The tags of the pages that come to show a changed document: a track's members, the pieces that a printable goes with, the
 * actions that a brief names; whatever names the document, since it may have been hidden so far; briefs on the subjects that a
 * brief has gained; texts and terms that contain a term's name; the document's former addresses; and whatever shows its
 * translations, since it may take their place. Pages that showed the document before carry its own tag. Reads past every cache,
 * and throws when the store does not answer.
 */
export async function readDependentTags(change: ContentChange): Promise<string[]> {
  const ask = (query: string, params: QueryParams) => askStore(query, params, { fresh: true });
  const translations = await tagsOfTranslations(change, ask);
  const document = changed.safeParse(await ask(changedQuery, { id: change._id })).data;
  if (!document) return translations;
  return [
    ...translations,
    ...document.formerSlugs.map((slug) => documentTag(change._type, slug)),
    ...document.pointsAt.map(({ _type, slug }) => ownTag(_type, slug)),
    ...document.namedBy.map(({ _type, slug }) => ownTag(_type, slug)),
    ...(await tagsOfKin(change, document, ask)),
    ...(document.term === null ? [] : await tagsOfMentions(document.term, ask)),
  ];
}

/**
 * The tags of a document's translations and original (of those it ties together or has tied, if it is a group), and of the lists
 * that may now show another of them.
 */
async function tagsOfTranslations(
  { _id: id }: ContentChange,
  ask: (query: string, params: QueryParams) => Promise<unknown>,
): Promise<string[]> {
  const members = listOf(named).parse(
    await ask(
      `*[_type == "translation.metadata" && (_id == $id || references($id))].translations[].value->${namedProjection}`,
      { id },
    ),
  );
  return [...members.flatMap(({ _type, slug }) => [_type, documentTag(_type, slug)]), ...tagsEverTied(id)];
}

/** Briefs of the same subject name related ones, and may name a new one, or one that has a new subject. */
async function tagsOfKin(
  { _id: id, _type: type, operation }: ContentChange,
  { subjects: all, revision }: Pick<z.infer<typeof changed>, "subjects" | "revision">,
  ask: (query: string, params: QueryParams) => Promise<unknown>,
): Promise<string[]> {
  if (type !== "microBrief") return [];
  const subjects = operation === "create" ? all : gainedSubjects(id, all);
  const kin =
    subjects.length === 0
      ? []
      : await ask(
          `*[_type == $type && _id != $id && (category._ref in $subjects || count(topics[_ref in $subjects]) > 0)]${namedProjection}`,
          { id, type, subjects },
        );
  noteSubjects(id, { subjects: all, revision });
  return listOf(named)
    .parse(kin)
    .map(({ _type, slug }) => ownTag(_type, slug));
}

async function tagsOfMentions(
  term: string,
  ask: (query: string, params: QueryParams) => Promise<unknown>,
): Promise<string[]> {
  const name = comparedName(term);
  // The store compares accents as they are stored: in one sign with their letter, or as a sign of their own.
  const relating = listOf(named).parse(
    await ask(`*[_type == "glossaryTerm" && count(relatedTerms[lower(@) in $names]) > 0]${namedProjection}`, {
      names: [name, name.normalize("NFD")],
    }),
  );
  // An apostrophe may be straight in the one and curly in the other.
  const straight = straightApostrophes(name);
  const spellings = [straight, straight.replaceAll("'", "’")].flatMap((one) => [one, one.normalize("NFD")]);
  const asParams = Object.fromEntries(spellings.map((spelling, index) => [`spelling${index}`, spelling]));
  const holdsOne = Object.keys(asParams).map((param) => `count(string::split(lower(@), $${param})) > 1`);
  // The store only looks for the letters, since its `match` splits words at other places than we do.
  // Whole words are looked for here.
  const mentions = listOf(withText).parse(
    await ask(
      `*[_type in ["microBrief", "microAction", "page"] && defined(slug.current)
          && count(${texts}[${holdsOne.join(" || ")}]) > 0]
        { _type, "slug": slug.current, "texts": ${texts} }`,
      asParams,
    ),
  );
  const wholeName = new RegExp(`(?<!${wordSign})${RegExp.escape(straight)}(?!${wordSign})`, "iu");
  const isMention = (passage: string) => wholeName.test(straightApostrophes(passage.normalize("NFC")));
  return [
    ...relating.map(({ _type, slug }) => ownTag(_type, slug)),
    ...mentions
      .filter((piece) => piece.texts.some(isMention))
      .map(({ _type, slug }) => documentTag(_type, slug)),
  ];
}
