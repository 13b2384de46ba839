/** A site whose directory is an import of the odd city, made with the operators' command. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import type { OsmElement } from "#lib/product/directory/osm/element";
import { asServer } from "@/tests/support/programs/as-server";
import { oddCity } from "@/tests/support/samples/odd-city";
import { writeOverpass, writePbf } from "@/tests/support/samples/osm-extract";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/sites/site-server";

export type ImportedSite = {
  site: SiteServer;
  /** The output of the command. */
  said: string;
  /** Stops the site, imports other elements, and starts it again at the same address. */
  importAgain: (elements: readonly OsmElement[]) => Promise<void>;
  /** Stops the site, runs the command with these arguments, starts the site again at the same address, and returns the output. */
  runAgain: (...words: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

export async function startImportedSite(): Promise<ImportedSite> {
  const folder = dataFolderWithDatabase();
  const run = (...words: string[]): string => {
    const line = [...asServer, "scripts/directory-import.ts", ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, line, {
      encoding: "utf8",
      env: { ...process.env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: "" },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const extract = path.join(folder.path, "city.osm.pbf");
  await writePbf(extract, oddCity(), new Date("2026-11-20T00:00:00Z"));
  const said = run(extract);
  const started: ImportedSite = {
    site: await startSite({ LANTERN_DATA_DIR: folder.path }),
    said,
    importAgain: async (elements) => {
      const file = path.join(folder.path, "city.json");
      writeOverpass(file, elements);
      await started.runAgain(file);
    },
    runAgain: async (...words) => {
      const { url } = started.site;
      await started.site.stop();
      const printed = run(...words);
      started.site = await startSite({ LANTERN_DATA_DIR: folder.path, PORT: new URL(url).port });
      return printed;
    },
    stop: async () => {
      await started.site.stop();
      folder.remove();
    },
  };
  return started;
}
