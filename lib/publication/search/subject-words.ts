/** The words that our pieces about a subject of help lines are written with, whatever words a parent has for it. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

/**
 * Folded, parted by spaces. A subject without words has no piece of its own: an accident is no matter for reading, and what is
 * about any worry at all answers none in particular.
 */
const subjectWords: Record<SpokenLanguage, Partial<Record<HelpSubject, string>>> = {
  en: {
    crisis: "suicide harm low",
    abuse: "abuse grooming",
    images: "nude sextortion intimate",
    bullying: "cyberbullying mean",
    relationships: "love controlling",
    substances: "drugs vaping pill",
    gambling: "gambling betting",
  },
  es: {
    crisis: "suicidio autolesiones decaido",
    abuse: "abuso grooming",
    images: "desnudos sextorsion intimas",
    bullying: "ciberacoso broma",
    relationships: "amor control",
    substances: "drogas vapeo pastilla",
    gambling: "apuestas",
  },
  fr: {
    crisis: "suicide automutilation abattu",
    abuse: "abus grooming",
    images: "nudes sextorsion intimes",
    bullying: "cyberharcelement mechante",
    relationships: "amour controle",
    substances: "drogue vapotage cachet",
    gambling: "paris",
  },
  de: {
    crisis: "suizid selbstverletzung bedruckt",
    abuse: "missbrauch cybergrooming",
    images: "nacktbilder sextortion intime",
    bullying: "cybermobbing gemein",
    relationships: "liebe kontrolle",
    substances: "drogen vapes pille",
    gambling: "sportwetten glucksspiel",
  },
  pt: {
    crisis: "suicidio autolesao desanimado",
    abuse: "abuso aliciamento",
    images: "nudes sextorsao intimas",
    bullying: "cyberbullying maldade",
    relationships: "amor controle",
    substances: "drogas vape comprimido",
    gambling: "apostas",
  },
};

/** The words of some subjects in each language that readers of this one are given texts in. */
export const wordsOfSubjects = (subjects: readonly HelpSubject[], locale: Locale): string[] => [
  ...new Set(
    contentLanguages(locale)
      .map(spokenLanguage)
      .flatMap((language) =>
        subjects.flatMap((subject) => subjectWords[language][subject]?.split(" ") ?? []),
      ),
  ),
];
