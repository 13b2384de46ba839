/** What parents ask with, for the words that our pieces are written with. */
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import type { Locale } from "#lib/base/i18n/locales";

/** By language and each word that we write, folded, the ones that are asked for in its place. */
const writtenAs: Record<SpokenLanguage, Record<string, string>> = {
  en: {
    phone: "cell cellphone cellphones mobile smartphone smartphones",
    scroll: "addict addicted addiction addictions addictive",
  },
  es: {
    telefono: "celular celulares movil moviles smartphone",
    scroll: "adiccion adicciones adictivo adicto adicta enganchado enganchada",
    ubicacion: "localizacion geolocalizacion gps",
  },
  fr: {
    telephone: "mobile mobiles portable portables smartphone smartphones",
    scroll: "accro accros addict addiction addictions dependance",
    localisation: "geolocalisation gps",
  },
  de: {
    handy: "mobiltelefon smartphone smartphones telefon",
    scrollen: "abhangig handysucht sucht suchtig tiktoksucht",
    standort: "gps ortung orten",
    bildschirmzeit: "medienzeit",
    kindersicherung: "jugendschutz",
    selbstverletzung: "ritzen ritzt svv",
    sportwetten: "wette wetten",
  },
  pt: {
    celular: "smartphone smartphones telefone telefones",
    rolagem: "viciada viciado vicio vicios",
    ia: "artificial inteligencia",
    sociais: "social",
  },
};

/** By each word that stands behind one, parted by spaces, the one before it. */
export const byEach = (words: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([one, others]) => others.split(" ").map((other) => [other, one] as const)),
  );

/** The words, folded, that pieces in a language may have in place of a word. */
export function sameMeaningIn(locale: Locale): (word: string) => readonly string[] {
  const written = byEach(writtenAs[spokenLanguage(locale)]);
  return (word) => {
    const one = written.get(word);
    return one === undefined ? [] : [one];
  };
}
