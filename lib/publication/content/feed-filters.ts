/** The feed's filters: what they are and which items they keep. Pure. */
import { parseAge, type AgeBand } from "#lib/publication/content/fields";

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

/** Filtering applies to micro-briefs only: one stays if it matches each active filter, by any of its ages. Every other item stays. */
export function passesFilters(item: FilterableItem, filters: FeedFilters): boolean {
  if (item._type !== "microBrief") return true;
  const { ageGuidance, categoryId, topicId } = filters;
  return (
    (ageGuidance === null || (item.ages ?? []).includes(ageGuidance)) &&
    (categoryId === null || item.categoryId === categoryId) &&
    (topicId === null || (item.topicIds ?? []).includes(topicId))
  );
}

type Subject = { _id: string; slug: string };

/** Filters as an address or a store spells them. Category and topic by slug or id; what is unknown becomes unset. */
export function parseFilters(
  asked: { age: string | null; category: string | null; topic: string | null },
  categories: readonly Subject[],
  topics: readonly Subject[],
): FeedFilters {
  const idOf = (subjects: readonly Subject[], name: string | null) =>
    name === null
      ? null
      : ((subjects.find(({ slug }) => slug === name) ?? subjects.find(({ _id }) => _id === name))?._id ??
        null);
  return {
    ageGuidance: parseAge(asked.age),
    categoryId: idOf(categories, asked.category),
    topicId: idOf(topics, asked.topic),
  };
}
