/**
 * `npm run content:translate -- es FOLDER-OR-SHEETS…`: makes or updates translations from filled-in sheets (`<id of the
 * original>.json`), with the documents that tie them to their originals. `--checked` says that they were compared with the current
 * originals, even if no word has changed. `-- es --sheet ID… [--to FOLDER]` writes the sheets of originals instead: with the words
 * of the translation if there is one, else with those that its readers get. A sheet that somebody has begun to fill in is kept.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isLocale, contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";
import type { Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { datasetFile } from "#lib/local/shipped-library";
import { readDataset, writeDataset } from "./content/dataset-file.ts";
import { readText } from "./content/read-text.ts";
import { findTranslation, translated, withDocuments } from "./content/translate.ts";
import { sheetOf, type Sheet } from "./content/translation-sheet.ts";
import { readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

/** The sheets' files: those that are named, and those in named folders. */
async function sheetFiles(named: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    named.map(async (name) =>
      (await stat(name)).isDirectory()
        ? (await readdir(name)).filter((file) => file.endsWith(".json")).map((file) => path.join(name, file))
        : [name],
    ),
  );
  return files.flat().toSorted();
}

/** Reads a sheet. Throws when the file is not one. */
async function readSheet(file: string): Promise<Sheet> {
  const sheet: unknown = JSON.parse(await readText(file));
  if (!isRecord(sheet) || !Object.values(sheet).every((text) => typeof text === "string"))
    throw new Error("is no object of texts");
  return sheet as Sheet;
}

/** The documents with all translations that the sheets make. Faulty sheets are reported, and the others are used. */
export async function translateAll(
  documents: readonly Unchecked[],
  language: Locale,
  files: readonly string[],
  options: { now: Date; isChecked?: boolean },
): Promise<{ documents: Unchecked[]; faults: string[] }> {
  const changed: Unchecked[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const id = path.basename(file, ".json");
    try {
      const made = translated(
        findTranslation(documents, id, language),
        await readSheet(file),
        language,
        options,
      );
      changed.push(made.translation, made.group);
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
    }
  }
  return { documents: withDocuments(documents, changed), faults };
}

/** Whether one of the known sheets has each text of a file under the same key: then nobody's work is lost with the file. */
const isTaken = async (file: string, known: readonly Sheet[]): Promise<boolean> =>
  readSheet(file).then(
    (sheet) => Object.entries(sheet).every(([key, text]) => known.some((one) => one[key] === text)),
    () => false,
  );

/** The sheet to begin with: the words of the translation, else those that readers get without one. In the original's order. */
export function sheetToFillIn({
  original,
  translation,
  inherited,
}: ReturnType<typeof findTranslation>): Sheet {
  const written = [translation, inherited].map((one) => (one ? sheetOf(one, original) : {}));
  return Object.fromEntries(
    Object.entries(sheetOf(original)).map(([key, english]) => [
      key,
      written.map((sheet) => sheet[key]).find((text) => text !== undefined) ?? english,
    ]),
  );
}

/** Writes sheets, each as a new file or over one whose words are in the dataset. Returns messages about the others. */
async function writeSheets(
  documents: readonly Unchecked[],
  language: Locale,
  ids: readonly string[],
  to: string,
): Promise<string[]> {
  const faults: string[] = [];
  await mkdir(to, { recursive: true });
  for (const id of ids) {
    const file = path.join(to, `${id}.json`);
    let known: ReturnType<typeof findTranslation>;
    try {
      known = findTranslation(documents, id, language);
    } catch (error) {
      faults.push((error as Error).message);
      continue;
    }
    const { original, translation, inherited, draft } = known;
    const inDataset = [translation, inherited, original].map((one) => (one ? sheetOf(one, original) : {}));
    if (existsSync(file) && !(await isTaken(file, inDataset))) {
      faults.push(
        `${file} has words that are not in the dataset, and stays as it is: move it away, or name another folder by --to.`,
      );
      continue;
    }
    await writeFile(file, `${JSON.stringify(sheetToFillIn(known), null, 1)}\n`);
    console.log(
      draft
        ? `Wrote ${file} from what is published: publish or discard ${String(draft._id)} before you take it.`
        : `Wrote ${file}.`,
    );
  }
  return faults;
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments(
    "npm run content:translate -- LANGUAGE FOLDER-OR-SHEETS… [--checked] | LANGUAGE --sheet ID… [--to FOLDER]; [--file FILE]",
    {
      allowPositionals: true,
      options: {
        file: { type: "string", default: datasetFile },
        sheet: { type: "boolean", default: false },
        to: { type: "string", default: "." },
        checked: { type: "boolean", default: false },
      },
    },
  );
  const [language, ...named] = positionals;
  if (!isLocale(language) || language === contentLanguage)
    throw new Error(`Name a language: ${locales.filter((one) => one !== contentLanguage).join(", ")}.`);
  if (named.length === 0)
    throw new Error(
      values.sheet
        ? "Name the originals whose sheets to write."
        : "Name the sheets to take, or the folders that they are in.",
    );
  const documents = (await readDataset(values.file)).map(({ fields }) => fields);
  if (values.sheet) {
    const faults = await writeSheets(documents, language, named, values.to);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else {
    const files = await sheetFiles(named);
    const made = await translateAll(documents, language, files, {
      now: new Date(),
      isChecked: values.checked,
    });
    await writeDataset(values.file, made.documents);
    for (const fault of made.faults) console.error(fault);
    console.log(`${files.length - made.faults.length} of ${files.length} sheets translated.`);
    process.exitCode = made.faults.length > 0 ? 1 : 0;
  }
}

if (import.meta.main) await run().catch(tellFault);
