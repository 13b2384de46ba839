import "client-only";
import { openWaitlist } from "@/components/reader/waitlist/open-waitlist";
import {
  isSwitchable,
  languageCookie,
  languageCookieSeconds,
  languageKey,
} from "#lib/base/i18n/language-choice";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { localePath, splitLocale, swapLocale } from "#lib/base/i18n/paths";
import { writeStored } from "#lib/platform/browser/storage";
import { ownAddress } from "#lib/base/addresses/own-address";

/** A change that has led nowhere by then was stopped by its reader, of which the browser tells nobody. */
const longestChangeMs = 10_000;

let isChanging = false;

/**
 * The path at which this very piece stands in a language, as the page's head names it, or where its list of languages leads
 * without a script; null on a page that has no address of its own.
 */
function pathIn(locale: Locale): string | null {
  const inHead = document.querySelector<HTMLLinkElement>(`link[rel=alternate][${named("hreflang", locale)}]`);
  if (inHead) return new URL(inHead.href).pathname;
  const inList = document.querySelector<HTMLAnchorElement>(`#languages a[${named("lang", locale)}]`);
  // Home is where it leads from a page without an address.
  return inList && inList.pathname !== localePath("/", locale) ? inList.pathname : null;
}

const named = (attribute: string, locale: Locale) => `${attribute}="${languages[locale].tag}"`;

/**
 * What a choice of language does: nothing for the language we are in or while a change is on its way; the same page
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
  const end = () => (isChanging = false);
  // Back from the other language, this very page may come out of the browser's memory.
  window.addEventListener("pageshow", end, { once: true });
  setTimeout(end, longestChangeMs);
  try {
    writeStored(languageKey, locale);
    document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
    const path = pathIn(locale) ?? swapLocale(pathname, locale);
    window.location.assign(ownAddress(path + search + hash) ?? localePath("/", locale));
  } catch (error) {
    isChanging = false;
    console.warn("The language did not change", error);
  }
}
