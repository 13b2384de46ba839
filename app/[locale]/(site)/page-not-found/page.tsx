import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/components/site/not-found-notice";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/i18n/current-locale";
import { locales } from "#lib/i18n/locales";
import { site } from "#lib/platform/site";

type Props = PageProps<"/[locale]/page-not-found">;

/** What the front answers an unknown address with, in each language; nothing links here. */
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  requireLocale((await params).locale);
  const t = await getTranslations("common.notFound");
  return { title: `${t("title")} | ${site.name}`, robots: { index: false, follow: false } };
}

export default async function PageNotFound({ params }: Props) {
  requireLocale((await params).locale);
  return (
    <SitePage path={null}>
      <NotFoundNotice />
    </SitePage>
  );
}
