import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/content/empty-notice";
import { PageTitle } from "@/components/content/page-title";
import { TrackProgressKeeper } from "@/components/library/track-progress";
import { FilterLink } from "@/components/list/filter-link";
import { SitePage } from "@/components/site/site-page";
import { TrackCard } from "@/components/track/track-card";
import { ageBands, type AgeBand } from "#lib/content/fields";
import { readTracks } from "#lib/content/track";
import { withQuery } from "#lib/site/filtered-addresses";

type Props = { age?: AgeBand | null };
const path = "/tracks";

/** The tracks, all or those of exactly one age band. The ages are links; no script is needed. */
export async function TrackListPage({ age = null }: Props) {
  const t = await getTranslations();
  const tracks = await readTracks(age);
  const title = t("content.track.listTitle");
  return (
    <SitePage path={path} trail={[{ name: title, path }]}>
      <PageTitle title={title} lead={t("content.track.listLead")} />
      <div className="list-filter no-print">
        <ul className="chips" aria-label={t("reading.list.byAge")}>
          {[null, ...ageBands].map((band) => (
            <li key={band ?? ""}>
              <FilterLink className="chip" href={withQuery(path, { age: band })} chosen={band === age}>
                {band === null ? t("reading.list.allAges") : t(`common.age.${band}`)}
              </FilterLink>
            </li>
          ))}
        </ul>
      </div>
      {tracks.length > 0 ? (
        <div className="border-t-3 border-ink">
          {tracks.map((track) => (
            <TrackCard key={track._id} track={track} />
          ))}
          <TrackProgressKeeper />
        </div>
      ) : age === null ? (
        <EmptyNotice title={t("content.track.empty")} />
      ) : (
        <EmptyNotice title={t("reading.list.noTracks")} text={t("reading.list.noTracksText")} />
      )}
    </SitePage>
  );
}
