import "server-only";

/**
 * Why the database could not be opened is on the cause: whatever it is (a server that says nothing, one that does not know
 * us, another instance that migrates for long), nobody has been refused what they asked.
 */
export class UnopenedDatabaseError extends Error {
  override name = "UnopenedDatabaseError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "The database could not be opened", { cause });
  }
}

/**
 * Codes of Node for a server that cannot be reached, and of Postgres for one that starts, ends or has ended, that lets us in no
 * more (the password was changed, the database is being restored), takes nothing more (it is only to be read, or full), or has
 * ended a transaction that asked nothing for too long.
 */
const awayCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|28\w{3}|3D000|25006|25P03|53\w{3})$/;
/** What the driver says without a code, of a connection that broke, could not be had or gave no answer. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error says that the database cannot be used now, as against that it refused what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    // By its name: the one who opened it may be another bundle of this process.
    if (one.name === "UnopenedDatabaseError") return true;
    const { code } = one as NodeJS.ErrnoException;
    if ((typeof code === "string" && awayCodes.test(code)) || awayMessages.test(one.message)) return true;
  }
  return false;
}
