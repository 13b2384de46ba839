"use client";
import { useEffect } from "react";
import { FeedControl } from "@/components/publication/feed/feed-control";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { locale: Locale };

/**
 * Why an island: it filters the feed in place, remembers the choice, and loads the next page when the end comes into view. It works
 * on the server's own links, forms and entries, which without it do the same by loading a page.
 */
export function FeedIsland({ locale }: Props) {
  useEffect(() => {
    const control = new FeedControl(locale);
    return () => control.stop();
  }, [locale]);
  return <p className="sr-only" role="status" id="feed-status" />;
}
