/** The feed's filters: what they are and which items they keep. Pure. */
import type { AgeBand } from "#lib/publication/content/fields";

/** Each unset or set on its own. */
export type FeedFilters = { ageGuidance: AgeBand | null; categoryId: string | null; topicId: string | null };

/** The active flag: whether any filter is set. */
export const isFiltered = ({ ageGuidance, categoryId, topicId }: FeedFilters): boolean =>
  ageGuidance !== null || categoryId !== null || topicId !== null;

/** What the filters look at. Feed items of any type have a `_type`; the rest belongs to briefs. */
export type FilterableItem = {
  _type: string;
  ages?: readonly AgeBand[];
  categoryId?: string | null;
  topicIds?: readonly string[];
};

/**
 * Filtering applies to micro-briefs only: one stays if it matches each active filter, by any of its ages.
 * Every other item stays.
 */
export function passesFilters(item: FilterableItem, filters: FeedFilters): boolean {
  if (item._type !== "microBrief") return true;
  const { ageGuidance, categoryId, topicId } = filters;
  return (
    (ageGuidance === null || (item.ages ?? []).includes(ageGuidance)) &&
    (categoryId === null || item.categoryId === categoryId) &&
    (topicId === null || (item.topicIds ?? []).includes(topicId))
  );
}
