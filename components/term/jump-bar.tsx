import { getTranslations } from "next-intl/server";
import { letterId } from "@/components/term/glossary-list";
import { alphabet, letterOf, otherLetter } from "#lib/glossary/letters";
import type { TermCard } from "#lib/content/term";

type Props = { terms: readonly TermCard[]; shown: ReadonlySet<TermCard> };

/** A to Z: letters that have terms are links, the others stand greyed; a letter whose terms are all hidden goes. */
export async function JumpBar({ terms, shown }: Props) {
  const t = await getTranslations("content.term");
  const present = new Set(terms.map(({ term }) => letterOf(term)));
  const visible = new Set([...shown].map(({ term }) => letterOf(term)));
  return (
    <nav aria-label={t("jump")} className="jump no-print">
      {[...alphabet, otherLetter].map((letter) =>
        present.has(letter) ? (
          <a key={letter} href={`#${letterId(letter)}`} hidden={!visible.has(letter)}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}
