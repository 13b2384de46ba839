/** The language that an endpoint is asked for, as `?locale=`, and the parameter that a browser sends: none for English. */
import { defaultLocale, isLocale, type Locale } from "#lib/base/i18n/locales";

/** The language that a request asks for by `?locale=`; English where it names none of our languages. */
export function askedLocale(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get("locale");
  return isLocale(asked) ? asked : defaultLocale;
}

/** The parameter's value; null where the parameter is left out. */
export const localeParameter = (locale: Locale): Locale | null => (locale === defaultLocale ? null : locale);
