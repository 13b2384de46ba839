/** Which languages a reader may switch to. For bundles of Next and for Node: next.config.ts writes the variable into the former. */
import { defaultLocale, locales, type Locale } from "#lib/base/i18n/locales";

// eslint-disable-next-line no-restricted-properties -- lib/platform/env.ts, which checks it, is for servers alone
const asked = (process.env.LANTERN_LANGUAGES ?? "").split(",").map((name) => name.trim());

/** Languages that the menu switches to; every other choice opens the waitlist. English is always one. */
export const switchableLocales: readonly Locale[] = locales.filter(
  (locale) => locale === defaultLocale || asked.includes(locale),
);
