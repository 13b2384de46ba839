import "server-only";
/** Visitors in the database. Only consenting readers: nothing here is called without consent. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { and, asc, eq, inArray, lt, ne, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { visitorLinks, visitors } from "#lib/platform/server/database/visitor-tables";
import type { Told } from "#lib/reader/visitor/visitor";

/** What a browser holds of its visitor: the id, and the secret that proves it. */
export type VisitorKey = { id: string; secret: string };

/** The stored figures of a link: what the visitor had done before signing in. */
export type LinkFigures = Pick<
  typeof visitorLinks.$inferSelect,
  "hasAnonymousData" | "visitsBeforeSignup" | "hoursToConversion"
>;

/** The user whose a visitor is. */
type Owner = LinkFigures & { userId: string };

const secretBytes = 32;
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

const kept = {
  anon_id: visitors.id,
  fingerprint_digest: visitors.fingerprintDigest,
  screen_resolution: visitors.screenResolution,
  timezone: visitors.timezone,
  language: visitors.language,
  referrer: visitors.referrer,
  first_seen_at: visitors.firstSeenAt,
  last_seen_at: visitors.lastSeenAt,
};

/**
 * The links that make a visitor the user's. A visitor is one user's, the first's: earlier versions linked the browser that several
 * share to each of them.
 */
function isOwnLink(db: Database, userId: string): SQL | undefined {
  const earlier = alias(visitorLinks, "earlier");
  const ofAnother = db
    .select({ id: earlier.visitorId })
    .from(earlier)
    .where(
      and(
        eq(earlier.visitorId, visitorLinks.visitorId),
        ne(earlier.userId, userId),
        lt(earlier.linkedAt, visitorLinks.linkedAt),
      ),
    );
  return and(eq(visitorLinks.userId, userId), notExists(ofAnother));
}

export const visitorStore = (db: Database) => ({
  /** Whether the secret belongs to that visitor. False for a visitor that does not exist. */
  async isProven({ id, secret }: VisitorKey): Promise<boolean> {
    const [row] = await db
      .select({ secretDigest: visitors.secretDigest })
      .from(visitors)
      .where(eq(visitors.id, id));
    // For a missing visitor the comparison runs too, so that it takes as long.
    const expected = Buffer.from(row?.secretDigest ?? digestOf(""));
    const isSame = timingSafeEqual(Buffer.from(digestOf(secret)), expected);
    return isSame && typeof row?.secretDigest === "string";
  },

  /** Stores the visit of a consenting reader; returns the visitor's key, a new one where `claim` proves no visitor. */
  async keep(told: Told, claim: VisitorKey | null, now: Date): Promise<VisitorKey> {
    const traits = {
      screenResolution: told.screen_resolution,
      timezone: told.timezone,
      language: told.language,
      fingerprintDigest: told.fingerprint === null ? null : digestOf(told.fingerprint),
    };
    if (claim && (await visitorStore(db).isProven(claim))) {
      // What a visit does not say stays as it was.
      const said = Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== null));
      const [known] = await db
        .update(visitors)
        .set({ ...said, lastSeenAt: now })
        .where(eq(visitors.id, claim.id))
        .returning({ id: visitors.id });
      if (known) return claim;
    }
    const secret = randomBytes(secretBytes).toString("base64url");
    const [created] = await db
      .insert(visitors)
      .values({
        ...traits,
        secretDigest: digestOf(secret),
        referrer: told.referrer,
        firstSeenAt: now,
        lastSeenAt: now,
      })
      .returning({ id: visitors.id });
    if (!created) throw new Error("The visitor was not kept");
    return { id: created.id, secret };
  },

  /** Deletes the visitor and its links. Events that are not deleted before stay, and belong to nobody. */
  async forget(anonId: string): Promise<void> {
    await db.delete(visitors).where(eq(visitors.id, anonId));
  },

  /**
   * Locks the visitor until the transaction ends; null when there is none with that id. What is stored for a visitor, and what is
   * deleted of one, begins with this: otherwise events that are stored during a deletion would stay, as nobody's.
   */
  async lock(anonId: string): Promise<{ firstSeenAt: Date } | null> {
    const [row] = await db.select().from(visitors).where(eq(visitors.id, anonId)).for("update");
    return row ?? null;
  },

  /**
   * Locks all visitors of a user, as `lock` does one. In the order of their ids: of two who lock several at once, neither then
   * waits for the other.
   */
  async lockOfUser(userId: string): Promise<void> {
    const own = db
      .select({ id: visitorLinks.visitorId })
      .from(visitorLinks)
      .where(eq(visitorLinks.userId, userId));
    await db
      .select({ id: visitors.id })
      .from(visitors)
      .where(inArray(visitors.id, own))
      .orderBy(asc(visitors.id))
      .for("update");
  },

  /** The ids of the user's visitors. */
  async idsOfUser(userId: string): Promise<string[]> {
    const rows = await db
      .select({ id: visitorLinks.visitorId })
      .from(visitorLinks)
      .where(isOwnLink(db, userId));
    return rows.map(({ id }) => id);
  },

  /** Whose the visitor is, and how it became theirs; null when it is nobody's. */
  async readOwner(anonId: string): Promise<Owner | null> {
    const [row] = await db
      .select()
      .from(visitorLinks)
      .where(eq(visitorLinks.visitorId, anonId))
      .orderBy(asc(visitorLinks.linkedAt))
      .limit(1);
    return row ?? null;
  },

  /** Stores that the visitor, who is nobody's yet, is the user's. */
  async addLink(anonId: string, userId: string, figures: LinkFigures, linkedAt: Date): Promise<void> {
    await db.insert(visitorLinks).values({ ...figures, visitorId: anonId, userId, linkedAt });
  },

  /** What is stored about a visitor as such; null when there is none with that id. */
  async exportOfVisitor(anonId: string): Promise<Record<string, unknown> | null> {
    const [row] = await db.select(kept).from(visitors).where(eq(visitors.id, anonId));
    return row ?? null;
  },

  /** The user's visitors, and how they came to be the user's. */
  async exportOfUser(userId: string): Promise<Record<string, unknown>> {
    const rows = await db
      .select({
        ...kept,
        linked_at: visitorLinks.linkedAt,
        has_anonymous_data: visitorLinks.hasAnonymousData,
        total_visits_before_signup: visitorLinks.visitsBeforeSignup,
        time_to_conversion_hours: visitorLinks.hoursToConversion,
      })
      .from(visitorLinks)
      .innerJoin(visitors, eq(visitors.id, visitorLinks.visitorId))
      .where(isOwnLink(db, userId))
      .orderBy(visitorLinks.linkedAt);
    return { visitors: rows };
  },

  /** Deletes the user's links, and the visitors with these ids. */
  async deleteOfUser(userId: string, ids: readonly string[]): Promise<void> {
    await db.delete(visitorLinks).where(eq(visitorLinks.userId, userId));
    await db.delete(visitors).where(inArray(visitors.id, [...ids]));
  },

  /** Deletes the visitors who were last here before a moment, with their links. Returns how many rows were deleted. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, visitors, visitors.lastSeenAt, before);
  },
});
