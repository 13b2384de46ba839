import "server-only";
/** The one path by which a piece is counted, in whatever language and at whichever of its addresses it is read. */
import { z } from "zod";
import { language, languageField, listOf, text } from "#lib/publication/content/fields";
import { kindPath, pieceTypes } from "#lib/publication/content/kinds";
import { askStore } from "#lib/platform/server/content/content-store";
import { isInOurLanguages } from "#lib/platform/published";
import { contentLanguage } from "#lib/base/i18n/locales";

const piece = z.object({
  _id: z.string(),
  _type: z.enum(pieceTypes),
  language,
  slug: text,
  formerSlugs: listOf(text),
});
const answer = z.object({ pieces: listOf(piece), groups: listOf(z.object({ members: listOf(text) })) });

const query = /* groq */ `{
  "pieces": *[_type in ${JSON.stringify(pieceTypes)} && defined(slug.current) && ${isInOurLanguages()}]
    | order(_createdAt asc, _id asc) { _id, _type, ${languageField}, "slug": slug.current, formerSlugs },
  "groups": *[_type == "translation.metadata"]{ "members": translations[].value._ref } }`;

/**
 * Maps each path of a piece (its own, those of its translations, and all former ones) to the unprefixed path of the original. If
 * a path has belonged to several pieces, the one that has it now counts, and originals before translations. Reads past every
 * cache, for a command.
 */
export async function readOriginalPaths(): Promise<Map<string, string>> {
  const { pieces, groups } = answer.parse(await askStore(query, {}));
  const byId = new Map(pieces.map((one) => [one._id, one]));
  const originals = new Map<string, z.infer<typeof piece>>();
  for (const { members } of groups) {
    const tied = members.flatMap((id) => byId.get(id) ?? []);
    for (const { _id, _type } of tied) {
      const original = tied.find((one) => one._type === _type && one.language === contentLanguage);
      if (original) originals.set(_id, original);
    }
  }
  const originalOf = (one: z.infer<typeof piece>) => originals.get(one._id) ?? one;
  const paths = new Map<string, string>();
  const note = (one: z.infer<typeof piece>, slug: string) => {
    const path = kindPath(one._type, slug);
    const original = originalOf(one);
    if (!paths.has(path)) paths.set(path, kindPath(original._type, original.slug));
  };
  for (const one of pieces) if (originalOf(one) === one) note(one, one.slug);
  for (const one of pieces) note(one, one.slug);
  for (const one of pieces) for (const former of one.formerSlugs) note(one, former);
  return paths;
}
