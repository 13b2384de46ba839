/** A thrown value in words, for the log. Anything may be thrown. */

/** The message of an error. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : "unknown");

/**
 * Only the kind of an error, where its message may contain what somebody has typed. Followed by the code of the network or the
 * database for the cause, because an unknown host name and an expired certificate are the same kind of error.
 */
export function kindOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "unknown";
  const { name, cause } = thrown;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof code === "string" && /^[A-Z\d_]+$/.test(code) ? `${name} ${code}` : name;
}
