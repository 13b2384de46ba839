import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BriefFeed } from "@/components/feed/brief-feed";
import { Hero } from "@/components/feed/hero";
import { HowItWorksTeaser } from "@/components/feed/how-it-works-teaser";
import { SitePage } from "@/components/site/site-page";
import { readFeed } from "#lib/content/feed";
import { requireLocale } from "#lib/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations("common");
  return pageMetadata({
    title: t("tagline"),
    description: t("description"),
    keywords: t("keywords"),
    path: "/",
    locale,
    isHome: true,
  });
}

export default async function HomePage({ params }: Props) {
  requireLocale((await params).locale);
  const briefs = await readFeed();
  return (
    <SitePage path="/" hero={<Hero />}>
      <BriefFeed briefs={briefs} />
      <HowItWorksTeaser />
    </SitePage>
  );
}
