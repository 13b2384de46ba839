import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HelpByWorry } from "@/components/publication/help-line/help-by-worry";
import { HelpLineList } from "@/components/publication/help-line/help-line-list";
import { PageTitle } from "@/components/publication/piece/page-title";
import { SitePage } from "@/components/site/site-page";
import { allHelpLines } from "#lib/publication/content/choose-help-lines";
import { helpLinesPath as path } from "#lib/publication/content/help-line-path";
import { readHelpLines } from "#lib/publication/content/help-line";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";
import { helpLineJsonLd } from "#lib/seo/help-line";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/help-lines">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("help-lines");
  return pageMetadata({
    title: t("metaTitle"),
    description: t("lead"),
    keywords: t("keywords"),
    path,
    locale,
  });
}

export default async function HelpLinesPage({ params }: Props) {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("help-lines");
  const lines = await readHelpLines();
  return (
    <SitePage
      path={path}
      trail={[{ name: t("title"), path }]}
      things={lines.map((line) =>
        helpLineJsonLd(line, locale, { type: t("title"), audience: t(`audience.${line.audience}`) }),
      )}
    >
      <PageTitle title={t("title")} lead={t("lead")} />
      <HelpByWorry lines={lines} locale={locale} />
      <HelpLineList groups={allHelpLines(lines, locale)} tag={languages[locale].tag} />
    </SitePage>
  );
}
