/** The site under test for tests over HTTP: one server per environment and worker, started when first needed. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/sites/site-server";

const sites = new Map<string, Promise<SiteServer>>();

/**
 * The built site with its own empty database, in the tests' environment and `env`. Every test file of a worker that asks for the
 * same environment gets the same server, so each test uses its own names, addresses and accounts. A test that stops, kills or
 * starves a server starts its own with `startSite`. All servers are ended with the run (sites-of-a-run.ts).
 */
export function siteUnderTest(env: Record<string, string> = {}): Promise<SiteServer> {
  const key = JSON.stringify(Object.entries(env).toSorted());
  const known = sites.get(key);
  if (known) return known;
  const started = start(env);
  sites.set(key, started);
  return started;
}

async function start(env: Record<string, string>): Promise<SiteServer> {
  const data = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path, ...env });
  writeFileSync(path.join(process.env.LANTERN_TEST_SITES ?? data.path, String(site.pid)), data.path);
  return site;
}
