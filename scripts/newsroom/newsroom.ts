/**
 * The whole newsroom on one machine: the content lake in this process, with the site and the Studio beside it. Only this machine
 * can reach them.
 */
import path from "node:path";
import { readSecret } from "#lib/local/content-lake/access";
import { startContentLake } from "#lib/local/content-lake/host";
import { openWebhook } from "#lib/local/content-lake/webhook";
import { buildBegunAt, buildFolder } from "#lib/platform/build-folder";
import type { Env } from "#lib/platform/env";
import { startChild } from "./child.ts";
import { freePortFrom } from "./free-port.ts";

const studioPort = 3333;
const lakePort = 3334;

/** The Node programs that run beside the lake, with their arguments. */
export type Programs = {
  site: readonly string[];
  /** Run in the Studio's folder. */
  studio: (port: number) => readonly string[];
};

export const ownPrograms: Programs = {
  site: ["scripts/start.ts"],
  studio: (port) => ["node_modules/sanity/bin/sanity", "dev", "--host", "127.0.0.1", "--port", String(port)],
};

/**
 * Starts all three and says where they are. Resolves when one of them has ended and the others have been stopped. `studioVariables`
 * is what the Studio's commands read.
 */
export async function startNewsroom(
  env: Env,
  studioVariables: Record<string, string>,
  programs = ownPrograms,
): Promise<void> {
  const sitePort = await freePortFrom(env.PORT);
  const ownPort = await freePortFrom(studioPort, [sitePort]);
  const ports = { studio: ownPort, lake: await freePortFrom(lakePort, [sitePort, ownPort]) };
  const site = `http://localhost:${sitePort}`;
  const studio = `http://localhost:${ports.studio}`;
  const lake = await startContentLake({
    dataFolder: env.LANTERN_DATA_DIR,
    port: ports.lake,
    origins: [site, studio, `http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${ports.studio}`],
  });
  const secret =
    env.SANITY_WEBHOOK_SECRET ??
    readSecret(path.resolve(env.LANTERN_DATA_DIR, "content-lake"), "webhook-secret");
  const webhook = openWebhook(lake.lake, {
    url: `http://127.0.0.1:${sitePort}/api/revalidate`,
    secret,
    log: console.error,
  });

  const siteProcess = startChild("site", process.execPath, programs.site, {
    cwd: ".",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(sitePort),
      SANITY_PROJECT_ID: lake.projectId,
      SANITY_DATASET: lake.dataset,
      SANITY_API_HOST: lake.address,
      SANITY_API_READ_TOKEN: lake.token,
      SANITY_WEBHOOK_SECRET: secret,
      SANITY_STUDIO_URL: studio,
    },
  });
  const studioProcess = startChild("studio", process.execPath, programs.studio(ports.studio), {
    cwd: "studio",
    env: {
      ...process.env,
      ...studioVariables,
      SANITY_STUDIO_PROJECT_ID: lake.projectId,
      SANITY_STUDIO_DATASET: lake.dataset,
      SANITY_STUDIO_API_HOST: lake.address,
      SANITY_STUDIO_TOKEN: lake.token,
      SANITY_STUDIO_SITE_URL: site,
    },
  });
  const stop = () => {
    siteProcess.stop();
    studioProcess.stop();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const over = Promise.race([siteProcess.ended, studioProcess.ended]).then(stop);
  try {
    await Promise.all([
      siteProcess.ready(`${site}/robots.txt`),
      studioProcess.ready(`http://127.0.0.1:${ports.studio}/`),
    ]);
    // The pages of a build do not have what was published after it while no site was running to be told.
    await webhook.announceSince(builtAt());
    console.log(`Site: ${site}\nStudio: ${studio}\nContent lake: ${lake.address}`);
    await over;
  } finally {
    stop();
    await Promise.all([siteProcess.ended, studioProcess.ended]);
    webhook.close();
    await lake.close();
  }
}

/** When the served pages were built. */
const builtAt = (): Date => new Date(buildBegunAt(buildFolder()) ?? Date.now());
