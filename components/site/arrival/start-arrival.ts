import "client-only";
/**
 * What must happen on a page without a touch, in one small module without React: the front gives it to public pages in
 * the framework's place, and elsewhere the page's own island starts it.
 */
import { arrivalState } from "@/components/site/arrival/arrival-words";
import { followConsent, watchAnswers } from "@/components/site/arrival/consent-bar";
import { pageEvents } from "@/components/site/arrival/queued-events";
import { followAccountIfAny, renewCopy } from "@/components/site/arrival/sync-on-arrival";
import { rewordTimes } from "@/components/site/arrival/relative-times";
import { followTheme } from "@/components/site/arrival/theme-buttons";
import { trimSearches } from "@/components/site/arrival/search-words";
import { explainUnsendableForms } from "@/components/site/arrival/unsendable-forms";
import { answerMarks } from "@/components/reader/saved/answer-marks";
import { tellViewOnLeaving } from "#lib/reader/analytics/first-view";
import { whenIdle } from "#lib/platform/browser/idle";
import { tellWithdrawal } from "#lib/platform/browser/keep-consent";

/** Starts, once for each page however often it is called; what was lacking is loaded once more. */
export function startArrival(): void {
  const state = arrivalState();
  if (!state.hasStarted) {
    state.hasStarted = true;
    listen();
  }
  loadParts();
}

function listen(): void {
  followTheme();
  watchAnswers();
  answerMarks();
  tellViewOnLeaving();
  explainUnsendableForms();
  trimSearches();
  // Hides the buttons for it, as in browsers inside of other apps; React, which did not set the attributes, leaves them alone.
  document.documentElement.toggleAttribute("data-speechless", !("speechSynthesis" in window));
  document.documentElement.toggleAttribute("data-printless", !("print" in window));
  window.dispatchEvent(new Event(pageEvents.arrived));
  // In a task of its own, so that none is long on an old phone; and before what is loaded, while its reader is still at the
  // top: it may change the height of the page.
  setTimeout(rewordTimes);
  if (document.querySelector("[data-needs-framework]")) window.dispatchEvent(new Event(pageEvents.wanted));
  whenIdle(() => {
    followConsent();
    void tellWithdrawal();
    followAccountIfAny();
    renewCopy();
    if (document.querySelector("[data-not-found]")) console.warn("404: no page at", window.location.pathname);
  });
}

function loadParts(): void {
  loadFor("[data-feed], [data-list]", async () =>
    (await import("@/components/site/arrival/wants-framework")).lookWhatIsWanted(),
  );
  loadFor("[data-mark], [data-pieces], [data-steps]", async () =>
    (await import("@/components/site/arrival/progress-marks")).showProgressMarks(),
  );
  loadFor("[data-sheets]", async () =>
    (await import("@/components/publication/printable/keep-sheets")).keepSheets(),
  );
  loadFor("[data-moved]", async () => (await import("@/components/site/arrival/moved-pieces")).followMoves());
  loadFor("#sidebar-sheet", async () =>
    (await import("@/components/site/arrival/arrive-in-product")).arriveInProduct(),
  );
}

/**
 * Loads what only some pages need. Who reads misses nothing of it; for who types or ticks, the framework brings its own copy,
 * since a browser may remember for as long as the page is open that a module could not be fetched.
 */
function loadFor(selector: string, load: () => Promise<void>): void {
  const state = arrivalState();
  if (state.parts.has(selector) || !document.querySelector(selector)) return;
  state.parts.add(selector);
  load().catch(() => {
    state.parts.delete(selector);
    state.isLacking = true;
    state.again?.();
  });
}
