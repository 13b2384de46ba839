import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LoadErrorNotice } from "@/components/site/load-error-notice";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/i18n/current-locale";
import { locales } from "#lib/i18n/locales";
import { site } from "#lib/platform/site";
import { errorKinds, type ErrorKind } from "#lib/site/answer-paths";

type Props = PageProps<"/[locale]/load-error/[kind]">;

/** What the front answers a failed render with, in each language and for each kind of page; nothing links here. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => errorKinds.map((kind) => ({ locale, kind })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await load(params);
  const t = await getTranslations("errors");
  return { title: `${t(`${kind}.title`)} | ${site.name}`, robots: { index: false, follow: false } };
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
