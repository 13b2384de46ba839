import "server-only";
/** The account's rows in the database. Every function takes the user whose rows it may touch. */
import { eq } from "drizzle-orm";
import { defaultSettings, settingsShape, type AccountSettings } from "#lib/product/account/settings";
import type { PaidPlan } from "#lib/base/site/paid-plans";
import type { Database } from "#lib/platform/server/database/database";
import { accountSettings, planWishes } from "#lib/platform/server/database/account-tables";

export type PlanWish = { plan: PaidPlan; wishedAt: Date };

export const accountStore = (db: Database) => ({
  /** What a user has set; the defaults for whoever has set nothing. */
  async readSettings(userId: string): Promise<AccountSettings> {
    const [row] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
    return settingsShape.safeParse(row).data ?? defaultSettings;
  },

  /** Changes the given settings and leaves the others. Throws when they could not be kept. */
  async changeSettings(userId: string, changes: Partial<AccountSettings>, now: Date): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await db
      .insert(accountSettings)
      .values({ userId, ...defaultSettings, ...changes, updatedAt: now })
      .onConflictDoUpdate({ target: accountSettings.userId, set: { ...changes, updatedAt: now } });
  },

  /** The plan a user would like; null when they have named none. */
  async readPlanWish(userId: string): Promise<PlanWish | null> {
    const [row] = await db.select().from(planWishes).where(eq(planWishes.userId, userId));
    return row ? { plan: row.plan, wishedAt: row.wishedAt } : null;
  },

  /** Notes the plan a user would like, in place of an earlier one; null takes the wish back. */
  async wishForPlan(userId: string, plan: PaidPlan | null, now: Date): Promise<void> {
    if (plan === null) await db.delete(planWishes).where(eq(planWishes.userId, userId));
    else
      await db
        .insert(planWishes)
        .values({ userId, plan, wishedAt: now })
        .onConflictDoUpdate({ target: planWishes.userId, set: { plan, wishedAt: now } });
  },

  /** Everything kept here of a user, for "download my data". */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    return {
      settings: await db.select().from(accountSettings).where(eq(accountSettings.userId, userId)),
      planWishes: await db.select().from(planWishes).where(eq(planWishes.userId, userId)),
    };
  },

  /** Deletes everything kept here of a user. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.transaction(async (transaction) => {
      await transaction.delete(accountSettings).where(eq(accountSettings.userId, userId));
      await transaction.delete(planWishes).where(eq(planWishes.userId, userId));
    });
  },
});
