/** Sentences as parents say them, one a line, by the language in which they are said. */
import type { Locale } from "#lib/base/i18n/locales";

export type SpokenLanguage = "en" | "es" | "fr" | "de" | "pt";

/** The languages of the site, each with the one that its readers speak. */
export const spokenIn: readonly [Locale, SpokenLanguage][] = [
  ["en", "en"],
  ["es", "es"],
  ["es-mx", "es"],
  ["fr", "fr"],
  ["de", "de"],
  ["pt", "pt"],
];

/** The sentences of a table, which has one a line. */
export const sentencesOf = (table: string): string[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
