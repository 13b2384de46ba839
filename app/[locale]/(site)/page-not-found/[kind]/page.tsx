import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice, notFoundTexts } from "@/components/site/not-found-notice";
import { SitePage } from "@/components/site/site-page";
import { currentLocale, requireLocale } from "#lib/base/i18n/current-locale";
import { locales } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";
import { notFoundKinds, type NotFoundKind } from "#lib/base/addresses/fallback-paths";

type Props = PageProps<"/[locale]/page-not-found/[kind]">;

/** The front's answer to an unknown or unreadable address, in each language; nothing links here. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => notFoundKinds.map((kind) => ({ locale, kind })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await load(params);
  const t = await getTranslations();
  return pageMetadata({
    ...(await notFoundTexts(kind)),
    keywords: t("common.keywords"),
    path: null,
    locale: await currentLocale(),
    noIndex: true,
  });
}

export default async function PageNotFound({ params }: Props) {
  const kind = await load(params);
  return (
    <SitePage path={null}>
      <NotFoundNotice kind={kind} />
    </SitePage>
  );
}

async function load(params: Props["params"]): Promise<NotFoundKind> {
  const { locale, kind } = await params;
  requireLocale(locale);
  return notFoundKinds.find((one) => one === kind) ?? notFound();
}
