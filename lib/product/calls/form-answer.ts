import { defaultLocale, isLocale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { Fields } from "#lib/platform/server/api/body";

/** 303 to one of our own pages, given as an unprefixed path, in the language of the form's page. */
export function ledTo(fields: Fields, path: string): Response {
  const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
  return new Response(null, {
    status: 303,
    headers: { location: localePath(path, locale), "cache-control": "no-store" },
  });
}
