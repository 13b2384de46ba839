/**
 * `npm run directory:import -- city.osm.pbf`: makes the businesses of an extract of OpenStreetMap the directory. Overpass's
 * JSON and GeoJSON are taken as well. `--country US` says where it is, if addresses do not. The embedded database belongs
 * to one process: stop the server first. With DATABASE_URL it may go on; it shows the new directory within a minute.
 */
import { parseArgs } from "node:util";
import { importDirectory, leftOutLines } from "#lib/product/directory/osm/import-directory";
import { openExtract } from "#lib/product/directory/osm/open-extract";
import { openForMaintenance } from "#lib/platform/server/database/database";

const usage = "Name an extract: npm run directory:import -- city.osm.pbf [--country US]";

const said = { gathering: "Reading the file", filing: "Filing", indexing: "Indexing" };

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { country: { type: "string" } },
  });
  const [path, ...others] = positionals;
  const country = values.country?.toUpperCase() ?? null;
  if (path === undefined || others.length > 0 || (country !== null && !/^[A-Z]{2}$/.test(country)))
    throw new Error(usage);
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const source = openExtract(path);
  const { database, close } = await openForMaintenance();
  try {
    const report = await importDirectory(database, source, {
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
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("The directory is as it was.");
  process.exitCode = 1;
}
