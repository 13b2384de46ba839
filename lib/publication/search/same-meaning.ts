/** What parents ask with, for the words that our pieces are written with. */
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import type { Locale } from "#lib/base/i18n/locales";

/** By language and each word that we write, folded, the ones that are asked for in its place. */
const writtenAs: Record<SpokenLanguage, Record<string, string>> = {
  en: {
    phone: "cell cellphone cellphones mobile smartphone smartphones",
    scroll: "addict addicted addiction addictions addictive",
    hard: "addict addicted addiction addictions addictive",
    agreement: "contract contracts",
    tears: "tantrum tantrums meltdown meltdowns screams screaming",
    scares: "scary creepy nightmare nightmares",
    purchase: "buy buys buying bought",
    grooming: "guy guys creep creeps pedo pedophile paedophile",
    cyberbullying: "bully bullies bullied bullying",
    location: "track tracking tracker gps",
    instagram: "insta ig",
    fortnite: "fortnight",
  },
  es: {
    telefono: "celular celulares movil moviles smartphone",
    scroll: "adiccion adicciones adictivo adicto adicta enganchado enganchada",
    cortos: "adiccion adicciones adictivo adicto adicta enganchado enganchada",
    ubicacion: "localizacion geolocalizacion gps localizar rastrear",
    colegio: "escuela escuelas instituto cole",
    tareas: "deberes",
    acuerdo: "contrato",
    lagrimas: "rabieta rabietas berrinche berrinches",
    miedo: "pesadilla pesadillas terror",
    dormir: "duerme duermen duermo",
    autolesiones: "corta cortarse cortes",
    grooming: "hombre senor pedofilo pederasta",
    instagram: "insta",
    playstation: "play",
  },
  fr: {
    telephone: "mobile mobiles portable portables smartphone smartphones tel",
    scroll: "accro accros addict addiction addictions dependance",
    courtes: "accro accros addict addiction addictions dependance",
    localisation: "geolocalisation gps",
    position: "geolocaliser pister traquer suivre",
    ecole: "college lycee maternelle",
    accord: "contrat charte",
    larmes: "colere coleres crise crises caprice caprices",
    peur: "cauchemar cauchemars effrayant effrayante",
    sommeil: "dormir dort dors",
    blague: "insulte insultes moquerie moqueries",
    vapotage: "vape vapes vaper",
    automutilation: "scarifie scarifier scarification scarifications",
    grooming: "homme monsieur pedophile predateur",
    flammes: "flame flames",
    paris: "pari",
    tdah: "tdha",
    instagram: "insta",
    playstation: "play",
  },
  de: {
    handy: "mobiltelefon smartphone smartphones telefon",
    scrollen: "abhangig handysucht sucht suchtig tiktoksucht",
    kurzvideos: "abhangig handysucht sucht suchtig tiktoksucht",
    standort: "gps ortung orten",
    bildschirmzeit: "medienzeit",
    kindersicherung: "jugendschutz",
    selbstverletzung: "ritzen ritzt svv",
    sportwetten: "wette wetten",
    vereinbarung: "vertrag",
    tranen: "wutanfall wutanfalle trotzanfall schreit",
    angst: "gruselig gruselige gruseliges alptraum alptraume albtraum albtraume",
    essen: "essstorung essstorungen magersucht bulimie",
    cybergrooming: "mann padophil padophiler padophile",
    instagram: "insta",
  },
  pt: {
    celular: "smartphone smartphones telefone telefones",
    rolagem: "viciada viciado vicio vicios",
    curtos: "viciada viciado vicio vicios",
    ia: "artificial inteligencia",
    sociais: "social",
    localizacao: "rastrear rastreador localizar gps",
    escola: "colegio",
    licao: "dever deveres tarefa tarefas",
    acordo: "contrato",
    choro: "birra birras",
    assusta: "pesadelo pesadelos assustador terror",
    autolesao: "corta cortar cortes",
    aliciamento: "homem pedofilo pedofilos pedofilia",
    intimas: "pelada pelado nua",
    reproducao: "autoplay",
    instagram: "insta",
    playstation: "play",
  },
};

/** By each word that stands behind others, parted by spaces, those before it. */
export function byEach(words: Record<string, string>): ReadonlyMap<string, readonly string[]> {
  const before = new Map<string, string[]>();
  for (const [one, others] of Object.entries(words))
    for (const other of others.split(" ")) before.set(other, [...(before.get(other) ?? []), one]);
  return before;
}

const none: readonly string[] = [];

/** The words, folded, that pieces in a language may have in place of a word. */
export function sameMeaningIn(locale: Locale): (word: string) => readonly string[] {
  const written = byEach(writtenAs[spokenLanguage(locale)]);
  return (word) => written.get(word) ?? none;
}
