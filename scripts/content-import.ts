/**
 * `npm run content:import`: writes the repository's dataset into a Sanity project, or into this machine's content lake: documents
 * and pictures. A document with the same id is replaced; nothing is deleted. A project gives every document a new revision and
 * update time; translations that are up to date are then pointed to the new revisions of their originals. The lake keeps what the
 * file says.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withStatedLanguage } from "#lib/base/i18n/stated-language";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { publishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { isOutdated } from "#lib/publication/content/schema/translation";
import { filesOf, toProject, withWeakReferences } from "./content/assets.ts";
import { readDataset } from "./content/dataset-file.ts";
import type { LibraryDocument } from "./content/library.ts";
import { originalsOf } from "./content/originals.ts";
import { exportLines, replace, upload, type Project } from "./content/sanity-project.ts";
import { runTransfer } from "./transfer-command.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";

/** Documents per transaction. */
const batchSize = 100;

/** Writes the file and its pictures into the project. Returns how many there were. */
export async function importDataset(project: Project, file: string, pictures: string) {
  const library = await readDataset(file);
  refuseStrangers(library, file);
  const documents = library.map(({ fields }) => fields);
  const assets = new Map<string, string>();
  for (const name of new Set(documents.flatMap(filesOf)))
    assets.set(name, await upload(project, await readFile(path.join(pictures, name)), name));
  const assetOf = (name: string) => assets.get(name) ?? "";
  // A real project sets revisions itself, and refuses a document that names one.
  const stored = documents.map(({ _rev, ...document }) =>
    toProject(withStatedLanguage(project.keepsRevisions ? { ...document, _rev } : document), assetOf),
  );
  if (project.keepsRevisions) await replace(project, stored);
  else {
    // Twice: a strong reference is refused while its target does not exist yet.
    const passes = stored.length > batchSize ? [stored.map(withWeakReferences), stored] : [stored];
    for (const pass of passes) await write(project, pass);
    await write(project, await withRevisions(project, library, stored));
  }
  return { documents: stored.length, pictures: assets.size };
}

/** Throws if the file has documents that no project takes or no page could show: a mistyped type can hardly be mended there. */
function refuseStrangers(library: readonly LibraryDocument[], file: string): void {
  const faults = library.flatMap(({ fields, id, line }) =>
    documentFaults(fields)
      .filter(({ path: at }) => at === "_id" || at === "_type")
      .map(({ path: at, message }) => `${file}:${line}: ${id}: ${at} ${message}.`),
  );
  if (faults.length > 0) throw new Error([...faults, "Nothing has been written."].join("\n"));
}

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
  await runTransfer(
    "content:import",
    await readEnv(),
    importDataset,
    "SANITY_API_WRITE_TOKEN",
    ({ dataset }) => dataset,
  ).catch(tellFault);
