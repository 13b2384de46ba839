import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PrintableArticle } from "@/components/publication/printable/printable-article";
import { SitePage } from "@/components/site/site-page";
import { leaveFormerAddress } from "#lib/publication/content/former-address";
import { readPrintable, readPrintableSlugs } from "#lib/publication/content/printable";
import { kinds, printablePath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale } from "#lib/base/i18n/locales";
import { printableJsonLd, printableMetadata } from "#lib/seo/printable";

type Props = PageProps<"/[locale]/printables/[slug]">;

/** English, whole pairs: a page that gives only its slug is silently not prerendered. */
export const generateStaticParams = async () =>
  (await readPrintableSlugs()).map((slug) => ({ locale: defaultLocale, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { printable, locale } = await load(params);
  return printableMetadata(printable, locale);
}

export default async function PrintablePage({ params }: Props) {
  const { printable, locale } = await load(params);
  const t = await getTranslations("content.printable");
  return (
    <SitePage
      path={printablePath(printable.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.printable.list },
        { name: printable.title, path: printablePath(printable.slug) },
      ]}
      things={[printableJsonLd(printable, locale)]}
    >
      <PrintableArticle printable={printable} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  const asked = decodeSlug(slug);
  const printable = (await readPrintable(asked)) ?? (await leaveFormerAddress("printable", asked, locale));
  return { locale, printable };
}
