import { getTranslations } from "next-intl/server";
import { letterId } from "@/components/term/glossary-list";
import { alphabet, groupByLetter, otherLetter } from "#lib/glossary/letters";
import type { TermCard } from "#lib/content/term";

type Props = { terms: readonly TermCard[] };

/** A to Z: letters that have terms are links, the others stand greyed. */
export async function JumpBar({ terms }: Props) {
  const t = await getTranslations("content.term");
  const present = new Set(groupByLetter(terms).map(({ letter }) => letter));
  return (
    <nav aria-label={t("jump")} className="jump no-print">
      {[...alphabet, otherLetter].map((letter) =>
        present.has(letter) ? (
          <a key={letter} href={`#${letterId(letter)}`}>
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
