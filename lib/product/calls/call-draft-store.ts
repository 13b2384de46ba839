import "server-only";
/** What users typed for calls that are not confirmed yet, in the database. Every function takes the user whose it is. */
import { and, desc, eq, gt, inArray, notInArray, type SQLWrapper } from "drizzle-orm";
import type { CallFields } from "#lib/product/calls/call-form";
import { isRowId } from "#lib/platform/server/database/row-id";
import type { Database } from "#lib/platform/server/database/database";
import { deleteOlder } from "#lib/platform/server/database/delete-older";
import { callDrafts } from "#lib/platform/server/database/schema";

type Draft = CallFields & { id: string; businessId: string };

/** What was typed for a call without JavaScript is deleted after a day, confirmed or not. */
export const draftLifeMs = 24 * 60 * 60_000;

/** A user has no more forms under way than this; the oldest make room for new ones. */
export const mostDrafts = 20;

export const callDraftStore = (db: Database) => ({
  /** Keeps what was typed for a day, for a form that is to be confirmed or mended on another page. */
  async keep(userId: string, draft: Omit<Draft, "id">, now = new Date()): Promise<string> {
    const id = crypto.randomUUID();
    await db.insert(callDrafts).values({ ...draft, id, userId, createdAt: now });
    const own = eq(callDrafts.userId, userId);
    const latest = db
      .select({ id: callDrafts.id })
      .from(callDrafts)
      .where(own)
      .orderBy(desc(callDrafts.createdAt), desc(callDrafts.id))
      .limit(mostDrafts);
    await db.delete(callDrafts).where(and(own, notInArray(callDrafts.id, latest)));
    return id;
  },

  /** A user's own draft; null when there is none of that id, or none any more. */
  async read(userId: string, id: string, now = new Date()): Promise<Draft | null> {
    if (!isRowId(id)) return null;
    const [row] = await db
      .select()
      .from(callDrafts)
      .where(
        and(
          eq(callDrafts.userId, userId),
          eq(callDrafts.id, id),
          gt(callDrafts.createdAt, new Date(now.getTime() - draftLifeMs)),
        ),
      );
    if (!row) return null;
    const { businessId, request, language, callbackNumber } = row;
    return { id, businessId, request, language, callbackNumber };
  },

  /** All drafts of a user, the latest first. */
  async readAll(userId: string) {
    return db
      .select({
        businessId: callDrafts.businessId,
        request: callDrafts.request,
        language: callDrafts.language,
        callbackNumber: callDrafts.callbackNumber,
        createdAt: callDrafts.createdAt,
      })
      .from(callDrafts)
      .where(eq(callDrafts.userId, userId))
      .orderBy(desc(callDrafts.createdAt));
  },

  /** Deletes those of a user's drafts whose ids a query gives. */
  async deleteThose(userId: string, ids: SQLWrapper): Promise<void> {
    await db.delete(callDrafts).where(and(eq(callDrafts.userId, userId), inArray(callDrafts.id, ids)));
  },

  /** Deletes all drafts of a user. */
  async deleteOfUser(userId: string): Promise<void> {
    await db.delete(callDrafts).where(eq(callDrafts.userId, userId));
  },

  /** Deletes what was typed before a moment, whosever it is. Gives how many rows went. */
  async purge(before: Date): Promise<number> {
    return deleteOlder(db, callDrafts, callDrafts.createdAt, before);
  },
});
