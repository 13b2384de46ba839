/** Page metadata: title, description, keywords, robots, canonical, open graph, twitter, language alternates. Pure. */
import type { Metadata } from "next";
import { kindPath, kinds, type AddressedType, type ListedKind } from "#lib/publication/content/kinds";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import type { Page } from "#lib/publication/content/page";
import { alternatePaths, localePath, type Alternate } from "#lib/base/i18n/paths";
import { contentLanguage, isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content-reader";
import { absoluteUrl, site } from "#lib/platform/site";
import { isoDate } from "#lib/seo/json-ld";

/** The size of every share image, in pixels: what the large networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 };

/** The path of a share image, and its words. */
type ShareImage = { path: string; alt: string };

export type PageFacts = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords: string | readonly string[];
  /** Unprefixed path; null for what stands under no address of its own, such as a 404. */
  path: string | null;
  locale: Locale;
  /** Its share image, and what that shows; the site's own when left out. */
  image?: ShareImage;
  noIndex?: boolean;
  /** Whether crawlers may follow its links; by itself that of a page that may be indexed. */
  isFollowed?: boolean;
  /** Whether it names itself in the other languages; by itself a page does that if it may be indexed. */
  hasAlternates?: boolean;
  /** Where it stands in other languages, itself among them; all of ours when left out. */
  alternates?: readonly Alternate[];
  /** The language of the feed that holds what it shows: the page's own when left out. */
  feed?: Locale;
  /** The language of the feed of letters that it names: English when left out. */
  letterFeed?: Locale;
  /** The language of what it shows, whose address is the one to be found; the page's own when left out. */
  language?: Locale;
  /** The language of its title and description; the page's own when left out, also where it shows another. */
  wordsIn?: Locale;
  article?: { publishedAt: string | null; modifiedAt: string | undefined };
  /** The home page carries the bare title. */
  isHome?: boolean;
};

/** Every tag of a page in one language. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { description, path } = facts;
  const locale = facts.language ?? facts.locale;
  const title = facts.isHome ? `${site.name}: ${facts.title}` : `${facts.title} | ${site.name}`;
  const url = path === null ? undefined : absoluteUrl(path, locale);
  const hasAlternates = facts.hasAlternates ?? !facts.noIndex;
  const alternates = path === null || !hasAlternates ? [] : (facts.alternates ?? alternatePaths(path));
  const shared = facts.image ?? { path: siteImagePath(facts.locale), alt: site.name };
  const image = { url: `${site.baseUrl}${shared.path}`, ...shareImageSize, alt: shared.alt };
  return {
    metadataBase: new URL(site.baseUrl),
    title,
    description,
    keywords: typeof facts.keywords === "string" ? facts.keywords : [...facts.keywords],
    robots: { index: !facts.noIndex, follow: facts.isFollowed ?? !facts.noIndex },
    alternates: {
      canonical: url,
      ...(alternates.length === 0
        ? {}
        : {
            languages: Object.fromEntries(
              alternates.map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
            ),
          }),
      types: {
        "application/rss+xml": [
          { url: absoluteUrl("/feed.xml", facts.feed ?? facts.locale) },
          // Told where somebody may look for letters.
          ...(path === "/" || path?.startsWith(lettersPath)
            ? [{ url: absoluteUrl(letterFeedPath, facts.letterFeed) }]
            : []),
        ],
        "application/feed+json": absoluteUrl("/feed.json", facts.feed ?? facts.locale),
      },
    },
    openGraph: {
      title: facts.title,
      description,
      url,
      siteName: site.name,
      locale: languages[facts.wordsIn ?? facts.locale].openGraph,
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
type OwnWords = Pick<PageFacts, "title" | "description" | "article"> & {
  keywords: readonly string[];
  /** What its share image shows, if not the title. */
  name?: string;
};

/**
 * Every tag of a document's own page in one language. `versions` are its addresses in all languages. In the place of one that
 * is not translated stands another language's: that is the one to be found, and so is a translation shown beside its country.
 */
export function documentMetadata(
  type: AddressedType,
  { slug, seo, language }: Pick<Page, "slug" | "seo" | "language">,
  locale: Locale,
  versions: readonly ContentAddress[],
  { title, description, keywords, name = title, ...rest }: OwnWords,
): Metadata {
  return pageMetadata({
    title: seo?.title ?? title,
    description: seo?.description ?? description,
    keywords: seo?.keywords.length ? seo.keywords : keywords,
    path: kindPath(type, slug),
    locale,
    language,
    wordsIn: language,
    ...(type === "microBrief" || type === "microAction" ? { feed: language } : {}),
    ...(type === "page"
      ? {}
      : { image: { path: shareImagePath(kinds[type].name, { slug, language }), alt: name } }),
    noIndex: Boolean(seo?.noIndex) || !isSameLanguage(language, locale),
    alternates: language === locale && !seo?.noIndex ? versionPaths(type, versions) : [],
    ...rest,
  });
}

/** Where the versions of a document stand. For readers of none of their languages the first is named: the original, unless it hides. */
export function versionPaths(type: AddressedType, versions: readonly ContentAddress[]): Alternate[] {
  const named = versions.map(({ slug, language }) => ({
    hreflang: languages[language].tag,
    path: localePath(kindPath(type, slug), language),
  }));
  return [...named, ...named.slice(0, 1).map(({ path }) => ({ hreflang: "x-default", path }))];
}

/** The path of an item's share image: one per document. */
export const shareImagePath = (kind: ListedKind, { slug, language }: ContentAddress) =>
  `/share/${kind}/${encodeURIComponent(slug)}${language === contentLanguage ? "" : `.${language}`}.png`;

/** The path of the share image of pages that have none of their own, in the page's language. */
export const siteImagePath = (locale: Locale) =>
  locale === contentLanguage ? "/share/site.png" : `/share/site/${locale}.png`;
