import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import "@/components/publication/track/track.css";
import { leaveFormerAddress } from "#lib/publication/content/former-address";
import { TrackArticle } from "@/components/publication/track/track-article";
import { SitePage } from "@/components/site/site-page";
import { readTrack, readTrackSlugs } from "#lib/publication/content/track";
import { kinds, trackPath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale } from "#lib/base/i18n/locales";
import { trackJsonLd, trackMetadata } from "#lib/seo/track";

type Props = PageProps<"/[locale]/tracks/[slug]">;

/** English, whole pairs: a page that gives only its slug is silently not prerendered. */
export const generateStaticParams = async () =>
  (await readTrackSlugs()).map((slug) => ({ locale: defaultLocale, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { track, locale } = await load(params);
  return trackMetadata(track, locale);
}

export default async function TrackPage({ params }: Props) {
  const { track, locale } = await load(params);
  const t = await getTranslations("content.track");
  return (
    <SitePage
      path={trackPath(track.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.track.list },
        { name: track.title, path: trackPath(track.slug) },
      ]}
      things={trackJsonLd(track, locale)}
    >
      <TrackArticle track={track} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  const asked = decodeSlug(slug);
  const track = (await readTrack(asked)) ?? (await leaveFormerAddress("track", asked, locale));
  return { locale, track };
}
