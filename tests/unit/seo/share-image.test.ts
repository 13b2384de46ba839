/** What is drawn on a share image. */
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { shareImage } from "@/components/site/seo/share-image";
import { shareImageSize } from "#lib/seo/metadata";

const { width, height } = shareImageSize;
type Drawn = { title: string; note?: string };

const pictureOf = async ({ title, note }: Drawn) =>
  Buffer.from(await (await shareImage({ label: "Glossar", title, ...(note ? { note } : {}) })).arrayBuffer());

/** Of a part of the picture, whether each dot is not the paper's color, row by row. */
async function inkIn(drawn: Drawn, part: Region): Promise<boolean[][]> {
  const dots = await sharp(await pictureOf(drawn))
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer();
  const isInk = (at: number) => dots.readUIntBE(at * 3, 3) !== 0xf7f8f5;
  return Array.from({ length: part.height }, (_, row) =>
    Array.from({ length: part.width }, (_, column) => isInk(row * part.width + column)),
  );
}
const inkCount = (rows: readonly boolean[][]): number => rows.flat().filter(Boolean).length;

/** The picture's margin at the right: empty where all of the title is in the picture. */
const atTheRight = { left: width - 60, top: 0, width: 60, height };

test.each([
  "Lamps",
  "Datenschutzgrundverordnungskonform",
  "Was ist Altersverifikationspflichtgesetz?",
  "a".repeat(40),
])("%s stays within the picture", async (title) => {
  expect(inkCount(await inkIn({ title }, atTheRight))).toBe(0);
});

/** Between the title and the lamp. */
const aboveTheLamp = { left: 0, top: 462, width, height: 38 };

test.each([
  { title: "Desactiva la reproducción automática en todas las pantallas" },
  { title: "Video chat with strangers: OmeTV, Monkey, Yubo and others" },
  { title: "Reddit: good rooms, rough rooms, and how to tell" },
  { title: "sextortion", note: `${"wordy ".repeat(19)}here.` },
  { title: "verificación en dos pasos", note: `${"wordy ".repeat(12)}here.` },
])("$title does not crowd the lamp", async (drawn) => {
  expect(inkCount(await inkIn(drawn, aboveTheLamp))).toBe(0);
});

test("a word that is drawn closely is followed by no wider gap than another one", async () => {
  const line = { left: 140, top: 240, width: 940, height: 130 };
  const widestGap = async (title: string): Promise<number> => {
    const rows = await inkIn({ title }, line);
    const columns = Array.from({ length: line.width }, (_, at) => rows.some((row) => row[at]));
    const drawn = columns.slice(columns.indexOf(true), columns.lastIndexOf(true));
    return Math.max(
      ...drawn
        .join()
        .split("true")
        .map((gap) => gap.split("false").length - 1),
    );
  };
  const plain = await widestGap("Lautomutilation dans");
  expect(plain).toBeGreaterThan(10);
  for (const title of ["L’automutilation dans", "L'automutilation dans"])
    expect(Math.abs((await widestGap(title)) - plain), title).toBeLessThanOrEqual(2);
});

test("a note stands under the title, and is left out where it has no room", async () => {
  const [bare, noted, crowded] = await Promise.all(
    ["", "He knows how to talk to people.", "wordy ".repeat(30)].map((note) =>
      pictureOf({ title: "rizz", note }),
    ),
  );
  expect(bare && noted?.equals(bare)).toBe(false);
  expect(bare && crowded?.equals(bare)).toBe(true);
  const two = { title: "verificación en dos pasos", note: `${"wordy ".repeat(16)}here.` };
  expect((await pictureOf(two)).equals(await pictureOf({ title: two.title }))).toBe(true);
});
