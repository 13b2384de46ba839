import "server-only";
/** Use case: a visitor's history becomes that of the user they turned out to be. */
import type { Database } from "#lib/platform/server/database/database";
import { oneAtATime } from "#lib/platform/server/database/one-at-a-time";
import { eventStore } from "#lib/reader/analytics/event-store";
import { unknownVisitor, type Linking } from "#lib/reader/visitor/linking";
import { countVisits } from "#lib/reader/visitor/visit-count";
import { visitorStore, type LinkFigures } from "#lib/reader/visitor/visitor-store";
import { hourMs } from "#lib/base/values/durations";

export type User = { id: string; createdAt: Date };

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
