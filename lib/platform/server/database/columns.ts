import "server-only";
import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
