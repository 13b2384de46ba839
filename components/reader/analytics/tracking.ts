import "client-only";
/**
 * Everything that happens with consent, composed: the visitor's service, linking to a signed-in user, analytics. Loaded
 * after consent and not before; ends, and leaves nothing behind, the moment consent is withdrawn.
 */
import { watchClicks } from "@/components/reader/analytics/cta-clicks";
import { reportSearch } from "@/components/reader/analytics/search-report";
import { startAnalytics, type Analytics } from "#lib/reader/analytics/analytics";
import { watchUser } from "#lib/reader/analytics/current-user";
import { identitySteps, type Conversion, type SignedInUser } from "#lib/reader/analytics/identity";
import { trackFunnel } from "#lib/reader/analytics/track";
import { hasConsent } from "#lib/platform/browser/consent";
import { oneTabAtATime } from "#lib/platform/browser/one-tab-at-a-time";
import { readFingerprint } from "#lib/platform/browser/fingerprint";
import { readConversion } from "#lib/platform/browser/sign-in-traces";
import { isSignedInHint } from "#lib/platform/browser/signed-in-hint";
import { readStored, removeStored, watchStored, writeStored } from "#lib/platform/browser/storage";
import { isFirstInTab } from "#lib/platform/browser/first-in-tab";
import { forgetVisitor } from "#lib/platform/browser/forget-visitor";
import { readAnonId } from "#lib/platform/browser/visitor";
import { anonIdKey } from "#lib/base/site/anon-id";
import { linkAfterSignIn, requestLink } from "#lib/reader/visitor/linking";
import { trackUser } from "#lib/reader/visitor/track-user";
import { VisitorService } from "#lib/reader/visitor/visitor-service";

const knownUserKey = "lantern-visit-user";
const linkedKey = "lantern-visit-linked";

let end: (() => void) | null = null;

/** Starts, with consent; does nothing when it has started before. */
export function startTracking(): void {
  if (!end && hasConsent()) end = begin();
}

function begin(): () => void {
  const stopped = new AbortController();
  const visitor = new VisitorService({
    readAnonId,
    keepAnonId: (anonId) => writeStored(anonIdKey, anonId),
    readFingerprint,
    trackUser: async (who) => {
      // A visit is told once for each tab; who it is does not change with every page.
      const isFirst = isFirstInTab("lantern-visit-tab");
      if (who.anonId !== null && !isFirst) return who.anonId;
      const visit = await trackUser(who, stopped.signal);
      if (visit === "not kept" || visit === null) return null;
      if (stopped.signal.aborted && !hasConsent()) void withdraw(visit.anonId);
      return visit.anonId;
    },
    takeTurn: (run) => oneTabAtATime("lantern-visit", run),
  });
  void visitor.initialise();
  const known = visitor.ensureInitialised().catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
  });
  const analytics = startAnalytics(known);
  if (readStored(knownUserKey) !== null && !isSignedInHint()) signOut(visitor, analytics);
  if (isFirstInTab("lantern-visit-landing")) trackFunnel("landing");
  reportSearch();
  const stops = [
    watchClicks(),
    // How a sign-up began is read at once: the page that ends it forgets it.
    watchUser((user) => user && void signIn(user, readConversion(), analytics, known, stopped.signal)),
    watchStored(() => {
      if (!hasConsent()) finish();
    }),
  ];
  const finish = () => {
    end = null;
    stopped.abort();
    for (const stop of stops) stop();
    visitor.reset();
    analytics.stop();
    forgetVisitor();
    // What libraries still put away as the page ends goes too.
    window.addEventListener("pagehide", () => {
      if (!hasConsent()) forgetVisitor();
    });
  };
  return finish;
}

/** Withdraws a visit that was answered after its no; where that cannot be fetched, the next page does it. */
const withdraw = (anonId: string) =>
  import("#lib/platform/browser/withdrawal").then(
    ({ withdrawAnswered }) => withdrawAnswered(anonId),
    () => undefined,
  );

/** Nobody is signed in any more: who was is forgotten, and the visitor begins anew. */
function signOut(visitor: VisitorService, analytics: Analytics): void {
  removeStored(knownUserKey);
  removeStored(linkedKey);
  analytics.reset();
  visitor.reset();
  void visitor.initialise();
}

async function signIn(
  user: SignedInUser,
  conversion: Conversion,
  analytics: Analytics,
  known: Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const isStopped = () => signal.aborted;
  await known;
  if (isStopped()) return;
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
  const pair = `${user.id} ${anonId ?? ""}`;
  if (anonId === null || readStored(linkedKey) === pair) return;
  const outcome = await linkAfterSignIn(() => requestLink(anonId, signal));
  if (isStopped()) return;
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
