import type { Call, CallChange } from "#lib/product/calls/records/call";
import { isLive } from "#lib/base/site/call-states";

/** What a user is asked about before it is done with a call. */
export type CallAsk = Exclude<CallChange, "cancel">;

/** The anchor of the question on the call's page: it gets the focus, since a new document reads nothing out by itself. */
export const askAnchor = "ask";

/** What the page of a call asks, as its address says: only of a call that is over, and to make it again only once. */
export function askedOfCall(
  { state, retriedBy }: Pick<Call, "state" | "retriedBy">,
  ask: unknown,
): CallAsk | null {
  if (isLive(state)) return null;
  if (ask === "delete") return ask;
  return ask === "retry" && !retriedBy ? ask : null;
}
