/** Instances of the built site, each with a copy of the build and all with one dataset of their own. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { siteEnv, sitePort } from "@/scripts/site-under-test";
import { copyBuild, linkProject } from "@/tests/support/copy-build";

const root = process.cwd();

export class Instances {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), "lantern-instances-"));
  readonly #running: ChildProcess[] = [];

  constructor() {
    cpSync(path.join(root, "lib"), path.join(this.#folder, "lib"), { recursive: true });
    symlinkSync(path.join(root, "node_modules"), path.join(this.#folder, "node_modules"));
  }

  get #dataset(): string {
    return path.join(this.#folder, "lib/local/dataset/lantern.ndjson");
  }

  /** Starts an instance and gives its address, once it answers. */
  async start(number: number, env: Record<string, string> = {}): Promise<string> {
    const folder = path.join(this.#folder, `instance-${number}`);
    copyBuild(folder);
    linkProject(folder);
    symlinkSync(path.join(this.#folder, "lib"), path.join(folder, "lib"));
    const port = sitePort + number;
    const child = spawn(process.execPath, ["scripts/serve.mjs"], {
      cwd: folder,
      env: { ...process.env, ...siteEnv, PORT: String(port), NODE_ENV: "production", ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.#running.push(child);
    const address = `http://localhost:${port}`;
    for (let tries = 0; tries < 150; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The instance ended with ${child.exitCode}`);
      if (
        await fetch(`${address}/robots.txt`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return address;
      await wait(200);
    }
    throw new Error("The instance did not start");
  }

  /** Changes documents of the dataset that all instances read. */
  edit(change: (document: Record<string, unknown>) => Record<string, unknown>): void {
    const lines = readFileSync(this.#dataset, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
    const documents = lines.map((line) => change(JSON.parse(line) as Record<string, unknown>));
    writeFileSync(this.#dataset, documents.map((document) => JSON.stringify(document)).join("\n"));
  }

  async stop(): Promise<void> {
    for (const child of this.#running.splice(0)) await end(child);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Ends a process as an operator would and waits until it is gone. Gives its exit code. */
export async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  child.kill("SIGTERM");
  return gone;
}
