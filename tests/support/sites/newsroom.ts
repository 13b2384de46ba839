/** The newsroom under test: what one command starts, and the three addresses it prints. */
import { spawn } from "node:child_process";
import { siteEnv } from "@/scripts/site-under-test";
import { endProcess } from "@/tests/support/machine/end-process";

export type Newsroom = {
  site: string;
  studio: string;
  lake: string;
  /** Its output for the user. */
  said: () => string;
  log: () => string;
  /** Ends it as Ctrl+C does. Returns the exit code. */
  stop: () => Promise<number | null>;
};

const addresses = /^Site: (http:\S+)\nStudio: (http:\S+)\nContent lake: (http:\S+)\n$/m;

/**
 * Starts a newsroom in a copy of the build (copySite) over a data folder, with the Studio itself if `hasStudio`, and waits until it
 * prints its addresses.
 */
export async function startTestNewsroom(options: {
  folder: string;
  dataFolder: string;
  port: number;
  hasStudio?: boolean;
}): Promise<Newsroom> {
  const args = ["tests/support/programs/newsroom-process.ts", ...(options.hasStudio ? ["--studio"] : [])];
  const child = spawn(process.execPath, args, {
    cwd: options.folder,
    env: {
      ...process.env,
      ...siteEnv,
      LANTERN_DATA_DIR: options.dataFolder,
      PORT: String(options.port),
      LANTERN_BASE_URL: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [, site = "", studio = "", lake = ""] = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = addresses.exec(said);
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The newsroom did not start:\n${said}${log}`)));
  });
  return {
    site,
    studio,
    lake,
    said: () => said,
    log: () => log,
    stop: () => endProcess(child, "SIGINT", () => said + log),
  };
}
