/** Pictures and files: received, stored beside the journal under the hash of their content, and served. */
import { createHash } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
  existsSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { assetFileName, fileAsset, imageAsset, mediaTypeOf } from "#lib/local/content-lake/image-asset";
import { badRequest } from "#lib/local/content-lake/refusal";

export type AssetFolders = {
  /** Where uploads are stored. */
  own: string;
  /** The pictures of the shipped dataset, which stay where they are. */
  shipped: string;
};

/** Stores a picture and returns its document. Throws the refusal 400 for bytes that are no picture. */
export async function storeImage(folders: AssetFolders, bytes: Buffer, originalFilename: string | null) {
  const sha1 = createHash("sha1").update(bytes).digest("hex");
  const { width, height, extension, metadata } = await measured(bytes);
  const id = `image-${sha1}-${width}x${height}-${extension}`;
  store(folders, `${sha1}-${width}x${height}.${extension}`, bytes);
  return imageAsset(id, {
    size: bytes.length,
    metadata,
    ...(originalFilename === null ? {} : { originalFilename }),
  });
}

/** Stores a file and returns its document. */
export function storeFile(folders: AssetFolders, bytes: Buffer, originalFilename: string | null) {
  const sha1 = createHash("sha1").update(bytes).digest("hex");
  const extension = /\.(\w{1,8})$/.exec(originalFilename ?? "")?.[1]?.toLowerCase() ?? "bin";
  store(folders, `${sha1}.${extension}`, bytes);
  return fileAsset(sha1, extension, {
    size: bytes.length,
    ...(originalFilename === null ? {} : { originalFilename }),
  });
}

/** sharp's names of formats that have a different file extension. */
const endings: Readonly<Record<string, string>> = { jpeg: "jpg", tiff: "tif", heif: "avif" };

async function measured(bytes: Buffer) {
  const { default: sharp } = await import("sharp");
  const image = sharp(bytes);
  const facts = await image.metadata().catch(() => null);
  if (!facts?.width || !facts.height) throw badRequest("The file is not a picture that can be read");
  // The Studio and the site show a picture upright that the camera marked as rotated.
  const isTurned = (facts.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [facts.height, facts.width] : [facts.width, facts.height];
  const small = await image.rotate().resize(20, 20, { fit: "inside" }).webp({ quality: 40 }).toBuffer();
  return {
    width,
    height,
    extension: endings[facts.format] ?? facts.format,
    metadata: {
      hasAlpha: facts.hasAlpha,
      isOpaque: !facts.hasAlpha,
      lqip: `data:image/webp;base64,${small.toString("base64")}`,
    },
  };
}

/** Stores the file completely and on disk, or not at all. An existing file is the same, because its name comes from its content. */
function store({ own, shipped }: AssetFolders, name: string, bytes: Buffer): void {
  const place = path.join(own, name);
  if (existsSync(place) || existsSync(path.join(shipped, name))) return;
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const draft = `${place}.new`;
  const handle = openSync(draft, "w", 0o600);
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** The requested size of a picture, in the parameters of Sanity's image server. */
export type Size = { width: number | undefined; height: number | undefined; isCropped: boolean };

/** The bytes of a picture, no larger than requested. An SVG is not resized, and a smaller picture is not enlarged. */
export async function resized(
  bytes: Buffer,
  type: string,
  { width, height, isCropped }: Size,
): Promise<Buffer> {
  if ((width === undefined && height === undefined) || type === "image/svg+xml" || !type.startsWith("image/"))
    return bytes;
  const { default: sharp } = await import("sharp");
  return sharp(bytes)
    .rotate()
    .resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: isCropped ? "cover" : "inside",
      withoutEnlargement: true,
    })
    .toBuffer();
}

/** The bytes of a picture or file by its name, and their media type; null when there is no such file. */
export async function readAsset(
  { own, shipped }: AssetFolders,
  name: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  if (!assetFileName.test(name)) return null;
  for (const folder of [own, shipped]) {
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    if (bytes) return { bytes, type: mediaTypeOf(name.split(".").at(-1) ?? "") };
  }
  return null;
}
