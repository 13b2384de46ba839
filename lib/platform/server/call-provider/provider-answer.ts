import "server-only";
/** What every provider at the other end of a network answers alike. */
import type { CallReport } from "#lib/platform/server/call-provider/call-provider";
import type { LiveState } from "#lib/base/site/call-states";

/** News come by callback; in case one is lost, as services repeat them seldom or never, the provider is asked this often. */
export const lookAgainMs = 20_000;

/** Nothing is left to do about the call. */
export const settled = { kind: "done", report: null, lookAgainMs: null } as const;

/** What is heard of a call that was last known in `state`: that it is still there is no news. */
export const heard = (report: CallReport, state: LiveState) =>
  ({ kind: "done", report: report.state === state ? null : report, lookAgainMs }) as const;
