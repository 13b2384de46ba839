import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BriefCard } from "@/components/brief/brief-card";
import { EmptyNotice } from "@/components/content/empty-notice";
import { PageTitle } from "@/components/content/page-title";
import { SitePage } from "@/components/site/site-page";
import { readBriefs } from "#lib/content/brief";
import { requireLocale } from "#lib/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/micro-briefs">;
const path = "/micro-briefs";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("content.brief");
  return pageMetadata({
    title: t("listTitle"),
    description: t("listLead"),
    keywords: t("listKeywords"),
    path,
    locale,
  });
}

export default async function BriefsPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("content.brief");
  const briefs = await readBriefs();
  return (
    <SitePage path={path} trail={[{ name: t("listTitle"), path }]}>
      <PageTitle title={t("listTitle")} lead={t("listLead")} />
      {briefs.length === 0 ? (
        <EmptyNotice title={t("empty")} />
      ) : (
        <div className="grid-cards">
          {briefs.map((brief) => (
            <BriefCard key={brief._id} brief={brief} />
          ))}
        </div>
      )}
    </SitePage>
  );
}
