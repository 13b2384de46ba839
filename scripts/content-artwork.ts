/**
 * `npm run content:artwork`: draws the featured artwork of the content dataset: one picture for each brief, action and track that
 * has none, all in one style (a cone of light over simple objects), each made from its slug. Writes the file names and descriptions
 * into the dataset, and a small version of each picture for lists.
 *
 * `-- --all` draws those anew that have a picture, a photo too, and replaces their descriptions. `-- --sheet FILE.png` puts the
 * drawn ones on one sheet. `-- --small` draws nothing, and only makes the small versions of the existing pictures.
 */
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWholeFile } from "#lib/base/values/whole-file";
import { isUnpublishedId } from "#lib/publication/content/schema/fault";
import { drawUnlike, pictureFileName, signaturesIn, storePicture, type Subject } from "./artwork/picture.ts";
import { storeAllSmall, storeSmall } from "./artwork/small-picture.ts";
import { writeSheet } from "./artwork/sheet.ts";
import { assetInExport } from "./content/assets.ts";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

const keyOf = ({ kind, slug }: Subject) => `${kind}/${slug}`;

/** A drawn picture: its file, what it shows, and its grey difference to the most similar picture drawn before. */
type Drawn = { file: string; description: string; difference: number };

/** Draws every subject into the folder, in the order of their keys, each unlike the pictures whose signatures are given. */
async function drawAll(
  subjects: Subject[],
  folder: string,
  others: readonly Buffer[],
): Promise<Map<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  const signatures = [...others];
  for (const subject of subjects.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const key = keyOf(subject);
    // A published document and its draft share one picture.
    if (drawn.has(key)) continue;
    const { pixels, description, signature, difference } = await drawUnlike(subject, signatures);
    const file = await storePicture(pixels, folder);
    signatures.push(signature);
    drawn.set(key, { file, description, difference });
  }
  return drawn;
}

/** Removes drawn pictures that the dataset does not name. */
async function removeUnused(dataset: string, folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (pictureFileName.test(name) && !dataset.includes(name)) await rm(path.join(folder, name));
}

const kinds: Record<string, Subject["kind"]> = {
  microBrief: "brief",
  microAction: "action",
  track: "track",
};
const ageColors: Record<string, string> = {
  "ages-5-6": "orange",
  "ages-7-10": "green",
  "ages-11-13": "blue",
  "teens-14-16": "violet",
};

type Document = {
  _id: string;
  _type: string;
  slug?: { current?: string };
  color?: string;
  category?: { _ref?: string };
  ageGuidance?: string;
  language?: string;
  featuredImage?: { _sanityAsset?: string };
};

const hasPicture = ({ featuredImage }: Document): boolean => featuredImage?._sanityAsset !== undefined;

/** What to draw for a document; null for a document without artwork of its own, such as a translation. */
function subjectOf(document: Document, colors: Map<string, string>): Subject | null {
  const kind = kinds[document._type];
  const slug = document.slug?.current;
  if (kind === undefined || slug === undefined || document.language !== undefined) return null;
  if (kind === "track")
    return { kind, slug, category: "", color: ageColors[document.ageGuidance ?? ""] ?? "teal" };
  const reference = document.category?._ref ?? "";
  const color = colors.get(reference);
  if (color === undefined && isUnpublishedId(document._id)) return null;
  if (color === undefined) throw new Error(`${document._id} names no category with a colour`);
  return { kind, slug, category: reference.replace(/^category-/, ""), color };
}

/**
 * Draws the pictures that documents of a dataset file lack, or `all`, and writes their names and descriptions into it. Other lines
 * keep their bytes.
 */
export async function drawDataset(
  dataset: string,
  folder: string,
  { all = false } = {},
): Promise<Map<string, Drawn>> {
  const lines = (await readFile(dataset, "utf8")).split("\n");
  const documents = lines.map((text) => (text.trim() === "" ? null : (JSON.parse(text) as Document)));
  const colors = new Map(documents.flatMap((one) => (one?.color ? [[one._id, one.color] as const] : [])));
  const subjects = documents.map((one) => (one && (all || !hasPicture(one)) ? subjectOf(one, colors) : null));
  const drawn = await drawAll(
    subjects.filter((one) => one !== null),
    folder,
    all ? [] : [...(await signaturesIn(folder)).values()],
  );
  const redrawn = new Map<string, string>();
  const rewritten = lines.map((text, index) => {
    const document = documents[index];
    const subject = subjects[index];
    if (!document || !subject) return text;
    const picture = drawn.get(keyOf(subject));
    if (!picture) throw new Error(`${document._id} was not drawn`);
    const asset = assetInExport(picture.file);
    if (document.featuredImage?._sanityAsset) redrawn.set(document.featuredImage._sanityAsset, asset);
    const featuredImage = {
      ...document.featuredImage,
      _type: "image",
      alt: picture.description,
      _sanityAsset: asset,
    };
    return JSON.stringify({ ...document, featuredImage });
  });
  // A translation has the picture of its original, with a description of its own.
  const text = rewritten
    .map((line, index) => {
      const { language, featuredImage } = documents[index] ?? {};
      const asset = redrawn.get(featuredImage?._sanityAsset ?? "");
      return language === undefined || asset === undefined
        ? line
        : line.replace(JSON.stringify(featuredImage?._sanityAsset), JSON.stringify(asset));
    })
    .join("\n");
  await writeWholeFile(dataset, text);
  if (all) {
    await removeUnused(text, folder);
    await storeAllSmall(folder);
  } else
    await storeSmall(
      [...drawn.values()].map(({ file }) => file),
      folder,
    );
  return drawn;
}

async function run(): Promise<void> {
  const { values } = readArguments("npm run content:artwork [-- [--all] [--sheet FILE.png] | --small]", {
    options: {
      all: { type: "boolean", default: false },
      sheet: { type: "string" },
      small: { type: "boolean", default: false },
    },
  });
  if (values.small) {
    const files = await storeAllSmall(pictureFolder);
    console.log(`${files} small pictures.`);
    return;
  }
  const drawn = [...(await drawDataset(datasetFile, pictureFolder, { all: values.all })).values()];
  if (drawn.length === 0) {
    console.log("Every piece has a picture.");
    return;
  }
  if (values.sheet !== undefined)
    await writeSheet(
      drawn.map(({ file }) => path.join(pictureFolder, file)),
      values.sheet,
    );
  const least = Math.min(...drawn.map((one) => one.difference));
  console.log(
    `${drawn.length} pictures drawn; each differs from the others by at least ${least.toFixed(1)} of 255 in grey.`,
  );
}

if (import.meta.main) await run().catch(tellFault);
