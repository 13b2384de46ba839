import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fileOfAsset, toExport, toProject, withWeakReferences } from "@/scripts/content/assets";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { readDataset } from "@/scripts/content/dataset-file";
import { exportDataset } from "@/scripts/content-export";
import { importDataset } from "@/scripts/content-import";
import { languageRows } from "@/scripts/content-languages";
import { startTestLake } from "@/tests/support/content-lake";
import { projectToken, startSanityProject, type SanityProject } from "@/tests/support/sanity-project";

let server: SanityProject;
let folder: string;
beforeEach(async () => {
  server = await startSanityProject();
  folder = mkdtempSync(path.join(tmpdir(), "lantern-transfer-"));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
vi.setConfig({ testTimeout: 180_000 });
const projectAt = ({ url }: SanityProject) => ({ base: url, dataset: "production", token: projectToken });
const project = () => projectAt(server);

/** A project that has the shipped dataset, for the tests that leave it as it is. */
let shipped: SanityProject;
let sent: Awaited<ReturnType<typeof importDataset>>;
beforeAll(async () => {
  shipped = await startSanityProject();
  sent = await importDataset(projectAt(shipped), datasetFile, pictureFolder);
}, 180_000);
afterAll(() => shipped.close());

/** Documents of a file without what a project gives anew, to them and to the originals of translations: revision and time. */
const documentsOf = (file: string) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map(
      (line) =>
        JSON.parse(line, (name, value: unknown) =>
          ["_rev", "_updatedAt"].includes(name) ? undefined : value,
        ) as unknown,
    );

test("the shipped dataset comes back from a project as it went, pictures to the byte", async () => {
  const file = path.join(folder, "back.ndjson");
  const pictures = path.join(folder, "images");
  const back = await exportDataset(projectAt(shipped), file, pictures);
  expect(back).toEqual(sent);
  expect(back.documents).toBeGreaterThan(300);
  expect(documentsOf(file)).toEqual(documentsOf(datasetFile));
  expect(languageRows(await readDataset(file))).toEqual(languageRows(await readDataset(datasetFile)));
  const names = readdirSync(pictures).filter((name) => name.endsWith(".webp"));
  for (const name of names)
    expect(
      readFileSync(path.join(pictures, name)).equals(readFileSync(path.join(pictureFolder, name))),
      name,
    ).toBe(true);
  expect(names).toHaveLength(back.pictures);
  expect(readdirSync(path.join(pictures, "small"))).toHaveLength(back.pictures);
});

test("a second import replaces and adds nothing", async () => {
  const count = shipped.documents.size;
  await importDataset(projectAt(shipped), datasetFile, pictureFolder);
  expect(shipped.documents.size).toBe(count);
  expect([...shipped.documents.values()].some((one) => JSON.stringify(one).includes("_weak"))).toBe(false);
});

test("a refusal says what the project said, and leaves the file as it was", async () => {
  const refused = { ...project(), token: "wrong" };
  await expect(importDataset(refused, datasetFile, pictureFolder)).rejects.toThrow(/answered 401/);
  const file = path.join(folder, "none.ndjson");
  await expect(exportDataset(refused, file, folder)).rejects.toThrow(/answered 401/);
  expect(readdirSync(folder)).toEqual([]);
});

test("a document of no type of ours, or of an id that no project takes, is named before anything is written", async () => {
  const file = path.join(folder, "mistyped.ndjson");
  const lines = [
    { _id: "brief-a", _type: "microBrief" },
    { _id: "brief-b", _type: "microBreif" },
    { _id: "brief c", _type: "microBrief" },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  await expect(importDataset(project(), file, folder)).rejects.toThrow(
    `${file}:2: brief-b: _type names the unknown type "microBreif".
${file}:3: brief c: _id is missing or has characters other than letters, digits, . _ and -.
Nothing has been written.`,
  );
  expect([...server.documents.keys()]).toEqual([]);
});

test("a file that begins with a byte order mark is read like any other", async () => {
  const file = path.join(folder, "marked.ndjson");
  writeFileSync(file, `\uFEFF${JSON.stringify({ _id: "brief-a", _type: "microBrief" })}\n`);
  expect(await importDataset(project(), file, folder)).toEqual({ documents: 1, pictures: 0 });
  expect([...server.documents.keys()]).toEqual(["brief-a"]);
});

test("pictures and references change their form and back", () => {
  const sha = "0".repeat(40);
  const image = { _type: "image", alt: "A lamp", _sanityAsset: `image@file://./images/${sha}-10x20.webp` };
  const stored = toProject({ list: [image] }, () => `image-${sha}-10x20-webp`);
  expect(stored).toEqual({
    list: [{ _type: "image", alt: "A lamp", asset: { _type: "reference", _ref: `image-${sha}-10x20-webp` } }],
  });
  expect(toExport(stored)).toEqual({ list: [image] });
  expect(fileOfAsset("file-abc-pdf")).toBeNull();
  expect(withWeakReferences({ a: { _type: "reference", _ref: "x" } })).toEqual({
    a: { _type: "reference", _ref: "x", _weak: true },
  });
});

test("a project knows the language of each piece, though the file leaves that of originals out", async () => {
  const pieces = [...shipped.documents.values()].filter(({ _type }) => _type === "microBrief");
  expect(pieces.filter(({ language }) => language === "en").length).toBeGreaterThan(50);
  expect(pieces.filter(({ language }) => language === undefined)).toEqual([]);
});

/** Imports the shipped dataset into a lake of its own. */
async function importedLake(options: Parameters<typeof startTestLake>[0]) {
  const lake = await startTestLake(options);
  const lakeProject = { base: lake.address, dataset: lake.dataset, token: lake.token, keepsRevisions: true };
  return { lake, lakeProject, sent: await importDataset(lakeProject, datasetFile, pictureFolder) };
}

test("file, lake and file again are the same to the byte, revisions and dates too", async () => {
  const { lake, lakeProject, sent } = await importedLake({ documents: [], pictures: folder });
  const [file, pictures] = [path.join(folder, "back.ndjson"), path.join(folder, "images")];
  expect(await exportDataset(lakeProject, file, pictures)).toEqual(sent);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(datasetFile, "utf8"));
  for (const name of readdirSync(pictures).filter((one) => one.endsWith(".webp")))
    expect(
      readFileSync(path.join(pictures, name)).equals(readFileSync(path.join(pictureFolder, name))),
      name,
    ).toBe(true);
  await lake.remove();
});

test("a lake that begins with the shipped dataset has nothing to learn from it", async () => {
  const { lake } = await importedLake({ datasetFile });
  expect(lake.lake.journal.index).toHaveLength(0);
  await lake.remove();
});

test("from the lake to a project and back nothing is lost", async () => {
  const lake = await startTestLake();
  const lakeProject = { base: lake.address, dataset: lake.dataset, token: lake.token };
  await lake.client.patch("category-play").set({ title: "Talking" }).commit();
  const [first, second] = [path.join(folder, "first.ndjson"), path.join(folder, "second.ndjson")];
  await exportDataset(lakeProject, first, path.join(folder, "images"));
  await importDataset(project(), first, path.join(folder, "images"));
  await exportDataset(project(), second, path.join(folder, "more"));
  expect(documentsOf(second)).toEqual(documentsOf(first));
  expect(readFileSync(second, "utf8")).toContain('"title":"Talking"');
  await lake.remove();
});
