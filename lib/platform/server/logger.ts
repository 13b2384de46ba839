import "server-only";
import pino from "pino";
import { env } from "#lib/platform/env";

/** The server's log: JSON lines on standard output. Never pass personal data; pass ids and counts. */
export const logger = pino({
  name: "lantern",
  level: env.LOG_LEVEL ?? (env.isDevelopment ? "debug" : "info"),
});
