/**
 * Draws the featured artwork of the content dataset: one picture for each brief, action and track, all of one system
 * (a cone of light over simple objects), each from its own slug, and writes the file names into the dataset.
 *
 * `node scripts/content-artwork.ts [--sheet FILE.png] [--descriptions FILE.json]`
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { difference, draw, encode, rasterise, signature } from "./artwork/picture.ts";
import { writeSheet } from "./artwork/sheet.ts";

export type ArtworkRequest = {
  kind: "brief" | "action" | "track";
  slug: string;
  color: string;
  category: string;
};

const keyOf = ({ kind, slug }: ArtworkRequest) => `${kind}/${slug}`;

/** Pictures nearer to each other than this mean grey difference (0-255, at 32x18) are composed anew. */
const leastDifference = 12;
const attempts = 40;
const fileName = /^[0-9a-f]{40}-1200x675\.webp$/;

/** A drawn picture: its file, what it shows, and its grey difference to the picture most like it drawn before. */
type Drawn = { file: string; description: string; difference: number };

/** Draws every request into the folder, in the order of their keys, and removes pictures no longer used. */
export async function drawAll(requests: ArtworkRequest[], folder: string): Promise<Map<string, Drawn>> {
  await mkdir(folder, { recursive: true });
  const drawn = new Map<string, Drawn>();
  const signatures: Buffer[] = [];
  for (const request of requests.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const key = keyOf(request);
    if (drawn.has(key)) throw new Error(`${key} is asked for twice`);
    for (let attempt = 0; ; attempt += 1) {
      if (attempt === attempts) throw new Error(`${key} stays too much like another picture`);
      const { svg, description } = draw(request, attempt);
      const pixels = await rasterise(svg);
      const grey = await signature(pixels);
      const nearest = Math.min(255, ...signatures.map((other) => difference(grey, other)));
      if (nearest < leastDifference) continue;
      const bytes = await encode(pixels);
      const file = `${createHash("sha1").update(bytes).digest("hex")}-1200x675.webp`;
      await writeFile(path.join(folder, file), bytes);
      signatures.push(grey);
      drawn.set(key, { file, description, difference: nearest });
      break;
    }
  }
  const used = new Set([...drawn.values()].map(({ file }) => file));
  for (const name of await readdir(folder)) {
    if (fileName.test(name) && !used.has(name)) await rm(path.join(folder, name));
  }
  return drawn;
}

/** Draws every request into the folder: `kind/slug` to file name. */
export async function drawArtwork(requests: ArtworkRequest[], folder: string): Promise<Map<string, string>> {
  const drawn = await drawAll(requests, folder);
  return new Map([...drawn].map(([key, { file }]) => [key, file]));
}

const kinds: Record<string, ArtworkRequest["kind"]> = {
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
  featuredImage?: { _sanityAsset?: string };
};

/** What to draw for a document; null for a document without artwork. */
function requestOf(document: Document, colors: Map<string, string>): ArtworkRequest | null {
  const kind = kinds[document._type];
  const slug = document.slug?.current;
  if (kind === undefined || slug === undefined) return null;
  if (kind === "track")
    return { kind, slug, category: "", color: ageColors[document.ageGuidance ?? ""] ?? "teal" };
  const reference = document.category?._ref ?? "";
  const color = colors.get(reference);
  if (color === undefined) throw new Error(`${document._id} names no category with a colour`);
  return { kind, slug, category: reference.replace(/^category-/, ""), color };
}

/** Draws for a dataset file and names the pictures in it; other lines keep their bytes. */
async function drawDataset(dataset: string, folder: string): Promise<Map<string, Drawn>> {
  const lines = (await readFile(dataset, "utf8")).split("\n");
  const documents = lines.map((text) => (text.trim() === "" ? null : (JSON.parse(text) as Document)));
  const colors = new Map(documents.flatMap((one) => (one?.color ? [[one._id, one.color] as const] : [])));
  const requests = documents.map((one) => one && requestOf(one, colors));
  const drawn = await drawAll(
    requests.filter((one) => one !== null),
    folder,
  );
  const rewritten = lines.map((text, index) => {
    const document = documents[index];
    const request = requests[index];
    if (!document || !request) return text;
    const _sanityAsset = `image@file://./images/${drawn.get(keyOf(request))!.file}`;
    if (document.featuredImage) document.featuredImage._sanityAsset = _sanityAsset;
    else Object.assign(document, { featuredImage: { _type: "image", _sanityAsset } });
    return JSON.stringify(document);
  });
  await writeFile(dataset, rewritten.join("\n"));
  return drawn;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { sheet: { type: "string" }, descriptions: { type: "string" } } });
  const folder = "public/images/embedded/production";
  const drawn = await drawDataset("lib/local/dataset/lantern.ndjson", folder);
  if (values.sheet) {
    await writeSheet(
      [...drawn.values()].map(({ file }) => path.join(folder, file)),
      values.sheet,
    );
  }
  if (values.descriptions) {
    const descriptions = Object.fromEntries([...drawn].map(([key, { description }]) => [key, description]));
    await writeFile(values.descriptions, `${JSON.stringify(descriptions, null, 2)}\n`);
  }
  const least = Math.min(...[...drawn.values()].map((one) => one.difference));
  console.log(`${drawn.size} pictures; the two most alike differ by ${least.toFixed(1)} of 255 in grey.`);
}
