import "client-only";
/**
 * Everything that happens with consent: the visitor's service, linking to a signed-in user, analytics. Loaded only after consent;
 * stops, and leaves nothing behind, the moment consent is withdrawn.
 */
import { watchClicks } from "@/components/reader/analytics/cta-clicks";
import { reportSearch } from "@/components/reader/analytics/search-report";
import { startAnalytics, type Analytics } from "#lib/reader/analytics/analytics";
import { watchUser } from "#lib/reader/analytics/current-user";
import { identitySteps, type Conversion, type SignedInUser } from "#lib/reader/analytics/identity";
import { trackFunnel } from "#lib/reader/analytics/track";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { oneTabAtATime } from "#lib/platform/browser/storage/one-tab-at-a-time";
import { readFingerprint } from "#lib/platform/browser/consent/fingerprint";
import { readConversion } from "#lib/platform/browser/sign-in/sign-up-notes";
import { hasSignedInSince, isSignedInHint, signInMoment } from "#lib/platform/browser/sign-in/sign-in-moment";
import { readStored, watchStored, writeStored } from "#lib/platform/browser/storage/storage";
import { isFirstInTab } from "#lib/platform/browser/storage/first-in-tab";
import {
  forgetAdvertisement,
  forgetUser,
  forgetVisitor,
  knownSinceKey,
  knownUserKey,
  linkedKey,
} from "#lib/platform/browser/consent/forget-visitor";
import { readAnonId } from "#lib/platform/browser/consent/visitor";
import { anonIdKey } from "#lib/base/visitor/anon-id";
import { withdrawalKey } from "#lib/base/visitor/consent";
import { linkAfterSignIn, requestLink } from "#lib/reader/visitor/request-link";
import { trackUser } from "#lib/reader/visitor/track-user";
import { VisitorService } from "#lib/reader/visitor/visitor-service";

let end: (() => void) | null = null;
/** Whether the server has answered that it stores nothing of this reader despite their consent: it would answer the same again. */
let isNotKept = false;

/** Starts, if there is consent; does nothing when already started. */
export function startTracking(): void {
  if (!end && !isNotKept && hasConsent()) end = begin();
}

function begin(): () => void {
  // Before anything is reported, and not by reporting it: a report is lost if the reader leaves before a service is ready.
  if (hasUserLeft()) forgetUser();
  forgetAdvertisement();
  const stopped = new AbortController();
  const { signal } = stopped;
  const visitor = new VisitorService({
    readAnonId,
    keepAnonId: (anonId) => writeStored(anonIdKey, anonId),
    readFingerprint,
    trackUser: async (who) => {
      if (!(await areNoesTold())) return null;
      // A visit is reported once per tab; the visitor does not change with every page.
      const isFirst = isFirstInTab("lantern-visit-tab");
      if (who.anonId !== null && !isFirst) return who.anonId;
      const visit = await trackUser(who, signal);
      switch (visit.kind) {
        case "kept":
          if (signal.aborted && !hasConsent()) void withdrawVisit(visit.anonId);
          return visit.anonId;
        case "notKept":
          // A proxy may refuse for the reader, by a header that scripts do not see.
          isNotKept = true;
          finish();
          return null;
        case "unknown":
          return null;
      }
    },
    takeTurn: (run) => oneTabAtATime("lantern-visit", run),
  });
  const findOut = () =>
    visitor.ensureInitialised().catch((error: unknown) => {
      if (!signal.aborted) console.warn(error instanceof Error ? error.message : error);
    });
  let known = findOut();
  const analytics = startAnalytics(known);
  if (isFirstInTab("lantern-visit-landing")) trackFunnel("landing");
  reportSearch();
  const followUser = userFollower(analytics);
  const stops = [
    watchClicks(),
    watchStored(() => {
      if (hasConsent()) followUser();
      else finish();
    }),
    watchUser((user) => {
      if (!user) return;
      if ((readStored(knownUserKey) ?? user.id) !== user.id) {
        forgetUser();
        visitor.reset();
        known = findOut();
      }
      // How a sign-up began is read at once: the page that completes it deletes it.
      void tellSignIn(user, { conversion: readConversion(), analytics, known, signal });
    }),
  ];
  const finish = () => {
    end = null;
    stopped.abort();
    for (const stop of stops) stop();
    visitor.reset();
    analytics.stop();
    forgetVisitor();
    // Also deletes what libraries still write as the page ends.
    window.addEventListener("pagehide", () => {
      if (!hasConsent()) forgetVisitor();
    });
  };
  return finish;
}

