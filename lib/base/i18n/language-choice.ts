/** What a choice in the language menu means. */
import { localePath } from "#lib/base/i18n/paths";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { switchableLocales } from "#lib/base/i18n/switchable-locales";

/** Where the choice is stored in the browser. */
export const languageKey = "i18nextLng";
export const languageCookie = "NEXT_LOCALE";
/** A week, in seconds. */
export const languageCookieSeconds = 10_080 * 60;

/** Whether readers may switch to a language yet. */
export const isSwitchable = (locale: Locale): boolean => switchableLocales.includes(locale);

export type LanguageOption = { locale: Locale; label: string; tag: string; href: string };

/**
 * A language in the menu of a page. Its link does without JavaScript what the choice does: it leads to the same page (an unprefixed
 * `path`) in a language that can be switched to, or else to that language's waitlist.
 */
export function languageOption(locale: Locale, path: string, current: Locale): LanguageOption {
  const { label, tag } = languages[locale];
  const href = isSwitchable(locale)
    ? localePath(path, locale)
    : localePath(`/waitlist?language=${locale}`, current);
  return { locale, label, tag, href };
}
