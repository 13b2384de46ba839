/** A separate dataset for a copy of the site, instead of the shipped one. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatasetDocument } from "#lib/local/query-documents";

/** Returns a function that writes the documents to the copy's own dataset file. The repository's file does not change. */
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
