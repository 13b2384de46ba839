/** The built site, served by two instances that share a disk of their own, if this machine allows one to be made. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";

const { buildFolder } = await import("../../../lib/platform/build-folder.ts");
const { copyBuild, linkProject } = await import("../../support/sites/copy-build.ts");
const { residentMib } = await import("../../support/machine/resident-memory.ts");
const { siteEnv, siteUrl } = await import("../../../scripts/site-under-test.ts");

const probe = fileURLToPath(new URL("probe.mjs", import.meta.url));
/** The memory settings of the container. */
const containerEnv = Object.fromEntries(
  [...readFileSync("deploy/Dockerfile", "utf8").matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(
    ([, name = "", value]) => [name, value],
  ),
);
/**
 * The size of the disk in MiB: room for rendered pages and caches beside a build for each instance, some 350 MiB of pages each
 * within an hour.
 */
const roomMib = 1_200;

function buildMib(): number {
  const measured = spawnSync("du", ["-sm", buildFolder()], { encoding: "utf8" });
  return Number.parseInt(measured.stdout, 10);
}

export type Memory = { memory: NodeJS.MemoryUsage; spaces: Record<string, number> };

export class Instance {
  readonly port: number;
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;

  constructor(folder: string, port: number, env: Record<string, string>) {
    this.port = port;
    this.#folder = folder;
    this.#env = env;
    copyBuild(folder);
    linkProject(folder, "lib");
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    // The flag that the server would set by restarting itself. With a channel to its parent it does not restart.
    const child = spawn(process.execPath, ["--v8-pool-size=0", "--import", probe, "scripts/serve.mjs"], {
      cwd: this.#folder,
      env: {
        ...process.env,
        ...siteEnv,
        NODE_ENV: "production",
        ...containerEnv,
        ...this.#env,
        PORT: String(this.port),
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const log = createWriteStream(this.logFile, { flags: "a" });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    for (let tries = 0; tries < 300; tries += 1) {
      if (child.exitCode !== null)
        throw new Error(`An instance ended with ${child.exitCode}: ${this.logFile}`);
      const isUp = await fetch(`http://127.0.0.1:${this.port}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) break;
      await wait(100);
    }
    this.#child = child;
  }

  /** Ends it as a power failure would, or as an operator would. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** The place of its log: not on the disk that will be full. */
  get logFile(): string {
    return path.join(os.tmpdir(), `lantern-soak-${this.port}.log`);
  }

  /** Its resident memory in bytes; 0 while it is down. */
  get residentBytes(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) return 0;
    try {
      return residentMib(pid) * 2 ** 20 || 0;
    } catch {
      return 0;
    }
  }

  /** Sets its clock this many milliseconds ahead of the machine's. */
  shiftClock = (ms: number): Promise<Memory | null> => this.#ask({ ask: "shift", ms });

  readMemory = (): Promise<Memory | null> => this.#ask({ ask: "memory" });

  /** Writes a snapshot of its heap. */
  writeSnapshot = (file: string): Promise<Memory | null> => this.#ask({ ask: "snapshot", file });

  #ask(order: { ask: string; ms?: number; file?: string }): Promise<Memory | null> {
    const child = this.#child;
    if (!child) return Promise.resolve(null);
    return new Promise((resolve) => {
      child.once("exit", () => resolve(null));
      const hear = (told: Memory & { ask?: string }) => {
        if (told.ask !== order.ask) return;
        child.off("message", hear);
        resolve(told);
      };
      child.on("message", hear);
      child.send(order);
    });
  }
}

export class Site {
  readonly instances: Instance[];
  /** Why no disk could be made; null when there is one. */
  readonly noDisk: string | null;
  readonly folder: string;
  /** The public address, for which the build was made; a balancer listens there. */
  readonly origin = siteUrl;

  constructor(ports: readonly number[], env: Record<string, string>) {
    this.folder = mkdtempSync(path.join(os.tmpdir(), "lantern-soak-"));
    const mounted = spawnSync(
      "mount",
      ["-t", "tmpfs", "-o", `size=${ports.length * buildMib() + roomMib}m`, "lantern-soak", this.folder],
      {
        encoding: "utf8",
      },
    );
    this.noDisk = mounted.status === 0 ? null : String(mounted.error ?? mounted.stderr).trim();
    const data = path.join(this.folder, "data");
    mkdirSync(data, { mode: 0o700 });
    this.instances = ports.map((port, number) => {
      const folder = path.join(this.folder, `instance-${number}`);
      mkdirSync(folder);
      const instance = new Instance(folder, port, { ...env, LANTERN_DATA_DIR: data });
      rmSync(instance.logFile, { force: true });
      return instance;
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.end("SIGTERM")));
    if (this.noDisk === null) spawnSync("umount", ["-l", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
