/** What search engines and shared links learn about the glossary and its terms. */
import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import type { Term } from "#lib/publication/content/term";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { categoryKey } from "#lib/publication/glossary/categories";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { documentMetadata, fittingTitle } from "#lib/seo/metadata";

const glossaryId = (locale: Locale) => `${absoluteUrl(kinds.glossaryTerm.list, locale)}#glossary`;

/** From how many characters on a translation says what a term means. */
const longTranslation = 70;

/**
 * What a term means, for search results. A translation of two or three words says too little there, and several words may share
 * one: the definition comes before it.
 */
function meaningOf({ parentTranslation, definition }: Term): string {
  if (parentTranslation !== null && parentTranslation.length >= longTranslation) return parentTranslation;
  return [definition, parentTranslation].filter((text) => text !== null).join(" ");
}

/** The question that a parent types, with where the word is used if there is room: many words mean something else elsewhere. */
async function questionOf({ term, category }: Term, locale: Locale): Promise<string> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages, namespace: "content.term" });
  const key = categoryKey(category);
  const plain = t("metaTitle", { term });
  return key === null || key === "safety" ? plain : fittingTitle(t(`metaTitles.${key}`, { term }), plain);
}

/** The metadata of a term. `versions` are its addresses in all languages. */
export async function termMetadata(
  term: Term,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> {
  const title = await questionOf(term, term.language);
  return documentMetadata("glossaryTerm", term, locale, versions, {
    title,
    name: term.term,
    description: meaningOf(term) || title,
    keywords: [term.term, ...term.relatedTerms],
  });
}

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
