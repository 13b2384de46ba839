/**
 * `npm run content:export`: copies the whole dataset of a Sanity project, or of this machine's content lake, into the repository:
 * documents and pictures, in Sanity's own export format. The dataset file is replaced only when everything was read, and never by
 * nothing: an empty dataset is most likely one whose name was mistyped. Nothing is written either while the file has work that the
 * project does not have; `--force` gives that up. A picture that is too wide for readers, or says where it was taken, is made anew.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { withoutStatedLanguage } from "#lib/base/i18n/stated-language";
import { smallPicture, smallPictureFile } from "#lib/base/values/small-picture";
import { writeWholeFile } from "#lib/base/values/whole-file";
import type { Unchecked } from "#lib/publication/content/schema/fault";
import { withWeakMembers } from "#lib/publication/content/schema/translation";
import { storeSmall } from "./artwork/small-picture.ts";
import { filesOf, fileOfAsset, toExport, withFiles } from "./content/assets.ts";
import { readDataset, writeDataset } from "./content/dataset-file.ts";
import { exportLosses } from "./content/export-losses.ts";
import { readLibrary, type LibraryDocument } from "./content/library.ts";
import { publicPicture } from "./content/public-picture.ts";
import { readText } from "./content/read-text.ts";
import {
  deletionsOf,
  download,
  exportLines,
  isOfLibrary,
  storeName,
  type Project,
} from "./content/sanity-project.ts";
import { runTransfer, type Transferred } from "./transfer-command.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";

type Stored = { _id: string; _type: string; url?: string };

/** A picture as the file names it, and its bytes where it is not there yet. */
type Picture = { file: string; bytes: Uint8Array | null };

/**
 * Reads the project into the file and the folder. Returns how many documents and pictures there were. Throws if that would take
 * work from the file, unless it `isForced`.
 */
export async function exportDataset(
  project: Project,
  file: string,
  pictures: string,
  { isForced = false } = {},
): Promise<Transferred> {
  const stored = (await exportLines(project)).map((line) => JSON.parse(line) as Stored);
  // Documents name assets by file.
  const ofLibrary = stored.filter(isOfLibrary);
  if (ofLibrary.length === 0)
    throw new Error(`The project's dataset ${project.dataset} is empty. ${file} stays as it is.`);
  const urls = new Map(
    stored
      .filter(({ _type }) => _type === "sanity.imageAsset")
      .map(({ _id, url }) => [fileOfAsset(_id), url]),
  );
  const read = new Map<string, Picture>();
  for (const name of new Set(ofLibrary.flatMap((document) => filesOf(toExport(document)))))
    read.set(name, await readPicture(project, name, urls.get(name), pictures));
  const fileOf = (name: string) => read.get(name)?.file ?? name;
  const documents = ofLibrary.map((document) =>
    withWeakMembers(withoutStatedLanguage(toExport(document, fileOf))),
  );
  const library = existsSync(file) ? await readFormer(file, isForced) : [];
  if (!isForced) await refuseLosses(project, file, library, { documents, fileOf });
  const before = new Set(library.flatMap(({ fields }) => filesOf(fields)));
  await mkdir(pictures, { recursive: true });
  // Each whole: a partial file of an aborted export would never be replaced.
  for (const { file: name, bytes } of read.values())
    if (bytes) await writeWholeFile(path.join(pictures, name), bytes);
  const files = [...new Set([...read.values()].map((one) => one.file))];
  await storeSmall(files, pictures);
  await writeDataset(file, documents);
  const anew = [...read].filter(([name, picture]) => name !== picture.file);
  // What this file does not name, another one in the same folder may.
  for (const [name] of anew.filter(([one]) => before.has(one)))
    for (const place of [name, path.join(smallPicture.folder, smallPictureFile(name))])
      await rm(path.join(pictures, place), { force: true });
  const notes = anew.map(([name, picture]) => `${name} is stored as ${picture.file}, fit to be public.`);
  return { documents: documents.length, pictures: files.length, notes };
}

/** What the file has. Unless it is overwritten whatever it has, it has to be readable. */
const readFormer = async (file: string, isForced: boolean): Promise<LibraryDocument[]> =>
  isForced ? readLibrary(await readText(file)).documents : readDataset(file);

/** A picture's name is made from its content: a file of that name is the same picture. */
async function readPicture(
  project: Project,
  name: string,
  url: string | undefined,
  pictures: string,
): Promise<Picture> {
  const place = path.join(pictures, name);
  const isThere = existsSync(place);
  if (!isThere && url === undefined)
    throw new Error(`The project names the picture ${name} and does not hold it.`);
  const bytes = isThere ? await readFile(place) : await download(project, url ?? "");
  const anew = await publicPicture(bytes).catch((error: unknown) => {
    throw new Error(`The picture ${name} cannot be read: ${(error as Error).message}`);
  });
  if (!anew) return { file: name, bytes: isThere ? null : bytes };
  return {
    file: `${createHash("sha1").update(anew.bytes).digest("hex")}-${anew.ending}`,
    bytes: anew.bytes,
  };
}

type Exported = { documents: readonly Unchecked[]; fileOf: (picture: string) => string };

/** Throws if the file has work that the project does not have. A picture that is stored anew is none. */
async function refuseLosses(
  project: Project,
  file: string,
  former: readonly LibraryDocument[],
  { documents, fileOf }: Exported,
): Promise<void> {
  const library = former.map((one) => ({ ...one, fields: withFiles(one.fields, fileOf) }));
  const exported = new Map(documents.map((document) => [String(document._id), document]));
  const store = storeName(project);
  const absent = library.filter(({ id }) => !exported.has(id)).map(({ id }) => id);
  const losses = exportLosses(library, exported, await deletionsOf(project, absent), { file, store });
  if (losses.length === 0) return;
  const remedy = project.keepsRevisions
    ? "`npm run content:import` takes this there first"
    : "Export into another file by --file, and bring the two together";
  throw new Error([...losses, `Nothing has been written. ${remedy}; --force overwrites it.`].join("\n"));
}

if (import.meta.main)
  await runTransfer({
    name: "content:export",
    env: await readEnv(),
    flags: ["force"],
    transfer: (project, file, pictures, flags) =>
      exportDataset(project, file, pictures, { isForced: flags.has("force") }),
    token: "SANITY_API_READ_TOKEN",
    nameOf: (_, file) => file,
  }).catch(tellFault);
