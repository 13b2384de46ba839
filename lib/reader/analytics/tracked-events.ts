/** Everything that pages may report by `track()`, with the data each event takes. Types only: nothing to load. */
import type { NamedData } from "#lib/reader/analytics/event-catalogue";

type Step = "Funnel Step";
type Reached = "Milestone Reached";

/** The events of the catalogue that pages name, and what only our own backend gets of them beside. */
export type TrackedEvents = Omit<NamedData, Step | Reached> & {
  /** It is masked to its first three characters before it leaves the page. */
  "Call Initiated": { phone?: string };
  "Error Occurred": { context?: string };
};

export type TrackedName = keyof TrackedEvents;

/** The steps of the funnel `main`, by number. */
export const funnelSteps = ["landing", "gate", "signed_up", "business_selected", "call_started"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export type Milestone = "first_call_started" | "first_call_completed" | "first_location_saved";

/** What the calls below add to the events that pages name. */
export type ReportedEvents = TrackedEvents & {
  "Funnel Step": NamedData[Step] & { stepName: FunnelStep };
  "Milestone Reached": NamedData[Reached] & { milestoneName: Milestone };
};

/** One call of `track()`: what happened, where and when. */
export type Report = {
  [Name in keyof ReportedEvents]: { name: Name; data: ReportedEvents[Name]; url: string; at: number };
}[keyof ReportedEvents];
