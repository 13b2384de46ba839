/** What search engines and shared links learn about the glossary and its terms. */
import type { Metadata } from "next";
import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import type { Term } from "#lib/publication/content/term";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { descriptionLength } from "#lib/seo/description";
import { documentMetadata } from "#lib/seo/metadata";

const glossaryId = (locale: Locale) => `${absoluteUrl(kinds.glossaryTerm.list, locale)}#glossary`;

/**
 * What a term means, for search results. A translation of two or three words says too little there, and several words may share
 * one: the beginning of the definition follows it.
 */
function meaningOf({ parentTranslation, definition }: Term): string {
  if (parentTranslation !== null && parentTranslation.length >= descriptionLength.least)
    return parentTranslation;
  return [parentTranslation, definition].filter((text) => text !== null).join(" ");
}

/** The metadata of a term. `title` is that of its page, `versions` are its addresses in all languages. */
export const termMetadata = (
  term: Term,
  title: string,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> =>
  documentMetadata("glossaryTerm", term, locale, versions, {
    title,
    name: term.term,
    description: meaningOf(term) || title,
    keywords: [term.term, ...term.relatedTerms],
  });

/** A term as a member of its glossary. */
export function termJsonLd(term: Term): DefinedTerm {
  const url = absoluteUrl(termPath(term.slug), term.language);
  return {
    "@type": "DefinedTerm",
    "@id": `${url}#term`,
    url,
    name: term.term,
    termCode: term.slug,
    description: term.definition ?? term.parentTranslation ?? undefined,
    inDefinedTermSet: glossaryId(term.language),
  };
}

/**
 * The glossary as a set. Each term's data is on the term's own page. A language without terms of its own shows the English set,
 * which the page's words do not describe.
 */
export function glossaryJsonLd(
  { name, description, hasOwn }: { name: string; description: string; hasOwn: boolean },
  locale: Locale,
): DefinedTermSet {
  const own = hasOwn ? locale : contentLanguage;
  return {
    "@type": "DefinedTermSet",
    "@id": glossaryId(own),
    url: absoluteUrl(kinds.glossaryTerm.list, own),
    ...(own === locale ? { name, description } : {}),
    inLanguage: languages[own].tag,
  };
}
