/** Which documents a form offers where one is to be named, so that nobody chooses what the check would refuse. Pure. */
import { contentLanguage, contentLanguages, isLocale } from "#lib/base/i18n/locales";
import { translatedTypes } from "./content-schema.ts";
import { publishedId, type Unchecked } from "./fault.ts";
import { isNamedByOriginal } from "./references.ts";

const languageOf = ({ language }: Unchecked) => (isLocale(language) ? language : contentLanguage);

/**
 * GROQ: of the documents of these types those that the open one may name, which are in a language that its readers get, and not it
 * itself. Of what is named by its original, only originals: readers would not find the piece by a translation.
 */
export function offeredFor(
  types: readonly string[],
  open: Unchecked,
): { filter: string; params: { original: string; given: readonly string[]; own: readonly string[] } } {
  const id = publishedId(typeof open._id === "string" ? open._id : "");
  return {
    filter: "coalesce(language, $original) in $given && !(_id in $own)",
    params: {
      original: contentLanguage,
      given: isNamedByOriginal(types) ? [contentLanguage] : contentLanguages(languageOf(open)),
      own: [id, `drafts.${id}`],
    },
  };
}

/**
 * Of these types those of which the form makes a new document. It would be in English: in a translation, which names what its
 * original names, that is hardly what somebody wants.
 */
export const makeableFor = <Type extends { readonly type: string }>(
  types: readonly Type[],
  open: Unchecked,
): Type[] =>
  types.filter(({ type }) => languageOf(open) === contentLanguage || !translatedTypes.includes(type));
