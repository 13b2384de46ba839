/** Serves the existing build: `node scripts/serve.ts`. What the container runs; `npm start` builds first when needed. */
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { policyOptions } from "#lib/front/policy-options";
import { embeddedDefaults, EnvError, type Env } from "#lib/platform/env";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Parses the environment, or ends the process with a message that names the variable at fault. */
async function readEnv(): Promise<Env> {
  try {
    return (await import("#lib/platform/env")).env;
  } catch (error) {
    if (!(error instanceof EnvError) && (error as Error).name !== "EnvError") throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Starts the server and keeps it until SIGTERM or SIGINT, then lets what is in flight finish. */
export async function serveBuild(): Promise<void> {
  const env = await readEnv();
  for (const line of embeddedDefaults(env)) console.log(`- ${line}`);
  const { serve } = await import("#lib/front/server");
  const { site } = await import("#lib/platform/site");
  const log = pino({ name: "front", level: env.LOG_LEVEL ?? "info" });
  const server = await serve({
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    redisUrl: env.REDIS_URL,
    siteName: site.name,
    policy: policyOptions(env, site.baseUrl),
    log: (message, details) => log.warn(details, message),
  });
  console.log(`Lantern is ready on http://localhost:${(server.address() as AddressInfo).port}`);
  const stop = () => {
    server.close(() => process.exit(0));
    // A connection whose answer is finished has nothing more to wait for.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), 10_000).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

if (import.meta.main) {
  // Next keeps a process alive through failures of its start; one that cannot serve ends.
  await serveBuild().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
