import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LoadErrorNotice } from "@/components/site/load-error-notice";
import { SitePage } from "@/components/site/site-page";
import { currentLocale, requireLocale } from "#lib/base/i18n/current-locale";
import { locales } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";
import { errorKinds, type ErrorKind } from "#lib/base/addresses/fallback-paths";

type Props = PageProps<"/[locale]/load-error/[kind]">;

/** The front's answer to a failed render, in each language and for each kind of page; nothing links here. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => errorKinds.map((kind) => ({ locale, kind })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await load(params);
  const t = await getTranslations();
  return pageMetadata({
    title: t(`errors.${kind}.title`),
    description: t(`errors.${kind}.text`),
    keywords: t("common.keywords"),
    path: null,
    locale: await currentLocale(),
    noIndex: true,
  });
}

export default async function LoadErrorPage({ params }: Props) {
  const kind = await load(params);
  return (
    <SitePage path={null}>
      <LoadErrorNotice kind={kind} />
    </SitePage>
  );
}

async function load(params: Props["params"]): Promise<ErrorKind> {
  const { locale, kind } = await params;
  requireLocale(locale);
  return errorKinds.find((one) => one === kind) ?? notFound();
}
