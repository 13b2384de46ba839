/** GROQ: the documents that already have what only one document may have, and those that hold another one. */
import { isRecord } from "#lib/base/values/json";
import { publishedId } from "./fault.ts";
import { isMadeFromOne, translationGroupType } from "./translation.ts";

/**
 * Those with this address, now or formerly: if another document took a former address, it would no longer lead to the piece that
 * had it. Asked with `$type`, `$slug`, `$language`, and `$original`, the language of documents that name none.
 */
export const holdersOfAddress = /* groq */ `*[_type == $type && (slug.current == $slug || $slug in formerSlugs) && coalesce(language, $original) == $language]._id`;

/** Those for this day. Asked with `$type` and `$day`. */
export const holdersOfDay = /* groq */ `*[_type == $type && day == $day]._id`;

/** A document that names another. `draft` is all of it, if it is one: a draft also names weakly what is not published yet. */
export type Namer = {
  readonly _id: string;
  readonly _type: string;
  readonly name: string | null;
  readonly draft: unknown;
};

const ifDraft = `select(_id in path("drafts.**") => @)`;

/** Those that name a document, apart from its translations. Asked with `$id`, the published id, of all documents and drafts. */
export const namersOf = /* groq */ `*[references($id) && _type != "${translationGroupType}"] | order(_type asc, _id asc) { _id, _type, "name": coalesce(title, term, name, day), "draft": ${ifDraft} }`;

/** Those of them that hold it: the store unpublishes and deletes nothing that has a strong reference to it. */
export const holdersAmong = (namers: readonly Namer[], id: string): Namer[] =>
  namers.filter(({ draft }) => !isRecord(draft) || holds(draft, id));

/** A document of the same group, with what tells whether it was made from another. */
export type Member = Namer & { readonly language: string | null; readonly translationOf: unknown };

const besideIt = `*[_type == "${translationGroupType}" && $id in translations[language == $original].value._ref].translations[value._ref != $id].value._ref`;

/**
 * Those that groups tie to `$id` as their original, drafts too. Asked with `$id`, the published id, and `$original`, the language
 * of originals.
 */
export const membersBesideIt = /* groq */ `*[_id in ${besideIt} || string::split(_id, "drafts.")[1] in ${besideIt}] | order(_id asc) { _id, _type, "name": coalesce(title, term, name), "draft": ${ifDraft}, language, translationOf }`;

/** The translations among them, each once: without their original, nothing would say what they were made from. */
export const madeFromIt = (members: readonly Member[]): Member[] =>
  members
    .filter(isMadeFromOne)
    .filter(({ _id, draft }) => !draft || !members.some((other) => other._id === publishedId(_id)));

function holds(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, id));
  if (!isRecord(value)) return false;
  return value._ref === id ? value._weak !== true : Object.values(value).some((field) => holds(field, id));
}
