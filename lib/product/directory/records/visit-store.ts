import "server-only";
/** Which businesses users have looked at, in the database. */
import { desc, eq } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { businesses, businessVisits } from "#lib/platform/server/database/directory-tables";

export const visitStore = (db: Database) => ({
  /** Remembers that a user has looked at a business. */
  async note(userId: string, businessId: string, now: Date): Promise<void> {
    await db
      .insert(businessVisits)
      .values({ userId, businessId, visitedAt: now })
      .onConflictDoUpdate({
        target: [businessVisits.userId, businessVisits.businessId],
        set: { visitedAt: now },
      });
  },

  /** Whether a user has looked at any business yet. */
  async hasAny(userId: string): Promise<boolean> {
    const visits = await db
      .select({ businessId: businessVisits.businessId })
      .from(businessVisits)
      .where(eq(businessVisits.userId, userId))
      .limit(1);
    return visits.length > 0;
  },

  /** Everything that is kept of a user here: the businesses they have looked at, the latest first. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    const visits = await db
      .select({
        businessId: businessVisits.businessId,
        name: businesses.name,
        visitedAt: businessVisits.visitedAt,
      })
      .from(businessVisits)
      .leftJoin(businesses, eq(businesses.id, businessVisits.businessId))
      .where(eq(businessVisits.userId, userId))
      .orderBy(desc(businessVisits.visitedAt));
    return { visits };
  },

  /** Deletes it. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(businessVisits).where(eq(businessVisits.userId, userId));
  },
});
