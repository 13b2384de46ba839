import "server-only";
/**
 * Whether a session still exists. Its token claims so for a minute after it was made, whatever has happened since. So each request
 * whose answer depends on the user checks here as well.
 */
import { clerkClient } from "@clerk/nextjs/server";
import { LRUCache } from "lru-cache";
import { env, isLocalSignIn } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { frontBridge } from "#lib/platform/front-bridge";
import { localSessions } from "#lib/platform/local-sessions";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { pauseMs, sessionMs } from "#lib/platform/server/sign-in/sign-in-patience";
import { isUnknownToClerk } from "#lib/platform/server/sign-in/unknown-to-clerk";
import { within } from "#lib/base/values/within";
import { evenNow } from "#lib/base/values/even-clock";

/** A user's id and that of one of their sessions. */
export type SessionUser = { id: string; sessionId: string };

/** The local sign-in host is part of this server. It is asked each time, and is never away, only as busy as we are. */
const isHostLocal = isLocalSignIn(env);

/** How long a positive answer is believed, in milliseconds: a session that was ended at Clerk itself is refused here after that. */
const believedMs = isHostLocal ? 0 : 1_000;

/** Ended sessions are remembered for longer than any of their tokens is valid. */
const endedMs = 10 * 60_000;

const mostEntries = 20_000;

const state = processWide("live-sessions", () => ({
  /** Ids of ended sessions, and of users all of whose sessions have ended. */
  ended: new LRUCache<string, true>({ max: mostEntries, ttl: endedMs }),
  live: new LRUCache<string, true>({ max: mostEntries, ttl: Math.max(believedMs, 1) }),
  asking: new Map<string, Promise<boolean | null>>(),
  /** When a live session was last asked about, by `evenNow`. */
  asked: new LRUCache<string, number>({ max: mostEntries }),
  /** By `evenNow`: a clock that is set back would let everybody in for that long. */
  silentUntil: 0,
}));

/** When the present request began, by `evenNow`. The front knows; null without it. */
const requestBegunAt = (): number | null => frontBridge.get()?.begunAt() ?? null;

/** Middleware, shell and page of one request check one after the other: the answer to the first holds for all. */
function isAskedForRequest(sessionId: string): boolean {
  const [begunAt, askedAt] = [requestBegunAt(), state.asked.get(sessionId)];
  return begunAt !== null && askedAt !== undefined && askedAt >= begunAt;
}

const hasEnded = ({ id, sessionId }: SessionUser) => state.ended.has(sessionId) || state.ended.has(id);

/** To be called when this process has ended a session, or all sessions of a user: no later request is let in. */
export const markEnded = (id: string): void => void state.ended.set(id, true);

/**
 * Whether the session of a token exists. While the sign-in service does not answer, its last word holds, which is the token itself,
 * at most a minute old. `onSilence` is the result for an older token, `now` a time by `evenNow`.
 */
export async function isLiveSession(
  session: SessionUser,
  { onSilence = true, now = evenNow() } = {},
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
  // The session may have been ended here while the service was asked.
  return (isLive ?? onSilence) && !hasEnded(session);
}

/** Simultaneous requests of one session ask only once. */
function askOnce(session: SessionUser): Promise<boolean | null> {
  const known = state.asking.get(session.sessionId);
  if (known) return known;
  const asking = ask(session).finally(() => state.asking.delete(session.sessionId));
  state.asking.set(session.sessionId, asking);
  return asking;
}

/** The sign-in service's answer; null when it does not answer. */
async function ask({ id, sessionId }: SessionUser): Promise<boolean | null> {
  // Asked without a request: one to this server itself would be a fifth of the work of a page.
  const userOf = localSessions.get();
  if (userOf) {
    const isActive = userOf(sessionId) === id;
    if (!isActive) markEnded(sessionId);
    return isActive;
  }
  try {
    const { sessions } = await clerkClient();
    const { userId, status } = await within(sessionMs, sessions.getSession(sessionId));
    if (userId === id && status === "active") return true;
    // A session that waits for its user to do something may become active.
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
