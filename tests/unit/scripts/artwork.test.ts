import { expect, test, vi } from "vitest";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { drawDataset } from "@/scripts/content-artwork";
import { difference, drawUnlike, leastDifference, signaturesIn } from "@/scripts/artwork/picture";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
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

test("only a piece without a picture gets one, unless all are to be drawn anew", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-artwork-"));
  try {
    const [dataset, pictures] = [path.join(folder, "library.ndjson"), path.join(folder, "images")];
    const photo = `image@file://./images/${"0".repeat(40)}-1600x900.jpg`;
    const brief = (slug: string, fields: object) =>
      JSON.stringify({
        ...{ _id: `brief-${slug}`, _type: "microBrief", slug: { current: slug } },
        ...{ category: { _ref: "category-gaming" }, ...fields },
      });
    const category = JSON.stringify({ _id: "category-gaming", _type: "category", color: "green" });
    const withPhoto = brief("mine", {
      featuredImage: { _type: "image", alt: "Our kitchen", _sanityAsset: photo },
    });
    writeFileSync(dataset, [category, withPhoto, brief("bare", {})].join("\n"));
    const written = () => readFileSync(dataset, "utf8").split("\n");
    expect([...(await drawDataset(dataset, pictures)).keys()]).toEqual(["brief/bare"]);
    const [first, second, bare = ""] = written();
    expect([first, second]).toEqual([category, withPhoto]);
    const [file = ""] = picturesNamed(bare);
    expect(readdirSync(pictures).toSorted()).toEqual([file, smallPicture.folder].toSorted());
    expect(readdirSync(path.join(pictures, smallPicture.folder))).toEqual([smallPictureFile(file)]);
    expect([...(await drawDataset(dataset, pictures)).keys()]).toEqual([]);
    expect(written()).toEqual([category, withPhoto, bare]);
    const anew = await drawDataset(dataset, pictures, { all: true });
    expect([...anew.keys()]).toEqual(["brief/bare", "brief/mine"]);
    expect(written()[1]).not.toContain("Our kitchen");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
