import { useTranslations } from "next-intl";
import { ActionRows } from "@/components/publication/action/action-rows";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { LinkRows, pieceRow } from "@/components/publication/piece/link-rows";
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
import type { MovedPiece } from "#lib/publication/content/former-slugs";
import type { BriefLink } from "#lib/publication/content/fields";
import { briefPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";
import { StaticPart } from "@/components/site/static-part";

type Props = { brief: Brief; related: readonly BriefLink[]; moved: readonly MovedPiece[] };

/** A brief as its own page. */
export function BriefArticle({ brief, related, moved }: Props) {
  const t = useTranslations();
  const path = briefPath(brief.slug);
  return (
    <article className="grid gap-6">
      <UntranslatedNotice piece={brief} path={path} />
      <header className="grid gap-4">
        <StaticPart>
          <p className="meta flex flex-wrap items-center gap-x-4 gap-y-2">
            <AgeBadges ages={brief.ages} />
            <span>{t("common.readingTime", { count: brief.readingMinutes })}</span>
            {/* Last, because its words change when it is shown, and nothing may move because of that. */}
            <StoredDate stored={brief.publishedAt} relative />
          </p>
        </StaticPart>
        <h1 lang={langOf(brief)}>{brief.title}</h1>
        {brief.summary && (
          <p className="max-w-measure text-lg text-soft" lang={langOf(brief)}>
            {brief.summary}
          </p>
        )}
        <PieceTools piece={{ kind: "brief", path, title: brief.title, lang: langOf(brief) }} />
      </header>
      <WhyItMatters text={brief.whyItMatters} language={brief.language} heading="h2" />
      <ContentPicture image={brief.image} lang={langOf(brief)} isFirst />
      <RichText
        blocks={brief.content}
        language={brief.language}
        sources={{ at: "", listed: brief.sources }}
      />
      <ReadMark path={path} />
      <FormerAddresses moved={moved} />
      <WhereItStands settingPaths={brief.settingPaths} />
      <SubjectTags category={brief.category} topics={brief.topics} />
      <ActionRows title={t("homepage.takeAction")} actions={brief.relatedActions} beside={brief} />
      <LinkRows beside={brief} title={t("content.brief.related")} rows={related.map(pieceRow)} />
      <ToPrint printables={brief.printables} beside={brief} />
      <LinkRows title={t("content.track.partOf")} rows={brief.tracks.map(pieceRow)} beside={brief} />
      <HelpBox subjects={brief.helpSubjects} />
      <Feedback subject={{ type: "brief", slug: brief.slug }} />
      <SourceList piece={brief} />
    </article>
  );
}
