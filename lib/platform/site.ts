/** The site's details: the defaults, overridden by the environment. */
import { env } from "#lib/platform/env";
import { localePath } from "#lib/base/i18n/paths";
import type { Locale } from "#lib/base/i18n/locales";
import { siteDefaults } from "#lib/base/site/site-defaults";

/** The example may have been copied unchanged from `.env.example`. A city is the operator's own even if it is the example's. */
const isOwn = (value: string | undefined, example: string) => value !== undefined && value !== example;

export const site = {
  name: env.LANTERN_NAME ?? siteDefaults.name,
  email: env.LANTERN_EMAIL ?? siteDefaults.email,
  phone: env.LANTERN_PHONE ?? siteDefaults.phone,
  /** The operator's own number, as it was set; null where none was, or the example. */
  ownPhone: isOwn(env.LANTERN_PHONE, siteDefaults.phone) ? (env.LANTERN_PHONE ?? null) : null,
  city: env.LANTERN_CITY ?? siteDefaults.city,
  /** Whether the operator has set all three, and not to the examples; otherwise the contact details reach nobody. */
  hasOwnContact:
    isOwn(env.LANTERN_EMAIL, siteDefaults.email) &&
    isOwn(env.LANTERN_PHONE, siteDefaults.phone) &&
    env.LANTERN_CITY !== undefined,
  social: siteDefaults.social,
  /** The public origin, without a trailing slash. */
  baseUrl: env.LANTERN_BASE_URL ?? `http://localhost:${env.PORT}`,
};

/** The absolute public address of an unprefixed path in a language. */
export function absoluteUrl(path: string, locale: Locale = "en"): string {
  const prefixed = localePath(path, locale);
  return prefixed === "/" ? `${site.baseUrl}/` : `${site.baseUrl}${prefixed}`;
}
