/**
 * `npm run directory:import -- city.osm.pbf`: makes the businesses of an OpenStreetMap extract the directory. Overpass's JSON and
 * GeoJSON work as well. `--country US` names the country, if the addresses do not. `-- --remove` says what removing an import would
 * do; with `--yes` it is removed, and the directory is the invented one again. The embedded database belongs to one process: stop
 * the server first. With DATABASE_URL the server may keep running; it shows the new directory within a minute.
 */
import "./env-files.ts";
import { statSync } from "node:fs";
import { directorySourceStore } from "#lib/product/directory/records/directory-source-store";
import { isCountry } from "#lib/product/directory/osm/country";
import { importDirectory, leftOutLines } from "#lib/product/directory/osm/import-directory";
import { openExtract } from "#lib/product/directory/osm/open-extract";
import { removeImport } from "#lib/product/directory/records/remove-import";
import type { Database } from "#lib/platform/server/database/database";
import { readArguments, refuse } from "./read-arguments.ts";
import { openedForMaintenance } from "./run-with-database.ts";
import { tellFault } from "./tell-fault.ts";

const usage = "npm run directory:import -- city.osm.pbf [--country US] | --remove [--yes]";

const said = { gathering: "Reading the file", filing: "Filing", indexing: "Indexing" };

async function run(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      country: { type: "string" },
      remove: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  const [path, ...others] = positionals;
  const country = values.country?.toUpperCase() ?? null;
  if (values.remove) {
    if (path !== undefined || country !== null) refuse("--remove goes with --yes alone.", usage);
    return inDatabase((db) => remove(db, values.yes));
  }
  if (path === undefined || others.length > 0) refuse("Name one extract.", usage);
  if (values.yes) refuse("--yes belongs to --remove.", usage);
  if (country !== null && !isCountry(country))
    throw new Error(`${country} is no country: name it by its two letters, such as GB.`);
  return load(path, country);
}

async function inDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { database, close } = await openedForMaintenance();
  try {
    await work(database);
  } finally {
    await close();
  }
}

async function load(path: string, country: string | null): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${path}.`);
  const source = openExtract(path);
  await inDatabase(async (db) => {
    const report = await importDirectory(db, source, {
      country,
      now: new Date(),
      say: (step, filed) =>
        console.log(`${said[step]}${filed > 0 ? `: ${filed} businesses` : ""} (${seconds()})`),
    });
    const { businesses, withoutPhone, withoutHours, cities, neighborhoods, gone, leftOut } = report;
    console.log(
      `\n${businesses} businesses in ${cities} cities and ${neighborhoods} neighborhoods, in ${seconds()}.`,
    );
    console.log(
      `${withoutPhone} have no telephone number and cannot be called; of ${withoutHours} the hours are unknown.`,
    );
    if (gone > 0) console.log(`${gone} of before are not in the file. They are marked as gone.`);
    const lines = leftOutLines(leftOut);
    if (lines.length > 0) console.log(`\nLeft out or mended:\n  ${lines.join("\n  ")}`);
    console.log("\nThe data is © OpenStreetMap contributors, under the Open Database License.");
  });
}

async function remove(db: Database, isMeant: boolean): Promise<void> {
  const imported = await directorySourceStore(db).readImport();
  if (!imported) throw new Error("Nothing is imported: the directory is the invented one.");
  if (!isMeant) {
    console.log(
      `The import of ${imported.importedAt.toISOString().slice(0, 10)} holds ${imported.businesses} businesses. Removed, they are marked as gone: they
are in no search and cannot be called, and their pages and the calls made to them say so. Everything of users stays. Explore
shows the invented directory again. Importing the file anew brings all of them back under their addresses.

Nothing has been done. To remove the import: npm run directory:import -- --remove --yes`,
    );
    return;
  }
  const gone = await removeImport(db, new Date());
  console.log(`${gone} businesses are marked as gone. The directory is the invented one again.`);
}

try {
  await run();
} catch (error) {
  tellFault(error);
  console.error("The directory is as it was.");
}
