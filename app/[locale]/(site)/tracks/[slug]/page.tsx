import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { leaveFormerAddress } from "@/app/[locale]/(site)/former-address";
import { TrackArticle } from "@/components/track/track-article";
import { SitePage } from "@/components/site/site-page";
import { readTrack, readTrackSlugs } from "#lib/content/track";
import { decodeSlug, requireLocale } from "#lib/i18n/current-locale";
import { defaultLocale } from "#lib/i18n/locales";
import { trackJsonLd, trackMetadata, trackPath } from "#lib/seo/track";

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
        { name: t("listTitle"), path: "/tracks" },
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
  const track = (await readTrack(asked)) ?? (await leaveFormerAddress("track", asked, trackPath, locale));
  return { locale, track };
}
