/** Rules on translations: which documents belong together, and whether each matches its original. */
import { contentLanguage, contentLanguages } from "#lib/base/i18n/locales";
import { publishedId } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { documentReferences, isNamedByOriginal } from "#lib/publication/content/schema/references";
import { isByItself, isOutdated, translationGroupType } from "#lib/publication/content/schema/translation";
import { besideFindings } from "./beside-original.ts";
import {
  findingAt,
  isInContentLanguage,
  languageOf,
  noticeAt,
  type Finding,
  type LibraryDocument,
} from "./library.ts";
import { membersOf } from "./originals.ts";

/** All faults of translations and of the groups that tie them together. */
export function translationFindings(documents: readonly LibraryDocument[]): Finding[] {
  const published = new Map(documents.filter(({ isDraft }) => !isDraft).map((one) => [one.id, one]));
  const drafts = new Set(documents.filter(({ isDraft }) => isDraft).map(({ id }) => publishedId(id)));
  const groups = documents.filter(({ type, isDraft }) => type === translationGroupType && !isDraft);
  const groupOf = new Map<string, LibraryDocument>();
  const ofGroups = groups.flatMap((group) => {
    const again = membersOf(group).flatMap(({ id }) => {
      const other = groupOf.get(id);
      groupOf.set(id, group);
      return other ? [findingAt(group, `ties "${id}", which ${other.id} ties already`)] : [];
    });
    return [...again, ...groupFindings(group, published)];
  });
  const originalOf = (document: LibraryDocument) => {
    const group = groupOf.get(publishedId(document.id));
    return group && membersOf(group).find(({ language }) => language === contentLanguage)?.id;
  };
  return [
    ...ofGroups,
    ...documents.flatMap((document) => {
      const originalId = originalOf(document) ?? "";
      const original = published.get(originalId);
      if (!original && originalId !== publishedId(document.id) && drafts.has(originalId))
        return [noticeAt(document, `its original ${originalId} is not published`)];
      if (document.fields.translationOf !== undefined) return madeFromFindings(document, original);
      return original && original.id !== publishedId(document.id) && !isByItself(document.type)
        ? [noticeAt(document, `does not say from which version of ${original.id} it was translated`)]
        : [];
    }),
    ...documents.flatMap((document) => referenceFindings(document, published)),
    ...slugFindings(documents, groupOf),
  ];
}

/** A group has one document for each of its languages, all of one type, and each in the language that the group says. */
function groupFindings(group: LibraryDocument, published: ReadonlyMap<string, LibraryDocument>): Finding[] {
  const members = membersOf(group);
  const seen = new Set<unknown>();
  const types = new Set(members.flatMap(({ id }) => published.get(id)?.type ?? []));
  const single = members.flatMap(({ language, id }) => {
    const isAgain = seen.has(language);
    seen.add(language);
    const document = published.get(id);
    if (isAgain) return [findingAt(group, `has two documents in "${String(language)}"`)];
    return document && languageOf(document) !== language
      ? [findingAt(group, `takes "${id}" for ${String(language)}, which it is not`)]
      : [];
  });
  const [named] = Array.isArray(group.fields.schemaTypes)
    ? group.fields.schemaTypes.filter((type) => typeof type === "string")
    : [];
  return [
    ...single,
    ...(types.size > 1 ? [findingAt(group, `ties documents of the types ${[...types].join(" and ")}`)] : []),
    ...(named !== undefined && types.size === 1 && !types.has(named)
      ? [findingAt(group, `is said to be of the type "${named}", and its documents are not`)]
      : []),
    ...(members.some(({ language }) => language === contentLanguage)
      ? []
      : [findingAt(group, "ties translations without their original")]),
  ];
}

/** A translation has an original that is not itself a translation, and is reported when the original has changed since. */
function madeFromFindings(document: LibraryDocument, original: LibraryDocument | undefined): Finding[] {
  if (!original) return [findingAt(document, "is a translation, and nothing ties it to its original")];
  if (original.id === publishedId(document.id) || original.fields.translationOf !== undefined)
    return [findingAt(document, "is tied to a translation as its original")];
  const { translationOf } = document.fields;
  const isOld = isRecord(translationOf) && isOutdated(translationOf, original.fields);
  return [
    ...(isOld ? [noticeAt(document, `was translated from an earlier version of ${original.id}`)] : []),
    ...besideFindings(document, original, isOld),
  ];
}

/**
 * A document may only point at documents in a language that its readers get, and at the original where feeds and filters go by it.
 */
function referenceFindings(
  document: LibraryDocument,
  published: ReadonlyMap<string, LibraryDocument>,
): Finding[] {
  const own = languageOf(document);
  if (document.type === translationGroupType || own === null) return [];
  const given = contentLanguages(own);
  return documentReferences(document.fields).flatMap(({ path, id, to }) => {
    const target = published.get(id);
    const language = languageOf(target ?? document);
    if (language === null || !given.includes(language))
      return [findingAt(document, `${path} points at "${id}", which is in another language`)];
    return target && isNamedByOriginal(to) && !isInContentLanguage(target)
      ? [findingAt(document, `${path} points at "${id}", and not at its original, by which filters go`)]
      : [];
  });
}

/** In another language, only its translation may have the slug of an original. */
function slugFindings(
  documents: readonly LibraryDocument[],
  groupOf: ReadonlyMap<string, LibraryDocument>,
): Finding[] {
  const address = ({ type, slug }: LibraryDocument) => `${type} ${slug}`;
  const originals = new Map(
    documents.filter((one) => one.slug !== "" && isInContentLanguage(one)).map((one) => [address(one), one]),
  );
  return documents.flatMap((document) => {
    const original = isInContentLanguage(document) ? undefined : originals.get(address(document));
    if (!original) return [];
    const group = groupOf.get(publishedId(document.id));
    return group && group === groupOf.get(publishedId(original.id))
      ? []
      : [findingAt(document, `has the address of ${original.id}, which it does not translate`)];
  });
}
