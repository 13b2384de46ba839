import "server-only";
import { cache, use } from "react";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { defaultLocale, isLocale, type Locale } from "#lib/base/i18n/locales";
import { decodeSegment } from "#lib/base/i18n/paths";

/** The language of the page being rendered; English where the address names none that we know. Server components only. */
export const currentLocale = cache(async (): Promise<Locale> => {
  const segment = await rootLocale();
  return isLocale(segment) ? segment : defaultLocale;
});

/** The same for a component that is not async. What stands in a page many times is not: each async one is a row in its data. */
export const useCurrentLocale = (): Locale => use(currentLocale());

/** Gives the language an address segment names, or ends in a 404. */
export function requireLocale(segment: string): Locale {
  return isLocale(segment) ? segment : notFound();
}

/** The slug an address segment spells; one that is not valid percent-encoding names nothing. */
export const decodeSlug = (segment: string): string => decodeSegment(segment) ?? notFound();
