import { useTranslations } from "next-intl";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { ContentPicture } from "@/components/publication/piece/content-picture";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { PieceDates } from "@/components/publication/piece/piece-dates";
import { TrackAgreement } from "@/components/publication/track/track-agreement";
import { TrackCheck } from "@/components/publication/track/track-check";
import { TrackPath } from "@/components/publication/track/track-path";
import { piecePath, roughTime, trackHolds } from "@/components/publication/track/track-pieces";
import { ToPrint } from "@/components/publication/printable/to-print";
import { PieceTools } from "@/components/reader/saved/piece-tools";
import { TrackProgress, TrackProgressKeeper } from "@/components/reader/progress/track-progress";
import { LocaleLink } from "@/components/site/locale-link";
import type { Track } from "#lib/publication/content/track";
import type { MovedPiece } from "#lib/publication/content/former-slugs";
import { kinds, trackPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";
import { UntranslatedNotice } from "@/components/publication/piece/untranslated-notice";
import { StaticPart } from "@/components/site/static-part";

type Props = { track: Track; moved: readonly MovedPiece[] };

/** A track as its own page: the pieces in order, a check of what was learned, and a sheet to agree on. */
export function TrackArticle({ track, moved }: Props) {
  const t = useTranslations("content.track");
  const isEmpty = track.pieces.length === 0;
  return (
    <article className="track grid gap-6">
      <UntranslatedNotice piece={track} path={trackPath(track.slug)} />
      <header className="grid gap-4">
        <StaticPart>
          <p className="meta flex flex-wrap items-center gap-4">
            <AgeBadges ages={[track.age]} />
            {!isEmpty && (
              <>
                <span>{t("holds", trackHolds(track))}</span>
                <span>{t("time", roughTime(track.minutes))}</span>
              </>
            )}
            <TrackProgress pieces={track.pieces.map(piecePath)} />
          </p>
        </StaticPart>
        <h1 lang={langOf(track)}>{track.title}</h1>
        {track.description && (
          <p className="max-w-measure text-lg text-soft" lang={langOf(track)}>
            {track.description}
          </p>
        )}
        <PieceTools
          piece={{ kind: "track", path: trackPath(track.slug), title: track.title, lang: langOf(track) }}
        />
      </header>
      <ContentPicture image={track.image} lang={langOf(track)} isFirst />
      {isEmpty && <EmptyNotice title={t("soon")} />}
      <TrackPath track={track} />
      <TrackProgressKeeper />
      <FormerAddresses moved={moved} />
      <TrackCheck questions={track.check} lang={langOf(track)} />
      <TrackAgreement lines={track.agreement} lang={langOf(track)} />
      <ToPrint printables={track.printables} beside={track} />
      <PieceDates piece={track} />
      <p>
        <LocaleLink href={kinds.track.list}>{t("back")}</LocaleLink>
      </p>
    </article>
  );
}
