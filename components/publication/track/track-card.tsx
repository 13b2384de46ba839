import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { EntryFacts } from "@/components/publication/piece/entry-facts";
import { TrackProgress } from "@/components/reader/progress/track-progress";
import { LocaleLink } from "@/components/site/locale-link";
import type { TrackCard as Card } from "#lib/publication/content/track";
import { trackPath } from "#lib/publication/content/kinds";
import { piecePath, roughTime, trackHolds } from "@/components/publication/track/track-pieces";

type Props = { track: Card };

/** A track in the list: for whom, what it holds. */
export async function TrackCard({ track }: Props) {
  const t = await getTranslations("content.track");
  const isEmpty = track.pieces.length === 0;
  return (
    <article className="entry">
      <EntryFacts picture={track.picture}>
        <AgeBadges ages={[track.age]} />
        <span>{isEmpty ? t("soon") : t("holds", trackHolds(track))}</span>
        {!isEmpty && <span>{t("time", roughTime(track.minutes))}</span>}
        <TrackProgress pieces={track.pieces.map(piecePath)} />
      </EntryFacts>
      <div className="grid gap-2 self-start">
        <h2 lang="en">
          <LocaleLink href={trackPath(track.slug)}>{track.title}</LocaleLink>
        </h2>
        {track.description && (
          <p className="max-w-measure" lang="en">
            {track.description}
          </p>
        )}
      </div>
    </article>
  );
}
