/** Files with secrets that a stand-in makes at its first start and keeps. */
import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Makes a file that only its user can read, unless it exists. When two processes start for the first time at once, they agree: the
 * file appears complete, and the second process uses it.
 */
export function makeSecretFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    chmodSync(draft, 0o600);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
