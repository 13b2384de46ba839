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
import { writeStored } from "#lib/platform/browser/storage/storage";
import { ownAddress } from "#lib/base/addresses/own-address";

/** A change that has led nowhere by then was stopped by the reader; the browser reports that to nobody. */
const longestChangeMs = 10_000;

let isChanging = false;

/**
 * The path of this very piece in a language, as named in the page's head, or as linked in its list of languages; null for a page
 * that has no address of its own.
 */
function pathIn(locale: Locale): string | null {
  const inHead = document.querySelector<HTMLLinkElement>(`link[rel=alternate][${named("hreflang", locale)}]`);
  if (inHead) return new URL(inHead.href).pathname;
  const inList = document.querySelector<HTMLAnchorElement>(`#languages a[${named("lang", locale)}]`);
  // On a page without an address the list links to the home page.
  return inList && inList.pathname !== localePath("/", locale) ? inList.pathname : null;
}

/** The fields of what is sent to be kept. What is typed into a search or a filter is no loss. */
const lostFields = "form[method=post] :is(input, textarea)";

/** Whether a form holds what its reader has typed, which the page in another language would not. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(lostFields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Has the browser ask, in words of its own, whether to leave the page. */
const askFirst = (event: Event) => event.preventDefault();

const named = (attribute: string, locale: Locale) => `${attribute}="${languages[locale].tag}"`;

/**
 * Handles a choice of language. Nothing for the current language or while a change is under way; the same page in a language that
 * is offered, unless the reader would rather keep what they have typed; for any other, the waitlist dialog. A failed change is only
 * logged.
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
  // When the reader comes back from the other language, the browser may restore this page from its memory.
  window.addEventListener("pageshow", end, { once: true });
  setTimeout(end, longestChangeMs);
  try {
    writeStored(languageKey, locale);
    document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
    if (isTyped()) window.addEventListener("beforeunload", askFirst, { once: true });
    const path = pathIn(locale) ?? swapLocale(pathname, locale);
    window.location.assign(ownAddress(path + search + hash) ?? localePath("/", locale));
  } catch (error) {
    isChanging = false;
    console.warn("The language did not change", error);
  }
}
