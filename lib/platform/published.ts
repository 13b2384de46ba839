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
 * GROQ: the moment that the date in `field` names; null where it names none. `dateTime()` alone reads neither a day nor a moment
 * without its seconds or its zone. Everything else that reads our dates does, taking them for UTC, and would call a piece
 * scheduled that the queries show. What this does not read, and the content check refuses: a moment of another zone without its
 * seconds, and a small "z".
 */
export const momentOf = (field: string) =>
  `coalesce(dateTime(${field}), dateTime(${field} + "T00:00:00Z"), dateTime(string::split(${field}, "Z")[0] + ":00Z"), dateTime(${field} + "Z"))`;

/**
 * GROQ: true unless the date in `field` lies ahead; without a field, the document's own. A missing or unreadable date hides
 * nothing, and a preview shows what is scheduled. Every query is asked with the parameter `$preview`.
 */
export const isPublished = (field = publicationDate) =>
  `($preview || !coalesce(${momentOf(field)} > dateTime(now()), false))`;

/**
 * GROQ: newest first, by the moment that the date in `field` names.
 * Compared as texts, dates of several zones would be out of order.
 */
export const newestFirst = (field = publicationDate) => `order(${momentOf(field)} desc, _id asc)`;

/** GROQ: the references in `field` whose document is out, before they are followed. */
export const liveReferences = (field: string, dateField: string) =>
  `${field}[defined(@->slug.current) && ${isPublished(`@->${dateField}`)}]`;

/** GROQ: whether a text holds more than blanks. A blank text is read as none. */
const isSaid = (field: string) => /* groq */ `count(string::split(${field}, " ")[@ != ""]) > 0`;

/** GROQ: the name of a document; null when that is missing, or when a printable has no heading, without which it has no page. */
export const nameOf = /* groq */ `select((_type != "printable" || ${isSaid("heading")}) && ${isSaid("coalesce(title, term)")} => coalesce(title, term))`;

/**
 * GROQ: the language of a document, which `field` holds.
 * One that names none is in the language in which content is first written.
 */
export const languageOf = (field = "language") => /* groq */ `coalesce(${field}, "${contentLanguage}")`;

/** GROQ: whether a document is in one of our languages. A store may hold others, which no page of ours shows. */
export const isInOurLanguages = (field = "language") =>
  /* groq */ `${languageOf(field)} in ${JSON.stringify(locales)}`;
