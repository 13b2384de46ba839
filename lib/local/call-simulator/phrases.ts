/** What people say on a simulated call, by language. Words in braces are placeholders. One line of each list is used. */
import { de } from "#lib/local/call-simulator/phrases/de";
import { en } from "#lib/local/call-simulator/phrases/en";
import { es } from "#lib/local/call-simulator/phrases/es";
import { esMx } from "#lib/local/call-simulator/phrases/es-mx";
import { fr } from "#lib/local/call-simulator/phrases/fr";
import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";
import { pt } from "#lib/local/call-simulator/phrases/pt";

const byLanguage: Record<string, { tag: string; phrases: Phrases }> = {
  en: { tag: "en-US", phrases: en },
  es: { tag: "es", phrases: es },
  "es-mx": { tag: "es-MX", phrases: esMx },
  fr: { tag: "fr", phrases: fr },
  de: { tag: "de", phrases: de },
  pt: { tag: "pt-BR", phrases: pt },
};

/** The phrases of a language, and its tag for dates and numbers; English for a language without phrases. */
export const phrasesOf = (language: string): { tag: string; phrases: Phrases } =>
  byLanguage[language] ?? { tag: "en-US", phrases: en };
