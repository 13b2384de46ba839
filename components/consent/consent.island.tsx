"use client";
import { useEffect, useState, type ReactNode } from "react";
import { ConsentBar, type BarWords } from "@/components/consent/consent-bar";
import { showWaiting } from "#lib/platform/browser/show-waiting";
import { currentConsent, dropAnonId, hasPrivacySignal, keepConsent } from "#lib/platform/browser/consent";
import { whenIdle } from "#lib/platform/browser/idle";
import { watchStored } from "#lib/platform/browser/storage";

type Props = { locale: string; privacyPage: string; words: BarWords };

/**
 * Why an island: the choice is kept in the browser, and pages are the same for all. When the page has nothing better to
 * do it looks what was chosen: nothing yet brings the bar, a yes loads what it allows, a no does nothing at all. The
 * footer's 'Privacy choices' is opened from here too, loaded when it is pressed; its link leads on where that fails.
 */
export function ConsentIsland({ locale, privacyPage, words }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [choices, setChoices] = useState<ReactNode>(null);

  useEffect(() => {
    const open = async (opener: HTMLElement | null) => {
      const { privacyChoices } = await import("@/components/consent/privacy-choices");
      setChoices(await privacyChoices({ locale, privacyPage, opener, onClose: () => setChoices(null) }));
    };
    const look = () => {
      const consent = currentConsent();
      dropAnonId();
      if (consent === "given")
        void import("@/components/analytics/tracking").then(
          ({ startTracking }) => startTracking(),
          () => undefined,
        );
      if (consent !== "asked") setAsking(false);
      else if (!hasPrivacySignal()) setAsking(true);
      else open(null).catch(() => setAsking(true));
    };
    let stopWatching: (() => void) | null = null;
    const callOff = whenIdle(() => {
      look();
      stopWatching = watchStored(() => {
        if (currentConsent() !== "asked") look();
      });
    });
    const press = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-choices]") : null;
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      showWaiting(open(link)).catch(() => window.location.assign(link.href));
    };
    document.addEventListener("click", press);
    return () => {
      callOff();
      stopWatching?.();
      document.removeEventListener("click", press);
    };
  }, [locale, privacyPage]);

  if (choices) return choices;
  return isAsking && <ConsentBar words={words} privacyPage={privacyPage} onChoose={keepConsent} />;
}
