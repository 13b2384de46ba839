/** The language that an endpoint is asked for, as `?locale=`, and the parameter that a browser sends: none for English. */
import { defaultLocale, localeOf, type Locale } from "#lib/base/i18n/locales";

/** The language that a request asks for by `?locale=`; English where it names none of our languages. */
export const askedLocale = (request: Request): Locale =>
  localeOf(new URL(request.url).searchParams.get("locale"));

/** The parameter's value; null where the parameter is left out. */
export const localeParameter = (locale: Locale): Locale | null => (locale === defaultLocale ? null : locale);
