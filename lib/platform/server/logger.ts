import "server-only";
import { createLogger } from "#lib/platform/create-logger";
import { env } from "#lib/platform/env";

/** The server's log: JSON lines on standard output. Never pass personal data, which would be masked; pass counts. */
export const logger = createLogger({
  name: "lantern",
  level: env.LOG_LEVEL ?? (env.isDevelopment ? "debug" : "info"),
});
