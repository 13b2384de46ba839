import { isLocale, langOf } from "#lib/base/i18n/locales";

/** The value of `lang` for a text that a call has in this language; undefined if that is not one of ours any more. */
export const callLang = (language: string): string | undefined =>
  isLocale(language) ? langOf({ language }) : undefined;
