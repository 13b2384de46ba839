import type { Call, CallCard } from "#lib/product/calls/records/call";

/** How long a call waits for its beginning, so that a browser need not ask its own clock; 0 for one that does not wait. */
const waitMsOf = ({ state, notBefore }: Pick<CallCard, "state" | "notBefore">): number =>
  state === "queued" && notBefore ? Math.max(0, notBefore.getTime() - Date.now()) : 0;

/** A call of a list as the API tells it. Of what came of it, that is the beginning: the call by itself has all. */
export const callCardJson = (call: CallCard) => ({ ...call, waitMs: waitMsOf(call) });

/** A call as the API tells it. Cost is in US dollars. */
export const callJson = ({ createdAt, endedAt, notBefore, costCents, ...call }: Call) => ({
  ...call,
  costUsd: costCents === null ? null : costCents / 100,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  notBefore: notBefore?.toISOString() ?? null,
  waitMs: waitMsOf({ state: call.state, notBefore }),
});
