/** Which calls of this browser have not been seen to end yet, so that each end is reported once, whenever it is noticed. */
import { track, trackMilestone } from "#lib/reader/analytics/track";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";
import type { CallState } from "#lib/base/site/call-states";
import { parseJson } from "#lib/base/values/json";

/** Stored only with consent. Its name makes it part of the visitor's traces, which are deleted together (`visitorTrace`). */
const openCallsKey = "lantern-calls-open";
const most = 50;

function openCalls(): string[] {
  const kept = parseJson(readStored(openCallsKey));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** Remembers a call whose end is to be reported. Without consent nothing is reported, so nothing is remembered. */
export function expectCompletion(id: string): void {
  if (!hasConsent()) return;
  writeStored(openCallsKey, JSON.stringify([...openCalls().filter((one) => one !== id), id].slice(-most)));
}

/** Reports the end of a call that this browser expected, and ignores any other. */
export function reportCompletion(call: {
  id: string;
  businessId: string;
  state: CallState;
  durationSeconds: number;
  /** Whether no call of the user was completed before. */
  isFirst: boolean;
}): void {
  const open = openCalls();
  if (!hasConsent() || !open.includes(call.id)) return;
  const left = open.filter((one) => one !== call.id);
  if (left.length > 0) writeStored(openCallsKey, JSON.stringify(left));
  else removeStored(openCallsKey);
  track("Call Completed", {
    callId: call.id,
    duration: call.durationSeconds,
    outcome: call.state,
    businessId: call.businessId,
  });
  if (call.isFirst) trackMilestone("first_call_completed");
}
