/** Pieces of queries: what counts as published. Pure text. */

/**
 * GROQ: true unless the date in `field` lies ahead. A missing or unreadable date hides nothing; a preview shows what is
 * scheduled. Every query is asked with the parameter `$preview`.
 */
export const isPublished = (field: string) =>
  `($preview || !coalesce(dateTime(${field}) > dateTime(now()), false))`;

/** GROQ: the references in `field` whose document is out, before they are followed. */
export const liveReferences = (field: string, dateField: string) =>
  `${field}[defined(@->slug.current) && ${isPublished(`@->${dateField}`)}]`;
