/**
 * `npm run content:import`: writes the repository's dataset into a Sanity project, or into this machine's content lake: documents
 * and pictures. A document with the same id is replaced. A published document is removed where the file has only its draft; others
 * that the file does not have are named, and deleted with `--delete-missing`. A project gives every document a new revision and
 * update time; translations that are up to date are then pointed to the new revisions of their originals. The lake keeps what the
 * file says, and its own version of what was changed or removed there later. A project is asked to withdraw nothing that is newer
 * there. `--force` takes the file's version in both.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withStatedLanguage } from "#lib/base/i18n/stated-language";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { publishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { isOutdated, withWeakMembers } from "#lib/publication/content/schema/translation";
import { assetsOf, filesOf, pictureNameFault, toProject, withWeakReferences } from "./content/assets.ts";
import { readDataset } from "./content/dataset-file.ts";
import { importPlan, referenceFaults } from "./content/import-plan.ts";
import type { LibraryDocument } from "./content/library.ts";
import { originalsOf } from "./content/originals.ts";
import {
  deletionsOf,
  exportLines,
  replace,
  storeName,
  upload,
  type Project,
} from "./content/sanity-project.ts";
import { runTransfer, type Transferred } from "./transfer-command.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";

/** Documents per transaction. */
const batchSize = 100;

/**
 * Writes the file and its pictures into the project. Returns how many there were. Throws, before anything is written, if the file
 * has what the project or the site could not take.
 */
export async function importDataset(
  project: Project,
  file: string,
  pictures: string,
  { isForced = false, deletesMissing = false } = {},
): Promise<Transferred> {
  const library = (await readDataset(file)).map((one) => ({ ...one, fields: withWeakMembers(one.fields) }));
  if (deletesMissing && library.length === 0) throw new Error(`${file} is empty. Nothing has been deleted.`);
  refuse([...strangers(library, file), ...pictureFaults(library, file, pictures)]);
  const inProject = new Map(
    (await exportLines(project))
      .map((line) => JSON.parse(line) as Unchecked)
      .map((one) => [String(one._id), one]),
  );
  const keepsNewer = project.keepsRevisions === true && !isForced;
  const absent = library.filter(({ id }) => !inProject.has(id)).map(({ id }) => id);
  const plan = importPlan(library, inProject, {
    file,
    store: storeName(project),
    keepsNewer,
    isForced,
    deletesMissing,
    deletions: keepsNewer ? await deletionsOf(project, absent) : new Map(),
  });
  refuse([...plan.faults, ...referenceFaults(plan, inProject, file)]);
  const documents = plan.written.map(({ fields }) => fields);
  const assets = new Map<string, string>();
  for (const name of new Set(documents.flatMap(filesOf)))
    assets.set(name, await upload(project, await readFile(path.join(pictures, name)), name));
  const assetOf = (name: string) => assets.get(name) ?? "";
  // A real project sets revisions itself, and refuses a document that names one.
  const stored = documents.map(({ _rev, ...document }) =>
    toProject(withStatedLanguage(project.keepsRevisions ? { ...document, _rev } : document), assetOf),
  );
  if (project.keepsRevisions) await replace(project, stored, plan.removed);
  else {
    // Twice: a strong reference is refused while its target does not exist yet.
    const passes = stored.length > batchSize ? [stored.map(withWeakReferences), stored] : [stored];
    for (const pass of passes) await write(project, pass);
    if (plan.removed.length > 0) await replace(project, [], plan.removed);
    await write(project, await withRevisions(project, plan.written, stored));
  }
  return { documents: stored.length, pictures: assets.size, notes: plan.notes };
}

/** Throws with all faults, each of which is a line, if there is one. */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...faults, "Nothing has been written."].join("\n"));
}

/** Documents that no project takes or no page could show: a mistyped type can hardly be mended there. */
const strangers = (library: readonly LibraryDocument[], file: string): string[] =>
  library.flatMap(({ fields, id, line }) =>
    documentFaults(fields)
      .filter(({ path: at }) => at === "_id" || at === "_type")
      .map(({ path: at, message }) => `${file}:${line}: ${id}: ${at} ${message}.`),
  );

/** Pictures whose file is not there, or that no export names so: the project would hold a document without its picture. */
const pictureFaults = (library: readonly LibraryDocument[], file: string, pictures: string): string[] =>
  library.flatMap(({ fields, id, line }) =>
    assetsOf(fields)
      .flatMap((asset) => pictureNameFault(asset, (name) => existsSync(path.join(pictures, name))) ?? [])
      .map((fault) => `${file}:${line}: ${id}: ${fault}.`),
  );

async function write(project: Project, documents: readonly Unchecked[]): Promise<void> {
  for (let from = 0; from < documents.length; from += batchSize)
    await replace(project, documents.slice(from, from + batchSize));
}

/**
 * The translations that are up to date in the file, naming the revision that their original now has in the project. The others keep
 * naming a revision that the project does not have, and so are outdated there as well.
 */
async function withRevisions(
  project: Project,
  library: readonly LibraryDocument[],
  stored: readonly Unchecked[],
): Promise<Unchecked[]> {
  const originals = originalsOf(library);
  const given = new Map(
    (await exportLines(project)).map((line) => {
      const { _id, _rev, _updatedAt } = JSON.parse(line) as Unchecked;
      return [_id, { _rev, _updatedAt }];
    }),
  );
  return library.flatMap(({ id, fields }, index) => {
    const { translationOf } = fields;
    const original = originals.get(publishedId(id));
    return original && isRecord(translationOf) && !isOutdated(translationOf, original.fields)
      ? [{ ...stored[index], translationOf: { ...translationOf, ...given.get(original.id) } }]
      : [];
  });
}

if (import.meta.main)
  await runTransfer({
    name: "content:import",
    env: await readEnv(),
    flags: ["force", "delete-missing"],
    transfer: (project, file, pictures, flags) =>
      importDataset(project, file, pictures, {
        isForced: flags.has("force"),
        deletesMissing: flags.has("delete-missing"),
      }),
    token: "SANITY_API_WRITE_TOKEN",
    nameOf: ({ dataset }) => dataset,
  }).catch(tellFault);
