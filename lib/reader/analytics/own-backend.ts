import "client-only";
/** Our own backend as a receiver of events: in batches, the last one when the page is left. */
import { BatchQueue, type Delivery } from "#lib/reader/analytics/batch-queue";
import { backendKey, claimView } from "#lib/reader/analytics/first-view";
import { onSendNow } from "#lib/reader/analytics/send-now";
import type { SentEvent } from "#lib/reader/analytics/shape-events";
import type { Sink } from "#lib/reader/analytics/sink";
import { ApiError, callApi, isFinalRefusal } from "#lib/platform/browser/requests/api-client";
import { prepareCalls } from "#lib/platform/browser/requests/csrf-token";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { unsentKey } from "#lib/platform/browser/consent/forget-visitor";
import { randomId } from "#lib/platform/browser/random-id";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";
import { visitorHeaders } from "#lib/platform/browser/consent/visitor";
import { isRecord, parseJson } from "#lib/base/values/json";

const mostUnsent = 50;

/**
 * Starts sending. `base` is the origin of another product backend; empty for ours. What is sent before `visitorKnown` has settled
 * belongs to nobody, so that only the page's last batch is.
 */
export function startOwnBackend(base: string, visitorKnown: Promise<unknown>): Sink {
  if (base) writeStored(backendKey, base);
  else removeStored(backendKey);
  const stopped = new AbortController();
  const deliver = async (events: readonly SentEvent[]): Promise<Delivery> => {
    // Consent has ended, but a page that was frozen has not heard of it yet.
    if (!hasConsent()) {
      queue.stop();
      return { kind: "refused" };
    }
    try {
      await callApi("/api/analytics/events", {
        method: "POST",
        body: { events, gdpr_consent: true },
        headers: visitorHeaders(),
        base,
        // A batch that is being sent outlives the page.
        keepalive: true,
        signal: stopped.signal,
      });
      return { kind: "taken" };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  const queue = new BatchQueue({
    send: deliver,
    size: 10,
    waitMs: 5_000,
    mostRetries: 10,
    mostWaiting: 200,
    ready: visitorKnown,
  });
  resumeUnsent(queue);
  // Fetches the token for the double submit now, because the batch that is sent on leaving cannot wait for it.
  void prepareCalls();
  const leave = () => {
    const { items, pausedUntil } = queue.leave();
    if (items.length > 0)
      writeStored(unsentKey, JSON.stringify({ items: items.slice(-mostUnsent), pausedUntil }));
  };
  const hide = () => {
    if (document.visibilityState === "hidden") leave();
  };
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("pagehide", leave);
  onSendNow(leave);
  return {
    page: ({ sent }) => {
      if (claimView()) queue.add(withId(sent));
    },
    event: ({ sent }) => queue.add(withId(sent)),
    stop: () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      onSendNow(null);
      queue.stop();
      stopped.abort();
    },
  };
}

/** An id for each event: an answer may get lost after the batch was taken, and the batch is then sent again. */
const withId = (event: SentEvent): SentEvent => ({ ...event, event_id: randomId() });

/** A batch that is refused for its content will be refused again. Any other failure may be temporary. */
function outcomeOf(error: unknown): Delivery {
  if (isFinalRefusal(error)) return { kind: "refused" };
  return { kind: "again", afterMs: error instanceof ApiError ? error.retryAfterMs : null };
}

/** Takes over what an earlier page was asked to hold back. */
function resumeUnsent(queue: BatchQueue<SentEvent>): void {
  const kept = readStored(unsentKey);
  if (kept === null) return;
  removeStored(unsentKey);
  const left = parseJson(kept);
  if (!isRecord(left) || !Array.isArray(left.items) || typeof left.pausedUntil !== "number") return;
  // Written by the page before this one. The server checks each event anyway.
  queue.resume(left.items as SentEvent[], left.pausedUntil);
}
