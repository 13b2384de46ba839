import { useTranslations } from "next-intl";
import { MarkedText } from "@/components/publication/search/marked-text";
import { shownMeaning } from "@/components/publication/term/shown-meaning";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { contentLanguage, langOf, languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { categoryName } from "#lib/publication/glossary/categories";
import { heardInSome } from "#lib/publication/glossary/heard-in";
import { groupByLetter } from "#lib/publication/glossary/letters";
import { cutAtMatches, holdsText } from "#lib/publication/search/text-match";
import { termPath } from "#lib/publication/content/kinds";
import type { TermCard } from "#lib/publication/content/term";

type Props = {
  terms: readonly TermCard[];
  /** The terms that are shown; the others are hidden. */
  shown: ReadonlySet<TermCard>;
  /** The search text; its matches are marked. */
  query: string | null;
};

/**
 * Every term under its first letter. The list may be long, so each term has only four elements and no component of its own.
 * Attributes hold what the search in the browser needs beside the visible text.
 */
export function GlossaryList({ terms, shown, query }: Props) {
  const locale = useCurrentLocale();
  const { tag } = languages[locale];
  const marked = (text: string) => cutAtMatches(text, query ?? "");
  const t = useTranslations("content.term");
  const categoryOf = categoryName(useTranslations("content.term.kinds"));
  const heardIn = heardInSome(terms, locale);
  /** The language of most terms; the others name theirs. */
  const listLanguage = terms[0]?.language ?? contentLanguage;
  const [before = "", after = ""] = (t.raw("inCategory") as string).split("{category}");
  const sections = groupByLetter(terms, locale).map(({ letter, terms: group }) => (
    <section
      key={letter}
      aria-labelledby={letterId(letter)}
      className="mt-8"
      data-letter={letterId(letter)}
      hidden={!group.some((term) => shown.has(term))}
    >
      <h2 id={letterId(letter)} className="rule font-display text-2xl">
        {letter}
      </h2>
      <dl className="terms" lang={langOf({ language: listLanguage })}>
        {group.map((term) => {
          const translation = term.parentTranslation ?? term.definition ?? "";
          const definition = term.definition === translation ? undefined : (term.definition ?? undefined);
          const meaning =
            query === null
              ? translation
              : shownMeaning({ term: term.term, translation, definition, typed: query });
          const category = categoryOf(term.category);
          const heard = heardIn(term);
          return (
            <div
              key={term._id}
              data-category={term.category}
              data-definition={definition}
              data-translation={meaning === translation ? undefined : translation}
              hidden={!shown.has(term)}
              lang={term.language === listLanguage ? undefined : langOf(term)}
            >
              <dt className={heard ? "meta" : undefined}>
                <a href={localePath(termPath(term.slug), locale)} className={heard ? "text-ink" : undefined}>
                  <MarkedText parts={marked(term.term)} />
                </a>
                {heard && ` ·\u00A0${heard}`}
              </dt>
              <dd>
                <MarkedText parts={marked(meaning)} />
              </dd>
              {query !== null &&
                shown.has(term) &&
                category &&
                !holdsText(query, term.term, translation, definition) && (
                  <dd className="meta" data-reason="" lang={tag}>
                    {before}
                    <MarkedText parts={marked(category)} />
                    {after}
                  </dd>
                )}
            </div>
          );
        })}
      </dl>
    </section>
  ));
  return (
    <StaticPart>
      <div>{sections}</div>
    </StaticPart>
  );
}

/** The anchor of a letter, which the jump bar links to. */
export const letterId = (letter: string) => `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;
