import "server-only";
/**
 * Whether a session still lives. Its token says so for a minute after it was made, whatever happened since: each request
 * that is answered by who asks looks here as well.
 */
import { clerkClient } from "@clerk/nextjs/server";
import { LRUCache } from "lru-cache";
import { env, isLocalSignIn } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/platform/server/process-wide";
import { isUnknownToClerk } from "#lib/platform/server/unknown-to-clerk";
import { within } from "#lib/platform/server/within";
import { evenNow } from "#lib/base/values/even-clock";

export type NamedSession = { id: string; sessionId: string };

/** The local sign-in host is part of this server: it is asked each time, and it is never away, only as busy as we are. */
const isHostLocal = isLocalSignIn(env);

/** How long "it lives" is believed, in milliseconds: a session that was ended at Clerk itself is refused here after that. */
const believedMs = isHostLocal ? 0 : 1_000;

/** What has ended is remembered for longer than any of its tokens is good for. */
const endedMs = 10 * 60_000;

/** A reader waits no longer than this for an answer. */
const patienceMs = isHostLocal ? 30_000 : 1_000;

/** After no answer the service is left alone for so long: else each request would wait for one. */
const pauseMs = isHostLocal ? 0 : 5_000;

const mostEntries = 20_000;

const state = processWide("live-sessions", () => ({
  /** Ids of sessions, and of users all of whose sessions have ended. */
  ended: new LRUCache<string, true>({ max: mostEntries, ttl: endedMs }),
  live: new LRUCache<string, true>({ max: mostEntries, ttl: Math.max(believedMs, 1) }),
  asking: new Map<string, Promise<boolean | null>>(),
  /** When a session that lives was last asked for, by `evenNow`. */
  asked: new LRUCache<string, number>({ max: mostEntries }),
  /** By `evenNow`: a clock that is set back would let everybody in for as long. */
  silentUntil: 0,
}));

/** When the request that is being answered began, by `evenNow`. The front knows; null without it. */
const requestBegunAt = (): number | null =>
  (globalThis as { [key: symbol]: { begunAt?: () => number | null } | undefined })[
    Symbol.for("lantern.front")
  ]?.begunAt?.() ?? null;

/** Middleware, shell and page of one request ask in turn: what the first was told holds for it. */
function isAskedForRequest(sessionId: string): boolean {
  const [begunAt, askedAt] = [requestBegunAt(), state.asked.get(sessionId)];
  return begunAt !== null && askedAt !== undefined && askedAt >= begunAt;
}

const hasEnded = ({ id, sessionId }: NamedSession) => state.ended.has(sessionId) || state.ended.has(id);

/** To be called when a session, or everything of a user, was ended by this process: no request after it is let in. */
export const markEnded = (id: string): void => void state.ended.set(id, true);

/**
 * Whether the session of a token lives. While the sign-in service does not answer, its last word holds: the token itself
 * is that, of a minute ago at most; `onSilence` is what to make of one that is older.
 */
export async function isLiveSession(
  session: NamedSession,
  now = evenNow(),
  { onSilence = true } = {},
): Promise<boolean> {
  if (hasEnded(session)) return false;
  if (believedMs > 0 && state.live.has(session.sessionId)) return true;
  if (now < state.silentUntil) return onSilence;
  if (isAskedForRequest(session.sessionId)) return true;
  const askedAt = evenNow();
  const isLive = await (believedMs > 0 ? askOnce(session) : ask(session));
  if (isLive === null) state.silentUntil = now + pauseMs;
  else if (isLive) {
    state.live.set(session.sessionId, true);
    state.asked.set(session.sessionId, askedAt);
  }
  // It may have been ended here while the service was asked.
  return (isLive ?? onSilence) && !hasEnded(session);
}

/** Requests of one session that come at once ask once. */
function askOnce(session: NamedSession): Promise<boolean | null> {
  const known = state.asking.get(session.sessionId);
  if (known) return known;
  const asking = ask(session).finally(() => state.asking.delete(session.sessionId));
  state.asking.set(session.sessionId, asking);
  return asking;
}

/** What the sign-in service says; null when it does not answer. */
async function ask({ id, sessionId }: NamedSession): Promise<boolean | null> {
  try {
    const { sessions } = await clerkClient();
    const { userId, status } = await within(patienceMs, sessions.getSession(sessionId));
    if (userId === id && status === "active") return true;
    // One that waits for its user to do something may live yet.
    if (status !== "pending") markEnded(sessionId);
    return false;
  } catch (error) {
    if (isUnknownToClerk(error)) {
      markEnded(sessionId);
      return false;
    }
    logger.warn({ error: messageOf(error) }, "a session could not be asked for");
    return null;
  }
}
