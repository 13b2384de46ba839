import pino, { type DestinationStream, type Logger } from "pino";
import { maskFields, maskText } from "#lib/platform/log-redaction";

/** The methods of a log. There are no child loggers, because the values bound to a child would not be masked. */
export type Log = Pick<Logger, "trace" | "debug" | "info" | "warn" | "error" | "fatal">;

/** A log that writes JSON lines, to standard output by default. Sensitive values are masked. */
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
