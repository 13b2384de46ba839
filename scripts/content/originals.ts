/** Which document each document of a group of translations has as its original. */
import { contentLanguage } from "#lib/base/i18n/locales";
import { objectsOf, referenceTarget } from "#lib/publication/content/schema/fault";
import { translationGroupType } from "#lib/publication/content/schema/translation";
import type { LibraryDocument } from "./library.ts";

/** The published originals by the ids of all that is tied to them, their own too. */
export function originalsOf(documents: readonly LibraryDocument[]): ReadonlyMap<string, LibraryDocument> {
  const published = documents.filter(({ isDraft }) => !isDraft);
  const byId = new Map(published.map((document) => [document.id, document]));
  return new Map(
    published
      .filter(({ type }) => type === translationGroupType)
      .flatMap(({ fields }) => {
        const members = objectsOf(fields.translations).map((member) => ({
          language: member.language,
          id: referenceTarget(member.value) ?? "",
        }));
        const original = byId.get(members.find(({ language }) => language === contentLanguage)?.id ?? "");
        return original ? members.map(({ id }) => [id, original] as const) : [];
      }),
  );
}
