import "server-only";
import { DrizzleQueryError } from "drizzle-orm";
import type { PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/open-database";

type Session = Database["_"]["session"];

/** The fields of a Postgres error that name parts of the schema and never contain a row's values. */
const toldFields = ["code", "severity", "schema", "table", "column", "dataType", "constraint", "routine"];

/** Postgres quotes invalid data (`22…`) in its message: `invalid input syntax for type uuid: "…"`. */
const quotesData = /^22/;
/** From the first quotation mark, in all forms that Postgres's languages use. */
const quoted = /["„“”«»][^]*$/;

/**
 * A failed query, with the reason and without values. Whoever prints an error prints all of it, as Next does with those of a page.
 * The query builder's own errors contain every parameter, and the drivers' errors contain the row.
 */
class QueryError extends Error {
  override name = "QueryError";
}

/**
 * The same database, with errors that contain no value of a query or a row, in transactions too. The code of Postgres or of the
 * connection stays on the cause.
 */
export function withoutValues<D extends Pick<Database, "_">>(database: D): D {
  guard(database._.session);
  return database;
}

function guard(session: Session): void {
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = <T extends PreparedQueryConfig>(...asked: Parameters<typeof prepareQuery<T>>) => {
    const prepared = prepareQuery<T>(...asked);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => withCleanErrors(() => execute(values));
    return prepared;
  };
  const transaction = session.transaction.bind(session);
  session.transaction = (work, config) =>
    // The beginning and the end of a transaction use no query of the guarded session.
    withCleanErrors(() =>
      transaction((inner) => {
        guard(inner._.session);
        return work(inner);
      }, config),
    );
}

async function withCleanErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const cause = causeOf(error.cause);
    // Commands and most lines of the log tell the message alone.
    const reason = cause ? ` (${cause.message})` : "";
    throw new QueryError(`Failed query: ${error.query.trim()}${reason}`, { cause });
  }
}

function causeOf(cause: unknown): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const told = Object.fromEntries(Object.entries(cause).filter(([name]) => toldFields.includes(name)));
  const isData = typeof told.code === "string" && quotesData.test(told.code);
  const message = isData ? cause.message.replace(quoted, "[masked]") : cause.message;
  return Object.assign(new Error(message), { ...told, name: cause.name });
}
