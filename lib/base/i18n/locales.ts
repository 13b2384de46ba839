/** The languages Lantern is written in. The one list to change. */

export const locales = ["en", "es", "es-mx", "fr", "de", "pt"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** What the language menu shows for each language (label, flag) and its BCP 47 tag (used by hreflang, lang and Intl). */
export const languages: Record<Locale, { label: string; flag: string; tag: string; openGraph: string }> = {
  en: { label: "English", flag: "🇺🇸", tag: "en", openGraph: "en_US" },
  es: { label: "Español", flag: "🇪🇸", tag: "es", openGraph: "es_ES" },
  "es-mx": { label: "Español Latinoamérica", flag: "🇲🇽", tag: "es-MX", openGraph: "es_MX" },
  fr: { label: "Français", flag: "🇫🇷", tag: "fr", openGraph: "fr_FR" },
  de: { label: "Deutsch", flag: "🇩🇪", tag: "de", openGraph: "de_DE" },
  pt: { label: "Português", flag: "🇧🇷", tag: "pt-BR", openGraph: "pt_BR" },
};

/** The language that content is written in first. */
export const contentLanguage = "en" satisfies Locale;

/** The tag of the language itself, apart from where it is spoken: one reads both Spanishes. */
export const baseOf = (locale: Locale): string => languages[locale].tag.slice(0, 2);

/** Whether who reads one of them reads the other. */
export const isSameLanguage = (one: Locale, other: Locale): boolean => baseOf(one) === baseOf(other);

/** In which languages a reader of `locale` is given a piece: the first in which there is one. */
export const contentLanguages = (locale: Locale): readonly Locale[] => [
  ...new Set<Locale>([locale, ...locales.filter((one) => one === baseOf(locale)), contentLanguage]),
];

/** Whether whoever reads `locale` is given what is written in `language` as in their own: a country's words are its readers' alone. */
export const isOwnLanguage = (language: Locale, locale: Locale): boolean =>
  isSameLanguage(language, locale) && contentLanguages(locale).includes(language);

/** The tag for `lang` of what is written in this language. */
export const langOf = ({ language }: { readonly language: Locale }): string => languages[language].tag;

/** Whether `value` is one of our languages, spelled exactly as in an address. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (locales as readonly string[]).includes(value);
}
