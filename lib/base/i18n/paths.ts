/** Addresses and languages: the prefix of a path, and the same path in another language. */
import { defaultLocale, isLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";

/** Takes a path such as `/es/about?x#y` and gives its language and the path without prefix: `es`, `/about?x#y`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, segment = "", rest = ""] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(segment)) return { locale: defaultLocale, path };
  return { locale: segment, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** The address of an unprefixed `path` (with query and hash, if any) in `locale`; English has no prefix. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  const match = /^\/([?#].*)?$/s.exec(path);
  return match ? `/${locale}${match[1] ?? ""}` : `/${locale}${path}`;
}

/**
 * What a path that an editor wrote names to readers of `locale`:
 * their language, unless it names another, and the path without it.
 */
export function splitWritten(path: string, locale: Locale): { locale: Locale; path: string } {
  const named = splitLocale(path);
  return named.path === path ? { locale, path } : named;
}

/** The address in `locale` of a path that an editor wrote. A path that names its language leads to that language. */
export const writtenPath = (path: string, locale: Locale): string =>
  splitLocale(path).path === path ? localePath(path, locale) : path;

/** The same address in another language: swaps, adds or drops the prefix, and keeps path, query and hash. */
export function swapLocale(path: string, locale: Locale): string {
  return localePath(splitLocale(path).path, locale);
}

/** An hreflang value and the path it stands for, with or without a prefix. */
export type Alternate = { hreflang: string; path: string };

/** The hreflang values of a path that exists in these languages, and x-default. */
export function alternatePaths(path: string, of: readonly Locale[] = locales): Alternate[] {
  return [
    ...of.map((locale) => ({ hreflang: languages[locale].tag, path: localePath(path, locale) })),
    { hreflang: "x-default", path: localePath(path, defaultLocale) },
  ];
}

/** An address without its query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*/s, "");
