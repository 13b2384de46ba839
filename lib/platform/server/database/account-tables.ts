import "server-only";
/** Tables of the account: what a signed-in user has set, and the plan they would like. */
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";

/** One row a user who has changed a setting; whoever has none has the defaults. */
export const accountSettings = pgTable("account_settings", {
  userId: text("user_id").primaryKey(),
  language: text("language").notNull(),
  theme: text("theme", { enum: ["light", "dark", "system"] }).notNull(),
  /** E.164. */
  callBackNumber: text("call_back_number"),
  updatedAt: moment("updated_at").notNull(),
});

/** The plan a user would choose. Nothing is sold by it. */
export const planWishes = pgTable("plan_wishes", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: ["family", "household"] }).notNull(),
  wishedAt: moment("wished_at").notNull(),
});
