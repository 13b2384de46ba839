/**
 * An empty database with this version's tables, made once per temporary folder and copied: creating one takes seconds each time.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asServer } from "./as-server.ts";

const database = "lib/platform/server/database";

/** What a database is made by: if these files change, another one is made. */
const makers = () => [
  "node_modules/@electric-sql/pglite/package.json",
  `${database}/create-database.mjs`,
  `${database}/open-database.ts`,
  ...globSync(`${database}/migrations/*.sql`).toSorted(),
];

let folder: string | null = null;

/** Copies such a database into a data folder that has none. */
export function copyDatabase(dataFolder: string): void {
  folder ??= prepared();
  mkdirSync(dataFolder, { recursive: true });
  cpSync(folder, dataFolder, { recursive: true });
}

function prepared(): string {
  const hash = createHash("sha256");
  for (const file of makers()) hash.update(readFileSync(file));
  const place = path.join(tmpdir(), `lantern-database-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(place)) return place;
  // Another worker may be making one too: the first to finish wins.
  const draft = `${place}-${process.pid}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [...asServer, "tests/support/programs/prepare-database.ts", draft],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The database could not be made: ${stderr}`);
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}
