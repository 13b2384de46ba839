/** The only spelling of a language in an address: `es-mx`, and none for the default language. */

const anyCase = (locale: string): string =>
  locale.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * Redirects from every other spelling: `/ES/calls` to `/es/calls`, `/EN/about` and `/en/about` to `/about`. They are only correct
 * where routes are case sensitive.
 */
export function spellingRedirects(
  locales: readonly string[],
  defaultLocale: string,
): { source: string; destination: string; permanent: true }[] {
  return locales.flatMap((locale) => {
    const isDefault = locale === defaultLocale;
    const spelling = `/:spelling(${isDefault ? "" : `(?!${locale}(?:/|$))`}${anyCase(locale)})`;
    const prefix = isDefault ? "" : `/${locale}`;
    return [
      { source: spelling, destination: prefix || "/", permanent: true },
      { source: `${spelling}/:path+`, destination: `${prefix}/:path+`, permanent: true },
    ];
  });
}
