import "server-only";
import { sql } from "drizzle-orm";
import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, stored with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A point in time within SQL that is written by hand, where Postgres cannot tell the type of a bare value. */
export const momentValue = (date: Date | null) => sql`${date?.toISOString() ?? null}::timestamptz`;
