/** Page metadata: title, description, keywords, robots, canonical, open graph, twitter, language alternates. */
import type { Metadata } from "next";
import { kindPath, kinds, type AddressedType, type ListedKind } from "#lib/publication/content/kinds";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import type { Page } from "#lib/publication/content/page";
import { alternatePaths, localePath, type Alternate } from "#lib/base/i18n/paths";
import { readMessages } from "#lib/base/i18n/messages";
import { contentLanguage, isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl, site } from "#lib/platform/site";
import { sharedDescription, shortDescription } from "#lib/seo/description";
import { isoDate } from "#lib/seo/json-ld";

/** The size of every share image, in pixels. The large networks show this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 };

/** The path of a share image, and its alternative text. */
type ShareImage = { path: string; alt: string };

export type PageFacts = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** What shared links say; the description when left out. */
  sharedDescription?: string;
  keywords: string | readonly string[];
  /** Unprefixed path; null for a page without an address of its own, such as a 404. */
  path: string | null;
  locale: Locale;
  /** The share image; the site's own when left out. */
  image?: ShareImage;
  noIndex?: boolean;
  /** Whether crawlers may follow the page's links; when left out, they may if it may be indexed. */
  isFollowed?: boolean;
  /** Whether the page names its versions in other languages; when left out, it does if it may be indexed. */
  hasAlternates?: boolean;
  /** The versions in other languages, this page included; all languages when left out. */
  alternates?: readonly Alternate[];
  /** The language of the feed that holds what the page shows; the page's own when left out. */
  feed?: Locale;
  /** The language of the feed of letters that the page names; English when left out. */
  letterFeed?: Locale;
  /** The language of the content that the page shows, and of its canonical address; the page's own when left out. */
  language?: Locale;
  /** The language of the title and the description; the page's own when left out, even if the content is in another. */
  wordsIn?: Locale;
  article?: { publishedAt: string | null; modifiedAt: string | undefined };
  /** The home page's title is used without the site's name. */
  isHome?: boolean;
};

/** A page's title as browsers and search results show it: it ends with the site's name, once. */
const withSiteName = (title: string): string =>
  title.endsWith(` ${site.name}`) ? title : `${title} | ${site.name}`;

/** What of a page's title search results show, in characters; where they have room, also the site's name behind it. */
export const longestTitle = 60;

/** The first of these titles that search results show whole; the last one if they show none whole. */
export const fittingTitle = (...titles: readonly [string, ...string[]]): string =>
  titles.find((title) => title.length <= longestTitle) ?? titles.at(-1) ?? titles[0];

/** All metadata of a page in one language. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { description, sharedDescription: shownWithLink = description, path } = facts;
  const locale = facts.language ?? facts.locale;
  const title = facts.isHome ? `${site.name}: ${facts.title}` : withSiteName(facts.title);
  const url = path === null ? undefined : absoluteUrl(path, locale);
  const hasAlternates = facts.hasAlternates ?? !facts.noIndex;
  const alternates = path === null || !hasAlternates ? [] : (facts.alternates ?? alternatePaths(path));
  const shared = facts.image ?? (await siteShareImage(facts.locale));
  const image = { url: `${site.baseUrl}${shared.path}`, ...shareImageSize, alt: shared.alt };
  return {
    metadataBase: new URL(site.baseUrl),
    title,
    description,
    keywords: typeof facts.keywords === "string" ? facts.keywords : [...facts.keywords],
    robots: {
      index: !facts.noIndex,
      follow: facts.isFollowed ?? !facts.noIndex,
      // Otherwise results show the share image as a thumbnail, and some places that show pieces leave out the page.
      ...(facts.noIndex ? {} : { "max-image-preview": "large" as const }),
    },
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
        "application/rss+xml": await rssFeeds(facts),
        "application/feed+json": absoluteUrl("/feed.json", facts.feed ?? facts.locale),
      },
    },
    openGraph: {
      title: facts.title,
      description: shownWithLink,
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
    twitter: {
      card: "summary_large_image",
      title: facts.title,
      description: shownWithLink,
      images: [image.url],
    },
  };
}

/**
 * The feeds of a page as RSS. That of the letters is named only where a reader may look for them. Each then has the title that it
 * gives itself in its language, by which feed readers offer it. One that still leads to another language's keeps its own address
 * and title here: whoever subscribes gets its own pieces as soon as there are any.
 */
async function rssFeeds({ path, locale, feed = locale, letterFeed = contentLanguage }: PageFacts) {
  const url = absoluteUrl("/feed.xml", feed);
  if (path !== "/" && !path?.startsWith(lettersPath)) return [{ url }];
  const [{ common }, { letters }] = await Promise.all([readMessages(feed), readMessages(letterFeed)]);
  return [
    { url, title: `${site.name}: ${common.tagline}` },
    { url: absoluteUrl(letterFeedPath, letterFeed), title: `${site.name}: ${letters.title}` },
  ];
}

/** The metadata of a document for which an editor wrote nothing for search engines. */
type OwnWords = Pick<PageFacts, "title" | "description" | "article"> & {
  keywords: readonly string[];
  /** What the share image shows, if not the title. */
  name?: string;
};

/**
 * All metadata of a document's own page in one language. `versions` are its addresses in all languages. Where a document is not
 * translated, its page shows another language's version, and search engines are pointed to that one. The same holds where a
 * country's page shows a version in its language.
 */
export function documentMetadata(
  type: AddressedType,
  { slug, seo, language }: Pick<Page, "slug" | "seo" | "language">,
  locale: Locale,
  versions: readonly ContentAddress[],
  { title, description, keywords, name = title, ...rest }: OwnWords,
): Promise<Metadata> {
  return pageMetadata({
    title: seo?.title ?? title,
    description: seo?.description ?? shortDescription(description, language),
    sharedDescription: seo?.description ?? sharedDescription(description, language),
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

/**
 * The addresses of a document's versions. Readers of any other language get the first one: the original, unless it is hidden from
 * search engines.
 */
export function versionPaths(type: AddressedType, versions: readonly ContentAddress[]): Alternate[] {
  const named = versions.map(({ slug, language }) => ({
    hreflang: languages[language].tag,
    path: localePath(kindPath(type, slug), language),
  }));
  return [...named, ...named.slice(0, 1).map(({ path }) => ({ hreflang: "x-default", path }))];
}

/** The path of a document's share image. */
export const shareImagePath = (kind: ListedKind, { slug, language }: ContentAddress) =>
  `/share/${kind}/${encodeURIComponent(slug)}${language === contentLanguage ? "" : `.${language}`}.png`;

/** The path of the share image of pages without one of their own, in the page's language. */
export const siteImagePath = (locale: Locale) =>
  locale === contentLanguage ? "/share/site.png" : `/share/site/${locale}.png`;

/** The share image of pages without one of their own, and what it says: the site's name, and its purpose in the page's language. */
async function siteShareImage(locale: Locale): Promise<ShareImage> {
  const { common } = await readMessages(locale);
  return { path: siteImagePath(locale), alt: `${site.name}: ${common.tagline}` };
}
