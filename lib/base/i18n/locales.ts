/** The languages Lantern is written in. The only list to change. */

export const locales = ["en", "es", "es-mx", "fr", "de", "pt"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** The label and the flag of each language in the menu, its BCP 47 tag (for hreflang, lang and Intl), its Open Graph code. */
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

/** The language code without the country. Readers of one Spanish can read the other. */
export const baseOf = (locale: Locale): string => languages[locale].tag.slice(0, 2);

/** Whether readers of one language can read the other. */
export const isSameLanguage = (one: Locale, other: Locale): boolean => baseOf(one) === baseOf(other);

/** The languages in which a reader of `locale` may get a piece, in order of preference. */
export const contentLanguages = (locale: Locale): readonly Locale[] => [
  ...new Set<Locale>([locale, ...locales.filter((one) => one === baseOf(locale)), contentLanguage]),
];

/**
 * Whether a text in `language` counts as written in the own language of a reader of `locale`. A text for a country counts only for
 * readers of that country.
 */
export const isOwnLanguage = (language: Locale, locale: Locale): boolean =>
  isSameLanguage(language, locale) && contentLanguages(locale).includes(language);

/** The value of `lang` for a text in this language. */
export const langOf = ({ language }: { readonly language: Locale }): string => languages[language].tag;

/** Whether `value` is one of our languages, spelled exactly as in an address. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (locales as readonly string[]).includes(value);
}

/** The language that a value names, spelled so; English where it names none of ours. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);
