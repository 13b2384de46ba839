/** A copy of the built site in its own folder, served with another environment than the one under test. */
import { mkdtempSync, rmSync, symlinkSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { locales } from "#lib/base/i18n/locales";
import { copyBuild, copyBuildAnew } from "@/tests/support/sites/copy-build";
import { freePort } from "@/tests/support/machine/free-port";
import { startSite, type SiteServer } from "@/tests/support/sites/site-server";

export type SiteCopy = Pick<SiteServer, "url" | "log" | "stop"> & {
  folder: string;
  readonly pid: number;
  /** Ends it as a power failure would, and serves the same files again. */
  restart(): Promise<void>;
  /** Ends it as an operator would, and serves another build of the same sources, with that build's own pages. */
  deploy(): Promise<void>;
};

/** A folder with a copy of the build and links to the rest. With `isUnrendered`, pages prerendered at build are missing. */
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
  const start = () =>
    startSite({ LANTERN_DATA_DIR: path.join(folder, ".lantern"), ...env, PORT: String(port) }, folder);
  let earlierLog = "";
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    folder,
    get pid() {
      return server.pid;
    },
    log: () => earlierLog + server.log(),
    restart: async () => {
      await server.kill();
      earlierLog += server.log();
      server = await start();
    },
    deploy: async () => {
      await server.stop();
      earlierLog += server.log();
      copyBuildAnew(folder);
      server = await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a file of the build is a page rendered from content at build time. */
const isRendered = (file: string) =>
  new RegExp(`/server/app/(?:${locales.join("|")})(/.*|\\.\\w+|\\.segments.*)$`).test(file);
