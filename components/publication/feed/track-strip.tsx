import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";
import type { TrackCard } from "#lib/publication/content/track";
import { trackPath } from "#lib/publication/content/kinds";

type Props = { tracks: readonly TrackCard[] };

/** The tracks of the chosen age, side by side; nothing when there are none. */
export async function TrackStrip({ tracks }: Props) {
  if (tracks.length === 0) return null;
  const t = await getTranslations();
  return (
    <section aria-labelledby="strip-title" className="strip">
      <h2 id="strip-title">{t("reading.feed.tracks")}</h2>
      <ul>
        {tracks.map((track) => (
          <li key={track._id}>
            <LocaleLink href={trackPath(track.slug)}>
              <b lang="en">{track.title}</b>
              <small>
                {t("content.track.holds", { briefs: track.briefCount, actions: track.actionCount })}
              </small>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
