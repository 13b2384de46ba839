/**
 * `npm run content:export`: reads the whole dataset of a Sanity project, or of the content lake of this machine, into the
 * repository, documents and pictures, in Sanity's own export format. The dataset file is replaced only when everything was read.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutStatedLanguage } from "#lib/base/i18n/stated-language";
import { storeSmall } from "./artwork/small-picture.ts";
import { filesOf, fileOfAsset, toExport } from "./content/assets.ts";
import { writeDataset } from "./content/dataset-file.ts";
import { download, exportLines, type Project } from "./content/sanity-project.ts";
import { runTransfer } from "./content/transfer-command.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";

type Stored = { _id: string; _type: string; url?: string };

/** Reads the project into the file and the folder. Gives how much there was. */
export async function exportDataset(project: Project, file: string, pictures: string) {
  const stored = (await exportLines(project)).map((line) => JSON.parse(line) as Stored);
  const documents = stored
    // Assets are named by file in the documents; what begins with `_.` or `sanity.` is the project's own.
    .filter(
      ({ _id, _type }) =>
        !_type.startsWith("sanity.") && !_type.startsWith("system.") && !_id.startsWith("_."),
    )
    .map((document) => withoutStatedLanguage(toExport(document)));
  const urls = new Map(
    stored
      .filter(({ _type }) => _type === "sanity.imageAsset")
      .map(({ _id, url }) => [fileOfAsset(_id), url]),
  );
  const files = [...new Set(documents.flatMap(filesOf))];
  await mkdir(pictures, { recursive: true });
  for (const name of files) {
    const place = path.join(pictures, name);
    // A picture's name is made of its content: one that is there is the same.
    if (existsSync(place)) continue;
    const url = urls.get(name);
    if (url === undefined) throw new Error(`The project names the picture ${name} and does not hold it.`);
    // Under its own name only when it is whole: an export that breaks off would leave a part that no later one mends.
    await writeFile(`${place}.new`, await download(project, url));
    await rename(`${place}.new`, place);
  }
  await storeSmall(files, pictures);
  await writeDataset(file, documents);
  return { documents: documents.length, pictures: files.length };
}

if (import.meta.main)
  await runTransfer(await readEnv(), exportDataset, "SANITY_API_READ_TOKEN", (_, file) => file).catch(
    tellFault,
  );
