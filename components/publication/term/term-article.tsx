import { useTranslations } from "next-intl";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { LinkRows, pieceRow } from "@/components/publication/piece/link-rows";
import { FirstFew } from "@/components/publication/piece/first-few";
import { PieceDates } from "@/components/publication/piece/piece-dates";
import { Feedback } from "@/components/reader/feedback/feedback";
import { ReadMark } from "@/components/reader/progress/read-mark";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { comparedName, type Term } from "#lib/publication/content/term";
import type { MovedPiece } from "#lib/publication/content/former-slugs";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { langOf, languages } from "#lib/base/i18n/locales";
import { countryNames } from "#lib/base/i18n/country-names";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { categoryName } from "#lib/publication/glossary/categories";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";

type Props = { term: Term; moved: readonly MovedPiece[] };

/** At most this many examples and related terms are shown at first. */
const shownExamples = 3;
const shownRelated = 4;

/** A glossary term as its own page. */
export function TermArticle({ term, moved }: Props) {
  const t = useTranslations("content.term");
  const { tag } = languages[useCurrentLocale()];
  const category = categoryName(useTranslations("content.term.kinds"))(term.category);
  const linked = new Map(term.linkedTerms.map((link) => [comparedName(link.term), link]));
  return (
    <article className="grid gap-6">
      <UntranslatedNotice piece={term} path={termPath(term.slug)} />
      <header className="grid gap-4">
        <StaticPart>
          <p className="meta flex flex-wrap items-center gap-4">
            <AgeBadges ages={[term.age]} />
            {category && <span>{category}</span>}
            {term.heardIn.length > 0 && (
              <span>{t("heardIn", { countries: countryNames(term.heardIn, tag) })}</span>
            )}
          </p>
        </StaticPart>
        <h1 lang={langOf(term)}>
          <mark>{term.term}</mark>
        </h1>
        <PieceTools
          piece={{ kind: "term", path: termPath(term.slug), title: term.term, lang: langOf(term) }}
        />
      </header>
      {term.definition && (
        <section className="grid max-w-measure gap-1">
          <h2>{t("definition")}</h2>
          <p className="text-lg" lang={langOf(term)}>
            {term.definition}
          </p>
        </section>
      )}
      {term.parentTranslation && (
        <section className="why">
          <h2>{t("translation")}</h2>
          <p lang={langOf(term)}>{term.parentTranslation}</p>
        </section>
      )}
      {term.howTheyUseIt.length > 0 && (
        <StaticPart>
          <section className="grid gap-2">
            <h2>{t("usage")}</h2>
            <FirstFew count={shownExamples} className="prose grid gap-2">
              {term.howTheyUseIt.map((example) => (
                <blockquote key={example} lang={langOf(term)}>
                  {example}
                </blockquote>
              ))}
            </FirstFew>
          </section>
        </StaticPart>
      )}
      {term.relatedTerms.length > 0 && (
        <StaticPart>
          <section className="grid gap-2">
            <h2>{t("related")}</h2>
            <FirstFew count={shownRelated} className="flex flex-wrap gap-x-5">
              {term.relatedTerms.map((name) => {
                const link = linked.get(comparedName(name));
                return link ? (
                  <LocaleLink
                    key={name}
                    href={termPath(link.slug)}
                    className="term inline-flex min-h-11 items-center wrap-anywhere"
                    lang={langOf(term)}
                  >
                    {name}
                  </LocaleLink>
                ) : (
                  <span
                    key={name}
                    lang={langOf(term)}
                    className="inline-flex min-h-11 items-center wrap-anywhere"
                  >
                    {name}
                  </span>
                );
              })}
            </FirstFew>
          </section>
        </StaticPart>
      )}
      <ReadMark path={termPath(term.slug)} />
      <FormerAddresses moved={moved} />
      <LinkRows beside={term} title={t("briefs")} rows={term.relatedBriefs.map(pieceRow)} />
      <HelpBox subjects={term.helpSubjects} />
      <Feedback subject={{ type: "term", slug: term.slug }} />
      <PieceDates piece={term} />
      <p>
        <LocaleLink href={kinds.glossaryTerm.list}>{t("all")}</LocaleLink>
      </p>
    </article>
  );
}
