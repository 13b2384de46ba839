import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { PictureBesideFacts } from "@/components/publication/piece/small-picture";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { shownOnCard, SubjectTags } from "@/components/publication/piece/subject-tags";
import { LocaleLink } from "@/components/site/locale-link";
import type { BriefCard as Card } from "#lib/publication/content/brief";
import { briefPath } from "#lib/publication/content/kinds";

type Props = { brief: Card; hidden?: boolean };

/** A brief in a grid. */
export async function BriefCard({ brief, hidden }: Props) {
  const t = await getTranslations("common");
  return (
    <article className="card" data-group={brief.category?.slug ?? ""} hidden={hidden}>
      <PictureBesideFacts picture={brief.picture}>
        <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
          <AgeBadges ages={brief.ages} />
          <span>{t("readingTime", { count: brief.readingMinutes })}</span>
          <StoredDate stored={brief.publishedAt} relative />
        </p>
      </PictureBesideFacts>
      <h2 lang="en">
        <LocaleLink href={briefPath(brief.slug)}>{brief.title}</LocaleLink>
      </h2>
      {brief.summary && <p lang="en">{brief.summary}</p>}
      <SubjectTags category={brief.category} topics={brief.topics} shown={shownOnCard} />
    </article>
  );
}
