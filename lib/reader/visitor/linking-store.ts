import "server-only";
/** Linking a visitor to the user they turned out to be. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { events, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { countVisits } from "#lib/reader/visitor/visit-count";

/** What linking came to. */
export type Linking = {
  success: boolean;
  already_linked: boolean;
  /** Whether this call made anything the user's that was nobody's before. */
  new_data_migrated: boolean;
  profiles_linked: number;
  profiles_failed: number;
  has_anonymous_data: boolean;
  total_visits_before_signup: number;
  /** From the first visit to the sign-up; null for somebody who had an account before it. */
  time_to_conversion_hours: number | null;
};

export type User = { id: string; createdAt: Date };

/** The answer for a reader who wants nothing kept, and so nothing linked. */
export const nothingToLink: Linking = {
  success: true,
  already_linked: false,
  new_data_migrated: false,
  profiles_linked: 0,
  profiles_failed: 0,
  has_anonymous_data: false,
  total_visits_before_signup: 0,
  time_to_conversion_hours: null,
};

/** The answer for a visitor that does not exist, or is not the asker's. */
export const unknownVisitor: Linking = { ...nothingToLink, success: false, profiles_failed: 1 };

const hourMs = 60 * 60_000;
const toHours = (ms: number) => Math.round((ms / hourMs) * 100) / 100;

export const linkingStore = (db: Database) => ({
  /**
   * Makes the visitor's history the user's, as far as it is nobody's yet: on a shared device, what another user did stays
   * theirs. Asked again it migrates only what has come since, and answers the figures of the first time.
   */
  async link(anonId: string, user: User, now = new Date()): Promise<Linking> {
    return db.transaction(async (change) => {
      // Two calls at once, as from two tabs, come here one after the other.
      const [visitor] = await change.select().from(visitors).where(eq(visitors.id, anonId)).for("update");
      if (!visitor) return unknownVisitor;
      const unclaimed = and(eq(events.visitorId, anonId), isNull(events.userId));
      const [known] = await change
        .select()
        .from(visitorLinks)
        .where(and(eq(visitorLinks.visitorId, anonId), eq(visitorLinks.userId, user.id)));
      const figures = known ?? (await figuresBefore(change, anonId, visitor.firstSeenAt, user.createdAt));
      if (!known)
        await change
          .insert(visitorLinks)
          .values({ ...figures, visitorId: anonId, userId: user.id, linkedAt: now });
      const migrated = await change
        .update(events)
        .set({ userId: user.id })
        .where(unclaimed)
        .returning({ id: events.id });
      return {
        success: true,
        already_linked: known !== undefined,
        new_data_migrated: migrated.length > 0,
        profiles_linked: known ? 0 : 1,
        profiles_failed: 0,
        has_anonymous_data: figures.hasAnonymousData,
        total_visits_before_signup: figures.visitsBeforeSignup,
        time_to_conversion_hours: figures.hoursToConversion,
      };
    });
  },
});

/** What the visitor had done while nobody, and how much of it before there was an account. */
async function figuresBefore(db: Database, anonId: string, firstSeenAt: Date, createdAt: Date) {
  const history = await db
    .select({ type: events.type, occurredAt: events.occurredAt })
    .from(events)
    .where(and(eq(events.visitorId, anonId), isNull(events.userId)))
    .orderBy(asc(events.occurredAt));
  const opened = history.filter(({ type }) => type === "page_view").map(({ occurredAt }) => occurredAt);
  const first = history[0]?.occurredAt ?? firstSeenAt;
  const began = first < firstSeenAt ? first : firstSeenAt;
  return {
    hasAnonymousData: history.length > 0,
    visitsBeforeSignup: countVisits(opened.filter((moment) => moment < createdAt)),
    hoursToConversion: began < createdAt ? toHours(createdAt.getTime() - began.getTime()) : null,
  };
}
