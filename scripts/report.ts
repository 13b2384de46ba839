/**
 * `npm run report`: what readers did in the last 30 days, printed and written to `report.html` in the data folder; and how many
 * calls the site has started of those that it may start in a day. `npm run report -- 7 file.html` covers seven days and writes
 * elsewhere. The embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { readOriginalPaths } from "#lib/publication/content/original-paths";
import { countFigures } from "#lib/reader/analytics/count-figures";
import { reportPage } from "#lib/reader/analytics/report-page";
import { reportPeriod, reportSections, sectionText } from "#lib/reader/analytics/report-sections";
import { keptDays } from "#lib/personal-data/purge-expired";
import { env } from "#lib/platform/env";
import { databaseNow } from "#lib/platform/server/database/database";
import { site } from "#lib/platform/site";
import { readArguments, refuse } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

const usage = "npm run report [-- DAYS [FILE]]";
const { positionals } = readArguments(usage, { allowPositionals: true });
const [asked = "30", file = path.join(env.LANTERN_DATA_DIR, "report.html"), ...further] = positionals;
if (further.length > 0) refuse("Say for how many days, and name one file at the most.", usage);
const days = Number(asked);
if (!Number.isInteger(days) || days < 1 || days > keptDays)
  refuse(`Say for how many days, from 1 to ${keptDays}.`, usage);

await runWithDatabase(async () => {
  const db = await existingDatabase();
  const originals = await readOriginalPaths().catch(() => {
    console.error("The content store did not answer, so each address of a piece counts for itself.\n");
    return new Map<string, string>();
  });
  const figures = await countFigures(db, days, new Date(), originals);
  console.log(`${reportPeriod(figures)}\n`);
  for (const section of reportSections(figures)) console.log(`${sectionText(section)}\n`);
  const started = await allowanceStore(db).startedOnSite(await databaseNow(db));
  console.log(
    `Real calls\n${started} of ${env.SITE_CALLS_A_DAY} that may be started within 24 hours (SITE_CALLS_A_DAY).\n`,
  );
  // Other users of this machine must not see what readers searched for.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, reportPage(site.name, figures), { mode: 0o600 });
  console.log(`Written to ${file}`);
});
