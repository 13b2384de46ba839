/** A copy of the built site in a folder of its own, served with another environment than the one under test. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { locales } from "#lib/base/i18n/locales";
import { siteEnv } from "@/scripts/site-under-test";
import { copyBuild } from "@/tests/support/copy-build";

export type SiteCopy = {
  url: string;
  folder: string;
  /** The process that serves it. */
  readonly process: ChildProcess;
  /** What the server has printed so far. */
  log(): string;
  /** Ends it as a power cut would, and serves the same files anew. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** A folder with a copy of the build and links to the rest. With `isUnrendered`, pages prerendered at build are gone. */
export function copySite(options?: { isUnrendered?: boolean }): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-site-"));
  const root = process.cwd();
  for (const entry of readdirSync(root))
    if (!/^\.(?:next|git|lantern)|^test-results$/.test(entry))
      symlinkSync(path.join(root, entry), path.join(folder, entry));
  copyBuild(folder, (file) => !(options?.isUnrendered && isRendered(file)));
  return folder;
}

/** Serves such a copy on a free port. */
export async function startSiteCopy(
  env: Record<string, string>,
  options?: { isUnrendered?: boolean },
): Promise<SiteCopy> {
  const folder = copySite(options);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let printed = "";
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ["scripts/serve.mjs"], {
      cwd: folder,
      env: {
        ...process.env,
        ...siteEnv,
        NODE_ENV: "production",
        LANTERN_DATA_DIR: path.join(folder, ".lantern"),
        ...env,
        PORT: String(port),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    for (let attempt = 0; ; attempt += 1) {
      const isUp = await fetch(`${url}/robots.txt`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return child;
      if (child.exitCode !== null || attempt > 150) throw new Error(`The copy did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    folder,
    get process() {
      return child;
    },
    log: () => printed,
    restart: async () => {
      await end("SIGKILL");
      child = await start();
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a file of the build is a page rendered from content at build time. */
const isRendered = (file: string) =>
  new RegExp(`/server/app/(?:${locales.join("|")})(/.*|\\.\\w+|\\.segments.*)$`).test(file);
