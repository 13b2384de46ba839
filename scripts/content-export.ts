/**
 * `npm run content:export`: copies the whole dataset of a Sanity project, or of this machine's content lake, into the repository:
 * documents and pictures, in Sanity's own export format. The dataset file is replaced only when everything was read, and never by
 * nothing: an empty dataset is most likely one whose name was mistyped.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutStatedLanguage } from "#lib/base/i18n/stated-language";
import { storeSmall } from "./artwork/small-picture.ts";
import { filesOf, fileOfAsset, toExport } from "./content/assets.ts";
import { writeDataset } from "./content/dataset-file.ts";
import { download, exportLines, type Project } from "./content/sanity-project.ts";
import { runTransfer } from "./transfer-command.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";

type Stored = { _id: string; _type: string; url?: string };

/** Reads the project into the file and the folder. Returns how many documents and pictures there were. */
export async function exportDataset(project: Project, file: string, pictures: string) {
  const stored = (await exportLines(project)).map((line) => JSON.parse(line) as Stored);
  const documents = stored
    // Documents name assets by file. Documents whose id begins with `_.` or `sanity.` are the project's own.
    .filter(
      ({ _id, _type }) =>
        !_type.startsWith("sanity.") && !_type.startsWith("system.") && !_id.startsWith("_."),
    )
    .map((document) => withoutStatedLanguage(toExport(document)));
  if (documents.length === 0)
    throw new Error(`The project's dataset ${project.dataset} is empty. ${file} stays as it is.`);
  const urls = new Map(
    stored
      .filter(({ _type }) => _type === "sanity.imageAsset")
      .map(({ _id, url }) => [fileOfAsset(_id), url]),
  );
  const files = [...new Set(documents.flatMap(filesOf))];
  await mkdir(pictures, { recursive: true });
  for (const name of files) {
    const place = path.join(pictures, name);
    // A picture's name is made from its content: a file of that name is the same picture.
    if (existsSync(place)) continue;
    const url = urls.get(name);
    if (url === undefined) throw new Error(`The project names the picture ${name} and does not hold it.`);
    // The file gets its name only when it is complete: a partial file of an aborted export would never be replaced.
    await writeFile(`${place}.new`, await download(project, url));
    await rename(`${place}.new`, place);
  }
  await storeSmall(files, pictures);
  await writeDataset(file, documents);
  return { documents: documents.length, pictures: files.length };
}

if (import.meta.main)
  await runTransfer(
    "content:export",
    await readEnv(),
    exportDataset,
    "SANITY_API_READ_TOKEN",
    (_, file) => file,
  ).catch(tellFault);
