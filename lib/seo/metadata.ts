/** Page metadata: title, description, keywords, robots, canonical, open graph, twitter, language alternates. Pure. */
import type { Metadata } from "next";
import { kindPath, kinds, type AddressedType, type ListedKind } from "#lib/publication/content/kinds";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import type { Page } from "#lib/publication/content/page";
import { alternatePaths } from "#lib/base/i18n/paths";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { isoDate } from "#lib/seo/json-ld";

/** The size of every share image, in pixels: what the large networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 };

export type PageFacts = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: string | readonly string[];
  /** Unprefixed path; null for what stands under no address of its own, such as a 404. */
  path: string | null;
  locale: Locale;
  /** Path of the share image; the site's own when left out. */
  image?: string;
  noIndex?: boolean;
  /** Whether it names itself in the other languages; by itself a page does that if it may be indexed. */
  hasAlternates?: boolean;
  article?: { publishedAt: string | null; modifiedAt: string | undefined };
  /** The home page carries the bare title. */
  isHome?: boolean;
};

/** Every tag of a page in one language. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { description, path, locale } = facts;
  const title = facts.isHome ? `${site.name}: ${facts.title}` : `${facts.title} | ${site.name}`;
  const url = path === null ? undefined : absoluteUrl(path, locale);
  const hasAlternates = facts.hasAlternates ?? !facts.noIndex;
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
      ...(path === null || !hasAlternates
        ? {}
        : {
            languages: Object.fromEntries(
              alternatePaths(path).map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
            ),
          }),
      types: {
        "application/rss+xml": [
          { url: `${site.baseUrl}/feed.xml` },
          // Told where somebody may look for letters.
          ...(path === "/" || path?.startsWith(lettersPath)
            ? [{ url: `${site.baseUrl}${letterFeedPath}` }]
            : []),
        ],
        "application/feed+json": `${site.baseUrl}/feed.json`,
      },
    },
    openGraph: {
      title: facts.title,
      description,
      url,
      siteName: site.name,
      locale: languages[locale].openGraph,
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

/** What a document says of itself where its editor wrote nothing for search engines. */
type OwnWords = Pick<PageFacts, "title" | "description" | "article"> & { keywords: readonly string[] };

/** Every tag of a document's own page in one language. */
export function documentMetadata(
  type: AddressedType,
  { slug, seo }: Pick<Page, "slug" | "seo">,
  locale: Locale,
  { title, description, keywords, ...rest }: OwnWords,
): Metadata {
  return pageMetadata({
    title: seo?.title ?? title,
    description: seo?.description ?? description,
    keywords: seo?.keywords.length ? seo.keywords : keywords,
    path: kindPath(type, slug),
    locale,
    ...(type === "page" ? {} : { image: shareImagePath(kinds[type].name, slug) }),
    noIndex: seo?.noIndex ?? false,
    ...rest,
  });
}

/** The path of an item's share image: one per document, for all languages. */
export const shareImagePath = (kind: ListedKind, slug: string) =>
  `/share/${kind}/${encodeURIComponent(slug)}.png`;
