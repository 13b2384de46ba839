import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { leaveFormerAddress } from "#lib/publication/content/former-address";
import { BriefArticle } from "@/components/publication/brief/brief-article";
import { SitePage } from "@/components/site/site-page";
import { readBrief, readBriefSlugs, readRelatedBriefs } from "#lib/publication/content/brief";
import { briefPath, kinds } from "#lib/publication/content/kinds";
import { decodeSlug, requireLocale } from "#lib/base/i18n/current-locale";
import { defaultLocale } from "#lib/base/i18n/locales";
import { briefJsonLd, briefMetadata } from "#lib/seo/brief";

type Props = PageProps<"/[locale]/micro-briefs/[slug]">;

/** English, whole pairs: a page that gives only its slug is silently not prerendered. */
export const generateStaticParams = async () =>
  (await readBriefSlugs()).map((slug) => ({ locale: defaultLocale, slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brief, locale } = await load(params);
  return briefMetadata(brief, locale);
}

export default async function BriefPage({ params }: Props) {
  const { brief, locale } = await load(params);
  const t = await getTranslations("content.brief");
  const related = await readRelatedBriefs(brief);
  return (
    <SitePage
      path={briefPath(brief.slug)}
      trail={[
        { name: t("listTitle"), path: kinds.microBrief.list },
        { name: brief.title, path: briefPath(brief.slug) },
      ]}
      things={[briefJsonLd(brief, locale)]}
    >
      <BriefArticle brief={brief} related={related} />
    </SitePage>
  );
}

async function load(params: Props["params"]) {
  const { locale: segment, slug } = await params;
  const locale = requireLocale(segment);
  const asked = decodeSlug(slug);
  const brief = (await readBrief(asked)) ?? (await leaveFormerAddress("microBrief", asked, locale));
  return { locale, brief };
}
