import { getLocale, getTranslations } from "next-intl/server";
import { LetterRest } from "@/components/publication/letter/letter-rest";
import { letterSections, openingParagraphs } from "@/components/publication/letter/letter-sections";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { PageTitle } from "@/components/publication/piece/page-title";
import { LocaleLink } from "@/components/site/locale-link";
import { kindPath, kinds } from "#lib/publication/content/kinds";
import type { LetterPiece } from "#lib/publication/content/letter";
import { letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import type { Letter } from "#lib/publication/letters/read-letters";
import { formatDay } from "#lib/base/i18n/dates";
import { weekOf } from "#lib/base/site/letter-days";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";
import { StaticPart } from "@/components/site/static-part";
import { letterPieces } from "#lib/publication/letters/read-letters";

type Props = { letter: Letter; before: string | null; after: string | null };

/** A letter as a page of the site: in the reader's language, while its pieces may be in English. */
export async function LetterArticle({ letter, before, after }: Props) {
  const t = await getTranslations("letters");
  const { day, title, opening } = letter;
  const { from, last } = weekOf(day);
  const locale = await getLocale();
  const inWords = (stored: string) => formatDay(new Date(stored), locale);
  return (
    <article className="grid gap-8">
      <PageTitle
        isParted
        title={title === null ? t("of", { date: inWords(day) }) : <span lang="en">{title}</span>}
        lead={t("week", { from: inWords(from), to: inWords(last) })}
      />
      {opening !== null && (
        <div className="prose" lang="en">
          {openingParagraphs(letter).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {letterSections(letter).map(({ key, pieces }) => (
        <StaticPart key={key}>
          <section aria-labelledby={key}>
            <h2 id={key} className="rule">
              {t(key)}
            </h2>
            {key === "seasonal" && (
              <p className="mt-3 max-w-measure text-soft">{t(`season.${letter.month}`)}</p>
            )}
            <ul className="grid">
              {pieces.map((piece) => (
                <PieceRow key={piece._id} piece={piece} among={letterPieces(letter)} />
              ))}
            </ul>
            {key === "fresh" && <LetterRest rest={letter.rest} />}
          </section>
        </StaticPart>
      ))}
      <StaticPart>
        <nav aria-label={t("pages")} className="flex flex-wrap gap-x-6 print:hidden">
          {[
            { key: "before" as const, day: before },
            { key: "after" as const, day: after },
          ].map((link) =>
            link.day === null ? null : (
              <LocaleLink
                key={link.key}
                href={letterPath(link.day)}
                className="inline-flex min-h-11 items-center"
              >
                {t(link.key, { date: inWords(link.day) })}
              </LocaleLink>
            ),
          )}
          <LocaleLink href={lettersPath} className="inline-flex min-h-11 items-center">
            {t("all")}
          </LocaleLink>
        </nav>
      </StaticPart>
    </article>
  );
}

async function PieceRow({ piece, among }: { piece: LetterPiece; among: readonly LetterPiece[] }) {
  const t = await getTranslations("library.list.kinds");
  return (
    <li className="card max-w-measure">
      <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
        <AgeBadges ages={piece.ages} />
        <span>{t(kinds[piece._type].name)}</span>
        <LanguageBadge piece={piece} among={among} />
      </p>
      <h3 lang={langOf(piece)}>
        <LocaleLink href={kindPath(piece._type, piece.slug)}>{piece.title}</LocaleLink>
      </h3>
      {piece.text && (
        <p className="text-soft" lang={langOf(piece)}>
          {piece.text}
        </p>
      )}
    </li>
  );
}
