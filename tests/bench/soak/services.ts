/** Everything outside the site: content store, database, Redis, form service and call provider. */
import { randomBytes } from "node:crypto";
import { startStore } from "./store.ts";

const { startCallProvider } = await import("../../support/services/call-provider.ts");
const { startFormService } = await import("../../support/services/form-service.ts");
const { findPostgres, startPostgres } = await import("../../support/machine/postgres.ts");
const { hasRedis, startRedis } = await import("../../support/machine/redis.ts");

/** What needs to be installed and is not; null when everything is there. */
export function missingServices(): string | null {
  const missing = [findPostgres() ? "" : "postgresql", hasRedis() ? "" : "redis-server"].filter(Boolean);
  return missing.length > 0 ? missing.join(" and ") : null;
}

/** Starts them all. */
export async function startServices(redisPort: number) {
  const store = await startStore();
  const postgres = await startPostgres(findPostgres() ?? "");
  const redis = startRedis(redisPort);
  const forms = await startFormService();
  const provider = await startCallProvider();
  provider.comeTo({ state: "in-progress" });
  const callbackSecret = randomBytes(16).toString("hex");
  return {
    store,
    postgres,
    redis,
    forms,
    provider,
    callbackSecret,
    /** The environment by which the site finds them. */
    env: {
      SANITY_PROJECT_ID: "soak",
      SANITY_API_HOST: store.url,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      NEWSLETTER_FORM_URL: forms.url,
      WAITLIST_FORM_URL: forms.url,
      CALL_PROVIDER_URL: provider.url,
      SITE_CALLS_A_DAY: "999999",
      CALL_PROVIDER_WEBHOOK_SECRET: callbackSecret,
    },
    stop: async () => {
      store.stop();
      await Promise.all([redis.stop(), forms.stop(), provider.stop(), postgres.stop()]);
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;
