import "server-only";
/** Visitors in the database. Only of readers who said yes: nothing here is called without. */
import { createHash } from "node:crypto";
import { and, eq, inArray, ne, sql, type AnyColumn } from "drizzle-orm";
import { database, type Database } from "#lib/platform/server/database/database";
import { visitorLinks, visitors } from "#lib/platform/server/database/schema";
import type { Visit } from "#lib/visitor/visitor";

type Told = Omit<Visit, "gdpr_consent">;

const digestOf = (fingerprint: string | null) =>
  fingerprint === null ? null : createHash("sha256").update(fingerprint).digest("hex");

/** Keeps that a consenting reader is here; gives the visitor's id, a new one where the reader is not known. */
export async function keepVisitor(told: Told, now = new Date(), db?: Database): Promise<string> {
  const store = db ?? (await database());
  const digest = digestOf(told.fingerprint);
  const known = (await findById(store, told.anon_id)) ?? (await findByDevice(store, told, digest));
  const traits = {
    screenResolution: told.screen_resolution,
    timezone: told.timezone,
    language: told.language,
  };
  if (known !== null) {
    const [kept] = await store
      .update(visitors)
      // A browser whose fingerprint was not taken this time is still the same browser.
      .set({ ...traits, ...(digest ? { fingerprintDigest: digest } : {}), lastSeenAt: now })
      .where(eq(visitors.id, known))
      .returning({ id: visitors.id });
    if (kept) return kept.id;
  }
  const [created] = await store
    .insert(visitors)
    .values({
      ...traits,
      fingerprintDigest: digest,
      referrer: told.referrer,
      firstSeenAt: now,
      lastSeenAt: now,
    })
    .returning({ id: visitors.id });
  if (!created) throw new Error("The visitor was not kept");
  return created.id;
}

async function findById(db: Database, anonId: string | null): Promise<string | null> {
  if (anonId === null) return null;
  const [row] = await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, anonId));
  return row?.id ?? null;
}

/**
 * The visitor whose id was lost, by the device. Many devices of one model look alike, so that screen, time zone and
 * language have to agree too, and where more than one visitor fits it is none of them.
 */
async function findByDevice(db: Database, told: Told, digest: string | null): Promise<string | null> {
  if (digest === null) return null;
  const same = (column: AnyColumn, value: string | null) => sql`${column} is not distinct from ${value}`;
  const rows = await db
    .select({ id: visitors.id })
    .from(visitors)
    .where(
      and(
        eq(visitors.fingerprintDigest, digest),
        same(visitors.screenResolution, told.screen_resolution),
        same(visitors.timezone, told.timezone),
        same(visitors.language, told.language),
      ),
    )
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Forgets who the visitor was, as after a withdrawn consent. What was counted stays, and is nobody's. */
export async function forgetVisitor(anonId: string, db?: Database): Promise<void> {
  await (db ?? (await database())).delete(visitors).where(eq(visitors.id, anonId));
}

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

/** What is kept of a visitor as such; null when there is none of that id. */
export async function exportOfVisitor(
  anonId: string,
  db?: Database,
): Promise<Record<string, unknown> | null> {
  const [row] = await (db ?? (await database())).select(kept).from(visitors).where(eq(visitors.id, anonId));
  return row ?? null;
}

/** The user's visitors, and how they came to be the user's. */
export async function exportOfUser(userId: string, db?: Database): Promise<Record<string, unknown>> {
  const rows = await (db ?? (await database()))
    .select({
      ...kept,
      linked_at: visitorLinks.linkedAt,
      has_anonymous_data: visitorLinks.hasAnonymousData,
      total_visits_before_signup: visitorLinks.visitsBeforeSignup,
      time_to_conversion_hours: visitorLinks.hoursToConversion,
    })
    .from(visitorLinks)
    .innerJoin(visitors, eq(visitors.id, visitorLinks.visitorId))
    .where(eq(visitorLinks.userId, userId))
    .orderBy(visitorLinks.linkedAt);
  return { visitors: rows };
}

/** Deletes the user's links and visitors. A visitor that is somebody else's too, on a shared device, stays theirs. */
export async function deleteOfUser(userId: string, db?: Database): Promise<void> {
  const store = db ?? (await database());
  await store.transaction(async (change) => {
    const shared = change
      .select({ id: visitorLinks.visitorId })
      .from(visitorLinks)
      .where(ne(visitorLinks.userId, userId));
    const own = await change
      .delete(visitorLinks)
      .where(eq(visitorLinks.userId, userId))
      .returning({ id: visitorLinks.visitorId });
    const ids = own.map(({ id }) => id);
    if (ids.length === 0) return;
    await change.delete(visitors).where(and(inArray(visitors.id, ids), sql`${visitors.id} not in ${shared}`));
  });
}
