/** The small versions of the pictures, shown in lists where there is no image server to make them. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { smallPicture, smallPictureFile } from "#lib/base/values/small-picture";

const mostBytes = 4 * 1024;

/** As WebP, in the best quality that four kilobytes allow. */
async function encode(picture: Buffer): Promise<Buffer> {
  const small = sharp(picture).resize(smallPicture.width, smallPicture.height, { fit: "cover" });
  for (let quality = 76; quality > 0; quality -= 9) {
    const bytes = await small.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`a small picture has more than ${mostBytes} bytes, however coarse it is`);
}

/** Writes the small versions of the named picture files beside them. */
export async function storeSmall(files: Iterable<string>, folder: string): Promise<void> {
  const target = path.join(folder, smallPicture.folder);
  await mkdir(target, { recursive: true });
  for (const file of new Set(files))
    await writeFile(
      path.join(target, smallPictureFile(file)),
      await encode(await readFile(path.join(folder, file))),
    );
}

/** Makes the small versions of all pictures in the folder again. Returns how many. */
export async function storeAllSmall(folder: string): Promise<number> {
  await rm(path.join(folder, smallPicture.folder), { recursive: true, force: true });
  const files = (await readdir(folder)).filter((name) => /\.\w+$/.test(name));
  await storeSmall(files, folder);
  return files.length;
}
