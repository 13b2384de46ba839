/** Structured data of the whole site, and what the builders for pieces and pages share. */
import type {
  Article,
  Audience,
  BreadcrumbList,
  CreativeWork,
  DefinedTerm,
  DefinedTermSet,
  HowTo,
  ItemList,
  LearningResource,
  ListItem,
  Organization,
  Service,
  WebSite,
} from "schema-dts";
import type { Source } from "#lib/publication/content/fields";
import { isFilledIn } from "#lib/publication/content/operator-details";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { absoluteUrl, site } from "#lib/platform/site";

/** The kinds of things that our pages describe. Named one by one: the union of all schema.org types is too large to check. */
export type JsonLdThing =
  | Article
  | BreadcrumbList
  | DefinedTerm
  | DefinedTermSet
  | HowTo
  | ItemList
  | LearningResource
  | Organization
  | Service
  | WebSite;

export const organizationId = () => `${site.baseUrl}/#organization`;
/** The site in one language: address, description and search belong to that language. */
const websiteId = (locale: Locale) => `${absoluteUrl("/", locale)}#website`;

/** The addresses of the operator's own profiles. An example handle is left out: anybody could register it. */
export const ownProfiles = (social: readonly { href: string }[]): string[] =>
  social.map(({ href }) => href).filter(isFilledIn);

/** The publisher of Lantern; on every page. Example contact details reach nobody, so machines do not get them. */
export function organizationJsonLd(): Organization {
  const profiles = ownProfiles(site.social);
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: site.name,
    url: `${site.baseUrl}/`,
    logo: `${site.baseUrl}/icon-512.png`,
    ...(site.hasOwnContact && {
      email: site.email,
      telephone: site.phone,
      address: { "@type": "PostalAddress", addressLocality: site.city },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site with its search action, whose target is the search page with `q`; on every page. */
export function websiteJsonLd(locale: Locale): WebSite {
  const searchAction = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absoluteUrl("/search", locale)}?q={search_term_string}`,
    },
    // Google's extension of SearchAction, which schema-dts does not know.
    "query-input": "required name=search_term_string",
  } as WebSite["potentialAction"];
  return {
    "@type": "WebSite",
    "@id": websiteId(locale),
    name: site.name,
    url: absoluteUrl("/", locale),
    inLanguage: languages[locale].tag,
    publisher: { "@id": organizationId() },
    potentialAction: searchAction,
  };
}

/** The sources of a piece's facts: each source as a work, or as its publisher where no work is named. */
export const citations = (sources: readonly Source[]): CreativeWork[] =>
  sources.map(({ publisher, title, url }) => ({
    "@type": "CreativeWork",
    name: title ?? publisher,
    ...(title ? { publisher: { "@type": "Organization", name: publisher } } : {}),
    ...(url ? { url } : {}),
  }));

export type Crumb = { name: string; path: string };

/** The breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], locale: Locale): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  };
}

/**
 * The pieces that a page lists, in the page's order, each at the address of its own language. `path` is the page's own. For a list
 * in pages, the last parameter says how many pieces the list has and how many are on the pages before.
 */
export function itemListJsonLd(
  path: string,
  items: readonly { name: string; path: string; language: Locale }[],
  locale: Locale,
  { all, before }: { all: number; before: number } = { all: items.length, before: 0 },
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${absoluteUrl(path, locale)}#items`,
    numberOfItems: all,
    itemListElement: items.map(({ name, path: item, language }, index): ListItem => ({
      "@type": "ListItem",
      position: before + index + 1,
      name,
      // Under another language the piece is a fallback, which is marked as not to be indexed.
      url: absoluteUrl(item, language),
    })),
  };
}

/** When a piece was published and last changed, and by whom; `since` is when it was first published in its own language. */
export const publication = (piece: Omit<Dates, "since">, since: string | null) => ({
  datePublished: isoDate(since),
  dateModified: lastChange({ ...piece, since }),
  author: { "@id": organizationId() },
  publisher: { "@id": organizationId() },
});

/** Whom a piece is for, in the piece's language. */
export async function audienceOf({ language }: { language: Locale }): Promise<Audience> {
  const { content } = await readMessages(language);
  return { "@type": "Audience", audienceType: content.audience };
}

/** A date in the form that schema.org wants; undefined when it is missing or unreadable. */
export function isoDate(stored: string | null): string | undefined {
  const time = stored === null ? NaN : Date.parse(stored);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

type Dates = Record<"updatedAt" | "reviewedAt" | "since", string | null>;

/**
 * When a piece last changed: the latest of its text's change, its review and its publication, because a text cannot change for
 * readers before it is published. A review date in the future is a mistake and does not count. Undefined when no date can be read.
 */
export function lastChange({ updatedAt, reviewedAt, since }: Dates, now = new Date()): string | undefined {
  const reviewed = isoDate(reviewedAt);
  const isAhead = reviewed !== undefined && reviewed > now.toISOString();
  return [isoDate(updatedAt), isAhead ? undefined : reviewed, isoDate(since)]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
