import { useTranslations } from "next-intl";
import { ActionFacts } from "@/components/publication/action/action-facts";
import { ActionRows } from "@/components/publication/action/action-rows";
import { ActionSteps } from "@/components/publication/action/action-steps";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { LinkRows, pieceRow } from "@/components/publication/piece/link-rows";
import { SourceList } from "@/components/publication/piece/source-list";
import { ToPrint } from "@/components/publication/printable/to-print";
import { Feedback } from "@/components/reader/feedback/feedback";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import { ReadMark } from "@/components/reader/progress/read-mark";
import { asRichText } from "@/components/publication/rich-text/linked-terms";
import { RichText } from "@/components/publication/rich-text/rich-text";
import { WhereItStands } from "@/components/publication/setting-path/where-it-stands";
import type { Action } from "#lib/publication/content/action";
import type { MovedPiece } from "#lib/publication/content/former-slugs";
import { actionPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";
import { StaticPart } from "@/components/site/static-part";

type Props = { action: Action; moved: readonly MovedPiece[] };

/** An action as its own page. */
export function ActionArticle({ action, moved }: Props) {
  const t = useTranslations("content");
  const path = actionPath(action.slug);
  return (
    <article className="checklist grid gap-6">
      <UntranslatedNotice piece={action} path={path} />
      <header className="grid gap-4">
        <ActionFacts action={action} />
        <h1 lang={langOf(action)}>{action.title}</h1>
        {action.excerpt && (
          <p className="max-w-measure text-lg text-soft" lang={langOf(action)}>
            {action.excerpt}
          </p>
        )}
        <PieceTools piece={{ kind: "action", path, title: action.title, lang: langOf(action) }} />
      </header>
      {action.goal && (
        <StaticPart>
          <div className="why">
            <h2>{t("action.goal")}</h2>
            <RichText blocks={asRichText(action.goal)} language={action.language} />
          </div>
        </StaticPart>
      )}
      <ContentPicture image={action.image} lang={langOf(action)} isFirst />
      <RichText
        blocks={action.content}
        language={action.language}
        sources={{ at: "", listed: action.sources }}
      />
      <section className="grid gap-4">
        <h2 className="rule">{t("action.steps")}</h2>
        <ActionSteps path={path} steps={action.steps} language={action.language} />
        {action.steps.length === 0 && <ReadMark path={path} />}
      </section>
      <FormerAddresses moved={moved} />
      <WhereItStands settingPaths={action.settingPaths} />
      {action.tags.length > 0 && (
        <ul className="tags text-soft" lang={langOf(action)} aria-label={t("action.tags")}>
          {action.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <LinkRows beside={action} title={t("brief.related")} rows={action.briefs.map(pieceRow)} />
      <ActionRows title={t("action.related")} actions={action.relatedActions} beside={action} isPictured />
      <ToPrint printables={action.printables} beside={action} />
      <LinkRows beside={action} title={t("track.partOf")} rows={action.tracks.map(pieceRow)} />
      <HelpBox subjects={action.helpSubjects} />
      <Feedback subject={{ type: "action", slug: action.slug }} />
      <SourceList piece={action} />
    </article>
  );
}
