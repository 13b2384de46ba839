import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { SavedList } from "@/components/reader/saved/saved-list";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/saved">;
const path = "/saved";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("library.list.pageTitle"),
    description: t("library.list.lead"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

/** A static shell, the same for everybody: the reader's browser has the list, also that of an account, and fills it in. */
export default async function SavedPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("library.list");
  return (
    <SitePage path={path} trail={[{ name: t("pageTitle"), path }]}>
      <PageTitle title={t("pageTitle")} lead={t("lead")} />
      <SavedList />
    </SitePage>
  );
}
