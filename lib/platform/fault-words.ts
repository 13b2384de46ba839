/** A thrown value in words, for the log. Anything may be thrown. */

/** What an error says of itself. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : "unknown");

/**
 * Only what kind of error it is, where its message may hold what somebody has typed; with the code by which the network or the
 * database names what is behind it, since a name that nobody knows and a certificate that has run out are one kind of error.
 */
export function kindOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "unknown";
  const { name, cause } = thrown;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof code === "string" && /^[A-Z\d_]+$/.test(code) ? `${name} ${code}` : name;
}
