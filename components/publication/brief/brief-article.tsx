import { getTranslations } from "next-intl/server";
import { ActionRows } from "@/components/publication/action/action-rows";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { LinkRows } from "@/components/publication/piece/link-rows";
import { SourceList } from "@/components/publication/piece/source-list";
import { StoredDate } from "@/components/publication/piece/stored-date";
import { SubjectTags } from "@/components/publication/piece/subject-tags";
import { WhyItMatters } from "@/components/publication/piece/why-it-matters";
import { ToPrint } from "@/components/publication/printable/to-print";
import { Feedback } from "@/components/reader/feedback/feedback";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import { ReadMark } from "@/components/reader/progress/read-mark";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { WhereItStands } from "@/components/publication/setting-path/where-it-stands";
import type { Brief } from "#lib/publication/content/brief";
import type { BriefLink } from "#lib/publication/content/fields";
import { briefPath, trackPath } from "#lib/publication/content/kinds";

type Props = { brief: Brief; related: readonly BriefLink[] };

/** A brief as its own page. */
export async function BriefArticle({ brief, related }: Props) {
  const t = await getTranslations();
  const path = briefPath(brief.slug);
  const tracks = brief.tracks.map((track) => ({
    key: track._id,
    href: trackPath(track.slug),
    title: track.title,
  }));
  return (
    <article className="grid gap-6">
      <header className="grid gap-4">
        <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
          <AgeBadges ages={brief.ages} />
          <span>{t("common.readingTime", { count: brief.readingMinutes })}</span>
          {/* Last, because its words change when it is looked at, and nothing may move for that. */}
          <StoredDate stored={brief.publishedAt} relative />
        </p>
        <h1 lang="en">{brief.title}</h1>
        {brief.summary && (
          <p className="max-w-measure text-lg text-soft" lang="en">
            {brief.summary}
          </p>
        )}
        <PieceTools piece={{ kind: "brief", path, title: brief.title }} />
      </header>
      <WhyItMatters text={brief.whyItMatters} heading="h2" />
      <ContentPicture image={brief.image} isFirst />
      <RichText blocks={brief.content} sourcesAt="" />
      <ReadMark path={path} />
      <WhereItStands settingPaths={brief.settingPaths} />
      <SubjectTags category={brief.category} topics={brief.topics} />
      <ActionRows title={t("homepage.takeAction")} actions={brief.relatedActions} />
      <LinkRows
        title={t("content.brief.related")}
        rows={related.map((link) => ({
          key: link._id,
          href: briefPath(link.slug),
          title: link.title,
          picture: link.picture,
        }))}
      />
      <ToPrint printables={brief.printables} />
      <LinkRows title={t("content.track.partOf")} rows={tracks} />
      <HelpBox subjects={brief.helpSubjects} />
      <Feedback subject={{ type: "brief", slug: brief.slug }} />
      <SourceList piece={brief} />
    </article>
  );
}
