/** What search engines and shared links learn about a track. */
import type { Metadata } from "next";
import type { ItemList, LearningResource } from "schema-dts";
import type { Track } from "#lib/publication/content/track";
import { kindPath, trackPath } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { itemListJsonLd, organizationId } from "#lib/seo/json-ld";
import { documentMetadata } from "#lib/seo/metadata";

/** The metadata of a track. `versions` are its addresses in all languages. */
export const trackMetadata = (
  track: Track,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> =>
  documentMetadata("track", track, locale, versions, {
    title: track.title,
    description: track.description ?? track.title,
    keywords: [track.title, ...track.briefs.map((brief) => brief.title)],
  });

/** A track as a learning resource, and the list of its pieces in their order. */
export function trackJsonLd(track: Track): (LearningResource | ItemList)[] {
  const url = absoluteUrl(trackPath(track.slug), track.language);
  const pieces = track.pieces.map(({ _type, slug, title, language }) => ({
    name: title,
    path: kindPath(_type, slug),
    language,
  }));
  return [
    {
      "@type": "LearningResource",
      "@id": `${url}#track`,
      url,
      name: track.title,
      description: track.description ?? undefined,
      inLanguage: langOf(track),
      timeRequired: track.minutes > 0 ? `PT${track.minutes}M` : undefined,
      audience: { "@type": "Audience", audienceType: "Parents" },
      provider: { "@id": organizationId() },
    },
    itemListJsonLd(trackPath(track.slug), pieces, track.language),
  ];
}
