import "server-only";
/**
 * Answers of the content store on disk, in the data folder: what a process was last told outlives it. Nothing waits for
 * the writing, and none of it has to succeed.
 */
import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "#lib/platform/env";

const folder = path.join(/* turbopackIgnore: true */ env.LANTERN_DATA_DIR, "content");
/** Of each dataset by itself: what another one said, which was named before, is no answer of this one. */
const source = `${env.SANITY_PROJECT_ID ?? ""} ${env.SANITY_DATASET}\n`;
const nameOf = (key: string) =>
  createHash("sha256")
    .update(source + key)
    .digest("hex");
const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, nameOf(key));

/** The shipped dataset is a file itself, and never away. */
const isKept = env.SANITY_PROJECT_ID !== undefined && !env.isDevelopment;

/** Keeps the answer of a query in place of an earlier one. Tells whether it is on the disk now; never fails. */
export async function keepAnswer(key: string, answer: string): Promise<boolean> {
  if (!isKept) return false;
  return write(fileOf(key), answer).then(
    () => true,
    () => false,
  );
}

/** Whole or not at all: a process may end meanwhile, and a disk be full. */
async function write(file: string, answer: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, answer, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Forgets what was kept of a query: the store says that it is gone. */
export function forgetAnswer(key: string): void {
  if (isKept) rm(fileOf(key), { force: true }).catch(() => undefined);
}

/** Whether what was kept of a query is still there: an operator may delete it. */
export async function isStillKept(key: string): Promise<boolean> {
  return access(fileOf(key)).then(
    () => true,
    () => false,
  );
}

/** What was kept of a query; undefined when nothing was. */
export async function readKeptAnswer(key: string): Promise<string | undefined> {
  return isKept ? readFile(fileOf(key), "utf8").catch(() => undefined) : undefined;
}
