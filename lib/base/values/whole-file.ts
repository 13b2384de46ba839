/**
 * Files that are written whole or not at all: the process may be killed, the disk may be full,
 * and another process may be reading.
 */
import { randomBytes } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { isRecord } from "#lib/base/values/json";

/** A name of its own: of two processes that write the same file, none may rename what the other has only begun. */
const draftOf = (file: string): string => `${file}.${randomBytes(6).toString("hex")}`;

/** Writes a text or bytes in place of what the file holds. When that fails, throws, and the file is as before. */
export async function writeWholeFile(file: string, data: string | Uint8Array, mode?: number): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, data, { mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a text in place of what the file holds, before it returns. When that fails, throws, and the file is as before. */
export function writeWholeFileSync(file: string, text: string, mode?: number): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, text, { mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Whether reading failed because there is no such file; any other failure says nothing of what the file holds. */
export const isNoFile = (error: unknown): boolean => isRecord(error) && error.code === "ENOENT";
