import "server-only";
import { cache, use } from "react";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { isLocale, localeOf, type Locale } from "#lib/base/i18n/locales";

/** The language of the page being rendered; English where the address names no language of ours. Server components only. */
export const currentLocale = cache(async (): Promise<Locale> => localeOf(await rootLocale()));

/**
 * The language of the page being rendered, for a component that is not async. A component that a page contains many times should
 * not be: each async one adds a row to the page's data.
 */
export const useCurrentLocale = (): Locale => use(currentLocale());

/** The language that an address segment names; a 404 where it names none. */
export function requireLocale(segment: string): Locale {
  return isLocale(segment) ? segment : notFound();
}

/** The slug that an address segment spells; a 404 when it is not valid percent-encoding. */
export const decodeSlug = (segment: string): string => percentDecoded(segment) ?? notFound();
