import "client-only";
/**
 * Reports what a reader does. May be called at any time and from anywhere in the browser: it never throws, never waits, and does
 * nothing without consent. Reports from before analytics has loaded wait for it.
 */
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { pageWide } from "#lib/platform/browser/page/page-wide";
import {
  funnelSteps,
  type FunnelStep,
  type Milestone,
  type Report,
  type TrackedEvents,
  type TrackedName,
} from "#lib/reader/analytics/tracked-events";

const mostWaiting = 100;
const mailbox = pageWide("reports", () => ({
  waiting: [] as Report[],
  receive: null as ((report: Report) => void) | null,
}));

/** Reports an event, for example `track("Business Search", { query, location, resultsCount })`. */
export const track = <Name extends TrackedName>(name: Name, data: TrackedEvents[Name]): void =>
  report(name, data);

/** Reports that a reader has reached a step of the main funnel. */
export const trackFunnel = (stepName: FunnelStep): void =>
  report("Funnel Step", { stepName, stepNumber: funnelSteps.indexOf(stepName) + 1, funnelName: "main" });

/** Reports that something happened for the first time. It is sent once for each reader, however often it is called. */
export const trackMilestone = (milestoneName: Milestone, value?: number): void =>
  report("Milestone Reached", { milestoneName, ...(value === undefined ? {} : { value }) });

/** Passes every report to `receiver`, beginning with those that have waited. Null ends that and drops the waiting reports. */
export function receiveReports(receiver: ((report: Report) => void) | null): void {
  const missed = mailbox.waiting;
  mailbox.waiting = [];
  mailbox.receive = receiver;
  if (receiver) for (const one of missed) receiver(one);
}

function report(name: Report["name"], data: Report["data"]): void {
  try {
    if (!hasConsent()) return;
    // The types of the functions above guarantee that name and data belong together.
    const one = { name, data, url: window.location.href, at: Date.now() } as Report;
    if (mailbox.receive) mailbox.receive(one);
    else if (mailbox.waiting.length < mostWaiting) mailbox.waiting.push(one);
  } catch {
    // No report is worth breaking a reader's page.
  }
}
