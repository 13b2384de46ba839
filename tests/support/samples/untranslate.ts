import type { DatasetDocument } from "#lib/local/query-documents";

/**
 * Takes the translation into a language out of the group of a document, so that readers of it are given the original. The shipped
 * library is whole in each. Returns the group, which is changed in place.
 */
export function untranslate(
  documents: readonly DatasetDocument[],
  originalId: string,
  language: string,
): DatasetDocument {
  const membersOf = ({ translations }: DatasetDocument) =>
    translations as { language: string; value: { _ref: string } }[];
  const group = documents.find(
    (one) =>
      one._type === "translation.metadata" && membersOf(one).some(({ value }) => value._ref === originalId),
  );
  if (!group) throw new Error(`${originalId} has no translation`);
  group.translations = membersOf(group).filter((one) => one.language !== language);
  return group;
}
