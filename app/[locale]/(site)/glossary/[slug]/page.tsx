import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { leaveFormerAddress } from "#lib/publication/content/former-address";
import { TermArticle } from "@/components/publication/term/term-article";
import { SitePage } from "@/components/site/site-page";
import { readTerm, readTermSlugs } from "#lib/publication/content/term";
import { kinds, termPath } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale } from "#lib/base/i18n/locales";
import { termJsonLd, termMetadata } from "#lib/seo/term";

type Props = PageProps<"/[locale]/glossary/[slug]">;

/** English, whole pairs: a page that gives only its slug is silently not prerendered. */
export const generateStaticParams = async () =>
  (await readTermSlugs()).map((slug) => ({ locale: defaultLocale, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { term, locale } = await load(params);
  const t = await getTranslations("content.term");
  return termMetadata(term, t("metaTitle", { term: term.term }), locale);
}

export default async function TermPage({ params }: Props) {
  const { term, locale } = await load(params);
  const t = await getTranslations("content.term");
  return (
    <SitePage
      path={termPath(term.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.glossaryTerm.list },
        { name: term.term, path: termPath(term.slug) },
      ]}
      things={[termJsonLd(term, locale)]}
    >
      <TermArticle term={term} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  const asked = decodeSlug(slug);
  const term = (await readTerm(asked)) ?? (await leaveFormerAddress("glossaryTerm", asked, locale));
  return { locale, term };
}
