import "client-only";
import { openWaitlist } from "@/components/waitlist/open-waitlist";
import { isSwitchable, languageCookie, languageCookieSeconds, languageKey } from "#lib/i18n/language-choice";
import type { Locale } from "#lib/i18n/locales";
import { splitLocale, swapLocale } from "#lib/i18n/paths";
import { writeStored } from "#lib/platform/browser/storage";

let isChanging = false;

/**
 * What a choice of language does: nothing for the language we are in or while a change is on its way; the same address
 * in a language that can be switched to; for any other, the waitlist dialog. A change that fails is only logged.
 */
export function chooseLanguage(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  if (isChanging || locale === splitLocale(pathname).locale) return;
  if (!isSwitchable(locale)) {
    openWaitlist(locale);
    return;
  }
  isChanging = true;
  // Back from the other language, this very page may come out of the browser's memory.
  window.addEventListener("pageshow", () => (isChanging = false), { once: true });
  try {
    writeStored(languageKey, locale);
    document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
    window.location.assign(swapLocale(`${pathname}${search}`, locale) + hash);
  } catch (error) {
    isChanging = false;
    console.warn("The language did not change", error);
  }
}
