import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TrackCard } from "@/components/track/track-card";
import { EmptyNotice } from "@/components/content/empty-notice";
import { TrackProgressKeeper } from "@/components/library/track-progress";
import { PageTitle } from "@/components/content/page-title";
import { SitePage } from "@/components/site/site-page";
import { readTracks } from "#lib/content/track";
import { requireLocale } from "#lib/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/tracks">;
const path = "/tracks";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("content.track");
  return pageMetadata({
    title: t("listTitle"),
    description: t("listLead"),
    keywords: t("listKeywords"),
    path,
    locale,
  });
}

export default async function TracksPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("content.track");
  const tracks = await readTracks();
  return (
    <SitePage path={path} trail={[{ name: t("listTitle"), path }]}>
      <PageTitle title={t("listTitle")} lead={t("listLead")} />
      {tracks.length === 0 ? (
        <EmptyNotice title={t("empty")} />
      ) : (
        <div className="border-t-3 border-ink">
          {tracks.map((track) => (
            <TrackCard key={track._id} track={track} />
          ))}
          <TrackProgressKeeper />
        </div>
      )}
    </SitePage>
  );
}
