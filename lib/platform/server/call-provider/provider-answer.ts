import "server-only";
/** The answers that all providers over a network have in common. */
import type { CallReport, ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";
import type { LiveState } from "#lib/base/site/call-states";

/** News come by callback. Services rarely or never repeat a lost one, so the provider is also asked this often. */
export const lookAgainMs = 20_000;

/** Nothing is left to do about the call. */
export const settled = { kind: "done", report: null, lookAgainMs: null } as const;

/** The statuses by which a provider says that it has no such call. Any other fault leaves open whether it has. */
export const saysUnknown: readonly number[] = [404, 410];

/** The answer about a call that need not exist any more: that the provider does not know it is as good. */
export const unlessUnknown = <Answer extends ProviderAnswer>(
  answer: Answer,
  unknown = saysUnknown,
): Answer | typeof settled =>
  answer.kind === "refused" && unknown.some((status) => answer.fault === `status ${status}`)
    ? settled
    : answer;

/** The news of a call that was last known in `state`. That it is still in that state is no news. */
export const heard = (report: CallReport, state: LiveState) =>
  ({ kind: "done", report: report.state === state ? null : report, lookAgainMs }) as const;
