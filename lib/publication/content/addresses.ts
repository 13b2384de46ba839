import "server-only";
/** Every public address made from content, with the day it last changed. For the sitemap and llms.txt. */
import { z } from "zod";
import { language, languageField, orNull, storedDate, text } from "#lib/publication/content/fields";
import { addressedTypes } from "#lib/publication/content/kinds";
import {
  isInOurLanguages,
  isPublished,
  momentOf,
  nameOf,
  newestFirst,
  publicationDate,
} from "#lib/platform/published";
import { isBest, readTranslations } from "#lib/publication/content/translations";
import { readList } from "#lib/platform/server/content/content-reader";

const address = z.object({
  _id: z.string(),
  _type: z.enum(addressedTypes),
  language,
  slug: text,
  title: text,
  summary: orNull(text),
  /** When the site last changed by it. What was finished before its publish date changed the site on that date. */
  changedAt: storedDate,
  isHidden: z.boolean().catch(false),
  isNote: z.boolean().catch(false),
});
export type Address = z.infer<typeof address>;

/**
 * All addresses in every language, the newest change first. Pieces that ask not to be indexed are marked. Of two documents of one
 * language in a group of translations only the one that both pages show is among them: the page of the other redirects to it.
 */
export async function readAddresses(): Promise<Address[]> {
  const [addresses, translations] = await Promise.all([readAll(), readTranslations()]);
  return addresses.filter((one) => isBest(one._id, one.language, translations));
}

const readAll = () =>
  readList(
    address,
    `*[_type in ${JSON.stringify(addressedTypes)} && defined(slug.current)
      && defined(${nameOf}) && ${isInOurLanguages()} && ${isPublished()}] {
        _id, _type, ${languageField}, "slug": slug.current, "title": ${nameOf},
        "summary": coalesce(summary, excerpt, parentTranslation, description),
        "changedAt": select(${momentOf(publicationDate)} > dateTime(_updatedAt) => ${publicationDate}, _updatedAt),
        "isHidden": seo.noIndex == true, "isNote": _type == "page" && defined(publishedDate)
      } | ${newestFirst("changedAt")}`,
    {},
    [...addressedTypes],
  );
