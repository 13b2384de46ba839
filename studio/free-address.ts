/**
 * Whether no other piece of the same type and language has this address, or had it before. Sanity's own rule ignores languages, but
 * the translation of a page, a term or a topic often has the same address as its original.
 */
import { getPublishedId, type SlugIsUniqueValidator } from "sanity";
import { contentLanguage } from "../lib/base/i18n/locales.ts";
import { apiVersion } from "../lib/platform/content-api-version.ts";
import { holdersOfAddress } from "../lib/publication/content/schema/holders.ts";
import { withDrafts } from "./with-drafts";

/** Drafts and versions of the piece itself do not count as other pieces. */
export const isFreeAddress: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  if (!document) return true;
  const holders = await withDrafts(getClient({ apiVersion })).fetch<string[]>(holdersOfAddress, {
    type: document._type,
    slug,
    original: contentLanguage,
    language: typeof document.language === "string" ? document.language : contentLanguage,
  });
  const own = getPublishedId(document._id);
  return holders.every((id) => getPublishedId(id) === own);
};
