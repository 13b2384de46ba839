/** Which documents a translation group ties together, and which of them is the original. */
import { contentLanguage } from "#lib/base/i18n/locales";
import { objectsOf, referenceTarget } from "#lib/publication/content/schema/fault";
import { translationGroupType } from "#lib/publication/content/schema/translation";
import type { LibraryDocument } from "./library.ts";

type Member = { language: unknown; id: string };

/** The documents that a group names. */
export const membersOf = ({ fields }: LibraryDocument): Member[] =>
  objectsOf(fields.translations).flatMap(({ language, value }) => {
    const id = referenceTarget(value);
    return id === null ? [] : [{ language, id }];
  });

/** The published originals by the ids of all documents tied to them, including their own. */
export function originalsOf(documents: readonly LibraryDocument[]): ReadonlyMap<string, LibraryDocument> {
  const published = documents.filter(({ isDraft }) => !isDraft);
  const byId = new Map(published.map((document) => [document.id, document]));
  return new Map(
    published
      .filter(({ type }) => type === translationGroupType)
      .flatMap((group) => {
        const members = membersOf(group);
        const original = byId.get(members.find(({ language }) => language === contentLanguage)?.id ?? "");
        return original ? members.map(({ id }) => [id, original] as const) : [];
      }),
  );
}
