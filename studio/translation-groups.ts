/** What the groups of translations know of a document that is withdrawn, deleted or restored. */
import type { SanityClient } from "@sanity/client";
import { contentLanguage } from "../lib/base/i18n/locales.ts";
import { translationGroupType } from "../lib/publication/content/schema/translation.ts";
import { withDrafts } from "./with-drafts";

type GroupMember = { _key: string; language: string; value: { _ref: string } };
/** A group as it is stored. */
type Whole = { _id: string; _type: string; _rev: string; _updatedAt: string; translations: GroupMember[] };
type Group = { _id: string; _rev: string; keys: string[] | null; whole: Whole };

/** The groups that name `$id`, with the keys of the members for which `condition` holds. */
const groupsNaming = (condition: string): string => `*[_type == "${translationGroupType}" && references($id)]
  { _id, _rev, "keys": translations[value._ref == $id && ${condition}]._key, "whole": @ }`;

/**
 * Groups that were written before their references were weak hold their members. They are made weak, so that the document with this
 * published id can be unpublished and deleted.
 */
export async function letGo(client: SanityClient, id: string): Promise<void> {
  const groups = await withDrafts(client).fetch<Group[]>(groupsNaming("value._weak != true"), { id });
  const transaction = client.transaction();
  for (const { _id, _rev, keys } of groups)
    for (const key of keys ?? [])
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(_rev).set({ [`translations[_key=="${key}"].value._weak`]: true }),
      );
  if (transaction.serialize().length > 0) await transaction.commit();
}

/**
 * Takes a document that is gone, its draft too, out of its groups, so that its translation can be begun anew. A group of one says
 * nothing, and goes with it; so does one without its original. Answers with the groups as they were.
 */
export async function leaveGroups(client: SanityClient, id: string): Promise<Whole[]> {
  const isGone = `!defined(*[_id in [$id, "drafts." + $id]][0])`;
  const groups = await withDrafts(client).fetch<Group[]>(groupsNaming(isGone), { id });
  const transaction = client.transaction();
  const left = groups.filter(({ keys }) => keys && keys.length > 0);
  for (const { _id, _rev, keys, whole } of left) {
    const others = whole.translations.filter(({ value }) => value._ref !== id);
    const hasOriginal = others.some(({ language }) => language === contentLanguage);
    if (others.length < 2 || !hasOriginal) transaction.delete(_id);
    else
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(_rev).unset((keys ?? []).map((key) => `translations[_key=="${key}"]`)),
      );
  }
  if (transaction.serialize().length > 0) await transaction.commit();
  return left.map(({ whole }) => whole);
}

/** The group that ties any of `$others` now. */
const groupOfOthers = `*[_type == "${translationGroupType}" && count(translations[value._ref in $others]) > 0][0]
  { _id, _rev, "languages": translations[].language }`;

/**
 * Puts a document that was restored back where `leaveGroups` took it out, unless its translation was begun anew since. A group that
 * went with it comes back too, unless the others have one of their own by now.
 */
export async function rejoinGroups(client: SanityClient, id: string, left: readonly Whole[]): Promise<void> {
  for (const { _rev: _, _updatedAt: __, ...was } of left) {
    const own = was.translations.find(({ value }) => value._ref === id);
    if (!own) continue;
    const others = was.translations.map(({ value }) => value._ref).filter((other) => other !== id);
    const now = await withDrafts(client).fetch<{ _id: string; _rev: string; languages: string[] } | null>(
      groupOfOthers,
      { others },
    );
    if (!now) await client.createIfNotExists(was);
    else if (!now.languages.includes(own.language))
      await client.patch(now._id).ifRevisionId(now._rev).append("translations", [own]).commit();
  }
}
