/**
 * `npm run content:import`: writes the repository's dataset into a Sanity project, documents and pictures. A document of
 * the same id is replaced; nothing is deleted. What the project alone decides is not ours to keep: it gives every
 * document a new revision and update time.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { filesOf, toProject, withWeakReferences } from "./content/assets.ts";
import { datasetFile, pictureFolder, readDataset } from "./content/dataset-file.ts";
import { projectOfEnvironment, replace, upload, type Project } from "./content/sanity-project.ts";

/** Documents of one transaction. */
const batchSize = 100;

/** Writes the file and its pictures into the project. Gives how much there was. */
export async function importDataset(project: Project, file: string, pictures: string) {
  const documents = (await readDataset(file)).map(({ fields }) => fields);
  const assets = new Map<string, string>();
  for (const name of new Set(documents.flatMap(filesOf)))
    assets.set(name, await upload(project, await readFile(path.join(pictures, name)), name));
  const assetOf = (name: string) => assets.get(name) ?? "";
  // Revisions are the project's own, and a document that names one is refused.
  const stored = documents.map(({ _rev: _, ...document }) => toProject(document, assetOf));
  // Twice: a strong reference is refused while what it points at is still to come.
  const passes = stored.length > batchSize ? [stored.map(withWeakReferences), stored] : [stored];
  for (const pass of passes)
    for (let from = 0; from < pass.length; from += batchSize)
      await replace(project, pass.slice(from, from + batchSize));
  return { documents: stored.length, pictures: assets.size };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      file: { type: "string", default: datasetFile },
      pictures: { type: "string", default: pictureFolder },
    },
  });
  try {
    const project = projectOfEnvironment("SANITY_API_WRITE_TOKEN");
    const count = await importDataset(project, values.file, values.pictures);
    console.log(`${project.dataset}: ${count.documents} documents, ${count.pictures} pictures.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
