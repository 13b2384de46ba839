import "server-only";
/** Links that editors write into texts, once what they lead to is gone. */
import { cache } from "react";
import type { RichText } from "#lib/publication/content/fields";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { linkedPiece, type LinkedPiece } from "#lib/publication/content/piece-at";
import { isRecord } from "#lib/base/values/json";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { isPublishedAt } from "#lib/platform/server/content/content-memos";
import { dependOn, orWithout } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";

/**
 * A text for readers of `locale`, without the addresses of pieces that they would not find: unpublished, or not out yet. The words
 * stay. Unlike a reference, such an address is only text to the content store, which lets its target go. The page depends on the
 * targets, so that a link goes and comes with its piece. While the content cannot be read, every link stays.
 */
export const withLivingLinks = cache(async (text: RichText, locale: Locale): Promise<RichText> => {
  const linked = new Map<string, LinkedPiece>();
  mapLinks(text, (href) => {
    const piece = linkedPiece(href, locale);
    if (piece) linked.set(href, piece);
    return href;
  });
  if (linked.size === 0) return text;
  const gone = new Set<string>();
  const leadTo = new Set<string>();
  for (const [href, { type, slug, language }] of linked) {
    const current = await slugNow(type, slug, language);
    if (current === null) gone.add(href);
    for (const one of [slug, current ?? slug]) leadTo.add(documentTag(type, one));
  }
  await dependOn([...leadTo]);
  return gone.size === 0 ? text : mapLinks(text, (href) => (gone.has(href) ? null : href));
});

/** The slug under which such readers find a document; null where they do not. While that cannot be read, it is as it was. */
const slugNow = (type: LinkedPiece["type"], slug: string, locale: Locale): Promise<string | null> =>
  orWithout(async () => {
    const isThere = await isPublishedAt(type, slug, contentLanguages(locale));
    return isThere ? slug : readCurrentSlug(type, slug, locale);
  }, slug);

/** The text with `change` done to each link's address, in its callouts too. */
function mapLinks(text: RichText, change: (href: string) => string | null): RichText {
  const inBlock = <B extends object>(block: B): B =>
    "markDefs" in block && Array.isArray(block.markDefs)
      ? { ...block, markDefs: (block.markDefs as unknown[]).map(inDefinition) }
      : block;
  const inDefinition = (one: unknown) =>
    isRecord(one) && one._type === "link" && typeof one.href === "string"
      ? { ...one, href: change(one.href) }
      : one;
  return text.map((block) =>
    "body" in block && Array.isArray(block.body)
      ? { ...block, body: (block.body as object[]).map(inBlock) }
      : inBlock(block),
  );
}
