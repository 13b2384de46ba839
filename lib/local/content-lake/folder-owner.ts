/** Only one lake may use a folder: a second process gets an error. What a killed process leaves behind does no harm. */
import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The folder belongs to another living process. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
}

/** In the folder for temporary files: the path of a socket may only be short, and a data folder's may be long. */
const socketOf = (folder: string): string =>
  path.join(
    tmpdir(),
    `lantern-lake-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24)}.sock`,
  );

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket);
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });

/** Takes the folder for this process. Throws FolderInUseError when another living process has it. Returns what releases it. */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  const socket = socketOf(folder);
  for (let attempt = 0; ; attempt += 1) {
    const server = createServer((connection) => connection.destroy());
    const isOurs = await new Promise<boolean>((resolve, reject) => {
      server.once("error", (error: NodeJS.ErrnoException) =>
        error.code === "EADDRINUSE" ? resolve(false) : reject(error),
      );
      server.listen(socket, () => resolve(true));
    });
    if (isOurs) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (attempt > 2 || (await isAnswered(socket)))
      throw new FolderInUseError(`Another content lake is running on ${folder}. One at a time.`);
    rmSync(socket, { force: true });
  }
}
