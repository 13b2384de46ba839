/** From a request to the bytes of its picture, and how similar two pictures are. */
import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { composeAction } from "./action.ts";
import { composeBrief } from "./brief.ts";
import { chanceOf } from "./chance.ts";
import { chooseThings } from "./choose.ts";
import { groundOf } from "./palette.ts";
import type { GroundName } from "./palette.ts";
import { drawScene, height, width } from "./scene.ts";
import { composeTrack } from "./track.ts";

export type Subject = { kind: "brief" | "action" | "track"; slug: string; color: string; category: string };

const weighted: GroundName[] = ["night", "paper", "dusk", "tint", "night", "bold", "paper", "tint"];

const groundWords: Record<GroundName, string> = {
  night: "a night-dark background",
  dusk: "a dark background",
  bold: "a boldly colored background",
  tint: "a pale background",
  paper: "a paper-white background",
};

const lightWords = {
  brief: "with a cone of yellow light",
  action: "with a flashlight's yellow beam",
  track: "along a line that passes through yellow light",
};

/** The SVG of a subject, and a plain description of it; each attempt gives another composition. */
function draw(subject: Subject, attempt: number): { svg: string; description: string } {
  const { kind, slug, color, category } = subject;
  const chance = chanceOf(`${kind}/${slug}#${attempt}`);
  const groundName = chance.pick(weighted);
  const ground = groundOf(color, groundName);
  const count = kind === "action" ? 2 : kind === "brief" ? chance.whole(3, 4) : chance.whole(3, 5);
  const things = chooseThings(slug, category, count, chance);
  const compose = { brief: composeBrief, action: composeAction, track: composeTrack }[kind];
  const scene = compose(things, ground, chance);
  const labels = [...scene.items.map(({ thing }) => thing.label), ...(scene.note ? [scene.note] : [])];
  const list = new Intl.ListFormat("en-GB").format(labels);
  const description = `${list[0]!.toUpperCase()}${list.slice(1)} ${lightWords[kind]}, on ${groundWords[groundName]}`;
  return { svg: drawScene(scene), description };
}

/** The pixels of an SVG, three bytes each. */
const rasterise = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

const fromPixels = (pixels: Buffer) => sharp(pixels, { raw: { width, height, channels: 3 } });

/** The same pixels in their `count` most frequent colors: flat areas stay exact, edges keep a few steps. */
function reduceColours(pixels: Buffer, count: number): Buffer {
  const frequency = new Map<number, number>();
  const colours = new Uint32Array(pixels.length / 3);
  for (let i = 0; i < colours.length; i += 1) {
    const colour = pixels.readUIntBE(i * 3, 3);
    colours[i] = colour;
    frequency.set(colour, (frequency.get(colour) ?? 0) + 1);
  }
  const kept = [...frequency].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, count);
  const nearest = new Map<number, number>();
  for (const colour of frequency.keys()) {
    let least = Infinity;
    for (const [candidate] of kept) {
      const red = (colour >> 16) - (candidate >> 16);
      const green = ((colour >> 8) & 255) - ((candidate >> 8) & 255);
      const blue = (colour & 255) - (candidate & 255);
      const distance = red * red * 2 + green * green * 4 + blue * blue * 3;
      if (distance >= least) continue;
      least = distance;
      nearest.set(colour, candidate);
    }
  }
  const reduced = Buffer.alloc(pixels.length);
  colours.forEach((colour, i) => reduced.writeUIntBE(nearest.get(colour)!, i * 3, 3));
  return reduced;
}

/** The picture as lossless WebP, in as many colors as a size of about 14 KB allows. */
async function encode(pixels: Buffer): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const colours of [72, 56, 44]) {
    encoded = await fromPixels(reduceColours(pixels, colours)).webp({ lossless: true, effort: 6 }).toBuffer();
    if (encoded.length <= 14 * 1024) break;
  }
  return encoded;
}

/** The brightness of a picture at 32 by 18 pixels. */
const signature = (pixels: Buffer): Promise<Buffer> =>
  fromPixels(pixels).resize(32, 18, { fit: "fill" }).greyscale().raw().toBuffer();

/** The mean difference of two signatures, 0 (equal) to 255. */
export function difference(first: Buffer, second: Buffer): number {
  let sum = 0;
  for (let i = 0; i < first.length; i += 1) sum += Math.abs(first[i]! - second[i]!);
  return sum / first.length;
}

/** A picture whose mean grey difference (0-255, at 32x18) to another is smaller than this is composed again. */
export const leastDifference = 12;
const attempts = 40;

/** The file name of a drawn picture: its content hash and its size. */
export const pictureFileName = /^[0-9a-f]{40}-1200x675\.webp$/;

/** Writes the picture into the folder, which is created if needed. Returns the name of its file. */
export async function storePicture(pixels: Buffer, folder: string): Promise<string> {
  const bytes = await encode(pixels);
  const file = `${createHash("sha1").update(bytes).digest("hex")}-${width}x${height}.webp`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), bytes);
  return file;
}

/** The signatures of all pictures in a folder, by file name; empty if there is no such folder. */
export async function signaturesIn(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => pictureFileName.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const pixels = await sharp(path.join(folder, name)).removeAlpha().raw().toBuffer();
        return [name, await signature(pixels)] as const;
      }),
    ),
  );
}

/**
 * The first composition of a subject that is unlike all pictures whose signatures are given: its pixels, a plain description, its
 * signature and its difference to the most similar one. Throws when every attempt is too similar to another.
 */
export async function drawUnlike(subject: Subject, others: readonly Buffer[]) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { svg, description } = draw(subject, attempt);
    const pixels = await rasterise(svg);
    const grey = await signature(pixels);
    const nearest = Math.min(255, ...others.map((other) => difference(grey, other)));
    if (nearest >= leastDifference) return { pixels, description, signature: grey, difference: nearest };
  }
  throw new Error(`${subject.kind}/${subject.slug} stays too much like another picture`);
}
