import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/components/site/not-found-notice";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/i18n/current-locale";
import { locales } from "#lib/i18n/locales";
import { site } from "#lib/platform/site";
import { notFoundKinds, type NotFoundKind } from "#lib/site/answer-paths";

type Props = PageProps<"/[locale]/page-not-found/[kind]">;

/** What the front answers an unknown address with, in each language; nothing links here. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => notFoundKinds.map((kind) => ({ locale, kind })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await load(params);
  const t = await getTranslations("common");
  const title = t(kind === "track" ? "trackNotFound.title" : "notFound.title");
  return { title: `${title} | ${site.name}`, robots: { index: false, follow: false } };
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
