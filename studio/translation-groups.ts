/** What the groups of translations know of a document that is withdrawn or deleted. */
import type { SanityClient } from "@sanity/client";
import { translationGroupType } from "../lib/publication/content/schema/translation.ts";

type Group = { _id: string; _rev: string; keys: string[] | null; others: number };

/** The groups that name `$id`, with the keys of the members for which `condition` holds. */
const groupsNaming = (condition: string): string => `*[_type == "${translationGroupType}" && references($id)]
  { _id, _rev, "keys": translations[value._ref == $id && ${condition}]._key, "others": count(translations[value._ref != $id]) }`;

const inAll = (client: SanityClient) => client.withConfig({ perspective: "raw" });

/**
 * Groups that were written before their references were weak hold their members. They are made weak, so that the document with this
 * published id can be unpublished and deleted.
 */
export async function letGo(client: SanityClient, id: string): Promise<void> {
  const groups = await inAll(client).fetch<Group[]>(groupsNaming("value._weak != true"), { id });
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
 * nothing, and goes with it.
 */
export async function leaveGroups(client: SanityClient, id: string): Promise<void> {
  const isGone = `!defined(*[_id in [$id, "drafts." + $id]][0])`;
  const groups = await inAll(client).fetch<Group[]>(groupsNaming(isGone), { id });
  const transaction = client.transaction();
  for (const { _id, _rev, keys, others } of groups) {
    if (!keys || keys.length === 0) continue;
    if (others < 2) transaction.delete(_id);
    else
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(_rev).unset(keys.map((key) => `translations[_key=="${key}"]`)),
      );
  }
  if (transaction.serialize().length > 0) await transaction.commit();
}
