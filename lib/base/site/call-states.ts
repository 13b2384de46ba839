/** The states of a call, in the order in which it can pass through them. */

/** The call is still going on: the provider will report more. */
export const liveStates = ["queued", "ringing", "in-progress"] as const;
/** How a call can end, as the provider reports it. */
export const outcomes = ["completed", "no-answer", "busy", "voicemail", "refused", "failed"] as const;
export const callStates = [...liveStates, ...outcomes, "cancelled"] as const;

export type LiveState = (typeof liveStates)[number];
export type Outcome = (typeof outcomes)[number];
export type CallState = (typeof callStates)[number];
/** When a call entered a state; `at` is an ISO date. */
export type CallStep = { state: CallState; at: string };
/** What a provider can report. A cancellation is not reported: we tell the provider. */
export type ReportedState = LiveState | Outcome;

/** Whether a text names a state. */
export const isCallState = (value: unknown): value is CallState =>
  typeof value === "string" && (callStates as readonly string[]).includes(value);

/** Whether a call in this state is still going on. */
export const isLive = (state: CallState): state is LiveState =>
  (liveStates as readonly string[]).includes(state);

/** The states from which a call can move to `state`. A late report never moves a call back. */
export const statesBefore = (state: ReportedState): readonly LiveState[] =>
  isLive(state) ? liveStates.slice(0, liveStates.indexOf(state)) : liveStates;
