/** Groups of translations that were changed on both sides of a transfer, so that no translation loses its tie. Pure functions. */
import { objectsOf, referenceTarget, type Unchecked } from "#lib/publication/content/schema/fault";
import { translationGroupType } from "#lib/publication/content/schema/translation";
import type { LibraryDocument } from "./library.ts";

type Import = {
  stored: ReadonlyMap<string, Unchecked>;
  /** What the file brings, and what goes. */
  taken: readonly LibraryDocument[];
  removed: readonly string[];
};

/** A group as it is to be stored, and the documents that its chosen version did not tie. */
type Merged = { document: LibraryDocument; added: string[] };

/** The members of one version of a group in languages that the other does not have. */
export const membersBeyond = (one: Unchecked, other: Unchecked): Unchecked[] => {
  const languages = new Set(objectsOf(other.translations).map(({ language }) => language));
  return objectsOf(one.translations).filter(({ language }) => !languages.has(language));
};

/** Whether a member's document, or its draft, is among these. */
export const isAmong = ({ value }: Unchecked, has: (id: string) => boolean): boolean => {
  const id = referenceTarget(value);
  return id !== null && (has(id) || has(`drafts.${id}`));
};

/**
 * Whether a group has all that it ties. The Studio deletes a group only with a member, so this one has come back since, and is to
 * be tied again.
 */
export const isWhole = (group: Unchecked, has: (id: string) => boolean): boolean =>
  group._type === translationGroupType &&
  objectsOf(group.translations).every((member) => isAmong(member, has));

/**
 * The groups whose other version ties more: the file's, to documents that the store will have, or the store's, to documents that
 * only the store has. They get a new revision and time, as no version says what they do.
 */
export function mergedGroups(
  library: readonly LibraryDocument[],
  { stored, taken, removed }: Import,
): Merged[] {
  const inFile = new Set(library.map(({ id }) => id));
  const takenIds = new Set(taken.map(({ id }) => id));
  const gone = new Set(removed);
  const willBe = (id: string) => takenIds.has(id) || (stored.has(id) && !gone.has(id));
  return library.flatMap((document) => {
    const other = stored.get(document.id);
    if (document.type !== translationGroupType || !other) return [];
    const isTaken = takenIds.has(document.id);
    const [chosen, left] = isTaken ? [document.fields, other] : [other, document.fields];
    const added = membersBeyond(left, chosen).filter(
      (member) => isAmong(member, willBe) && !(isTaken && isAmong(member, (id) => inFile.has(id))),
    );
    if (added.length === 0) return [];
    const { _rev, _updatedAt, ...kept } = chosen;
    const fields = { ...kept, translations: [...objectsOf(chosen.translations), ...added] };
    return [
      {
        document: { ...document, fields },
        added: added.flatMap(({ value }) => referenceTarget(value) ?? []),
      },
    ];
  });
}
