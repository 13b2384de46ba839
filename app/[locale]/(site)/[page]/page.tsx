import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageArticle } from "@/components/publication/page/page-article";
import { SitePage } from "@/components/site/site-page";
import { readPage } from "#lib/publication/content/page";
import { readVersions } from "#lib/publication/content/shown-languages";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { locales } from "#lib/base/i18n/locales";
import { textPageMetadata } from "#lib/seo/page";
import { footerPages } from "#lib/base/site/site-defaults";

type Props = PageProps<"/[locale]/[page]">;

/** A closed list, in every language: any other path of one segment is answered by the prerendered 404. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => footerPages.map((page) => ({ locale, page })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, locale } = await load(params);
  return textPageMetadata(page, locale, await readVersions(page));
}

export default async function TextPage({ params }: Props) {
  const { page } = await load(params);
  const path = `/${page.slug}`;
  return (
    <SitePage path={path} trail={[{ name: page.title, path }]}>
      <PageArticle page={page} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, page: slug } = await params;
  const locale = requireLocale(segment);
  return { locale, page: (await readPage(slug, locale)) ?? notFound() };
}
