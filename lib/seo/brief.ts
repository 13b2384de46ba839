/** What search engines and shared links learn about a brief. */
import type { Metadata } from "next";
import type { Article } from "schema-dts";
import type { Brief } from "#lib/publication/content/brief";
import { briefPath } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { pictureOf } from "#lib/seo/artwork";
import { citations, lastChange, publication } from "#lib/seo/json-ld";
import { documentMetadata } from "#lib/seo/metadata";

/** `versions` are the addresses of the brief in all languages; `since` is when it was first published in its own language. */
export function briefMetadata(
  brief: Brief,
  locale: Locale,
  versions: readonly ContentAddress[],
  since: string | null,
): Promise<Metadata> {
  return documentMetadata("microBrief", brief, locale, versions, {
    title: brief.title,
    description: brief.summary ?? brief.title,
    keywords: [brief.title, ...brief.topics.map((topic) => topic.title)],
    article: { publishedAt: since, modifiedAt: lastChange({ ...brief, since }) },
  });
}

/** A brief as an article by the site. */
export function briefJsonLd(brief: Brief, since: string | null): Article {
  const url = absoluteUrl(briefPath(brief.slug), brief.language);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: brief.title,
    description: brief.summary ?? undefined,
    inLanguage: langOf(brief),
    ...publication(brief, since),
    image: pictureOf("brief", brief),
    articleSection: brief.category?.title,
    keywords: brief.topics.map((topic) => topic.title).join(", ") || undefined,
    citation: citations(brief.sources),
  };
}
