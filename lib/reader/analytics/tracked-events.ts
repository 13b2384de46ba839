/** Everything that pages may report by `track()`, with the data of each event. Types only: nothing to load. */
import type { NamedData } from "#lib/reader/analytics/event-catalogue";

type Step = "Funnel Step";
type Reached = "Milestone Reached";

/** The events of the catalogue that pages name, and additional data that only our own backend gets. */
export type TrackedEvents = Omit<NamedData, Step | Reached> & {
  /** Masked to its first three characters before it leaves the page. */
  "Call Initiated": { phone?: string };
  "Error Occurred": { context?: string };
};

export type TrackedName = keyof TrackedEvents;

/** The steps of the funnel `main`, in order. */
export const funnelSteps = ["landing", "gate", "signed_up", "business_selected", "call_started"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export type Milestone = "first_call_started" | "first_call_completed" | "first_location_saved";

/** The events above, and those that the funnel and milestone functions report. */
export type ReportedEvents = TrackedEvents & {
  "Funnel Step": NamedData[Step] & { stepName: FunnelStep };
  "Milestone Reached": NamedData[Reached] & { milestoneName: Milestone };
};

/** One report: what happened, where and when. */
export type Report = {
  [Name in keyof ReportedEvents]: { name: Name; data: ReportedEvents[Name]; url: string; at: number };
}[keyof ReportedEvents];
