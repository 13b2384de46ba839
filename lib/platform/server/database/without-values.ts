import "server-only";
import { DrizzleQueryError } from "drizzle-orm";
import type { PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/open-database";

type Session = Database["_"]["session"];

/** What Postgres says of a failure that names parts of the schema and never what a row holds. */
const toldFields = ["code", "severity", "schema", "table", "column", "dataType", "constraint", "routine"];

/** Data that is not what it should be (`22…`) is quoted by Postgres: `invalid input syntax for type uuid: "…"`. */
const quotesData = /^22/;
/** From the first quotation mark, as the languages of Postgres have them. */
const quoted = /["„“”«»][^]*$/;

/**
 * A query that failed, with why and without a value: whoever prints an error prints all of it, Next those of a page, and the
 * query builder's own names every parameter, the drivers' the row.
 */
class QueryError extends Error {
  override name = "QueryError";
}

/**
 * The same database, whose errors hold no value of a query or a row, those of its transactions included. The code by which
 * Postgres, or the connection, names a failure stays on the cause.
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
    // What begins and ends it goes by no query of the guarded session.
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
    throw error instanceof DrizzleQueryError
      ? new QueryError(`Failed query: ${error.query}`, { cause: causeOf(error.cause) })
      : error;
  }
}

function causeOf(cause: unknown): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const told = Object.fromEntries(Object.entries(cause).filter(([name]) => toldFields.includes(name)));
  const isData = typeof told.code === "string" && quotesData.test(told.code);
  const message = isData ? cause.message.replace(quoted, "[masked]") : cause.message;
  return Object.assign(new Error(message), { ...told, name: cause.name });
}
