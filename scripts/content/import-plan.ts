/** What an import writes, removes and leaves, so that nobody's work is lost or comes back. Pure functions. */
import { publishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { referencesIn } from "#lib/local/content-lake/references";
import { isWhole, mergedGroups } from "./group-merge.ts";
import type { LibraryDocument } from "./library.ts";
import { isNewer, momentOf } from "./moments.ts";
import { isOfLibrary } from "./sanity-project.ts";

/** Documents of a store, by id. */
type Stored = ReadonlyMap<string, Unchecked>;

type Plan = {
  written: LibraryDocument[];
  removed: string[];
  /** One sentence for each document that does not simply become what the file says. */
  notes: string[];
  /** One line for each document that is refused. */
  faults: string[];
};

type Circumstances = {
  file: string;
  store: string;
  /** Whether what is newer in the store stays: work that nobody has exported yet. */
  keepsNewer: boolean;
  /** Whether the file's version is taken whatever the store has. */
  isForced: boolean;
  deletesMissing: boolean;
  /** When editors deleted documents that the store has no more. */
  deletions: ReadonlyMap<string, number>;
};

/**
 * The plan for a file and a store. A published document is removed where the file has only its draft: somebody has withdrawn it.
 * In a project nobody knows whether what is newer there was published or only imported, so that is refused. Others that the file
 * does not have are named and, if that was asked for, removed.
 */
export function importPlan(
  library: readonly LibraryDocument[],
  stored: Stored,
  circumstances: Circumstances,
): Plan {
  const { file, store, isForced, deletesMissing } = circumstances;
  const inFile = new Set(library.map(({ id }) => id));
  const { taken, withdrawn, notes, faults } = takenOf(library, inFile, stored, circumstances);
  const missing = [...stored.values()]
    .filter(isOfLibrary)
    .map(({ _id }) => String(_id))
    .filter((id) => !inFile.has(id) && !inFile.has(`drafts.${id}`));
  for (const id of missing)
    notes.push(
      deletesMissing
        ? `${id} is deleted in ${store}: ${file} does not have it.`
        : `${id} is not in ${file}, and stays in ${store}: --delete-missing deletes it.`,
    );
  const removed = [...withdrawn, ...(deletesMissing ? missing : [])];
  if (isForced) return { written: taken, removed, notes, faults };
  const merged = mergedGroups(library, { stored, taken, removed });
  for (const { document, added } of merged)
    notes.push(
      `${document.id} ties in ${store} what is tied there and in ${file}: it gains ${added.join(", ")}.`,
    );
  const groups = new Map(merged.map(({ document }) => [document.id, document]));
  const written = [...taken.filter(({ id }) => !groups.has(id)), ...groups.values()];
  return { written, removed, notes, faults };
}

/** The documents whose version in the file is taken, and the ids of those in the store that the file has withdrawn. */
function takenOf(
  library: readonly LibraryDocument[],
  inFile: ReadonlySet<string>,
  stored: Stored,
  { file, store, keepsNewer, isForced, deletions }: Circumstances,
) {
  const notes: string[] = [];
  const faults: string[] = [];
  const withdrawn = new Set<string>();
  const taken = library.filter(({ id, line, fields }) => {
    const published = publishedId(id);
    const isWithdrawn = id === `drafts.${published}` && !inFile.has(published) && stored.has(published);
    const isPublishedLater = isWithdrawn && isNewer(stored.get(published), fields);
    if (keepsNewer && isPublishedLater) {
      notes.push(
        `${published} is newer in ${store} than its draft in ${file}, and stays: unpublish it there if it was withdrawn.`,
      );
      return false;
    }
    if (!isForced && isPublishedLater)
      faults.push(
        `${file}:${line}: ${id} is only a draft, and ${published} was published or changed later in ${store}: --force withdraws it.`,
      );
    if (isWithdrawn) {
      withdrawn.add(published);
      notes.push(`${published} is withdrawn in ${store}: ${file} has only its draft.`);
    }
    if (keepsNewer && isNewer(stored.get(id), fields)) {
      notes.push(`${id} is newer in ${store} than in ${file}, and stays.`);
      return false;
    }
    // Discarding an earlier draft there says nothing of the one that replaces the published piece.
    const isRemoved = !stored.has(id) && (deletions.get(id) ?? 0) > momentOf(fields);
    if (keepsNewer && isRemoved && !isWithdrawn && !isWhole(fields, (one) => stored.has(one))) {
      notes.push(`${id} was removed in ${store}, and stays so.`);
      return false;
    }
    return true;
  });
  return { taken, withdrawn, notes, faults };
}

/** Every reference that the store would refuse once the plan is carried out, with the line or the document that has it. */
export function referenceFaults({ written, removed }: Plan, stored: Stored, file: string): string[] {
  const there = new Set([...stored.keys(), ...written.map(({ id }) => id)]).difference(new Set(removed));
  const replaced = new Set(written.map(({ id }) => id));
  const faultsOf = (where: string, fields: Unchecked) =>
    [...new Set(referencesIn(fields))]
      .filter((id) => !there.has(id))
      .map(
        (id) =>
          `${where} points at "${id}", which ${there.has(`drafts.${id}`) ? "is only a draft" : "is not there"}.`,
      );
  return [
    ...written.flatMap(({ id, line, fields }) => faultsOf(`${file}:${line}: ${id}`, fields)),
    ...[...stored]
      .filter(([id]) => there.has(id) && !replaced.has(id))
      .flatMap(([id, fields]) => faultsOf(`${id}, which is not taken from ${file},`, fields)),
  ];
}
