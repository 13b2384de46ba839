import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { ReloadIsland } from "@/components/reader/saved/reload.island";
import { SavedList } from "@/components/reader/saved/saved-list";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/offline">;
const path = "/offline";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("library.offline.title"),
    description: t("library.offline.lead"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** Replaces a page that was not saved while there is no network: lists the pages that were. */
export default async function OfflinePage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations();
  return (
    <SitePage path={null} trail={[{ name: t("library.offline.title"), path }]}>
      <PageTitle title={t("library.offline.title")} lead={t("library.offline.lead")} />
      <ReloadIsland retry={t("common.retry")} />
      <SavedList />
    </SitePage>
  );
}
