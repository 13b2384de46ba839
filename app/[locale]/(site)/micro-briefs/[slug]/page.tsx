import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { leaveFormerAddress } from "@/app/[locale]/(site)/former-address";
import { BriefArticle } from "@/components/brief/brief-article";
import { SitePage } from "@/components/site/site-page";
import { readBrief, readBriefSlugs, readRelatedBriefs } from "#lib/content/brief";
import { decodeSlug, requireLocale } from "#lib/i18n/current-locale";
import { defaultLocale } from "#lib/i18n/locales";
import { briefJsonLd, briefMetadata, briefPath } from "#lib/seo/brief";

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
        { name: t("listTitle"), path: "/micro-briefs" },
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
  const brief =
    (await readBrief(asked)) ?? (await leaveFormerAddress("microBrief", asked, briefPath, locale));
  return { locale, brief };
}
