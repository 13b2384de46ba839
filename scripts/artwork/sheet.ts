/** A contact sheet: many pictures, small, in one file. */
import sharp from "sharp";

const tile = { width: 300, height: 169, gap: 8, columns: 6 };

/** Writes the pictures, in order, as one PNG. */
export async function writeSheet(files: string[], target: string): Promise<void> {
  const stepX = tile.width + tile.gap;
  const stepY = tile.height + tile.gap;
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(tile.width, tile.height).png().toBuffer(),
      left: tile.gap + (index % tile.columns) * stepX,
      top: tile.gap + Math.floor(index / tile.columns) * stepY,
    })),
  );
  await sharp({
    create: {
      width: tile.gap + tile.columns * stepX,
      height: tile.gap + Math.ceil(files.length / tile.columns) * stepY,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(tiles)
    .png()
    .toFile(target);
}
