/**
 * The user of an active session, from a local sign-in host in this process; null where there is no such session. Set by
 * scripts/serve.ts. Next's own commands run the host in another process, so that there it is never set.
 */
import { processSlot } from "#lib/base/values/process-wide";

export const localSessions = processSlot<(sessionId: string) => string | null>("local-sessions");
