import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { FormerAddresses } from "@/components/publication/piece/former-addresses";
import { PageTitle } from "@/components/publication/piece/page-title";
import { TrackProgressKeeper } from "@/components/reader/progress/track-progress";
import { ageChoice } from "@/components/publication/list/age-choice";
import { ChoiceChips } from "@/components/publication/list/choice-chips";
import { TidyAddressIsland } from "@/components/publication/list/tidy-address.island";
import { SitePage } from "@/components/site/site-page";
import { TrackCard } from "@/components/publication/track/track-card";
import { StaticPart } from "@/components/site/static-part";
import type { AgeBand } from "#lib/publication/content/fields";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import { readTracks } from "#lib/publication/content/track";
import { kinds, trackPath } from "#lib/publication/content/kinds";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { itemListJsonLd } from "#lib/seo/json-ld";

type Props = { age?: AgeBand | null };
const path = kinds.track.list;

/** The tracks, all or those of exactly one age band. The ages are links; no script is needed. */
export async function TrackListPage({ age = null }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const [all, tracks] = await Promise.all([readTracks(locale), readTracks(locale, age)]);
  const title = t("content.track.listTitle");
  const items = tracks.map(({ title: name, slug, language }) => ({ name, path: trackPath(slug), language }));
  return (
    <SitePage
      path={path}
      address={withQuery(path, { age })}
      trail={[{ name: title, path }]}
      things={[itemListJsonLd(path, items, locale)]}
    >
      <PageTitle title={title} lead={t("content.track.listLead")} />
      <div className="mb-6 grid gap-4 print:hidden" data-list="">
        <ChoiceChips choice={await ageChoice(age)} path={path} />
        {all.length > 0 && (
          <p className="meta">{t("reading.list.showing", { count: tracks.length, total: all.length })}</p>
        )}
      </div>
      {tracks.length > 0 ? (
        <StaticPart>
          <div className="border-t-3 border-ink">
            {tracks.map((track) => (
              <TrackCard key={track._id} track={track} among={tracks} />
            ))}
            <TrackProgressKeeper />
            <FormerAddresses moved={await readMovedPieces(tracks.flatMap(({ pieces }) => pieces))} />
          </div>
        </StaticPart>
      ) : age === null ? (
        <EmptyNotice title={t("content.track.empty")} />
      ) : (
        <EmptyNotice title={t("reading.list.noTracks")} text={t("reading.list.noTracksText")} />
      )}
      <TidyAddressIsland />
    </SitePage>
  );
}
