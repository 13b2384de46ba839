import { getTranslations } from "next-intl/server";
import { AgeBadge } from "@/components/publication/piece/age-badge";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { LinkRows } from "@/components/publication/piece/link-rows";
import { PieceDates } from "@/components/publication/piece/piece-dates";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import { TrackProgress, TrackProgressKeeper } from "@/components/reader/progress/track-progress";
import { LocaleLink } from "@/components/site/locale-link";
import { trackPieces } from "@/components/publication/track/track-pieces";
import type { Track, TrackAction } from "#lib/publication/content/track";
import { actionPath, briefPath, kinds, trackPath } from "#lib/publication/content/kinds";

type Props = { track: Track };

/** A track as its own page: what to read and what to do, in order, and the way back. */
export async function TrackArticle({ track }: Props) {
  const t = await getTranslations();
  const actionNote = ({ priority, minutes, difficulty }: TrackAction) =>
    [
      t(`common.priority.${priority}`),
      minutes && t("common.minutes", { count: minutes }),
      difficulty && t(`common.difficulty.${difficulty}`),
    ]
      .filter(Boolean)
      .join(" · ");
  const isEmpty = track.briefs.length + track.actions.length === 0;
  return (
    <article className="grid gap-6">
      <header className="grid gap-4">
        <p className="meta flex flex-wrap items-center gap-4">
          <AgeBadge age={track.age} />
          {!isEmpty && (
            <span>
              {t("content.track.holds", { briefs: track.briefs.length, actions: track.actions.length })}
            </span>
          )}
          <TrackProgress pieces={trackPieces(track)} />
        </p>
        <h1 lang="en">{track.title}</h1>
        {track.description && (
          <p className="max-w-measure text-lg text-soft" lang="en">
            {track.description}
          </p>
        )}
        <PieceTools piece={{ kind: "track", path: trackPath(track.slug), title: track.title }} />
      </header>
      <ContentPicture image={track.image} isFirst />
      {isEmpty && <EmptyNotice title={t("content.track.soon")} />}
      <LinkRows
        title={t("content.track.read")}
        rows={track.briefs.map((brief) => ({
          key: brief._id,
          href: briefPath(brief.slug),
          title: brief.title,
          note: t("common.readingTime", { count: brief.readingMinutes }),
          piece: briefPath(brief.slug),
        }))}
      />
      <LinkRows
        title={t("content.track.act")}
        rows={track.actions.map((action) => ({
          key: action._id,
          href: actionPath(action.slug),
          title: action.title,
          note: actionNote(action),
          piece: actionPath(action.slug),
        }))}
      />
      <TrackProgressKeeper />
      <PieceDates reviewedAt={track.reviewedAt} />
      <p>
        <LocaleLink href={kinds.track.list}>{t("content.track.back")}</LocaleLink>
      </p>
    </article>
  );
}