/**
 * Tells the noes that were noted before the yes, perhaps another user's. Returns whether a visit may begin: a no that is told later
 * would delete it. If not, the next page tries again.
 */
async function areNoesTold(): Promise<boolean> {
  if (readStored(withdrawalKey) === null) return true;
  try {
    return await (await import("#lib/platform/browser/consent/withdrawal")).tellBeforeVisit(hasConsent);
  } catch {
    return false;
  }
}

/** Withdraws a visit whose answer arrived after consent was withdrawn. If this cannot be loaded, the next page does it. */
const withdrawVisit = (anonId: string) =>
  import("#lib/platform/browser/consent/withdrawal").then(
    ({ withdrawAnswered }) => withdrawAnswered(anonId, hasConsent),
    () => undefined,
  );

/** Whether the user known to this browser has signed out, or somebody, perhaps another user, has signed in since. */
function hasUserLeft(): boolean {
  if (readStored(knownUserKey) === null) return false;
  return !isSignedInHint() || hasSignedInSince(readStored(knownSinceKey));
}

/**
 * Returns a function that checks whether the known user has changed, here or in another tab, and if so makes the services forget
 * the former one. Otherwise a page that was open meanwhile would hold on to the former user, and bring them back.
 */
function userFollower(analytics: Analytics): () => void {
  let before = readStored(knownUserKey);
  return () => {
    const now = readStored(knownUserKey);
    if (now === before) return;
    const hasLeft = before !== null;
    before = now;
    if (!hasLeft) return;
    analytics.reset();
    // Another tab has identified the new user; what it stored about them was deleted with the former user's data.
    if (now !== null) analytics.identify(now, {});
  };
}

type SignIn = {
  conversion: Conversion;
  analytics: Analytics;
  known: Promise<unknown>;
  signal: AbortSignal;
};

async function tellSignIn(
  user: SignedInUser,
  { conversion, analytics, known, signal }: SignIn,
): Promise<void> {
  const moment = signInMoment();
  /** True once the user has left: then nothing more is reported about them. */
  const isOver = () => signal.aborted || signInMoment() !== moment;
  await known;
  // A no of this very user may have waited for them.
  await areNoesTold();
  if (isOver()) return;
  const anonId = readAnonId();
  analytics.take(
    identitySteps({
      user,
      known: readStored(knownUserKey),
      anonId,
      arrivedAt: performance.timeOrigin,
      conversion,
    }),
  );
  writeStored(knownUserKey, user.id);
  if (moment !== null) writeStored(knownSinceKey, moment);
  const pair = `${user.id} ${anonId ?? ""}`;
  if (anonId === null || readStored(linkedKey) === pair) return;
  const outcome = await linkAfterSignIn(() => requestLink(anonId, signal));
  if (isOver()) return;
  if ("error" in outcome) {
    console.warn("The account was not linked:", outcome.error);
    return;
  }
  writeStored(linkedKey, pair);
  const { has_anonymous_data, total_visits_before_signup, time_to_conversion_hours } = outcome.linking;
  analytics.identify(user.id, {
    has_anonymous_data,
    total_visits_before_signup,
    ...(time_to_conversion_hours === null ? {} : { time_to_conversion_hours }),
  });
}
