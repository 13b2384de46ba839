/** What breaks off in the middle of a file, or of the project's answer. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type * as promises from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { pictureFolder } from "#lib/local/shipped-library";
import { drawDataset } from "@/scripts/content-artwork";
import { exportDataset } from "@/scripts/content-export";
import { importDataset } from "@/scripts/content-import";
import { projectToken, startSanityProject } from "@/tests/support/services/sanity-project";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof promises>();
  const writeFile = async (place: string, bytes: Uint8Array) => {
    if (!disk.isFull) return real.writeFile(place, bytes);
    await real.writeFile(place, bytes.slice(0, 10));
    throw new Error("no space left on device");
  };
  return { ...real, writeFile };
});

const folder = mkdtempSync(path.join(tmpdir(), "lantern-broken-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an export leaves no part of a picture that the next one takes for it", async () => {
  const server = untilTestEnds(await startSanityProject());
  const project = { base: server.url, dataset: "production", token: projectToken };
  const picture = readdirSync(pictureFolder).find((name) => name.endsWith(".webp")) ?? "";
  const _sanityAsset = `image@file://./images/${picture}`;
  const file = path.join(folder, "library.ndjson");
  const brief = { _id: "brief-a", _type: "microBrief", featuredImage: { _type: "image", _sanityAsset } };
  writeFileSync(file, `${JSON.stringify(brief)}\n`);
  await importDataset(project, file, pictureFolder);
  const pictures = path.join(folder, "images");
  disk.isFull = true;
  await expect(exportDataset(project, file, pictures)).rejects.toThrow("no space");
  disk.isFull = false;
  await exportDataset(project, file, pictures);
  expect(
    readFileSync(path.join(pictures, picture)).equals(readFileSync(path.join(pictureFolder, picture))),
  ).toBe(true);
});

test.each([
  ['{"error":{"description":"query timed out"},"statusCode":500}\n', /broke off: .*query timed out/],
  ['{"_id":"brief-b","_ty', /broke off: .*brief-b/],
])("ends with what the project said, %j, and leaves the file as it was", async (lastWords, message) => {
  const server = untilTestEnds(await startSanityProject());
  const project = { base: server.url, dataset: "production", token: projectToken };
  const file = path.join(folder, "kept.ndjson");
  const brief = `${JSON.stringify({ _id: "brief-a", _type: "microBrief" })}\n`;
  writeFileSync(file, brief);
  await importDataset(project, file, pictureFolder);
  server.lastWords = lastWords;
  await expect(exportDataset(project, file, path.join(folder, "images"))).rejects.toThrow(message);
  expect(readFileSync(file, "utf8")).toBe(brief);
  // Without the project's revisions no translation would be up to date there.
  await expect(importDataset(project, file, pictureFolder)).rejects.toThrow(message);
});

test("an export of a dataset in which there is nothing leaves the library as it was", async () => {
  const server = untilTestEnds(await startSanityProject());
  const project = { base: server.url, dataset: "production", token: projectToken };
  const file = path.join(folder, "full.ndjson");
  writeFileSync(file, "{}\n");
  const message = `The project's dataset production is empty. ${file} stays as it is.`;
  await expect(exportDataset(project, file, path.join(folder, "images"))).rejects.toThrow(message);
  expect(readFileSync(file, "utf8")).toBe("{}\n");
});

test("artwork that cannot be written leaves the library as it was", async () => {
  const file = path.join(folder, "drawn.ndjson");
  const text = `${JSON.stringify({ _id: "category-gaming", _type: "category", color: "green" })}\n`;
  writeFileSync(file, text);
  disk.isFull = true;
  await expect(drawDataset(file, path.join(folder, "drawn"), { all: true })).rejects.toThrow("no space");
  disk.isFull = false;
  expect(readFileSync(file, "utf8")).toBe(text);
});
