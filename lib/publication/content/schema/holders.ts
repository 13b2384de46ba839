/** GROQ: the ids of the documents that have something already which only one document may have. Pure text. */

/**
 * Of an address, current or former: given away, it would lead no more to the piece that once had it. With `$type`, `$slug`,
 * `$language`, and `$original`, the language of a document that names none.
 */
export const holdersOfAddress = /* groq */ `*[_type == $type && (slug.current == $slug || $slug in formerSlugs) && coalesce(language, $original) == $language]._id`;

/** Of a day. With `$type` and `$day`. */
export const holdersOfDay = /* groq */ `*[_type == $type && day == $day]._id`;
