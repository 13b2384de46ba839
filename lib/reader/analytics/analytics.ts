import "client-only";
/** Analytics of a consenting reader: takes reports, page views and identities, and passes them to every configured service. */
import { withoutTypedWords } from "#lib/base/addresses/typed-words";
import type { IdentityStep, Traits } from "#lib/reader/analytics/identity";
import { watchErrors } from "#lib/reader/analytics/error-watch";
import { pageName } from "#lib/reader/analytics/page-names";
import { isPrivatePage } from "#lib/reader/analytics/private-page";
import { watchPageViews } from "#lib/reader/analytics/watch-page-views";
import { readPageView, toSentPageView } from "#lib/reader/analytics/page-view";
import { toNamedEvent, toSentEvent, withoutSearch } from "#lib/reader/analytics/shape-events";
import type { Sink } from "#lib/reader/analytics/sink";
import { startSinks } from "#lib/reader/analytics/start-sinks";
import { receiveReports, track } from "#lib/reader/analytics/track";
import type { Report } from "#lib/reader/analytics/tracked-events";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { milestonesKey } from "#lib/platform/browser/consent/forget-visitor";
import { signedInAs } from "#lib/platform/browser/sign-in/signed-in-as";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

export type Analytics = {
  /** Carries out the steps for a reader's identity. */
  take(steps: readonly IdentityStep[]): void;
  /** Adds what has become known about the identified user. */
  identify(userId: string, traits: Traits): void;
  reset(): void;
  /** Nothing is sent to any service after this. */
  stop(): void;
};

/** Messages from before a service has started wait for it; at most this many are kept. */
const mostUntold = 200;

/**
 * Starts analytics. Everything here swallows its failures: no measurement is worth breaking a reader's page. Services that identify
 * a reader by the visitor's id start once `visitorKnown` has settled.
 */
export function startAnalytics(visitorKnown: Promise<unknown>): Analytics {
  const stopped = new AbortController();
  const sinks: Sink[] = [];
  let told: ((sink: Sink) => void)[] | null = [];
  const quietly = (sink: Sink, telling: (sink: Sink) => void) => {
    try {
      telling(sink);
    } catch {
      // The failure of one service does not matter to the others.
    }
  };
  const tell = (telling: (sink: Sink) => void) => {
    if (told && told.length < mostUntold) told.push(telling);
    for (const sink of sinks) quietly(sink, telling);
  };
  const add = (sink: Sink) => {
    sinks.push(sink);
    for (const telling of told ?? []) quietly(sink, telling);
  };
  void startSinks({ add, visitorKnown, signal: stopped.signal }).finally(() => (told = null));

  receiveReports((report) => {
    if (report.name === "Milestone Reached" && !isFirst(report)) return;
    const named = toNamedEvent(report, navigator.userAgent);
    const own = isPrivatePage() ? withoutSearch(report) : report;
    const sent = { ...toSentEvent(own, navigator.userAgent), ...signedInAs() };
    tell((sink) => sink.event({ named, sent }));
  });
  let referrer = document.referrer;
  const stopViews = watchPageViews((whose) => {
    // A page that was frozen has not heard of a withdrawn consent yet.
    if (!hasConsent()) return;
    const here = isPrivatePage() ? withoutTypedWords : (address: string) => address;
    const url = here(window.location.href);
    const view = readPageView(new URL(url), here(referrer), document.title);
    const sent = { ...toSentPageView(view, url, Date.now()), ...whose };
    const name = pageName(view.path);
    tell((sink) => sink.page({ view, name, sent }));
    referrer = url;
  }, signedInAs);
  const stopErrors = watchErrors();

  const reset = () => tell((sink) => sink.reset?.());
  const identify = (userId: string, traits: Traits) => tell((sink) => sink.identify?.(userId, traits));
  return {
    take: (steps) => {
      for (const step of steps)
        switch (step.do) {
          case "reset":
            reset();
            break;
          case "alias":
            tell((sink) => sink.alias?.(step.to, step.from));
            break;
          case "identify":
            identify(step.userId, step.traits);
            break;
          case "track":
            track(step.name, step.data);
        }
    },
    identify,
    reset,
    stop: () => {
      stopped.abort();
      stopViews();
      stopErrors();
      receiveReports(null);
      told = null;
      for (const sink of sinks) quietly(sink, () => sink.stop());
    },
  };
}

/** Whether this reader reaches a milestone for the first time. It counts as reached from now on. */
function isFirst({ data }: Extract<Report, { name: "Milestone Reached" }>): boolean {
  const reached = (readStored(milestonesKey) ?? "").split(" ").filter(Boolean);
  if (reached.includes(data.milestoneName)) return false;
  writeStored(milestonesKey, [...reached, data.milestoneName].join(" "));
  return true;
}
