/** Serves the existing build, for scripts/serve.mjs. */
import { flushCompileCache } from "node:module";
import { buildFolder } from "#lib/platform/build-folder";
import { localSessions } from "#lib/platform/local-sessions";
import { ownShutdown, shutDown } from "#lib/platform/shutdown";
import { builtConfig, builtWith, holdBuild, requireBuild } from "./build-folders.ts";
import { isForThisMachine, startLocalSignIn } from "./local-sign-in.ts";
import { readArguments } from "./read-arguments.ts";
import { openDataFolder, readEnv } from "./read-env.ts";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Starts the server and keeps it running until SIGTERM or SIGINT, then lets requests in flight finish. */
async function serveBuild(): Promise<void> {
  // First of all: the first process of a container is not ended by a signal that it does not listen for.
  let close = () => Promise.resolve();
  const stop = () => void shutDown(() => close()).then(() => process.exit(0));
  ownShutdown();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const folder = buildFolder();
  process.once("exit", holdBuild(folder));
  const { keepHeapSmall } = await import("#lib/front/small-heap");
  keepHeapSmall();
  const env = await readEnv();
  await openDataFolder(env);
  // Before any part of Next is loaded, because Clerk's code reads its settings on loading.
  const signInHost = await startLocalSignIn(env);
  Object.assign(process.env, signInHost?.settings);
  localSessions.set(signInHost?.userOfSession);
  requireBuild(folder);
  // The front compresses answers. Next's own compression would only wrap each of them needlessly.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig(folder, { compress: false });
  // Imported only after the environment has been checked: each of these reads it.
  const { builtOtherwise, embeddedDefaults } = await import("#lib/platform/env-notes");
  const { policyOptions } = await import("#lib/front/policy-options");
  for (const line of [...embeddedDefaults(env), ...builtOtherwise(env, builtWith(folder))])
    console.log(`- ${line}`);
  const { serve } = await import("#lib/front/server");
  const { site: own } = await import("#lib/platform/site");
  const { createLogger } = await import("#lib/platform/create-logger");
  const log = createLogger({ name: "front", level: env.LOG_LEVEL ?? "info" });
  const site = await serve({
    buildFolder: folder,
    dataFolder: env.LANTERN_DATA_DIR,
    port: env.PORT,
    isLoopbackOnly: await isForThisMachine(env),
    trustedProxies: env.TRUSTED_PROXIES,
    previewSecrets: [env.SANITY_PREVIEW_SECRET, env.SANITY_API_READ_TOKEN],
    redisUrl: env.REDIS_URL,
    siteName: own.name,
    policy: policyOptions(env, own.baseUrl),
    log: (message, details) => log.warn(details, message),
  });
  close = site.close;
  console.log(`Lantern is ready on http://localhost:${site.port}`);
  // Otherwise the cache is written only when the process ends, and never if the process is killed.
  setTimeout(flushCompileCache, 20_000).unref();
}

/** The message for a fault that an operator can correct, such as a port in use; null for any other. */
function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "EnvError") return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === "EADDRINUSE" || code === "EACCES"
    ? `PORT: cannot listen on ${port ?? "it"} (${code})`
    : null;
}

/** Serves the existing build, and ends the process when it cannot: Next would keep the process alive after a failed start. */
export async function serveOrEnd(): Promise<void> {
  // A port, for example, is named by the environment: with a word for it, the server would listen on another one.
  readArguments("node scripts/serve.mjs (on another port: PORT=4000 node scripts/serve.mjs)");
  await serveBuild().catch((error: unknown) => {
    console.error(faultOf(error) ?? error);
    process.exit(1);
  });
}
