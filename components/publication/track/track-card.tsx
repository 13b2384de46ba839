import { getTranslations } from "next-intl/server";
import { AgeBadges } from "@/components/publication/piece/age-badges";
import { EntryFacts } from "@/components/publication/piece/entry-facts";
import { TrackProgress } from "@/components/reader/progress/track-progress";
import { LocaleLink } from "@/components/site/locale-link";
import type { TrackCard as Card } from "#lib/publication/content/track";
import { trackPath } from "#lib/publication/content/kinds";
import { piecePath, roughTime, trackHolds } from "@/components/publication/track/track-pieces";
import { langOf } from "#lib/base/i18n/locales";
import { LanguageBadge } from "@/components/publication/piece/language-badge";

type Props = { track: Card; among?: readonly Card[] };

/** A track in the list: who it is for, what it contains. */
export async function TrackCard({ track, among = [] }: Props) {
  const t = await getTranslations("content.track");
  const isEmpty = track.pieces.length === 0;
  return (
    <article className="entry">
      <EntryFacts picture={track.picture}>
        <AgeBadges ages={[track.age]} />
        <span>{isEmpty ? t("soon") : t("holds", trackHolds(track))}</span>
        {!isEmpty && <span>{t("time", roughTime(track.minutes))}</span>}
        <LanguageBadge piece={track} among={among} />
      </EntryFacts>
      <div className="grid gap-2 self-start">
        <h2 lang={langOf(track)}>
          <LocaleLink href={trackPath(track.slug)}>{track.title}</LocaleLink>
        </h2>
        <div>
          {track.description && (
            <p className="max-w-measure" lang={langOf(track)}>
              {track.description}
            </p>
          )}
          {/*
           * In the space below an entry, which it shares with nothing: among the facts, the line reserved for it would push the
           * titles of some tracks down on a phone.
           */}
          <p className="meta absolute mt-1 print:hidden">
            <TrackProgress pieces={track.pieces.map(piecePath)} />
          </p>
        </div>
      </div>
    </article>
  );
}
