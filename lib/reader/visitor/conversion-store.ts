import "server-only";
/** Counts how many visitors signed in and signed up. */
import { count, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { visitorLinks, visitors } from "#lib/platform/server/database/visitor-tables";

export const conversionStore = (db: Database) => ({
  /**
   * Of the visitors who first came at a moment or later: how many there are, how many have signed in since, how many of those
   * signed up, and after how many visits and hours.
   */
  async count(from: Date) {
    const [came] = await db.select({ count: count() }).from(visitors).where(gte(visitors.firstSeenAt, from));
    const first = db
      .selectDistinctOn([visitorLinks.visitorId], {
        visits: visitorLinks.visitsBeforeSignup,
        hours: visitorLinks.hoursToConversion,
      })
      .from(visitorLinks)
      .innerJoin(visitors, eq(visitors.id, visitorLinks.visitorId))
      .where(gte(visitors.firstSeenAt, from))
      .orderBy(visitorLinks.visitorId, visitorLinks.linkedAt)
      .as("first");
    const [linked] = await db.select({ count: count() }).from(first);
    const [signedUp] = await db
      .select({
        count: count(),
        averageVisits: sql<number | null>`avg(${first.visits})::float8`,
        medianHours: sql<number | null>`percentile_cont(0.5) within group (order by ${first.hours})`,
      })
      .from(first)
      .where(isNotNull(first.hours));
    return {
      visitors: came?.count ?? 0,
      signedIn: linked?.count ?? 0,
      signedUp: signedUp?.count ?? 0,
      averageVisits: signedUp?.averageVisits ?? null,
      medianHours: signedUp?.medianHours ?? null,
    };
  },
});
