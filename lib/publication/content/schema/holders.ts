/** GROQ: the ids of the documents that already have what only one document may have. Pure text. */

/**
 * Those with this address, now or formerly: if another document took a former address, it would no longer lead to the piece that
 * had it. Asked with `$type`, `$slug`, `$language`, and `$original`, the language of documents that name none.
 */
export const holdersOfAddress = /* groq */ `*[_type == $type && (slug.current == $slug || $slug in formerSlugs) && coalesce(language, $original) == $language]._id`;

/** Those for this day. Asked with `$type` and `$day`. */
export const holdersOfDay = /* groq */ `*[_type == $type && day == $day]._id`;
