import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";
import { LocaleLink } from "@/components/site/locale-link";
import type { TermCard as Card } from "#lib/publication/content/term";
import { termPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";

type Props = { term: Card; among: readonly Written[] };

/** A term on its own, outside the glossary's list. */
export function TermCard({ term, among }: Props) {
  return (
    <article className="card" lang={langOf(term)}>
      <h2>
        <LocaleLink href={termPath(term.slug)}>{term.term}</LocaleLink>
      </h2>
      <LanguageBadge piece={term} among={among} />
      {term.definition && <p>{term.definition}</p>}
      {term.parentTranslation && <p className="text-soft">{term.parentTranslation}</p>}
    </article>
  );
}
