import "server-only";
import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "#lib/platform/server/database/schema";

/** The database, embedded or not: the same schema and the same queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = { database: Database; close: () => Promise<void> };

/** Applied in order whenever the database is opened; those already applied are skipped. */
export const migrationsFolder = path.join(process.cwd(), "lib/platform/server/database/migrations");

/**
 * The extensions that the tables need: trigram search, alone and combined with a column, and nearest places. Part of the contrib
 * modules of every Postgres.
 */
export const createExtensions = ["pg_trgm", "btree_gin", "cube"]
  .map((name) => `create extension if not exists ${name}`)
  .join("; ");
