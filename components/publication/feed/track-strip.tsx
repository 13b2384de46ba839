import { getTranslations } from "next-intl/server";
import { LanguageBadge } from "@/components/publication/piece/language-badge";
import { scrollRow } from "@/components/publication/piece/scroll-row";
import { trackHolds } from "@/components/publication/track/track-pieces";
import { LocaleLink } from "@/components/site/locale-link";
import type { TrackCard } from "#lib/publication/content/track";
import { trackPath } from "#lib/publication/content/kinds";
import { langOf } from "#lib/base/i18n/locales";

type Props = { tracks: readonly TrackCard[] };

/** The look of the row of tracks and of one place in it, also used by the placeholders. */
export const stripList = `${scrollRow} grid grid-cols-none auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-3 [scroll-snap-type:x_proximity]`;
export const stripItem = "min-h-26 scroll-mx-2 snap-start";

/** The tracks for the chosen age, side by side; nothing when there are none. */
export async function TrackStrip({ tracks }: Props) {
  const t = await getTranslations();
  if (tracks.length === 0) return null;
  return (
    <section aria-labelledby="strip-title" className="mt-6">
      <h2 id="strip-title" className="mb-3">
        {t("reading.feed.tracks")}
      </h2>
      <ul className={stripList}>
        {tracks.map((track) => (
          <li key={track._id} className={stripItem}>
            <LocaleLink
              href={trackPath(track.slug)}
              className="group flex h-full flex-col justify-between gap-2 rounded-md border border-line bg-raised px-[0.95rem] py-[0.85rem] no-underline"
            >
              <span className="grid gap-1">
                <b className="font-display text-base/[1.2] group-hover:underline" lang={langOf(track)}>
                  {track.title}
                </b>
                <LanguageBadge piece={track} among={tracks} />
              </span>
              <small className="text-(length:--text-xs) text-soft">
                {t("content.track.holds", trackHolds(track))}
              </small>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
