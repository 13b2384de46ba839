import "client-only";
import { pageEvents } from "@/components/site/arrival/queued-events";
import { leaveRoomFor } from "@/components/site/consent/bar-space";
import { currentConsent, hasPrivacySignal } from "#lib/platform/browser/consent/consent";
import { holdPresses } from "#lib/platform/browser/page/hold-presses";
import { dropAnonId, keepConsent } from "#lib/platform/browser/consent/keep-consent";
import { pageWide } from "#lib/platform/browser/page/page-wide";
import { watchStored } from "#lib/platform/browser/storage/storage";
import { watchPresses } from "#lib/platform/browser/page/watch-presses";

const shown = pageWide("consent-bar", () => ({ giveBackRoom: null as (() => void) | null }));

/**
 * Shows or hides the consent bar. The server renders it hidden: without JavaScript nothing is stored, and there is nothing to ask.
 */
export function showConsentBar(isShown: boolean): void {
  const bar = document.querySelector<HTMLElement>("[data-consent-bar]");
  if (!bar || bar.hidden !== isShown) return;
  bar.hidden = !isShown;
  shown.giveBackRoom?.();
  shown.giveBackRoom = isShown ? leaveRoomFor(bar) : null;
}

/**
 * Acts on the reader's choice: no choice yet shows the bar, a yes loads what it allows, a no does nothing at all. With Global
 * Privacy Control the question is asked by 'Privacy choices', which explain the signal; the framework opens them.
 */
export function followConsent(): void {
  const look = () => {
    const consent = currentConsent();
    dropAnonId();
    if (consent === "given")
      void import("@/components/site/arrival/tell-visit").then(
        ({ tellVisit }) => tellVisit(),
        () => undefined,
      );
    if (consent === "asked" && hasPrivacySignal()) window.dispatchEvent(new Event(pageEvents.wanted));
    else showConsentBar(consent === "asked");
  };
  look();
  watchStored(() => {
    if (currentConsent() !== "asked") look();
  });
}

/**
 * Handles a press of one of the bar's two answers. The pressed button is then hidden, so the focus goes to the content, without
 * scrolling there: otherwise a screen reader would be left nowhere.
 */
export const watchAnswers = (): void =>
  watchPresses("[data-consent]", ({ dataset }) => {
    keepConsent(dataset.consent === "yes");
    document.querySelector("main")?.focus({ preventScroll: true });
    holdPresses();
  });
