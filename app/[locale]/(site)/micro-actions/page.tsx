import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActionCard } from "@/components/action/action-card";
import { EmptyNotice } from "@/components/content/empty-notice";
import { PageTitle } from "@/components/content/page-title";
import { SitePage } from "@/components/site/site-page";
import { readActions } from "#lib/content/action";
import { requireLocale } from "#lib/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/micro-actions">;
const path = "/micro-actions";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("content.action");
  return pageMetadata({
    title: t("listTitle"),
    description: t("listLead"),
    keywords: t("listKeywords"),
    path,
    locale,
  });
}

export default async function ActionsPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("content.action");
  const actions = await readActions();
  return (
    <SitePage path={path} trail={[{ name: t("listTitle"), path }]}>
      <PageTitle title={t("listTitle")} lead={t("listLead")} />
      {actions.length === 0 ? (
        <EmptyNotice title={t("empty")} />
      ) : (
        <div className="grid-cards">
          {actions.map((action) => (
            <ActionCard key={action._id} action={action} />
          ))}
        </div>
      )}
    </SitePage>
  );
}
