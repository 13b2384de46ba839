/** A site whose directory is an import of the odd city, made by the command that operators use. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import type { OsmElement } from "#lib/product/directory/osm/element";
import { oddCity } from "@/tests/support/odd-city";
import { writeOverpass, writePbf } from "@/tests/support/osm-extract";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/site-server";

export type ImportedSite = {
  site: SiteServer;
  /** What the command printed. */
  said: string;
  /** Stops the site, imports other elements, and starts it where it was. */
  importAgain: (elements: readonly OsmElement[]) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startImportedSite(): Promise<ImportedSite> {
  const folder = dataFolderWithDatabase();
  const load = (file: string): string => {
    const line = ["--conditions=react-server", "scripts/directory-import.ts", file];
    const { status, stdout, stderr } = spawnSync(process.execPath, line, {
      encoding: "utf8",
      env: { ...process.env, LANTERN_DATA_DIR: folder.path, DATABASE_URL: "" },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const extract = path.join(folder.path, "city.osm.pbf");
  await writePbf(extract, oddCity(), new Date("2026-11-20T00:00:00Z"));
  const said = load(extract);
  const started: ImportedSite = {
    site: await startSite({ LANTERN_DATA_DIR: folder.path }),
    said,
    importAgain: async (elements) => {
      const { url } = started.site;
      await started.site.stop();
      const file = path.join(folder.path, "city.json");
      writeOverpass(file, elements);
      load(file);
      started.site = await startSite({ LANTERN_DATA_DIR: folder.path, PORT: new URL(url).port });
    },
    stop: async () => {
      await started.site.stop();
      folder.remove();
    },
  };
  return started;
}
