import { getTranslations } from "next-intl/server";
import { ActionRows } from "@/components/publication/action/action-rows";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { EntryFacts } from "@/components/publication/piece/entry-facts";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { shownOnCard, SubjectTags } from "@/components/publication/piece/subject-tags";
import { WhyItMatters } from "@/components/publication/piece/why-it-matters";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { LocaleLink } from "@/components/site/locale-link";
import type { Brief } from "#lib/publication/content/brief";
import { briefPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";

type Props = {
  brief: Brief;
  /** Whether it is the first of the feed, which shows its picture. */
  isNewest: boolean;
  /** Whether its body is included, folded; otherwise a link leads to it. */
  hasBody: boolean;
  /** The other briefs in the same feed. */
  among: readonly Brief[];
};

/** A brief in the feed: complete, with its body folded in a native disclosure, or with a link to the body. */
export async function BriefEntry({ brief, isNewest, hasBody, among }: Props) {
  const t = await getTranslations();
  const path = briefPath(brief.slug);
  return (
    <article className="entry" id={`brief-${brief.slug}`}>
      <EntryFacts picture={isNewest ? brief.picture : null}>
        <AgeBadges ages={brief.ages} />
        <span className="flex flex-wrap gap-x-4">
          <span>{t("common.readingTime", { count: brief.readingMinutes })}</span>
          <StoredDate stored={brief.publishedAt} relative />
        </span>
        <LanguageBadge piece={brief} among={among} />
      </EntryFacts>
      <div className="grid gap-4">
        <h3 lang={langOf(brief)}>
          <LocaleLink href={path}>{brief.title}</LocaleLink>
        </h3>
        {brief.summary && (
          <p className="max-w-measure" lang={langOf(brief)}>
            {brief.summary}
          </p>
        )}
        <WhyItMatters text={brief.whyItMatters} language={brief.language} heading="h4" />
        {brief.content.length > 0 &&
          (hasBody ? (
            <details className="fold">
              <summary>{t("homepage.readBrief")}</summary>
              <RichText
                blocks={brief.content}
                language={brief.language}
                headingLevel={4}
                sources={{ at: path, listed: brief.sources }}
              />
            </details>
          ) : (
            <p>
              <LocaleLink href={path}>{t("homepage.readBrief")}</LocaleLink>
            </p>
          ))}
        <SubjectTags category={brief.category} topics={brief.topics} shown={shownOnCard} />
        <ActionRows
          title={t("homepage.takeAction")}
          heading="h4"
          actions={brief.relatedActions}
          beside={brief}
        />
      </div>
    </article>
  );
}
