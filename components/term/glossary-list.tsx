import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import { groupByLetter } from "#lib/glossary/letters";
import type { TermCard } from "#lib/content/term";

type Props = { terms: readonly TermCard[] };

/** Every term under its first letter. Four elements a term and no component of its own: the list may be long. */
export async function GlossaryList({ terms }: Props) {
  const locale = await currentLocale();
  return groupByLetter(terms).map(({ letter, terms: group }) => (
    <section key={letter} aria-labelledby={letterId(letter)} className="mt-8">
      <h2 id={letterId(letter)} className="rule font-display text-2xl">
        {letter}
      </h2>
      <dl className="terms" lang="en">
        {group.map((term) => (
          <div key={term._id}>
            <dt>
              <a href={localePath(`/glossary/${encodeURIComponent(term.slug)}`, locale)}>{term.term}</a>
            </dt>
            <dd>{term.parentTranslation ?? term.definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** The anchor of a letter, which the jump bar leads to. */
export const letterId = (letter: string) => `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;
