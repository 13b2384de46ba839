import "server-only";
/** Use case: a visitor's history becomes that of the user they turned out to be. */
import type { Database } from "#lib/platform/server/database/database";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import { eventStore } from "#lib/reader/analytics/event-store";
import { countVisits } from "#lib/reader/visitor/visit-count";
import { visitorStore, type LinkFigures } from "#lib/reader/visitor/visitor-store";

/** The result of linking. */
export type Linking = {
  success: boolean;
  already_linked: boolean;
  /** Whether this call gave the user anything that belonged to nobody before. */
  new_data_migrated: boolean;
  profiles_linked: number;
  profiles_failed: number;
  has_anonymous_data: boolean;
  total_visits_before_signup: number;
  /** From the first visit to the sign-up; null for somebody who had an account before it. */
  time_to_conversion_hours: number | null;
};

export type User = { id: string; createdAt: Date };

/** The answer for a reader who wants nothing stored, so that nothing is linked. */
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

/** The answer for a visitor that does not exist or is not the caller's. */
export const unknownVisitor: Linking = { ...nothingToLink, success: false, profiles_failed: 1 };

const hourMs = 60 * 60_000;
const toHours = (ms: number) => Math.round((ms / hourMs) * 100) / 100;

/**
 * Gives the visitor and its history to the user, unless it is another user's: on a shared device, what that one did and where they
 * came from stays theirs. A repeated call only adds what is new since, and returns the figures of the first time.
 */
export function linkVisitor(db: Database, anonId: string, user: User, now: Date): Promise<Linking> {
  // A deletion of the user's data comes before or after this, never in between.
  return oneAtATime(db, "visitorLinks", user.id, async (transaction) => {
    const [visitors, events] = [visitorStore(transaction), eventStore(transaction)];
    const visitor = await visitors.lock(anonId);
    if (!visitor) return unknownVisitor;
    const known = await visitors.readOwner(anonId);
    if (known && known.userId !== user.id) return unknownVisitor;
    const figures = known ?? figuresOf(await events.unclaimed(anonId), visitor.firstSeenAt, user.createdAt);
    if (!known) await visitors.addLink(anonId, user.id, figures, now);
    const migrated = await events.claim(anonId, user.id);
    return {
      success: true,
      already_linked: known !== null,
      new_data_migrated: migrated > 0,
      profiles_linked: known ? 0 : 1,
      profiles_failed: 0,
      has_anonymous_data: figures.hasAnonymousData,
      total_visits_before_signup: figures.visitsBeforeSignup,
      time_to_conversion_hours: figures.hoursToConversion,
    };
  });
}

/** The figures of what the visitor did before signing in, oldest event first, and how much of it before the account existed. */
function figuresOf(
  history: readonly { type: string; occurredAt: Date }[],
  firstSeenAt: Date,
  createdAt: Date,
): LinkFigures {
  const opened = history.filter(({ type }) => type === "page_view").map(({ occurredAt }) => occurredAt);
  const first = history[0]?.occurredAt ?? firstSeenAt;
  const began = first < firstSeenAt ? first : firstSeenAt;
  return {
    hasAnonymousData: history.length > 0,
    visitsBeforeSignup: countVisits(opened.filter((moment) => moment < createdAt)),
    hoursToConversion: began < createdAt ? toHours(createdAt.getTime() - began.getTime()) : null,
  };
}
