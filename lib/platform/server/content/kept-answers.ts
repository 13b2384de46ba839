import "server-only";
/**
 * The content store's answers on disk, in the data folder, where they outlive the process. Nothing waits for the writing, and
 * writing may fail.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWholeFile } from "#lib/base/values/whole-file";
import { env } from "#lib/platform/env";

const folder = path.join(/* turbopackIgnore: true */ env.LANTERN_DATA_DIR, "content");
/** Separate for each dataset: an answer of a formerly configured one is no answer of this one. */
const source = `${env.SANITY_PROJECT_ID ?? ""} ${env.SANITY_DATASET}\n`;
const nameOf = (key: string) =>
  createHash("sha256")
    .update(source + key)
    .digest("hex");
const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, nameOf(key));

/** The shipped dataset is a file itself, and always available. */
const isKept = env.SANITY_PROJECT_ID !== undefined && !env.isDevelopment;

/** Stores the answer of a query in place of an earlier one. Returns whether it is on disk now; never fails. */
export async function keepAnswer(key: string, answer: string): Promise<boolean> {
  if (!isKept) return false;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWholeFile(fileOf(key), answer, 0o600);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the stored answer of a query, because the store says that it is gone. */
export function forgetAnswer(key: string): void {
  if (isKept) rm(fileOf(key), { force: true }).catch(() => undefined);
}

/** Whether the stored answer of a query still exists: an operator may delete it. */
export async function isStillKept(key: string): Promise<boolean> {
  return access(fileOf(key)).then(
    () => true,
    () => false,
  );
}

/** The stored answer of a query; undefined when there is none. */
export async function readKeptAnswer(key: string): Promise<string | undefined> {
  return isKept ? readFile(fileOf(key), "utf8").catch(() => undefined) : undefined;
}
