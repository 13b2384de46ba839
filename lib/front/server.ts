/** The server that `npm start` and the container run: Next's request handler behind the front, with limits. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import next from "next";
import { matteringParameters } from "#lib/front/cache-key";
import { createFront } from "#lib/front/front";
import { trustedPeers } from "#lib/front/forwarded-headers";
import { createLastResort } from "#lib/front/last-resort";
import { guardConnections, limits } from "#lib/front/limits";
import { keepOneLocation } from "#lib/front/one-location";
import { shareInvalidation } from "#lib/front/shared-invalidation";
import { createPolicy, type PolicyOptions } from "#lib/front/policy";

export type ServeOptions = {
  port: number;
  trustedProxies: readonly string[];
  redisUrl: string | undefined;
  siteName: string;
  policy: PolicyOptions;
  log: (message: string, details: object) => void;
};

/** Serves the existing production build. Gives the listening server; closing it finishes what is in flight. */
export async function serve({
  port,
  trustedProxies,
  redisUrl,
  siteName,
  policy,
  log,
}: ServeOptions): Promise<Server> {
  const app = next({ dev: false, dir: process.cwd(), port });
  await app.prepare();
  const answer = app.getRequestHandler();
  const manifest = readFileSync(path.join(process.cwd(), ".next/routes-manifest.json"), "utf8");
  const front = createFront({
    handler: (request, response) => {
      keepOneLocation(response);
      return answer(request, response);
    },
    matters: matteringParameters(JSON.parse(manifest) as object),
    policy: createPolicy(policy),
    lastResort: createLastResort(siteName),
    trusted: trustedPeers(trustedProxies),
    host: new URL(policy.baseUrl).host,
    keptBytes: limits.keptBytes,
    log,
  });
  const leave = redisUrl ? await shareInvalidation(redisUrl, log) : null;
  const server = createServer(limits.server, front);
  guardConnections(server);
  server.once("close", () => void leave?.());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}
