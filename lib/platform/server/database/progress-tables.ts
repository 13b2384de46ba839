import "server-only";
/** What a signed-in reader has read, ticked and saved in the library. */
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/** One thing read, ticked or saved: whether it is on, when that was last changed (milliseconds), and what a list needs to show it. */
type ProgressEntry = {
  on: boolean;
  at: number;
  of?: number;
  kind?: string;
  title?: string;
  lang?: string;
};

export const progress = pgTable("progress", {
  userId: text("user_id").primaryKey(),
  entries: jsonb("entries").$type<Record<string, ProgressEntry>>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
