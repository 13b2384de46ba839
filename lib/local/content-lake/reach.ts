/** The content lake of a data folder for a script: the one that is running, or one that runs as long as the script needs it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readToken } from "#lib/local/content-lake/access";
import { FolderInUseError } from "#lib/local/content-lake/folder-owner";
import { addressFile, startContentLake, type RunningLake } from "#lib/local/content-lake/host";
import { dataset } from "#lib/local/content-lake/people";

type ReachedLake = Pick<RunningLake, "address" | "token" | "dataset" | "close">;

/** Returns the lake; `close` stops it only if it was started here. */
export async function reachContentLake(dataFolder: string): Promise<ReachedLake> {
  try {
    return await startContentLake({ dataFolder, port: 0, origins: [] });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const folder = path.resolve(dataFolder, "content-lake");
    const address = readFileSync(path.join(folder, addressFile), "utf8");
    return { address, token: readToken(folder), dataset, close: () => Promise.resolve() };
  }
}
