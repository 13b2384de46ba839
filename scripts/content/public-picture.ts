/**
 * What a picture may be that anybody can load as it is: without a project, the site has each in one size, and no server strips it.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Metadata } from "sharp";

/** In pixels. The pictures that ship with the library have 1200. */
const mostWide = 1600;

/** How much of a photo's detail stays. */
const quality = 82;

/** Whether a file says more than its pixels: where and when a photo was taken, and by what. */
const saysMore = ({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((one) => one !== undefined);

function faultsOf(facts: Metadata): string[] {
  const { format, autoOrient } = facts;
  // A drawing of lines has no size of its own.
  if (format === "svg") return [];
  const { width } = autoOrient;
  return [
    ...(format === "tiff" ? ["is a TIFF, which browsers do not show"] : []),
    ...(width > mostWide ? [`is ${width} px wide; at most ${mostWide} are allowed`] : []),
    ...(saysMore(facts) ? ["holds metadata, such as where a photo was taken"] : []),
  ];
}

/** What keeps the picture files of a folder from being public, by name; files that are fit or cannot be read are not named. */
export async function pictureFaults(folder: string, files: Iterable<string>): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (const file of files) {
    const facts = await readFile(path.join(folder, file))
      .then((bytes) => sharp(bytes).metadata())
      .catch(() => null);
    const [fault] = facts ? faultsOf(facts) : [];
    if (fault !== undefined) faults.set(file, fault);
  }
  return faults;
}

/** The picture as it may be public, and the size and kind in its name; null for one that is fit as it is. */
export async function publicPicture(bytes: Uint8Array): Promise<{ bytes: Buffer; ending: string } | null> {
  const facts = await sharp(bytes).metadata();
  if (faultsOf(facts).length === 0) return null;
  const { data, info } = await sharp(bytes, { animated: ["gif", "webp"].includes(facts.format) })
    .autoOrient()
    .resize({ width: mostWide, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, ending: `${info.width}x${info.pageHeight ?? info.height}.webp` };
}
