/** How a command ends that cannot do its work. */
import { inspect } from "node:util";

/** Prints the reason in one line, and makes the process end with 1. Takes whatever was thrown. */
export function tellFault(thrown: unknown): void {
  console.error(inWords(thrown));
  process.exitCode = 1;
}

/**
 * A fault in one line.
 * When a server does not answer, the thrown error says only what was tried, or nothing at all; the reason is in its cause.
 */
export function inWords(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  if (!(thrown instanceof Error)) return inspect(thrown, { breakLength: Infinity });
  const { message, cause } = thrown;
  if (thrown instanceof AggregateError && message === "") return thrown.errors.map(inWords).join("; ");
  return message === "fetch failed" && cause instanceof Error ? `${message}: ${inWords(cause)}` : message;
}
