/** What search engines and shared links learn about a track. */
import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { ItemList, LearningResource } from "schema-dts";
import type { Track } from "#lib/publication/content/track";
import { kindPath, trackPath } from "#lib/publication/content/kinds";
import { langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { audienceOf, itemListJsonLd, organizationId } from "#lib/seo/json-ld";
import { documentMetadata, fittingTitle } from "#lib/seo/metadata";

/** The metadata of a track. `versions` are its addresses in all languages. */
export async function trackMetadata(
  track: Track,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> {
  return documentMetadata("track", track, locale, versions, {
    title: await titleOf(track),
    name: track.title,
    description: track.description ?? track.title,
    keywords: [track.title, ...track.briefs.map((brief) => brief.title)],
  });
}

/** A track's title, with what it is and for which age if there is room. */
async function titleOf({ title, age, language }: Track): Promise<string> {
  if (age === null) return title;
  const messages = await readMessages(language);
  const t = createTranslator({ locale: languages[language].tag, messages, namespace: "content.track" });
  // The years in the code of an age band.
  const years = age.match(/\d+/g)?.join("–") ?? "";
  return fittingTitle(t("metaTitle", { title, years }), title);
}

/** A track as a learning resource, and the list of its pieces in their order. */
export async function trackJsonLd(track: Track): Promise<(LearningResource | ItemList)[]> {
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
      audience: await audienceOf(track),
      provider: { "@id": organizationId() },
    },
    itemListJsonLd(trackPath(track.slug), pieces, track.language),
  ];
}
