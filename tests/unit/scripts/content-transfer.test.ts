import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fileOfAsset, toExport, toProject, withWeakReferences } from "@/scripts/content/assets";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";
import { groupMember } from "#lib/publication/content/schema/translation";
import { readDataset } from "@/scripts/content/dataset-file";
import { exportDataset } from "@/scripts/content-export";
import { importDataset } from "@/scripts/content-import";
import { languageRows } from "@/scripts/content-languages";
import { startTestLake } from "@/tests/support/services/content-lake";
import {
  projectToken,
  startSanityProject,
  type SanityProject,
} from "@/tests/support/services/sanity-project";

let server: SanityProject;
let folder: string;
beforeEach(async () => {
  server = await startSanityProject();
  folder = mkdtempSync(path.join(tmpdir(), "lantern-transfer-"));
});
afterEach(async () => {
  await server.stop();
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
afterAll(() => shipped.stop());

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
  const weak = [...shipped.documents.values()].filter((one) => JSON.stringify(one).includes("_weak"));
  expect(new Set(weak.map(({ _type }) => _type))).toEqual(new Set(["translation.metadata"]));
});

test("a refusal says what the project said, and leaves the file as it was", async () => {
  const refused = { ...project(), token: "wrong" };
  await expect(importDataset(refused, datasetFile, pictureFolder)).rejects.toThrow(/answered 401/);
  const file = path.join(folder, "none.ndjson");
  await expect(exportDataset(refused, file, folder)).rejects.toThrow(/answered 401/);
  expect(readdirSync(folder)).toEqual([]);
});

