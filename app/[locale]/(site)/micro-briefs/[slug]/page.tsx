import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readMovedPieces } from "#lib/publication/content/former-slugs";
import { requirePiece } from "#lib/publication/content/piece-address";
import { readVersions } from "#lib/publication/content/shown-languages";
import { BriefArticle } from "@/components/publication/brief/brief-article";
import { SitePage } from "@/components/site/site-page";
import { readBrief, readBriefAddresses } from "#lib/publication/content/brief";
import { readRelatedBriefs } from "#lib/publication/content/related-briefs";
import { briefPath, kinds } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { briefJsonLd, briefMetadata } from "#lib/seo/brief";
import { readSince } from "#lib/seo/since";

type Props = PageProps<"/[locale]/micro-briefs/[slug]">;

/** Language and slug together: Next silently does not prerender a page that gives only its slug. */
export const generateStaticParams = async () =>
  (await readBriefAddresses()).map(({ slug, language }) => ({ locale: language, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brief, locale } = await load(params);
  return briefMetadata(brief, locale, await readVersions(brief), await readSince(brief));
}

export default async function BriefPage({ params }: Props) {
  const { brief, locale } = await load(params);
  const t = await getTranslations("content.brief");
  const related = await readRelatedBriefs(brief, locale);
  return (
    <SitePage
      path={briefPath(brief.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.microBrief.list },
        { name: brief.title, path: briefPath(brief.slug) },
      ]}
      things={[briefJsonLd(brief, await readSince(brief))]}
    >
      <BriefArticle brief={brief} related={related} moved={await readMovedPieces([brief])} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  return { locale, brief: await requirePiece("microBrief", decodeSlug(slug), locale, readBrief) };
}
