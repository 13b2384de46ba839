import pino, { type DestinationStream, type Logger } from "pino";
import { maskFields, maskText } from "#lib/platform/log-redaction";

/** What one may do with a log. Children are left out: what a child is bound to would not be masked. */
export type Log = Pick<Logger, "trace" | "debug" | "info" | "warn" | "error" | "fatal">;

/** A log that writes JSON lines, to standard output by default. What may not stand in a log is masked on the way. */
export function createLogger(
  options: { name: string; level: string },
  destination: DestinationStream = pino.destination(1),
): Log {
  return pino(
    {
      ...options,
      hooks: {
        logMethod(given, method) {
          const safe = given.map((one: unknown) =>
            typeof one === "string" ? maskText(one) : maskFields(one),
          );
          method.apply(this, safe as typeof given);
        },
      },
    },
    destination,
  );
}
