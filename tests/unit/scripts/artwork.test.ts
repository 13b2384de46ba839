import { expect, test, vi } from "vitest";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { difference, drawUnlike, leastDifference, signaturesIn } from "@/scripts/artwork/picture";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { smallPicture, smallPictureFile } from "#lib/base/values/small-picture";

vi.setConfig({ testTimeout: 60_000 });

const picturesNamed = (text: string) => new Set(text.match(/[0-9a-f]{40}-1200x675\.webp/g));

test("no two pictures of the library are alike in grey, and each is one of a document", async () => {
  const signatures = [...(await signaturesIn(pictureFolder))];
  expect(new Set(signatures.map(([name]) => name))).toEqual(picturesNamed(readFileSync(datasetFile, "utf8")));
  const alike = signatures.flatMap(([name, one], index) =>
    signatures
      .slice(index + 1)
      .filter(([, other]) => difference(one, other) < leastDifference)
      .map(([other]) => `${name} and ${other}`),
  );
  expect(alike).toEqual([]);
});

test("a subject whose first composition is taken is composed anew", async () => {
  const subject = { kind: "brief", slug: "a-first-idea", color: "green", category: "gaming" } as const;
  const first = await drawUnlike(subject, []);
  const second = await drawUnlike(subject, [first.signature]);
  expect(second.difference).toBeGreaterThanOrEqual(leastDifference);
  expect(second.pixels.equals(first.pixels)).toBe(false);
  expect((await drawUnlike(subject, [])).pixels.equals(first.pixels)).toBe(true);
});

test("each picture has a small version of at most four kilobytes, and no other is there", async () => {
  const folder = path.join(pictureFolder, smallPicture.folder);
  const named = [...picturesNamed(readFileSync(datasetFile, "utf8"))];
  const small = readdirSync(folder);
  expect(small.toSorted()).toEqual(named.map(smallPictureFile).toSorted());
  expect(new Set(small).size).toBe(named.length);
  for (const name of small) {
    const bytes = readFileSync(path.join(folder, name));
    expect(bytes.length, name).toBeLessThanOrEqual(4 * 1024);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], name).toEqual([smallPicture.width, smallPicture.height]);
  }
});
