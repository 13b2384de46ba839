/**
 * Whether no other piece has an address, or had it: of its type and in its language. Sanity's own rule knows no languages, and a
 * page, a term or a topic often keeps the address of its original.
 */
import { getPublishedId, type SlugIsUniqueValidator } from "sanity";
import { contentLanguage } from "../lib/base/i18n/locales.ts";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { holdersOfAddress } from "../lib/publication/content/schema/holders.ts";

/** Drafts and versions of the piece itself are none others. */
export const isFreeAddress: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  if (!document) return true;
  const holders = await getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<string[]>(holdersOfAddress, {
      type: document._type,
      slug,
      original: contentLanguage,
      language: typeof document.language === "string" ? document.language : contentLanguage,
    });
  const own = getPublishedId(document._id);
  return holders.every((id) => getPublishedId(id) === own);
};
