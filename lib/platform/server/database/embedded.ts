import "server-only";
/** The embedded database: Postgres in this process, its files in the data folder, used by one process at a time. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { keepDataFolderPrivate } from "#lib/platform/data-folder";
import { FolderInUseError, lockFolder, type FolderLock } from "#lib/platform/server/database/folder-lock";
import {
  createExtensions,
  migrationsFolder,
  type OpenDatabase,
} from "#lib/platform/server/database/open-database";
import * as schema from "#lib/platform/server/database/schema";
import { withoutValues } from "#lib/platform/server/database/without-values";

/** The time in which a server that is being replaced releases the folder. */
const patienceMs = 20_000;

/**
 * How much of a function's code the database executes before V8 optimizes it: bytes, as V8 counts them. By its own 13 million it
 * took up a function of 100 KB after a dozen queries, and worked on it for two seconds, with 300 MB of memory, in every server that
 * had just started. One under load still gets there within seconds.
 */
const optimizingBudget = 1_000_000_000;

const databaseFolder = (dataFolder: string) => path.join(/* turbopackIgnore: true */ dataFolder, "database");

const creation = path.join(process.cwd(), "lib/platform/server/database/create-database.mjs");

/** Whether there is a database to open, rather than one to create. */
export const hasEmbeddedDatabase = (dataFolder: string): boolean => existsSync(databaseFolder(dataFolder));

/** Opens the database of a data folder, creating it on first use. Throws FolderInUseError. */
export async function openEmbedded(dataFolder: string, patience = patienceMs): Promise<OpenDatabase> {
  const folder = databaseFolder(dataFolder);
  keepDataFolderPrivate(dataFolder);
  const lock = await takeFolder(folder, patience);
  try {
    setFlagsFromString(`--wasm-tiering-budget=${optimizingBudget}`);
    const { PGlite } = await import("@electric-sql/pglite");
    const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
    const { btree_gin } = await import("@electric-sql/pglite/contrib/btree_gin");
    const { cube } = await import("@electric-sql/pglite/contrib/cube");
    const { PrivateFiles } = await import("./private-files.mjs");
    const { drizzle } = await import("drizzle-orm/pglite");
    const { migrate } = await import("drizzle-orm/pglite/migrator");
    await removeDrafts(folder);
    if (!existsSync(folder)) await create(folder);
    const client = await PGlite.create({
      fs: new PrivateFiles(folder),
      extensions: { pg_trgm, btree_gin, cube },
    });
    const database = withoutValues(drizzle(client, { schema }));
    try {
      await client.exec(createExtensions);
      await migrate(database, { migrationsFolder });
    } catch (error) {
      // Otherwise each attempt would keep its files and an in-memory database for as long as the process lives.
      await client.close().catch(() => undefined);
      throw error;
    }
    return {
      database,
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    const { readableFault } = await import("./private-files.mjs");
    throw readableFault(error);
  }
}

/** Takes the folder for this process. Whoever waits for it at a terminal sees what for, and what can be done. */
async function takeFolder(folder: string, patience: number): Promise<FolderLock> {
  const user = (pid: number | null) => (pid === null ? "another process" : `process ${pid}`);
  try {
    return await lockFolder(`${folder}.lock`, patience, (pid) =>
      console.error(`Waiting for the embedded database, which ${user(pid)} is using …`),
    );
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    error.message =
      `The embedded database in ${folder} is in use by ${user(error.pid)}, probably the server: stop it and try again. ` +
      "With DATABASE_URL, commands work beside a server.";
    throw error;
  }
}

/** The beginning of the names of folders in which a database is being created. */
const draftPrefix = (folder: string) => `${folder}.new`;

/** Removes databases that were never complete, because the process that wanted them was killed. */
async function removeDrafts(folder: string): Promise<void> {
  const prefix = path.basename(draftPrefix(folder));
  for (const name of await readdir(path.dirname(folder)))
    if (name.startsWith(prefix))
      // The process that creates it may still be at work. What it writes from now on is removed at the next opening.
      await rm(path.join(path.dirname(folder), name), { recursive: true, force: true }).catch(
        () => undefined,
      );
}

/**
 * Creates the database in another folder and renames it when it is complete: a killed process leaves no half database. Each attempt
 * has a folder of its own, because the process that creates for a killed one goes on for some seconds.
 */
async function create(folder: string): Promise<void> {
  const draft = `${draftPrefix(folder)}-${randomUUID()}`;
  try {
    await promisify(execFile)(process.execPath, [creation, path.resolve(draft)]);
  } catch (error) {
    // On a full disk, what was begun would take the room that the rest of the data folder needs.
    await rm(draft, { recursive: true, force: true });
    const { stderr = "", message } = error as Error & { stderr?: string };
    // A process that is killed, as where memory is short, says nothing.
    const reason = stderr.trim().split("\n").at(-1) || message;
    throw new Error(`the embedded database cannot be created: ${reason}`, { cause: error });
  }
  await rename(draft, folder);
}
