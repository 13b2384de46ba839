/** How a command ends that cannot do what it is for. */

/** Says in a line why, and has the process end with 1. To be given whatever was thrown. */
export function tellFault(thrown: unknown): void {
  console.error(inWords(thrown));
  process.exitCode = 1;
}

/** What is thrown where nobody answers names only what was tried, or nothing at all: why stands in what is behind it. */
function inWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { message, cause } = thrown;
  if (thrown instanceof AggregateError && message === "") return thrown.errors.map(inWords).join("; ");
  return message === "fetch failed" && cause instanceof Error ? `${message}: ${inWords(cause)}` : message;
}
