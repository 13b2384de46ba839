import "server-only";
/** Cache tags: the names by which a change in the content store finds the answers and pages that it makes old. */

/** Next stores at most 128 tags for a cached answer, and some are added by the caller. */
const mostTags = 110;
const longestTag = 256;

/** On every answer that shows the document. A slug too long for a tag uses its type's tag. */
export function documentTag(type: string, slug: string): string {
  const tag = `${type}:${slug}`;
  return tag.length <= longestTag ? tag : type;
}

/** Only on the document's own page: for changes that only that page shows, such as the track it now belongs to. */
export function ownTag(type: string, slug: string): string {
  const tag = `own:${documentTag(type, slug)}`;
  return tag.length <= longestTag ? tag : type;
}

const typeOf = (tag: string) => tag.split(":")[0] ?? tag;

/** The tags, within the limit of an answer: when there are too many documents, their types stand for them. */
export const withinLimit = (tags: readonly string[]): string[] =>
  tags.length <= mostTags ? [...tags] : [...new Set(tags.map(typeOf))];

/**
 * The tags of every document in an answer: every object with `_type` and `slug`, references included. When there are too many,
 * documents of a type that the answer already has as a whole need no tags of their own.
 */
export function documentTags(carried: readonly string[], ...values: unknown[]): string[] {
  const tags = new Set<string>();
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const { _type, slug } = value as { _type?: unknown; slug?: unknown };
    if (typeof _type === "string" && typeof slug === "string") tags.add(documentTag(_type, slug));
    Object.values(value).forEach(walk);
  };
  values.forEach(walk);
  if (tags.size <= mostTags) return [...tags];
  return withinLimit([...tags].filter((tag) => !carried.includes(typeOf(tag))));
}
