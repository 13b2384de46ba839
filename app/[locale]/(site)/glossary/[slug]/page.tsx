import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { TermArticle } from "@/components/publication/term/term-article";
import { SitePage } from "@/components/site/site-page";
import { readTerm, readTermAddresses } from "#lib/publication/content/term";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { termJsonLd, termMetadata } from "#lib/seo/term";

type Props = PageProps<"/[locale]/glossary/[slug]">;

/** Language and slug together: Next silently does not prerender a page that gives only its slug. */
export const generateStaticParams = async () =>
  (await readTermAddresses()).map(({ slug, language }) => ({ locale: language, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { term, locale } = await load(params);
  return termMetadata(term, locale, await readVersions(term));
}

export default async function TermPage({ params }: Props) {
  const { term } = await load(params);
  const t = await getTranslations("content.term");
  return (
    <SitePage
      path={termPath(term.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.glossaryTerm.list },
        { name: term.term, path: termPath(term.slug) },
      ]}
      things={[termJsonLd(term)]}
    >
      <TermArticle term={term} moved={await readMovedPieces([term])} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  return { locale, term: await requirePiece("glossaryTerm", decodeSlug(slug), locale, readTerm) };
}
