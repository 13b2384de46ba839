"use client";
import { useEffect, useState, type ReactNode } from "react";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import { waitlistEvent } from "./open-waitlist";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  /** The language of the page. */
  locale: Locale;
  /** The address of the waitlist's page. */
  page: string;
};

/**
 * Why an island: the language menu opens the waitlist by an event. This only listens; the dialog and its words are loaded when it
 * is opened, and if that fails, the waitlist's page opens instead.
 */
export function WaitlistIsland({ locale, page }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const open = (event: Event) => {
      const language = (event as CustomEvent<{ locale?: unknown } | null>).detail?.locale;
      if (typeof language !== "string") return;
      const loading = import("./waitlist-dialog").then(({ waitlistDialog }) =>
        waitlistDialog({ pageLocale: locale, language, onClose: () => setDialog(null) }),
      );
      showWaiting(loading)
        .then(setDialog)
        .catch(() => window.location.assign(`${page}?language=${encodeURIComponent(language)}`));
    };
    window.addEventListener(waitlistEvent, open);
    return () => window.removeEventListener(waitlistEvent, open);
  }, [locale, page]);
  return dialog;
}
