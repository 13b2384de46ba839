/** The server that `npm start` and the container run: Next's request handler behind the front, with limits. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { readBuildTimes, type BuildTimes } from "#lib/front/invalidation/build-times";
import { matteringParameters } from "#lib/front/cache/cache-key";
import { DraftCookies } from "#lib/front/requests/draft-cookies";
import { createFront } from "#lib/front/front";
import { MinuteLines } from "#lib/platform/minute-lines";
import { trustedPeers } from "#lib/platform/trusted-peers";
import { readFirstTouch } from "#lib/front/cache/first-touch";
import { createLastResort } from "#lib/front/answers/last-resort";
import { guardConnections } from "#lib/front/connections/guard-connections";
import { limits } from "#lib/front/limits";
import { listenOn, listenOnLoopback, type Listening } from "#lib/front/connections/listen";
import type { Log } from "#lib/front/log";
import { keepInvalidations } from "#lib/front/invalidation/kept-invalidations";
import { keepOneLocation } from "#lib/front/next/one-location";
import { keepOneRealm } from "#lib/front/next/one-realm";
import { refuse } from "#lib/front/answers/refuse";
import { answerParseErrors } from "#lib/front/connections/parse-errors";
import { readDraftKey } from "#lib/front/next-internals";
import { createPolicy, type PolicyOptions } from "#lib/front/policy";

export type ServeOptions = {
  /** The folder of the build, relative to the project. */
  buildFolder: string;
  /** The folder for what outlives a build. */
  dataFolder: string;
  port: number;
  /** Whether only this machine may reach the server. */
  isLoopbackOnly: boolean;
  trustedProxies: readonly string[];
  redisUrl: string | undefined;
  siteName: string;
  policy: PolicyOptions;
  /** What opens the draft preview: with another of these, each open preview ends. */
  previewSecrets: readonly (string | undefined)[];
  log: Log;
};

/** Serves the existing production build. Returns where it listens; closing it finishes what is in flight. */
export async function serve({
  buildFolder,
  dataFolder,
  port,
  isLoopbackOnly,
  trustedProxies,
  redisUrl,
  siteName,
  policy,
  previewSecrets,
  log,
}: ServeOptions): Promise<Listening> {
  keepOneRealm();
  const app = next({ dev: false, dir: process.cwd(), port });
  await app.prepare();
  const answer = app.getRequestHandler();
  const build = path.resolve(buildFolder);
  const manifest = readFileSync(path.join(build, "routes-manifest.json"), "utf8");
  const trusted = trustedPeers(trustedProxies);
  const lines = new MinuteLines(log);
  const refusing = {
    policy: createPolicy(policy),
    lastResort: createLastResort(siteName),
    noteRefusal: (status: number, reason: string) => lines.note("refused", { status, reason }),
  };
  const front = createFront({
    handler: (request, response) => {
      keepOneLocation(response);
      return answer(request, response);
    },
    matters: matteringParameters(JSON.parse(manifest) as object),
    ...refusing,
    trusted,
    drafts: new DraftCookies(readDraftKey(build), previewSecrets),
    baseUrl: policy.baseUrl,
    cacheBytes: limits.cacheBytes,
    firstTouch: readFirstTouch(build),
    log,
  });
  const built = readBuildTimes(build);
  keepInvalidations(dataFolder, built, log);
  const leave = redisUrl ? await joinOthers(redisUrl, built, log) : null;
  const createGuarded = () => {
    const server = createServer(limits.server, front);
    guardConnections(server, trusted);
    answerParseErrors(server, (response, status) => refuse(response, status, refusing));
    return server;
  };
  const listening = isLoopbackOnly
    ? await listenOnLoopback(createGuarded, port)
    : await listenOn(createGuarded, port);
  return {
    ...listening,
    close: async () => {
      await listening.close();
      await leave?.();
    },
  };
}

/** Joins the other instances through Redis. Its client is five hundred files, which are loaded only here. */
async function joinOthers(redisUrl: string, built: BuildTimes, log: Log): Promise<() => Promise<void>> {
  const { shareInvalidation } = await import("#lib/front/invalidation/shared-invalidation");
  return shareInvalidation(redisUrl, log, built);
}
