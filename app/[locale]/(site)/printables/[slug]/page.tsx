import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PrintableArticle } from "@/components/publication/printable/printable-article";
import { SitePage } from "@/components/site/site-page";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { readPrintable, readPrintableAddresses } from "#lib/publication/content/printable";
import { kinds, printablePath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { printableJsonLd, printableMetadata } from "#lib/seo/printable";

type Props = PageProps<"/[locale]/printables/[slug]">;

/** Language and slug together: Next silently does not prerender a page that gives only its slug. */
export const generateStaticParams = async () =>
  (await readPrintableAddresses()).map(({ slug, language }) => ({ locale: language, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { printable, locale } = await load(params);
  return printableMetadata(printable, locale, await readVersions(printable));
}

export default async function PrintablePage({ params }: Props) {
  const { printable } = await load(params);
  const t = await getTranslations("content.printable");
  return (
    <SitePage
      path={printablePath(printable.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.printable.list },
        { name: printable.title, path: printablePath(printable.slug) },
      ]}
      things={[await printableJsonLd(printable)]}
    >
      <PrintableArticle printable={printable} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  return { locale, printable: await requirePiece("printable", decodeSlug(slug), locale, readPrintable) };
}
