import "client-only";
/**
 * What must happen on a page without a touch, in one small module without React: the front adds it to public pages in place of the
 * framework, and elsewhere the page's own island starts it.
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
import { whenIdle } from "#lib/platform/browser/page/idle";
import { tellWithdrawal } from "#lib/platform/browser/consent/keep-consent";

/** Starts once per page, however often it is called; parts that could not be loaded are tried once more. */
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
  // Hides the buttons for speech, for example in browsers inside other apps. React leaves the attributes alone, as it did not set
  // them.
  document.documentElement.toggleAttribute("data-speechless", !("speechSynthesis" in window));
  document.documentElement.toggleAttribute("data-printless", !("print" in window));
  window.dispatchEvent(new Event(pageEvents.arrived));
  // In a task of its own, to keep tasks short on an old phone. Before the loaded parts, while the reader is still at the top: it
  // may change the height of the page.
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
 * Loads what only some pages need. A reader misses nothing of it. For one who types or ticks, the framework brings its own copy,
 * since a browser may remember a failed module as long as the page is open.
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
