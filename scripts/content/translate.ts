/** Makes a translation from its original and a filled-in sheet, and the document that ties the two together. Pure functions. */
import { createHash } from "node:crypto";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { isRecord } from "#lib/base/values/json";
import { keepsFirstSlug } from "#lib/publication/content/schema/content-schema";
import {
  objectsOf,
  isUnpublishedId,
  publishedId,
  referenceTarget,
  type Unchecked,
} from "#lib/publication/content/schema/fault";
import { withFirstSlug, withFormerSlug } from "#lib/publication/content/schema/former-slug";
import { ownHistory } from "#lib/publication/content/schema/own-history";
import { groupMember, isByItself, translationGroupType } from "#lib/publication/content/schema/translation";
import { sheetFaults, sheetOf, withSheet, type Sheet } from "./translation-sheet.ts";

/** When a document was made and changed, and its revision: not part of its content. */
const marksOfTime = ["_createdAt", "_updatedAt", "_rev", "translationOf"];

const idOf = ({ _id }: Unchecked): string => String(_id);

/** The id of a translation that we make. An existing translation keeps its own. */
const translationId = (originalId: string, language: Locale) => `${originalId}-${language}`;
const groupId = (originalId: string) => `translation-${originalId}`;

const without = (document: Unchecked, names: readonly string[]): Unchecked =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));

const wordsOf = (document: Unchecked): string => JSON.stringify(without(document, marksOfTime));

/** A revision made from a document's content, since here no store gives it one. */
const revisionOf = (document: Unchecked): string =>
  createHash("sha1").update(wordsOf(document)).digest("hex").slice(0, 12);

const isSame = (one: Unchecked, other: Unchecked) => JSON.stringify(one) === JSON.stringify(other);

/** The document with the time at which its content was last changed. */
function dated(document: Unchecked, before: Unchecked | undefined, moment: string): Unchecked {
  const { _id, _type, ...fields } = without(document, ["_createdAt", "_updatedAt", "_rev"]);
  const isUnchanged =
    before !== undefined && wordsOf(before) === wordsOf({ ...document, ...historyOf(before) });
  return {
    _id,
    _type,
    _createdAt: before?._createdAt ?? moment,
    _updatedAt: isUnchanged ? before._updatedAt : moment,
    _rev: revisionOf(document),
    ...fields,
  };
}

const historyOf = (before: Unchecked | undefined): Unchecked =>
  Object.fromEntries(
    ownHistory.flatMap((name) => (before?.[name] === undefined ? [] : [[name, before[name]]])),
  );

/** What the dataset has of a document and its translations. */
type Known = {
  readonly original: Unchecked;
  readonly group: Unchecked | undefined;
  readonly translation: Unchecked | undefined;
  /** Somebody's unfinished work on a translation that is published. */
  readonly draft: Unchecked | undefined;
  /** The translation in another language that readers get while there is none, as those of `es-mx` get Spanish. */
  readonly inherited: Unchecked | undefined;
};

/**
 * The original with that id and its translation into a language, if there is one: its draft if it is not published. Throws without
 * an original, and for a glossary entry whose other language has an entry of its own, which no sheet may write over.
 */
export function findTranslation(documents: readonly Unchecked[], id: string, language: Locale): Known {
  const byId = new Map(documents.map((document) => [idOf(document), document]));
  const original = byId.get(id);
  if (!original) throw new Error(`There is no document ${id}.`);
  if (original.language !== undefined) throw new Error(`${id} is no original.`);
  const group = documents.find(
    ({ _type, translations }) =>
      _type === translationGroupType &&
      objectsOf(translations).some(({ value }) => referenceTarget(value) === id),
  );
  const namedIn = (wanted: Locale): string =>
    referenceTarget(objectsOf(group?.translations).find((one) => one.language === wanted)?.value) ?? "";
  const named = namedIn(language);
  const draft = byId.get(`drafts.${named}`);
  const published = byId.get(named);
  const others = contentLanguages(language).filter((one) => one !== language && one !== contentLanguage);
  const inherited = others.map((other) => byId.get(namedIn(other))).find((one) => one !== undefined);
  const translation = published ?? draft;
  for (const one of [translation, inherited])
    if (one && isByItself(one._type) && !isRecord(one.translationOf))
      throw new Error(
        `${publishedId(idOf(one))} says the same as ${id}, and is an entry of its own: edit it in the Studio or in its line.`,
      );
  return { original, group, translation, draft: published && draft, inherited };
}

