"use client";
import { useEffect, useState, type ReactNode } from "react";
import { currentConsent, hasPrivacySignal } from "#lib/platform/browser/consent/consent";
import { whenIdle } from "#lib/platform/browser/page/idle";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { locale: Locale; privacyPage: string };

/**
 * Why an island: 'Privacy choices' show what this browser stores. They are loaded when the footer's link is pressed, which is
 * followed if that fails. With Global Privacy Control they ask for consent instead of the bar, because they explain the signal.
 */
export function ConsentIsland({ locale, privacyPage }: Props) {
  const [choices, setChoices] = useState<ReactNode>(null);

  useEffect(() => {
    const open = async (opener: HTMLElement | null) => {
      const [{ privacyChoices }, { showConsentBar }] = await Promise.all([
        import("@/components/site/consent/privacy-choices"),
        import("@/components/site/arrival/consent-bar"),
      ]);
      const close = () => {
        setChoices(null);
        showConsentBar(currentConsent() === "asked" && !hasPrivacySignal());
      };
      setChoices(await privacyChoices({ locale, privacyPage, opener, onClose: close }));
      // They ask the same question, and say more.
      showConsentBar(false);
    };
    const callOff = whenIdle(() => {
      if (currentConsent() === "asked" && hasPrivacySignal())
        open(null).catch(async () =>
          (await import("@/components/site/arrival/consent-bar")).showConsentBar(true),
        );
    });
    const press = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-choices]") : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      showWaiting(open(link)).catch(() => window.location.assign(link.href));
    };
    document.addEventListener("click", press);
    return () => {
      callOff();
      document.removeEventListener("click", press);
    };
  }, [locale, privacyPage]);

  return choices;
}
