/** What search engines and shared links learn of a brief. */
import type { Metadata } from "next";
import type { Article } from "schema-dts";
import type { Brief } from "#lib/content/brief";
import { contentLanguage, type Locale } from "#lib/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { isoDate, lastChange, organizationId } from "#lib/seo/json-ld";
import { pageMetadata, shareImagePath } from "#lib/seo/metadata";

export const briefPath = (slug: string) => `/micro-briefs/${encodeURIComponent(slug)}`;

export function briefMetadata(brief: Brief, locale: Locale): Metadata {
  return pageMetadata({
    title: brief.seo?.title ?? brief.title,
    description: brief.seo?.description ?? brief.summary ?? brief.title,
    keywords: brief.seo?.keywords.length
      ? brief.seo.keywords
      : [brief.title, ...brief.topics.map((topic) => topic.title)],
    path: briefPath(brief.slug),
    locale,
    image: shareImagePath("brief", brief.slug),
    noIndex: brief.seo?.noIndex ?? false,
    article: { publishedAt: brief.publishedAt, modifiedAt: lastChange(brief) },
  });
}

export function briefJsonLd(brief: Brief, locale: Locale): Article {
  const url = absoluteUrl(briefPath(brief.slug), locale);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: brief.title,
    description: brief.summary ?? undefined,
    inLanguage: contentLanguage,
    datePublished: isoDate(brief.publishedAt),
    dateModified: lastChange(brief),
    image: `${site.baseUrl}${shareImagePath("brief", brief.slug)}`,
    author: { "@id": organizationId() },
    publisher: { "@id": organizationId() },
    articleSection: brief.category?.title,
    keywords: brief.topics.map((topic) => topic.title).join(", ") || undefined,
    citation: brief.sources.map((source) => ({
      "@type": "CreativeWork",
      name: source.title,
      publisher: { "@type": "Organization", name: source.publisher },
      ...(source.url ? { url: source.url } : {}),
    })),
  };
}