/** The footer's pages and the notes keep their addresses: code and anchors use them. */
const keepsAddress = ({ _type }: Unchecked) => _type === "page";

type Translated = { translation: Unchecked; group: Unchecked };

/**
 * The translation that a sheet makes, and its group. Targets of links and references are resolved when read, so both keep those of
 * the original. Without new words, and unless it `isChecked` against the current original, a translation keeps naming the revision
 * that it was made from. Throws with all faults of the sheet, and when what it changes would be lost as soon as somebody publishes
 * the draft of the same translation.
 */
export function translated(
  { original, group, translation: before, draft }: Known,
  sheet: Sheet,
  language: Locale,
  { now, isChecked = false }: { now: Date; isChecked?: boolean },
): Translated {
  const faults = sheetFaults(sheetOf(original), sheet);
  if (faults.length > 0) throw new Error(faults.join("; "));
  const moment = now.toISOString().replace(/\.\d+Z$/, "Z");
  const given: Sheet = keepsAddress(original) ? { ...sheet, slug: sheetOf(original).slug ?? "" } : sheet;
  const texts = without(withSheet(original, given), ["_id", "_type", ...marksOfTime, ...ownHistory]);
  const id = before ? idOf(before) : translationId(idOf(original), language);
  const isNew = !before || !isSame(sheetOf(before, original), sheetOf(texts, original));
  const translationOf =
    isNew || isChecked || !isRecord(before.translationOf)
      ? { _type: "translationOf", _rev: original._rev, at: moment }
      : before.translationOf;
  const next: Unchecked = {
    _id: id,
    _type: original._type,
    ...texts,
    ...historyOf(before),
    language,
    translationOf,
  };
  // No reader knows the address of a draft. One that was withdrawn in the Studio names its own among the former ones.
  const known = before && !isUnpublishedId(id) ? before : null;
  const formerSlugs = withFormerSlug(known, next);
  const firstSlug = keepsFirstSlug(String(original._type)) ? withFirstSlug(known, next) : null;
  const moved = { ...(formerSlugs ? { formerSlugs } : {}), ...(firstSlug ? { firstSlug } : {}) };
  const translation = dated({ ...next, ...moved }, before, moment);
  if (draft && !(before && isSame(translation, before)))
    throw new Error(`${idOf(draft)} is unfinished work on this translation: publish or discard it first`);
  const member = groupMember(language, publishedId(id));
  return { translation, group: grouped(original, group, member, moment) };
}

/** The group of an original with one more member. */
function grouped(
  original: Unchecked,
  before: Unchecked | undefined,
  member: ReturnType<typeof groupMember>,
  moment: string,
): Unchecked {
  const all = objectsOf(before?.translations);
  const id = referenceTarget(member.value);
  if (before && all.some(({ value }) => referenceTarget(value) === id)) return before;
  // A member of that language was deleted; otherwise the translation would have kept its id.
  const members = all.filter((one) => one.language !== member.language);
  const translations = [
    ...(members.length > 0 ? members : [groupMember(contentLanguage, idOf(original))]),
    member,
  ];
  const next = {
    ...before,
    _id: before ? idOf(before) : groupId(idOf(original)),
    _type: translationGroupType,
    translations,
    schemaTypes: [String(original._type)],
  };
  return dated(next, before, moment);
}

/** The documents, with the changed ones replacing those with the same ids; new ones come last. */
export function withDocuments(documents: readonly Unchecked[], changed: readonly Unchecked[]): Unchecked[] {
  const byId = new Map(changed.map((document) => [idOf(document), document]));
  const known = new Set(documents.map(idOf));
  return [
    ...documents.map((document) => byId.get(idOf(document)) ?? document),
    ...[...byId.values()].filter((document) => !known.has(idOf(document))),
  ];
}
