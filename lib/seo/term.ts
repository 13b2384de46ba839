/** What search engines and shared links learn of the glossary and its terms. */
import type { Metadata } from "next";
import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import type { Term, TermCard } from "#lib/content/term";
import { contentLanguage, type Locale } from "#lib/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";
import { pageMetadata, shareImagePath } from "#lib/seo/metadata";

export const termPath = (slug: string) => `/glossary/${encodeURIComponent(slug)}`;
const glossaryId = (locale: Locale) => `${absoluteUrl("/glossary", locale)}#glossary`;

export function termMetadata(term: Term, title: string, locale: Locale): Metadata {
  return pageMetadata({
    title: term.seo?.title ?? title,
    description: term.seo?.description ?? term.parentTranslation ?? term.definition ?? title,
    keywords: term.seo?.keywords.length ? term.seo.keywords : [term.term, ...term.relatedTerms],
    path: termPath(term.slug),
    locale,
    image: shareImagePath("term", term.slug),
    noIndex: term.seo?.noIndex ?? false,
  });
}

export function termJsonLd(term: Term, locale: Locale): DefinedTerm {
  const url = absoluteUrl(termPath(term.slug), locale);
  return {
    "@type": "DefinedTerm",
    "@id": `${url}#term`,
    url,
    name: term.term,
    termCode: term.slug,
    description: term.definition ?? term.parentTranslation ?? undefined,
    inDefinedTermSet: glossaryId(locale),
  };
}

/** The glossary as a set. Its terms carry their own data on their own pages. */
export function glossaryJsonLd(terms: readonly TermCard[], name: string, locale: Locale): DefinedTermSet {
  return {
    "@type": "DefinedTermSet",
    "@id": glossaryId(locale),
    url: absoluteUrl("/glossary", locale),
    name,
    inLanguage: contentLanguage,
    description: terms
      .slice(0, 5)
      .map((term) => term.term)
      .join(", "),
  };
}
