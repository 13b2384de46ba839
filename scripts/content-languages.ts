/**
 * `npm run content:languages [-- FILE]`: for each type and language, how many documents are translated, how many of them from an
 * older version of their original, and how many have no original; then the names of the outdated ones.
 */
import { contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";
import { translatedTypes } from "#lib/publication/content/schema/content-schema";
import { isRecord } from "#lib/base/values/json";
import { isByItself, isOutdated } from "#lib/publication/content/schema/translation";
import { datasetFile } from "#lib/local/shipped-library";
import { readDataset } from "./content/dataset-file.ts";
import { languageOf, type LibraryDocument } from "./content/library.ts";
import { originalsOf } from "./content/originals.ts";
import { oneOf, readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

type Row = {
  type: string;
  language: Locale;
  originals: number;
  translated: number;
  outdated: string[];
  /** Documents written in the language that are not translations. */
  own: number;
};

/** A row for each type in each language that has documents of it. */
export function languageRows(documents: readonly LibraryDocument[]): Row[] {
  const published = documents.filter(({ isDraft }) => !isDraft);
  const originals = originalsOf(documents);
  return translatedTypes.flatMap((type) => {
    const ofType = published.filter((document) => document.type === type);
    const count = ofType.filter((document) => languageOf(document) === contentLanguage).length;
    return locales
      .filter((locale) => locale !== contentLanguage)
      .flatMap((language): Row[] => {
        const written = ofType.filter((document) => languageOf(document) === language);
        const translations = written.filter(({ id }) => originals.has(id));
        const outdated = translations.filter(({ id, fields }) => {
          const original = originals.get(id);
          if (!original) return false;
          // Made in the Studio and never compared with the original.
          if (!isRecord(fields.translationOf)) return !isByItself(type);
          return isOutdated(fields.translationOf, original.fields);
        });
        const row = {
          type,
          language,
          originals: count,
          translated: translations.length,
          outdated: outdated.map(({ id }) => id),
          own: written.length - translations.length,
        };
        return written.length > 0 ? [row] : [];
      });
  });
}

async function run(): Promise<void> {
  const usage = "npm run content:languages [-- FILE]";
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const rows = languageRows(await readDataset(oneOf("file", positionals, datasetFile, usage)));
  console.table(
    rows.map(({ type, language, originals, translated, outdated, own }) => ({
      type,
      language,
      translated: `${translated} of ${originals}`,
      missing: originals - translated,
      old: outdated.length,
      own,
    })),
  );
  for (const { outdated } of rows)
    for (const id of outdated) console.log(`${id} is older than its original.`);
}

if (import.meta.main) await run().catch(tellFault);
