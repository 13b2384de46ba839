/**
 * `npm run content:import`: writes the repository's dataset into a Sanity project, or into the content lake of this machine,
 * documents and pictures. A document of the same id is replaced; nothing is deleted. What a project alone decides is not
 * ours to keep: it gives every document a new revision and update time. The lake keeps both.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesOf, toProject, withWeakReferences } from "./content/assets.ts";
import { readDataset } from "./content/dataset-file.ts";
import { replace, upload, type Project } from "./content/sanity-project.ts";
import { runTransfer } from "./content/transfer-command.ts";

/** Documents of one transaction. */
const batchSize = 100;

/** Writes the file and its pictures into the project. Gives how much there was. */
export async function importDataset(project: Project, file: string, pictures: string) {
  const documents = (await readDataset(file)).map(({ fields }) => fields);
  const assets = new Map<string, string>();
  for (const name of new Set(documents.flatMap(filesOf)))
    assets.set(name, await upload(project, await readFile(path.join(pictures, name)), name));
  const assetOf = (name: string) => assets.get(name) ?? "";
  // Revisions are a real project's own, and a document that names one is refused.
  const stored = documents.map(({ _rev, ...document }) =>
    toProject(project.keepsRevisions ? { ...document, _rev } : document, assetOf),
  );
  const batch = project.keepsRevisions ? stored.length : batchSize;
  // Twice: a strong reference is refused while what it points at is still to come.
  const passes = stored.length > batch ? [stored.map(withWeakReferences), stored] : [stored];
  for (const pass of passes)
    for (let from = 0; from < pass.length; from += batch)
      await replace(project, pass.slice(from, from + batch));
  return { documents: stored.length, pictures: assets.size };
}

if (import.meta.main) await runTransfer(importDataset, "SANITY_API_WRITE_TOKEN", ({ dataset }) => dataset);
