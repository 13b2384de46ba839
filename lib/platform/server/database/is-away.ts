import "server-only";

/**
 * The database could not be opened, for the reason in the cause. Whatever that is (a server that does not answer, one that does not
 * accept us, another instance with a long migration), no query has been refused.
 */
export class UnopenedDatabaseError extends Error {
  override name = "UnopenedDatabaseError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "The database could not be opened", { cause });
  }
}

/**
 * Codes of Node for a server that cannot be reached, and of Postgres for one that is starting, stopping or stopped, that no longer
 * lets us in (the password was changed, the database is being restored), that accepts nothing more (read-only or full), or that has
 * ended a transaction which was idle for too long.
 */
const awayCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|28\w{3}|3D000|25006|25P03|53\w{3})$/;
/** The driver's messages without a code, for a connection that broke, could not be made or gave no answer. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error says that the database cannot be used now, rather than that it refused a query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    // Compared by name, because another bundle of this process may have opened the database.
    if (one.name === "UnopenedDatabaseError") return true;
    const { code } = one as NodeJS.ErrnoException;
    if ((typeof code === "string" && awayCodes.test(code)) || awayMessages.test(one.message)) return true;
  }
  return false;
}
