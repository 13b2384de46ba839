/** What search engines and shared links learn about the glossary and its terms. */
import type { Metadata } from "next";
import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import type { Term, TermCard } from "#lib/publication/content/term";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content-reader";
import { cutText } from "#lib/base/text/text";
import { absoluteUrl } from "#lib/platform/site";
import { documentMetadata } from "#lib/seo/metadata";

const glossaryId = (locale: Locale) => `${absoluteUrl(kinds.glossaryTerm.list, locale)}#glossary`;

/** How long a description in a list of search results may be, and from when on it is long enough to stand alone, in characters. */
const descriptionLength = { least: 70, most: 160 };

/**
 * What a term means, for search results. A translation of two or three words says too little there, and several words may share
 * one: the beginning of the definition follows it.
 */
function meaningOf({ parentTranslation, definition }: Term): string {
  const { least, most } = descriptionLength;
  if (parentTranslation !== null && parentTranslation.length >= least) return parentTranslation;
  const whole = [parentTranslation, definition].filter((text) => text !== null).join(" ");
  if (whole.length <= most) return whole;
  return `${cutText(whole, most - 1).replace(/[\s.,;:–—]*\s\S*$/, "")}…`;
}

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
 * whose name is in English. `terms` are those on the page.
 */
export function glossaryJsonLd(
  terms: readonly TermCard[],
  { name, hasOwn }: { name: string; hasOwn: boolean },
  locale: Locale,
): DefinedTermSet {
  const own = hasOwn ? locale : contentLanguage;
  return {
    "@type": "DefinedTermSet",
    "@id": glossaryId(own),
    url: absoluteUrl(kinds.glossaryTerm.list, own),
    ...(own === locale ? { name } : {}),
    inLanguage: languages[own].tag,
    description:
      terms
        .slice(0, 5)
        .map((term) => term.term)
        .join(", ") || undefined,
  };
}
