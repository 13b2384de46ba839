/** Instances of the built site, each with a copy of the build and all with one shared dataset. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sitePort } from "@/scripts/site-under-test";
import { copyBuild, linkProject } from "@/tests/support/sites/copy-build";
import { startSite, type SiteServer } from "@/tests/support/sites/site-server";

const root = process.cwd();

export class Instances {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), "lantern-instances-"));
  readonly #running: SiteServer[] = [];

  constructor() {
    cpSync(path.join(root, "lib"), path.join(this.#folder, "lib"), { recursive: true });
    symlinkSync(path.join(root, "node_modules"), path.join(this.#folder, "node_modules"));
  }

  get #dataset(): string {
    return path.join(this.#folder, "lib/local/dataset/lantern.ndjson");
  }

  /** Starts an instance and returns its address, once it answers. */
  async start(number: number, env: Record<string, string> = {}): Promise<string> {
    const folder = path.join(this.#folder, `instance-${number}`);
    copyBuild(folder);
    linkProject(folder);
    symlinkSync(path.join(this.#folder, "lib"), path.join(folder, "lib"));
    const server = await startSite({ ...env, PORT: String(sitePort + number) }, folder);
    this.#running.push(server);
    return server.url;
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
    for (const server of this.#running.splice(0)) await server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
