import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/publication/track/track.css";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { TrackArticle } from "@/components/publication/track/track-article";
import { SitePage } from "@/components/site/site-page";
import { readTrack, readTrackAddresses } from "#lib/publication/content/track";
import { kinds, trackPath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { trackJsonLd, trackMetadata } from "#lib/seo/track";

type Props = PageProps<"/[locale]/tracks/[slug]">;

/** Language and slug together: Next silently does not prerender a page that gives only its slug. */
export const generateStaticParams = async () =>
  (await readTrackAddresses()).map(({ slug, language }) => ({ locale: language, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { track, locale } = await load(params);
  return trackMetadata(track, locale, await readVersions(track));
}

export default async function TrackPage({ params }: Props) {
  const { track } = await load(params);
  const t = await getTranslations("content.track");
  return (
    <SitePage
      path={trackPath(track.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.track.list },
        { name: track.title, path: trackPath(track.slug) },
      ]}
      things={await trackJsonLd(track)}
    >
      <TrackArticle track={track} moved={await readMovedPieces([track, ...track.pieces])} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  return { locale, track: await requirePiece("track", decodeSlug(slug), locale, readTrack) };
}
