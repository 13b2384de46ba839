/** Pieces of queries: what counts as published, and what a page of ours can show. Pure text. */
import { addressedTypes, kinds } from "#lib/publication/content/kinds";
import { contentLanguage, locales } from "#lib/base/i18n/locales";

/** The types whose documents have a publish date. */
export const datedTypes = addressedTypes.filter((type) => kinds[type].dateField !== null);
const dateFields = [...new Set(datedTypes.map((type) => kinds[type].dateField))];

/** GROQ: the publish date of a document of any of these types. */
export const publicationDate = `coalesce(${dateFields.join(", ")})`;
/** GROQ: the same of the document that a reference points at; `reference` is the path to it. */
export const publicationDateOf = (reference: string) =>
  `coalesce(${dateFields.map((field) => `${reference}->${field}`).join(", ")})`;

/**
 * GROQ: the moment that the date in `field` names, null for none. `dateTime()` reads neither a day, which begins in UTC, nor a
 * moment in UTC without its seconds or its zone; whatever else reads our dates does, and would call a piece scheduled that is out.
 * Not read: a moment of another zone without its seconds, and a small "z". The check refuses both.
 */
export const momentOf = (field: string) =>
  `coalesce(dateTime(${field}), dateTime(${field} + "T00:00:00Z"), dateTime(string::split(${field}, "Z")[0] + ":00Z"), dateTime(${field} + "Z"))`;

/**
 * GROQ: true unless the date in `field`, a document's own where none is named, lies ahead. A missing or unreadable date hides nothing; a preview shows what is
 * scheduled. Every query is asked with the parameter `$preview`.
 */
export const isPublished = (field = publicationDate) =>
  `($preview || !coalesce(${momentOf(field)} > dateTime(now()), false))`;

/**
 * GROQ: newest first, by the moment that the date in `field` names. As texts they would go by what the clock showed where each was
 * written down.
 */
export const newestFirst = (field = publicationDate) => `order(${momentOf(field)} desc, _id asc)`;

/** GROQ: the references in `field` whose document is out, before they are followed. */
export const liveReferences = (field: string, dateField: string) =>
  `${field}[defined(@->slug.current) && ${isPublished(`@->${dateField}`)}]`;

/** GROQ: whether a text is more than blanks, which would be read as none. */
const isSaid = (field: string) => /* groq */ `count(string::split(${field}, " ")[@ != ""]) > 0`;

/** GROQ: the name of a document; null where that is missing, or its page needs more than a name and that is. */
export const nameOf = /* groq */ `select((_type != "printable" || ${isSaid("heading")}) && ${isSaid("coalesce(title, term)")} => coalesce(title, term))`;

/** GROQ: the language of a document, which `field` holds. One that names none is in the language in which content is first written. */
export const languageOf = (field = "language") => /* groq */ `coalesce(${field}, "${contentLanguage}")`;

/** GROQ: whether a document is in one of our languages. A store may hold others, which no page of ours shows. */
export const isInOurLanguages = (field = "language") =>
  /* groq */ `${languageOf(field)} in ${JSON.stringify(locales)}`;
