import { getTranslations } from "next-intl/server";
import { AgeBadge } from "@/components/content/age-badge";
import { StoredDate } from "@/components/content/stored-date";
import { shownOnCard, SubjectTags } from "@/components/content/subject-tags";
import { LocaleLink } from "@/components/site/locale-link";
import type { BriefCard as Card } from "#lib/content/brief";
import { briefPath } from "#lib/seo/brief";

type Props = { brief: Card; hidden?: boolean };

/** A brief in a grid. */
export async function BriefCard({ brief, hidden }: Props) {
  const t = await getTranslations("common");
  return (
    <article className="card" data-group={brief.category?.slug ?? ""} hidden={hidden}>
      <p className="meta">
        <AgeBadge age={brief.age} />
        <span>{t("readingTime", { count: brief.readingMinutes })}</span>
        <StoredDate stored={brief.publishedAt} relative />
      </p>
      <h2 lang="en">
        <LocaleLink href={briefPath(brief.slug)}>{brief.title}</LocaleLink>
      </h2>
      {brief.summary && <p lang="en">{brief.summary}</p>}
      <SubjectTags category={brief.category} topics={brief.topics} shown={shownOnCard} />
    </article>
  );
}
