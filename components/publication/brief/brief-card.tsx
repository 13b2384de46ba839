import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { PictureBesideFacts } from "@/components/publication/piece/small-picture";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { shownOnCard, SubjectTags } from "@/components/publication/piece/subject-tags";
import { LocaleLink } from "@/components/site/locale-link";
import type { BriefCard as Card } from "#lib/publication/content/brief";
import { briefPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge, type Written } from "@/components/publication/piece/language-badge";

type Props = { brief: Card; hidden?: boolean; among?: readonly Written[] };

/** A brief in a grid. */
export async function BriefCard({ brief, hidden, among = [] }: Props) {
  const t = await getTranslations("common");
  return (
    <article
      className="card"
      data-category={brief.category?.slug}
      data-age={brief.ages.join(" ")}
      hidden={hidden}
    >
      <PictureBesideFacts picture={brief.picture}>
        <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
          <AgeBadges ages={brief.ages} />
          <span className="flex flex-wrap gap-x-4">
            <span>{t("readingTime", { count: brief.readingMinutes })}</span>
            <StoredDate stored={brief.publishedAt} relative />
          </span>
        </p>
      </PictureBesideFacts>
      <h2 lang={langOf(brief)}>
        <LocaleLink href={briefPath(brief.slug)}>{brief.title}</LocaleLink>
      </h2>
      <LanguageBadge piece={brief} among={among} />
      {brief.summary && <p lang={langOf(brief)}>{brief.summary}</p>}
      <SubjectTags category={brief.category} topics={brief.topics} shown={shownOnCard} />
    </article>
  );
}
