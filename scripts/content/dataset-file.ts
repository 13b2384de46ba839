/** The dataset file of teams without a Sanity project: reading it, and writing it as a whole. */
import { writeWholeFile } from "#lib/base/values/whole-file";
import { readLibrary, type LibraryDocument } from "./library.ts";
import { readText } from "./read-text.ts";

/** The documents of a dataset. Throws when a line is not JSON, or when it is not sure which document an id means. */
export async function readDataset(file: string): Promise<LibraryDocument[]> {
  const { documents, findings } = readLibrary(await readText(file));
  const [fault] = findings;
  if (fault) throw new Error(`${file}:${fault.line}: ${fault.message}`);
  const lines = new Map<string, number>();
  for (const { fields, id, line } of documents) {
    if (fields._id !== id) throw new Error(`${file}:${line}: has no _id`);
    const first = lines.get(id);
    if (first !== undefined) throw new Error(`${file}:${line}: ${id} is on line ${first} already`);
    lines.set(id, line);
  }
  return documents;
}

/**
 * The text of a dataset, and its documents as far as its lines can be read. Each unreadable line is reported, and makes the command
 * end with 1.
 */
export async function readWhatCanBe(file: string): Promise<{ text: string; documents: LibraryDocument[] }> {
  const text = await readText(file);
  const { documents, findings } = readLibrary(text);
  for (const { line, message } of findings) console.error(`${file}:${line}: ${message}.`);
  if (findings.length > 0) process.exitCode = 1;
  return { text, documents };
}

/** Replaces a file by documents, one per line, completely or not at all. */
export const writeDataset = (file: string, documents: readonly object[]): Promise<void> =>
  writeWholeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
