/** Another server of the build under test, in its own process: to configure it differently, to stop it, to kill it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { siteEnv } from "@/scripts/site-under-test";
import { testBuildFault } from "@/scripts/test-build";
import { endProcess } from "@/tests/support/machine/end-process";
import { copyDatabase } from "@/tests/support/programs/prepared-database";

export type SiteServer = {
  url: string;
  pid: number;
  /** Its log so far. */
  log: () => string;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
  /** Ends it as a power failure would. */
  kill: () => Promise<void>;
};

export type DataFolder = { path: string; remove: () => void };

/** An empty folder for a server's data; `remove` deletes it. */
export function dataFolder(): DataFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-site-"));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The same with an empty database in it, because creating one takes seconds each time. */
export function dataFolderWithDatabase(): DataFolder {
  const folder = dataFolder();
  copyDatabase(folder.path);
  return folder;
}

/**
 * Waits until the log of a server holds `text`: a line comes through a pipe, and may come after the answer that it speaks of.
 * Rejects with the log if it does not come.
 */
export async function untilLogged(server: Pick<SiteServer, "log">, text: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!server.log().includes(text)) {
    if (Date.now() > end) throw new Error(`The log does not hold ${text}:\n${server.log()}`);
    await pause(50);
  }
}

/** Starts a server of the build in `folder` on `PORT` or a free port, and waits until it listens. */
export async function startSite(env: Record<string, string>, folder = process.cwd()): Promise<SiteServer> {
  const fault = folder === process.cwd() ? testBuildFault() : null;
  if (fault !== null) throw new Error(fault);
  const server = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: folder,
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const found = /ready on (http:\S+)/.exec(log);
      if (found?.[1]) resolve(found[1]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", () => reject(new Error(`The server ended:\n${log}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    await endProcess(server, signal, () => log);
  };
  return {
    url,
    pid: server.pid ?? 0,
    log: () => log,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
