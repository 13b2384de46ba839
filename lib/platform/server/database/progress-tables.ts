import "server-only";
/** What a signed-in reader has read, ticked and saved in the library. */
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { moment } from "#lib/platform/server/database/columns";

export const progress = pgTable("progress", {
  userId: text("user_id").primaryKey(),
  entries: jsonb("entries").$type<ProgressEntries>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
