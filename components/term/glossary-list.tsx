import { Highlight } from "@/components/list/highlight";
import { shownMeaning } from "@/components/term/shown-meaning";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import { groupByLetter } from "#lib/glossary/letters";
import type { TermCard } from "#lib/content/term";

type Props = {
  terms: readonly TermCard[];
  /** Those of the terms that are shown; the others are hidden. */
  shown: ReadonlySet<TermCard>;
  /** What was searched for; it is marked. */
  query: string | null;
};

/**
 * Every term under its first letter. Four elements a term and no component of its own: the list may be long. What the
 * search in the browser looks at beside the visible text stands in attributes.
 */
export async function GlossaryList({ terms, shown, query }: Props) {
  const locale = await currentLocale();
  return groupByLetter(terms).map(({ letter, terms: group }) => (
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
      <dl className="terms" lang="en">
        {group.map((term) => {
          const translation = term.parentTranslation ?? term.definition ?? "";
          const definition = term.definition === translation ? undefined : (term.definition ?? undefined);
          const meaning =
            query === null
              ? translation
              : shownMeaning({ term: term.term, translation, definition, typed: query });
          return (
            <div
              key={term._id}
              data-group={term.category ?? ""}
              data-definition={definition}
              data-translation={meaning === translation ? undefined : translation}
              hidden={!shown.has(term)}
            >
              <dt>
                <a href={localePath(`/glossary/${encodeURIComponent(term.slug)}`, locale)}>
                  <Highlight text={term.term} query={query} />
                </a>
              </dt>
              <dd>
                <Highlight text={meaning} query={query} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

/** The anchor of a letter, which the jump bar leads to. */
export const letterId = (letter: string) => `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;
