import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/content/empty-notice";
import { PageTitle } from "@/components/content/page-title";
import { SitePage } from "@/components/site/site-page";
import { GlossaryList } from "@/components/term/glossary-list";
import { JumpBar } from "@/components/term/jump-bar";
import { readTerms } from "#lib/content/term";
import { requireLocale } from "#lib/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";
import { glossaryJsonLd } from "#lib/seo/term";

type Props = PageProps<"/[locale]/glossary">;
const path = "/glossary";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("content.term");
  return pageMetadata({
    title: t("listTitle"),
    description: t("listLead"),
    keywords: t("listKeywords"),
    path,
    locale,
  });
}

export default async function GlossaryPage({ params }: Props) {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("content.term");
  const terms = await readTerms();
  return (
    <SitePage
      path={path}
      trail={[{ name: t("listTitle"), path }]}
      things={[glossaryJsonLd(terms, t("listTitle"), locale)]}
    >
      <PageTitle title={t("listTitle")} lead={t("listLead")} />
      {terms.length === 0 ? (
        <EmptyNotice title={t("noneYet")} />
      ) : (
        <>
          <JumpBar terms={terms} />
          <GlossaryList terms={terms} />
        </>
      )}
    </SitePage>
  );
}
