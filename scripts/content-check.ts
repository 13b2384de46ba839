/**
 * `npm run content:check [-- FILE]`: holds the dataset to its schema and the library to its rules. One clear sentence a
 * finding, as `file:line: …`; ends with 1 when there is an error. Notices are printed and fail nothing.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { documentFaults } from "#lib/content/schema/document-faults";
import { datasetFile, pictureFolder } from "./content/dataset-file.ts";
import { findingAt, isLive, readLibrary, type Finding } from "./content/library.ts";
import { addressFindings } from "./content/address-rules.ts";
import { editorialNotices, readingSummary } from "./content/editorial-notices.ts";
import {
  bandFindings,
  headingFindings,
  nameFindings,
  pictureFindings,
  repetitionFindings,
  titleFindings,
  trackFindings,
} from "./content/library-rules.ts";
import { linkFindings } from "./content/link-rules.ts";
import { pieceFindings } from "./content/piece-rules.ts";

type Surroundings = { now: Date; hasPicture: (file: string) => boolean };

/**
 * Everything to say of a dataset, in the order of its lines. What is wrong with a draft is only a notice, but for an id
 * or an address that is taken.
 */
export const checkContent = (text: string, surroundings: Surroundings): Finding[] =>
  checkLibrary(readLibrary(text), surroundings);

function checkLibrary(
  { documents, findings }: ReturnType<typeof readLibrary>,
  { now, hasPicture }: Surroundings,
): Finding[] {
  const published = documents.filter((document) => !document.isDraft);
  const live = documents.filter((document) => isLive(document, now));
  const byDocument = documents.flatMap((document) =>
    documentFaults(document.fields).map(({ path: at, message }) => findingAt(document, `${at} ${message}`)),
  );
  return [
    ...findings,
    ...byDocument,
    ...linkFindings(documents, now),
    ...addressFindings(documents),
    ...bandFindings(live),
    ...trackFindings(live),
    ...repetitionFindings(published),
    ...headingFindings(published),
    ...nameFindings(published),
    ...pieceFindings(published),
    ...titleFindings(documents),
    ...pictureFindings(documents, hasPicture),
    ...editorialNotices(published, now),
  ].toSorted((a, b) => a.line - b.line);
}

if (import.meta.main) {
  const file = process.argv[2] ?? datasetFile;
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    console.error(`${file}:1: cannot be read (${(error as Error).message}).`);
    process.exit(1);
  });
  const library = readLibrary(text);
  const findings = checkLibrary(library, {
    now: new Date(),
    hasPicture: (name) => existsSync(path.join(pictureFolder, name)),
  });
  const errors = findings.filter(({ level }) => level === "error");
  for (const { line, level, message } of findings)
    console.log(`${file}:${line}: ${level === "notice" ? "(notice) " : ""}${message}.`);
  console.log(readingSummary(library.documents.filter((document) => !document.isDraft)));
  console.log(`${errors.length} errors, ${findings.length - errors.length} notices.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
