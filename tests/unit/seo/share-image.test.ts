/** What is drawn on a share image. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { shareImage } from "@/components/site/seo/share-image";
import { shareImageSize } from "#lib/seo/metadata";

/** Of the picture's margin at the right, how many dots are not the paper's colour: none where all of the title is in the picture. */
async function inkAtTheRight(title: string): Promise<number> {
  const width = 60;
  const left = shareImageSize.width - width;
  const dots = await sharp(await (await shareImage({ label: "Glossar", title })).arrayBuffer())
    .extract({ left, top: 0, width, height: shareImageSize.height })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: dots.length / 3 }, (_, at) => dots.readUIntBE(at * 3, 3)).filter(
    (color) => color !== 0xf7f8f5,
  ).length;
}

test.each([
  "Lamps",
  "Datenschutzgrundverordnungskonform",
  "Was ist Altersverifikationspflichtgesetz?",
  "a".repeat(40),
])("%s stays within the picture", async (title) => {
  expect(await inkAtTheRight(title)).toBe(0);
});
