/** Everything that pages may report by `track()`, with the data each event takes (spec 3). Types only: nothing to load. */

type SoftGate = { source: string; is_signed_in: boolean };

export type TrackedEvents = {
  "Business Search": { query: string; location: string; resultsCount: number };
  "Business Selected": {
    businessId: string;
    businessName: string;
    source: string;
    ranking?: number;
    searchQuery?: string;
  };
  /** `phone` is masked to its first three characters before it leaves the page, and only our backend gets it. */
  "Call Initiated": { businessId: string; callType?: string; phone?: string };
  /** `duration` in seconds. */
  "Call Completed": { callId: string; duration: number; outcome: string; businessId: string };
  "CTA Clicked": { ctaName: string; ctaLocation: string; destination: string };
  /** `errorMessage` is cut to 500 characters. */
  "Error Occurred": { errorType: string; errorMessage: string; context?: string };
  "User Signed Up": { method: string; userId: string };
  "User Logged In": { method: string; userId: string };
  /** A search of the library. */
  "Content Search": { query: string; resultsCount: number };
  gate_displayed: SoftGate;
  preview_toggled: SoftGate;
  soft_gate_signup_clicked: SoftGate;
  /** `time_to_conversion` in milliseconds, `signup_completed_at` an ISO date. */
  soft_gate_conversion_completed: SoftGate & {
    redirect_url: string;
    signup_completed_at: string;
    time_to_conversion: number;
  };
};

export type TrackedName = keyof TrackedEvents;

/** The steps of the funnel `main`, by number. */
export const funnelSteps = ["landing", "gate", "signed_up", "business_selected", "call_started"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export type Milestone = "first_call_started" | "first_call_completed" | "first_location_saved";

/** What the calls below add to the events that pages name. */
export type ReportedEvents = TrackedEvents & {
  "Funnel Step": { stepName: FunnelStep; stepNumber: number; funnelName: string };
  "Milestone Reached": { milestoneName: Milestone; value?: number };
};

/** One call of `track()`: what happened, where and when. */
export type Report = {
  [Name in keyof ReportedEvents]: { name: Name; data: ReportedEvents[Name]; url: string; at: number };
}[keyof ReportedEvents];
