/** What search engines and shared links learn of a track. */
import type { Metadata } from "next";
import type { ItemList, LearningResource, ListItem } from "schema-dts";
import type { Track } from "#lib/content/track";
import { contentLanguage, type Locale } from "#lib/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";
import { actionPath } from "#lib/seo/action";
import { briefPath } from "#lib/seo/brief";
import { organizationId } from "#lib/seo/json-ld";
import { pageMetadata, shareImagePath } from "#lib/seo/metadata";

export const trackPath = (slug: string) => `/tracks/${encodeURIComponent(slug)}`;

export function trackMetadata(track: Track, locale: Locale): Metadata {
  return pageMetadata({
    title: track.seo?.title ?? track.title,
    description: track.seo?.description ?? track.description ?? track.title,
    keywords: track.seo?.keywords.length
      ? track.seo.keywords
      : [track.title, ...track.briefs.map((brief) => brief.title)],
    path: trackPath(track.slug),
    locale,
    image: shareImagePath("track", track.slug),
    noIndex: track.seo?.noIndex ?? false,
  });
}

export function trackJsonLd(track: Track, locale: Locale): (LearningResource | ItemList)[] {
  const url = absoluteUrl(trackPath(track.slug), locale);
  const paths = [
    ...track.briefs.map((brief) => ({ name: brief.title, path: briefPath(brief.slug) })),
    ...track.actions.map((action) => ({ name: action.title, path: actionPath(action.slug) })),
  ];
  return [
    {
      "@type": "LearningResource",
      "@id": `${url}#track`,
      url,
      name: track.title,
      description: track.description ?? undefined,
      inLanguage: contentLanguage,
      audience: { "@type": "Audience", audienceType: "Parents" },
      provider: { "@id": organizationId() },
    },
    {
      "@type": "ItemList",
      "@id": `${url}#items`,
      numberOfItems: paths.length,
      itemListElement: paths.map(({ name, path }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: absoluteUrl(path, locale),
      })),
    },
  ];
}
