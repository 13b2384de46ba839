/**
 * Empty databases, made once per temporary folder and copied: creating one takes seconds each time.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asServer } from "./as-server.ts";

// Also loaded by Node alone, which knows no other names for it.
const { madeOnce } = await import("../machine/made-once.ts");

const database = "lib/platform/server/database";

/** What a database is made by: if these files change, another one is made. */
const makers = () => [
  "node_modules/@electric-sql/pglite/package.json",
  `${database}/create-database.mjs`,
  `${database}/open-database.ts`,
  ...globSync(`${database}/migrations/*.sql`).toSorted(),
];

/** How each kind of database is made in a data folder that is none yet. */
const kinds = {
  /** As Postgres makes it, before any migration. */
  bare: (dataFolder: string) => {
    mkdirSync(dataFolder);
    make(`${database}/create-database.mjs`, path.join(dataFolder, "database"));
  },
  /** With this version's tables. */
  migrated: (dataFolder: string) => {
    cpSync(prepared("bare"), dataFolder, { recursive: true });
    make("tests/support/programs/prepare-database.ts", dataFolder);
  },
};

type Kind = keyof typeof kinds;

const folders = new Map<Kind, string>();

/** Copies an empty database into a data folder that has none. */
export function copyDatabase(dataFolder: string, kind: Kind = "migrated"): void {
  const folder = folders.get(kind) ?? prepared(kind);
  folders.set(kind, folder);
  mkdirSync(dataFolder, { recursive: true });
  cpSync(folder, dataFolder, { recursive: true });
}

function make(program: string, folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, [...asServer, program, folder], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The database could not be made: ${stderr}`);
}

function prepared(kind: Kind): string {
  const hash = createHash("sha256");
  for (const file of makers()) hash.update(readFileSync(file));
  const place = path.join(tmpdir(), `lantern-database-${kind}-${hash.digest("hex").slice(0, 12)}`);
  return madeOnce(place, kinds[kind]);
}
