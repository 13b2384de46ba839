import "server-only";
/** The plans that an operator has given. */
import { asc, eq } from "drizzle-orm";
import type { PlanGrant } from "#lib/product/account/plans";
import type { Database } from "#lib/platform/server/database/database";
import { planGrants } from "#lib/platform/server/database/account-tables";

export type UserGrant = PlanGrant & { userId: string; grantedAt: Date };

export const planGrantStore = (db: Database) => ({
  /** What a user has been given; null for nothing. It may have ended. */
  async read(userId: string): Promise<UserGrant | null> {
    const [row] = await db.select().from(planGrants).where(eq(planGrants.userId, userId));
    return row ?? null;
  },

  /** All that has been given, the oldest first. */
  async readAll(): Promise<UserGrant[]> {
    return db.select().from(planGrants).orderBy(asc(planGrants.grantedAt), asc(planGrants.userId));
  },

  /** Gives a plan, in place of one that was given before. */
  async grant(grant: UserGrant): Promise<void> {
    await db.insert(planGrants).values(grant).onConflictDoUpdate({ target: planGrants.userId, set: grant });
  },

  /** Takes back what was given. Returns whether there was anything. */
  async revoke(userId: string): Promise<boolean> {
    const rows = await db.delete(planGrants).where(eq(planGrants.userId, userId)).returning();
    return rows.length > 0;
  },

  /** Everything kept here of a user, for "download my data". */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    return { granted: await db.select().from(planGrants).where(eq(planGrants.userId, userId)) };
  },

  /** Deletes everything kept here of a user. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(planGrants).where(eq(planGrants.userId, userId));
  },
});
