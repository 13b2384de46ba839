import { useTranslations } from "next-intl";
import { unusableLetter } from "@/components/publication/list/unusable-letter";
import { letterId } from "@/components/publication/term/glossary-list";
import { StaticPart } from "@/components/site/static-part";
import { letterOf, lettersOf } from "#lib/publication/glossary/letters";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import type { TermCard } from "#lib/publication/content/term";

type Props = {
  terms: readonly TermCard[];
  /** The terms that are shown, on any page of the list. */
  shown: readonly TermCard[];
  /** The address of the page that has a letter; "" for this one. */
  pageOf: (letter: string) => string;
};

/** The alphabet: letters that have terms are links, the others are greyed out. Letters whose terms are all hidden lead nowhere. */
export function JumpBar({ terms, shown, pageOf }: Props) {
  const t = useTranslations("content.term");
  const locale = useCurrentLocale();
  const present = new Set(terms.map(({ term }) => letterOf(term, locale)));
  const visible = new Set(shown.map(({ term }) => letterOf(term, locale)));
  return (
    <StaticPart>
      <nav aria-label={t("jump")} className="jump print:hidden">
        {lettersOf(locale).map((letter) =>
          present.has(letter) ? (
            <a
              key={letter}
              data-jump={letterId(letter)}
              {...(visible.has(letter) ? { href: `${pageOf(letter)}#${letterId(letter)}` } : unusableLetter)}
            >
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
    </StaticPart>
  );
}
