/** A dataset of its own for a copy of the site, in place of the shipped one. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatasetDocument } from "#lib/local/dataset-store";

/** Gives a function that writes the documents to the copy's own dataset file. The repository's stays as it is. */
export function ownDataset(folder: string): (documents: readonly DatasetDocument[]) => void {
  const lib = path.join(folder, "lib");
  rmSync(lib);
  mkdirSync(lib);
  for (const entry of readdirSync("lib"))
    if (entry !== "local") symlinkSync(path.resolve("lib", entry), path.join(lib, entry));
  cpSync("lib/local", path.join(lib, "local"), { recursive: true });
  return (documents) =>
    writeFileSync(
      path.join(lib, "local/dataset/lantern.ndjson"),
      documents.map((document) => `${JSON.stringify(document)}\n`).join(""),
    );
}
