/** Which languages a reader may switch to. For Node and for Next's bundles: next.config.ts writes the variable into these. */
import { defaultLocale, locales, type Locale } from "#lib/base/i18n/locales";

// eslint-disable-next-line no-restricted-properties -- lib/platform/env.ts, which checks it, is for servers alone
const asked = (process.env.LANTERN_LANGUAGES ?? "").split(",").map((name) => name.trim());

/** The languages that the menu switches to; any other choice opens the waitlist. English is always included. */
export const switchableLocales: readonly Locale[] = locales.filter(
  (locale) => locale === defaultLocale || asked.includes(locale),
);
