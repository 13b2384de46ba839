import "client-only";
import { openWaitlist } from "@/components/reader/waitlist/open-waitlist";
import {
  isSwitchable,
  languageCookie,
  languageCookieSeconds,
  languageKey,
} from "#lib/base/i18n/language-choice";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale, swapLocale } from "#lib/base/i18n/paths";
import { writeStored } from "#lib/platform/browser/storage";
import { ownAddress } from "#lib/base/site/own-address";

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
    window.location.assign(
      ownAddress(swapLocale(`${pathname}${search}`, locale) + hash) ?? localePath("/", locale),
    );
  } catch (error) {
    isChanging = false;
    console.warn("The language did not change", error);
  }
}