/** Writes documents into the test's folder as a dataset file. */
function fileOf(name: string, ...documents: object[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, documents.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return file;
}

test("a document of no type of ours, or of an id that no project takes, is named before anything is written", async () => {
  const file = fileOf(
    "mistyped.ndjson",
    { _id: "brief-a", _type: "microBrief" },
    { _id: "brief-b", _type: "microBreif" },
    { _id: "brief c", _type: "microBrief" },
  );
  await expect(importDataset(project(), file, folder)).rejects.toThrow(
    `${file}:2: brief-b: _type names the unknown type "microBreif".
${file}:3: brief c: _id is missing or has characters other than letters, digits, . _ and -.
Nothing has been written.`,
  );
  expect([...server.documents.keys()]).toEqual([]);
});

test("a picture that is not there or has a name of its own is named before anything is written", async () => {
  const picture = (name: string) => ({ _type: "image", _sanityAsset: `image@file://./images/${name}` });
  const sha = "0".repeat(40);
  const file = fileOf(
    "pictures.ndjson",
    { _id: "brief-a", _type: "microBrief" },
    { _id: "brief-b", _type: "microBrief", featuredImage: picture(`${sha}-10x20.webp`) },
    { _id: "brief-c", _type: "microBrief", content: [picture("my-photo.jpg")] },
  );
  writeFileSync(path.join(folder, "my-photo.jpg"), "photo");
  await expect(importDataset(project(), file, folder)).rejects.toThrow(
    `${file}:2: brief-b: the picture file ${sha}-10x20.webp does not exist.
${file}:3: brief-c: the picture "image@file://./images/my-photo.jpg" is not named by its content and size.
Nothing has been written.`,
  );
  expect([...server.documents.keys()]).toEqual([]);
});

const reference = (_ref: string) => ({ _type: "reference", _ref });

test("a reference to nothing is named before anything is written, with who has it", async () => {
  await importDataset(project(), fileOf("one.ndjson", { _id: "category-play", _type: "category" }), folder);
  const file = fileOf(
    "pointing.ndjson",
    { _id: "brief-a", _type: "microBrief", category: reference("category-play") },
    { _id: "brief-b", _type: "microBrief", relatedActions: [reference("action-none")] },
    { _id: "brief-c", _type: "microBrief", relatedActions: [reference("action-draft")] },
    { _id: "drafts.action-draft", _type: "microAction" },
  );
  await expect(importDataset(project(), file, folder)).rejects.toThrow(
    `${file}:2: brief-b points at "action-none", which is not there.
${file}:3: brief-c points at "action-draft", which is only a draft.
Nothing has been written.`,
  );
  expect([...server.documents.keys()]).toEqual(["category-play"]);
});

test("a file that begins with a byte order mark is read like any other", async () => {
  const file = path.join(folder, "marked.ndjson");
  writeFileSync(file, `\uFEFF${JSON.stringify({ _id: "brief-a", _type: "microBrief" })}\n`);
  expect(await importDataset(project(), file, folder)).toEqual({ documents: 1, pictures: 0, notes: [] });
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

const lakeAt = ({ address, dataset, token }: Awaited<ReturnType<typeof startTestLake>>) => ({
  ...{ base: address, dataset, token },
  keepsRevisions: true,
});

/** Imports the shipped dataset into a lake of its own. */
async function importedLake(options: Parameters<typeof startTestLake>[0]) {
  const lake = await startTestLake(options);
  const lakeProject = lakeAt(lake);
  return { lake, lakeProject, sent: await importDataset(lakeProject, datasetFile, pictureFolder) };
}

test("file, lake and file again are the same to the byte, revisions and dates too", async () => {
  const { lake, lakeProject, sent } = await importedLake({ documents: [], pictures: folder });
  const [file, pictures] = [path.join(folder, "back.ndjson"), path.join(folder, "images")];
  expect(await exportDataset(lakeProject, file, pictures)).toEqual(sent);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(datasetFile, "utf8"));
  const names = readdirSync(pictures).filter((one) => one.endsWith(".webp"));
  for (const name of names)
    expect(
      readFileSync(path.join(pictures, name)).equals(readFileSync(path.join(pictureFolder, name))),
      name,
    ).toBe(true);
  expect(names).toHaveLength(sent.pictures);
  await lake.remove();
});

test("a lake that begins with the shipped dataset has nothing to learn from it", async () => {
  const { lake } = await importedLake({ datasetFile });
  expect(lake.lake.journal.index).toHaveLength(0);
  await lake.remove();
});

describe("between a file and a lake", () => {
  const at = "2026-10-02T08:00:00Z";
  const later = "2026-10-03T08:00:00Z";
  const piece = (_id: string, fields: object = {}) => ({
    ...{
      _id,
      _type: "glossaryTerm",
      _createdAt: at,
      _updatedAt: at,
      _rev: `rev-${_id.replace("drafts.", "")}`,
    },
    ...{ term: "seen", language: "en", ...fields },
  });
  const pieces = [piece("term-a"), piece("term-b"), piece("term-c")];
  let lake: Awaited<ReturnType<typeof startTestLake>>;
  beforeEach(async () => {
    lake = await startTestLake({ documents: pieces });
  });
  afterEach(() => lake.remove());
  const inLake = () => [...lake.lake.documents.keys()].toSorted();
  const idsIn = async (file: string) => (await readDataset(file)).map(({ id }) => id).toSorted();
  const take = (file: string, options = {}) => importDataset(lakeAt(lake), file, folder, options);
  const give = (file: string, options = {}) =>
    exportDataset(lakeAt(lake), file, path.join(folder, "images"), options);
  const publish = (id: string) =>
    lake.client.action({
      ...{ actionType: "sanity.action.document.publish", draftId: `drafts.${id}`, publishedId: id },
    });

  test("what a colleague withdrew or deleted in the file does not come back", async () => {
    const file = fileOf("library.ndjson", piece("drafts.term-a"), piece("term-b"));
    expect((await take(file)).notes).toEqual([
      `term-a is withdrawn in the content lake: ${file} has only its draft.`,
      `term-c is not in ${file}, and stays in the content lake: --delete-missing deletes it.`,
    ]);
    expect(inLake()).toEqual(["drafts.term-a", "term-b", "term-c"]);
    expect((await take(file, { deletesMissing: true })).notes).toEqual([
      `term-c is deleted in the content lake: ${file} does not have it.`,
    ]);
    expect(inLake()).toEqual(["drafts.term-a", "term-b"]);
    await give(file);
    expect(await idsIn(file)).toEqual(["drafts.term-a", "term-b"]);
  });

  test("a project loses what the file has withdrawn, too", async () => {
    await importDataset(project(), fileOf("all.ndjson", ...pieces), folder);
    const file = fileOf("library.ndjson", piece("drafts.term-a"), piece("term-b"));
    // The project dates everything anew: this may as well have been published there by somebody.
    await expect(importDataset(project(), file, folder)).rejects.toThrow(
      `${file}:1: drafts.term-a is only a draft, and term-a was published or changed later in the project's dataset production: --force withdraws it.\nNothing has been written.`,
    );
    expect([...server.documents.keys()].toSorted()).toEqual(["term-a", "term-b", "term-c"]);
    await importDataset(project(), file, folder, { deletesMissing: true, isForced: true });
    expect([...server.documents.keys()].toSorted()).toEqual(["drafts.term-a", "term-b"]);
  });

  test("a project loses without being told to what was withdrawn in an export of it", async () => {
    const file = path.join(folder, "library.ndjson");
    await importDataset(project(), fileOf("all.ndjson", ...pieces), folder);
    await exportDataset(project(), file, folder);
    writeFileSync(file, readFileSync(file, "utf8").replace('"_id":"term-a"', '"_id":"drafts.term-a"'));
    await importDataset(project(), file, folder);
    expect([...server.documents.keys()].toSorted()).toEqual(["drafts.term-a", "term-b", "term-c"]);
  });

  test("a piece that was withdrawn in the file stays as a draft, though an edit of it was discarded in the lake", async () => {
    await lake.client.create(piece("drafts.term-a"));
    await lake.client.delete("drafts.term-a");
    const file = fileOf("library.ndjson", piece("drafts.term-a"), ...pieces.slice(1));
    expect((await take(file)).notes).toEqual([
      `term-a is withdrawn in the content lake: ${file} has only its draft.`,
    ]);
    expect(inLake()).toEqual(["drafts.term-a", "term-b", "term-c"]);
    await give(file);
    expect(await idsIn(file)).toEqual(["drafts.term-a", "term-b", "term-c"]);
  });

  const group = (fields: object, ...languages: string[]) => ({
    ...{
      _id: "translation-a",
      _type: "translation.metadata",
      _createdAt: at,
      _updatedAt: at,
      _rev: "rev-tie",
    },
    translations: languages.map((one) => groupMember(one, one === "en" ? "term-a" : `term-a-${one}`)),
    ...fields,
  });
  const translation = (language: string) => piece(`term-a-${language}`, { language });
  const tiedIn = (tie: unknown) =>
    ((tie as { translations?: { language: string }[] } | undefined)?.translations ?? []).map(
      ({ language }) => language,
    );

  test.each([
    ["the lake's", () => at],
    ["the file's", (date: unknown) => date],
  ])("a group that was changed on both sides keeps every tie, also where %s is taken", async (_, dateOf) => {
    await take(fileOf("first.ndjson", ...pieces, translation("es"), group({}, "en", "es")));
    await lake.client.createOrReplace({ ...translation("fr"), _id: "drafts.term-a-fr" });
    await lake.client
      .patch("translation-a")
      .append("translations", [groupMember("fr", "term-a-fr")])
      .commit();
    const file = fileOf(
      "library.ndjson",
      ...[...pieces, translation("es"), translation("de")],
      group({ _updatedAt: dateOf(lake.lake.documents.get("translation-a")?._updatedAt) }, "en", "es", "de"),
    );
    await take(file);
    expect(tiedIn(lake.lake.documents.get("translation-a")).toSorted()).toEqual(["de", "en", "es", "fr"]);
    await give(file);
    const back = (await readDataset(file)).find(({ id }) => id === "translation-a");
    expect(tiedIn(back?.fields).toSorted()).toEqual(["de", "en", "es", "fr"]);
    expect((await take(file)).notes).toEqual([]);
  });

  test("an export does not untie a translation that the lake has and does not tie", async () => {
    await take(
      fileOf("first.ndjson", ...pieces, translation("es"), translation("de"), group({}, "en", "es")),
    );
    await lake.client
      .patch("translation-a")
      .set({ schemaTypes: ["glossaryTerm"] })
      .commit();
    const file = fileOf(
      "library.ndjson",
      ...[...pieces, translation("es"), translation("de")],
      group({}, "en", "es", "de"),
    );
    await expect(give(file)).rejects.toThrow(
      `${file}:6: translation-a ties term-a-de, and does not in the content lake.`,
    );
  });

  test("a translation that was deleted and restored in the lake is tied again from the file", async () => {
    const file = fileOf("library.ndjson", ...pieces, translation("es"), group({}, "en", "es"));
    await take(file);
    await lake.client.delete("term-a-es");
    await lake.client.delete("translation-a");
    expect((await take(file)).notes).toContain(
      "translation-a was removed in the content lake, and stays so.",
    );
    await lake.client.create(translation("es"));
    await expect(give(file)).rejects.toThrow(`${file}:5: translation-a is not in the content lake.`);
    await take(file);
    expect(tiedIn(lake.lake.documents.get("translation-a"))).toEqual(["en", "es"]);
    await give(file);
    expect(await idsIn(file)).toContain("translation-a");
  });

  test("a translation that was deleted in the lake is not tied again", async () => {
    const both = [...pieces, translation("es"), translation("de")];
    const file = fileOf("library.ndjson", ...both, group({}, "en", "es", "de"));
    await take(file);
    await lake.client.delete("term-a-de");
    await lake.client.patch("translation-a").unset(['translations[_key=="de"]']).commit();
    await take(file);
    expect(tiedIn(lake.lake.documents.get("translation-a"))).toEqual(["en", "es"]);
    await give(file);
    expect(await idsIn(file)).not.toContain("term-a-de");
  });

  test("nothing is withdrawn or deleted that another document still points at", async () => {
    const pointing = piece("term-c", { relatedBriefs: [reference("term-a")] });
    await take(fileOf("first.ndjson", ...pieces.slice(0, 2), { ...pointing, _updatedAt: later }));
    const withdrawn = fileOf("second.ndjson", piece("drafts.term-a"), piece("term-b"));
    await expect(take(withdrawn)).rejects.toThrow(
      `term-c, which is not taken from ${withdrawn}, points at "term-a", which is only a draft.\nNothing has been written.`,
    );
    expect(inLake()).toEqual(["term-a", "term-b", "term-c"]);
    await take(withdrawn, { deletesMissing: true });
    expect(inLake()).toEqual(["drafts.term-a", "term-b"]);
  });

  test("a file that says nothing deletes nothing", async () => {
    const file = fileOf("empty.ndjson");
    await expect(take(file, { deletesMissing: true })).rejects.toThrow(
      `${file} is empty. Nothing has been deleted.`,
    );
    expect(inLake()).toEqual(["term-a", "term-b", "term-c"]);
  });

  test("an import leaves what was written, published or deleted in the lake and is not in the file yet", async () => {
    const file = fileOf("library.ndjson", piece("drafts.term-d"), ...pieces);
    await take(file);
    await lake.client.patch("term-a").set({ term: "left on read" }).commit();
    await lake.client.delete("term-b");
    await publish("term-d");
    expect((await take(file)).notes).toEqual([
      `term-d is newer in the content lake than its draft in ${file}, and stays: unpublish it there if it was withdrawn.`,
      `term-a is newer in the content lake than in ${file}, and stays.`,
      "term-b was removed in the content lake, and stays so.",
    ]);
    expect(inLake()).toEqual(["term-a", "term-c", "term-d"]);
    expect(lake.lake.documents.get("term-a")).toMatchObject({ term: "left on read" });
    await take(file, { isForced: true });
    expect(inLake()).toEqual(["drafts.term-d", "term-a", "term-b", "term-c"]);
    expect(lake.lake.documents.get("term-a")).toMatchObject({ term: "seen" });
  });

  test("an export takes no work that is only in the file", async () => {
    const file = fileOf(
      "library.ndjson",
      piece("term-a", { term: "mended by hand" }),
      piece("term-b", { term: "renewed by a command", _updatedAt: later }),
      // Only its dates were corrected, and the lake has its words.
      piece("term-c", { _updatedAt: later }),
      piece("term-a-es", { language: "es" }),
    );
    const before = readFileSync(file, "utf8");
    await expect(give(file)).rejects.toThrow(
      `${file}:1: term-a says something else than in the content lake.
${file}:2: term-b is newer than in the content lake.
${file}:4: term-a-es is not in the content lake.
Nothing has been written. \`npm run content:import\` takes this there first; --force overwrites it.`,
    );
    expect(readFileSync(file, "utf8")).toBe(before);
    await take(file);
    await give(file);
    expect(await idsIn(file)).toEqual(["term-a", "term-a-es", "term-b", "term-c"]);
    expect(readFileSync(file, "utf8")).toContain("mended by hand");
  });

  test("an export is not held up by a reference that only holds its target on one side", async () => {
    const pointing = (more: object) =>
      piece("term-a", { relatedBriefs: [{ ...reference("term-b"), ...more }] });
    await take(fileOf("holding.ndjson", pointing({}), ...pieces.slice(1)));
    const file = fileOf("library.ndjson", pointing({ _weak: true }), ...pieces.slice(1));
    await give(file);
    expect(await idsIn(file)).toEqual(["term-a", "term-b", "term-c"]);
  });

  test("an export that is told to overwrites the file", async () => {
    const file = fileOf("library.ndjson", piece("term-d", { _updatedAt: later }));
    await give(file, { isForced: true });
    expect(await idsIn(file)).toEqual(["term-a", "term-b", "term-c"]);
  });

  test("an export writes what was changed, published, withdrawn and deleted in the lake", async () => {
    const file = fileOf("library.ndjson", piece("drafts.term-d"), ...pieces);
    await take(file);
    await lake.client.patch("term-a").set({ term: "left on read" }).commit();
    await lake.client.delete("term-b");
    await lake.client.action({
      ...{ actionType: "sanity.action.document.unpublish", draftId: "drafts.term-c", publishedId: "term-c" },
    });
    await publish("term-d");
    await give(file);
    expect(await idsIn(file)).toEqual(["drafts.term-c", "term-a", "term-d"]);
  });

  test("what only an import removed is not taken from a file that has it again", async () => {
    const withdrawn = fileOf("withdrawn.ndjson", piece("drafts.term-a"), ...pieces.slice(1));
    await take(withdrawn);
    const again = fileOf("again.ndjson", ...pieces);
    await expect(give(again)).rejects.toThrow(`${again}:1: term-a is not in the content lake.`);
    await take(again);
    expect(lake.lake.documents.has("term-a")).toBe(true);
  });

  /** A picture file of a photo as it came from a camera, and a document of the file that names it. */
  async function rawPhoto(pictures: string) {
    const bytes = await sharp({ create: { width: 1700, height: 900, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const name = `${createHash("sha1").update(bytes).digest("hex")}-1700x900.jpg`;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path.join(pictures, name), bytes);
    const picture = { _type: "image", alt: "A phone", _sanityAsset: `image@file://./images/${name}` };
    return { name, document: piece("term-a", { picture, _updatedAt: later }) };
  }

  test("a photo that the file names is stored anew by an import and an export", async () => {
    const pictures = path.join(folder, "images");
    const { name, document } = await rawPhoto(pictures);
    const file = fileOf("library.ndjson", document, ...pieces.slice(1));
    await importDataset(lakeAt(lake), file, pictures);
    await give(file);
    expect(readFileSync(file, "utf8")).toMatch(/images\/[0-9a-f]{40}-1600x847\.webp"/);
    expect(readdirSync(pictures)).not.toContain(name);
  });

  test("an export into another file leaves the pictures that the library's file names", async () => {
    const pictures = path.join(folder, "images");
    const { name, document } = await rawPhoto(pictures);
    const file = fileOf("library.ndjson", document, ...pieces.slice(1));
    await importDataset(lakeAt(lake), file, pictures);
    await give(path.join(folder, "other.ndjson"));
    expect(readdirSync(pictures)).toContain(name);
  });

  test("a photo comes out no wider than readers need, upright, and without what the camera wrote", async () => {
    const photo = await sharp({ create: { width: 2400, height: 3200, channels: 3, background: "teal" } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
      .toBuffer();
    const { _id } = await lake.client.assets.upload("image", photo);
    await lake.client
      .patch("term-a")
      .set({ picture: { _type: "image", alt: "A phone", asset: reference(_id) } })
      .commit();
    const file = path.join(folder, "library.ndjson");
    const { notes } = await give(file);
    const pictures = path.join(folder, "images");
    const [name = ""] = readdirSync(pictures).filter((one) => one.endsWith(".webp"));
    expect(name).toMatch(/^[0-9a-f]{40}-1600x1200\.webp$/);
    const { width, height, exif } = await sharp(path.join(pictures, name)).metadata();
    expect({ width, height, exif }).toEqual({ width: 1600, height: 1200, exif: undefined });
    expect(readdirSync(pictures)).toEqual([name, "small"]);
    expect(readFileSync(file, "utf8")).toContain(`"_sanityAsset":"image@file://./images/${name}"`);
    expect(notes).toEqual([`${fileOfAsset(_id)} is stored as ${name}, fit to be public.`]);
    // The next one finds it done, whether the lake has taken it or not.
    await give(file);
    await importDataset(lakeAt(lake), file, pictures);
    expect((await give(file)).notes).toEqual([]);
    expect(readdirSync(pictures)).toEqual([name, "small"]);
  });
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
