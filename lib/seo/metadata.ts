/** Page metadata (spec 2): title, description, keywords, robots, canonical, open graph, twitter, language alternates. Pure. */
import type { Metadata } from "next";
import { alternatePaths } from "#lib/i18n/paths";
import { languages, locales, type Locale } from "#lib/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { isoDate } from "#lib/seo/json-ld";

/** The size of every share image, in pixels (spec 2). */
export const shareImageSize = { width: 1200, height: 630 };

export type PageFacts = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: string | readonly string[];
  /** Unprefixed path. */
  path: string;
  locale: Locale;
  /** Path of the share image; the site's own when left out. */
  image?: string;
  noIndex?: boolean;
  article?: { publishedAt: string | null; modifiedAt: string | undefined };
  /** The home page carries the bare title. */
  isHome?: boolean;
};

/** Every tag of the spec for one page in one language. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { description, path, locale } = facts;
  const title = facts.isHome ? `${site.name}: ${facts.title}` : `${facts.title} | ${site.name}`;
  const url = absoluteUrl(path, locale);
  const image = {
    url: `${site.baseUrl}${facts.image ?? "/share/site.png"}`,
    ...shareImageSize,
    alt: facts.title,
  };
  return {
    metadataBase: new URL(site.baseUrl),
    title,
    description,
    keywords: typeof facts.keywords === "string" ? facts.keywords : [...facts.keywords],
    robots: facts.noIndex ? { index: false, follow: false } : { index: true, follow: true },
    alternates: {
      canonical: url,
      ...(facts.noIndex
        ? {}
        : {
            languages: Object.fromEntries(
              alternatePaths(path).map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
            ),
          }),
      types: {
        "application/rss+xml": `${site.baseUrl}/feed.xml`,
        "application/feed+json": `${site.baseUrl}/feed.json`,
      },
    },
    openGraph: {
      title: facts.title,
      description,
      url,
      siteName: site.name,
      locale: languages[locale].openGraph,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => languages[other].openGraph),
      images: [image],
      ...(facts.article
        ? {
            type: "article" as const,
            publishedTime: isoDate(facts.article.publishedAt),
            modifiedTime: facts.article.modifiedAt,
          }
        : { type: "website" as const }),
    },
    twitter: { card: "summary_large_image", title: facts.title, description, images: [image.url] },
  };
}

/** The path of an item's share image: one per document, for all languages. */
export const shareImagePath = (kind: "brief" | "action" | "term" | "track", slug: string) =>
  `/share/${kind}/${encodeURIComponent(slug)}.png`;
