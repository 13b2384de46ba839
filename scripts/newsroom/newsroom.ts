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
  const ports = await freePorts(env.PORT);
  const addresses = { site: `http://localhost:${ports.site}`, studio: `http://localhost:${ports.studio}` };
  const lake = await startContentLake({
    dataFolder: env.LANTERN_DATA_DIR,
    port: ports.lake,
    origins: [
      ...Object.values(addresses),
      `http://127.0.0.1:${ports.site}`,
      `http://127.0.0.1:${ports.studio}`,
    ],
  });
  const secret =
    env.SANITY_WEBHOOK_SECRET ??
    readSecret(path.resolve(env.LANTERN_DATA_DIR, "content-lake"), "webhook-secret");
  const webhook = openWebhook(lake.lake, {
    url: `http://127.0.0.1:${ports.site}/api/revalidate`,
    secret,
    log: console.error,
  });
  const site = startChild("site", process.execPath, programs.site, {
    cwd: ".",
    env: { ...process.env, ...siteVariables(lake, ports.site, addresses.studio, secret) },
  });
  const studio = startChild("studio", process.execPath, programs.studio(ports.studio), {
    cwd: "studio",
    env: { ...process.env, ...studioVariables, ...ownStudioVariables(lake, addresses.site) },
  });
  const stop = () => {
    site.stop();
    studio.stop();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const over = Promise.race([site.ended, studio.ended]).then(stop);
  try {
    await Promise.all([
      site.ready(`${addresses.site}/robots.txt`),
      studio.ready(`http://127.0.0.1:${ports.studio}/`),
    ]);
    // The pages of a build do not have what was published after it while no site was running to be told.
    await webhook.announceSince(builtAt());
    console.log(`Site: ${addresses.site}\nStudio: ${addresses.studio}\nContent lake: ${lake.address}`);
    await over;
  } finally {
    stop();
    await Promise.all([site.ended, studio.ended]);
    webhook.close();
    await lake.close();
  }
}

/** A port for each, all different: the usual one, or the next that is free. */
async function freePorts(wanted: number): Promise<{ site: number; studio: number; lake: number }> {
  const site = await freePortFrom(wanted);
  const studio = await freePortFrom(studioPort, [site]);
  return { site, studio, lake: await freePortFrom(lakePort, [site, studio]) };
}

type Lake = Pick<Awaited<ReturnType<typeof startContentLake>>, "projectId" | "dataset" | "address" | "token">;

/** What makes the lake a Sanity project to the site. */
const siteVariables = (lake: Lake, port: number, studio: string, webhookSecret: string) => ({
  NODE_ENV: "production" as const,
  PORT: String(port),
  SANITY_PROJECT_ID: lake.projectId,
  SANITY_DATASET: lake.dataset,
  SANITY_API_HOST: lake.address,
  SANITY_API_READ_TOKEN: lake.token,
  SANITY_WEBHOOK_SECRET: webhookSecret,
  SANITY_STUDIO_URL: studio,
});

/** What makes the lake a Sanity project to the Studio. */
const ownStudioVariables = (lake: Lake, site: string) => ({
  SANITY_STUDIO_PROJECT_ID: lake.projectId,
  SANITY_STUDIO_DATASET: lake.dataset,
  SANITY_STUDIO_API_HOST: lake.address,
  SANITY_STUDIO_TOKEN: lake.token,
  SANITY_STUDIO_SITE_URL: site,
});

/** When the served pages were built. */
const builtAt = (): Date => new Date(buildBegunAt(buildFolder()) ?? Date.now());
