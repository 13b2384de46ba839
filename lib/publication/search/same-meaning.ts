/** What parents ask with, for the words that our pieces are written with. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import { helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
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
    grooming: "creep creeps pedo pedophile paedophile",
    cyberbullying: "bully bullies bullied bullying",
    location: "track tracking tracker gps trackerphone trackphone trackingphone",
    instagram: "insta ig",
    dares: "blackout blackoutchallenge chokingchallenge chokinggame",
    companion: "aiboyfriend aigirlfriend replika",
    companions: "aiboyfriend aigirlfriend replika",
    influencer: "youtuber youtubers",
    influencers: "youtuber youtubers",
    know: "talkstrangers talksstrangers talkingstrangers chatsstrangers chattingstrangers",
    family:
      "monitorchild monitorchilds monitorkid monitorkids monitoringchild monitoringchilds spychild spychilds spykid spykids childdoing kiddoing sondoing daughterdoing teendoing seechild seechilds seekid seekids",
  },
  es: {
    telefono: "celular celulares movil moviles smartphone",
    scroll: "adiccion adicciones adictivo adicto adicta enganchado enganchada",
    cortos: "adiccion adicciones adictivo adicto adicta enganchado enganchada",
    ubicacion: "localizacion geolocalizacion gps localizar rastrear",
    colegio: "escuela escuelas instituto cole",
    tareas: "deberes",
    contrasena: "clave claves",
    retos: "juegoasfixia retoasfixia",
    acuerdo: "contrato",
    lagrimas: "rabieta rabietas berrinche berrinches",
    miedo: "pesadilla pesadillas terror",
    dormir: "duerme duermen duermo",
    grooming: "pedofilo pederasta",
    instagram: "insta",
    playstation: "play",
    conocen: "habladesconocidos hablardesconocidos hablandodesconocidos chateadesconocidos",
  },
  fr: {
    telephone: "mobile mobiles portable portables smartphone smartphones tel",
    scroll: "accro accros addict addiction addictions dependance",
    courtes: "accro accros addict addiction addictions dependance",
    localisation: "geolocalisation gps",
    position: "geolocalisation geolocaliser pister traquer",
    ecole: "college lycee maternelle",
    accord: "contrat charte",
    larmes: "colere coleres crise crises caprice caprices",
    peur: "cauchemar cauchemars effrayant effrayante",
    sommeil: "dormir dort dors",
    blague: "insulte insultes moquerie moqueries",
    vapotage: "vape vapes vaper",
    automutilation: "scarifie scarifier scarification scarifications",
    grooming: "pedophile predateur",
    flammes: "flame flames",
    defis: "foulard jeufoulard",
    paris: "pari",
    tdah: "tdha",
    instagram: "insta",
    playstation: "play",
    connaissent: "parleinconnus parlerinconnus discuteinconnus",
  },
  de: {
    handy: "mobiltelefon smartphone smartphones telefon",
    scrollen: "abhangig handysucht sucht suchtig tiktoksucht",
    kurzvideos: "abhangig handysucht sucht suchtig tiktoksucht",
    standort: "gps ortung orten",
    bildschirmzeit: "medienzeit",
    kindersicherung: "jugendschutz",
    selbstverletzung: "svv",
    sportwetten: "wette wetten",
    vereinbarung: "vertrag",
    tranen: "wutanfall wutanfalle trotzanfall schreit",
    angst: "gruselig gruselige gruseliges alptraum alptraume albtraum albtraume",
    essen: "diat diaten essstorung essstorungen magersucht bulimie",
    cybergrooming: "padophil padophiler padophile",
    instagram: "insta",
    mutprobe: "blackout erstickenspiel erstickungsspiel wurgespiel",
    horen: "horbuch horbucher horspiel horspiele",
    unbekannte: "redetfremden redenfremden schreibtfremden chattetfremden",
  },
  pt: {
    celular: "smartphone smartphones telefone telefones",
    rolagem: "viciada viciado vicio vicios",
    curtos: "viciada viciado vicio vicios",
    ia: "artificial inteligencia",
    sociais: "social",
    localizacao: "rastrear rastreador localizar gps",
    escola: "colegio",
    desafios: "brincadeiradesmaio desafioapagao jogodesmaio jogoenforcamento",
    licao: "dever deveres tarefa tarefas",
    acordo: "contrato",
    choro: "birra birras",
    assusta: "pesadelo pesadelos assustador terror",
    aliciamento: "pedofilo pedofilos pedofilia",
    reproducao: "autoplay",
    instagram: "insta",
    playstation: "play",
    desconhecidos: "falaestranhos falandoestranhos falarestranhos conversaestranhos",
  },
};

/**
 * Everyday words that are asked for in place of ours where the query tells of a worry, by its subjects: a man is mostly no
 * stranger, and what is cut is mostly hair or a connection.
 */
const writtenInWorry: Record<SpokenLanguage, Partial<Record<HelpSubject, Record<string, string>>>> = {
  en: {
    abuse: { grooming: "guy guys man men adult predator predators" },
    worry: {
      bodies: "anorexia anorexic bulimia bulimic starving",
      low: "panic panicking refusal",
    },
    poison: { drugs: "overdose overdosed od", pill: "overdose overdosed od" },
  },
  es: {
    abuse: { grooming: "hombre senor adulto depredador" },
    crisis: { autolesiones: "corta cortarse cortes" },
    worry: { comida: "anorexia anorexica bulimia" },
    poison: { drogas: "sobredosis", pastilla: "sobredosis" },
  },
  fr: {
    abuse: { grooming: "homme monsieur adulte" },
    worry: { nourriture: "anorexie anorexique boulimie" },
    poison: { drogue: "overdose surdose", cachet: "overdose surdose" },
  },
  de: {
    abuse: { cybergrooming: "mann" },
    crisis: { selbstverletzung: "ritzen ritzt" },
    poison: { drogen: "uberdosis", pille: "uberdosis" },
  },
  pt: {
    abuse: { aliciamento: "homem adulto predador" },
    crisis: { autolesao: "corta cortar cortes" },
    images: { intimas: "pelada pelado nua" },
    worry: { comida: "anorexia anorexica bulimia" },
    poison: { drogas: "overdose", comprimido: "overdose" },
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

type InWorry = { written: string; subject: HelpSubject };

/** By an everyday word, the words that we write where the query tells of a worry. */
function worriesIn(language: SpokenLanguage): ReadonlyMap<string, readonly InWorry[]> {
  const all = helpSubjects.flatMap((subject) =>
    [...byEach(writtenInWorry[language][subject] ?? {})].flatMap(([word, others]) =>
      others.map((written) => ({ word, written, subject })),
    ),
  );
  return Map.groupBy(all, ({ word }) => word);
}

/** The words, folded, that pieces in a language may have in place of a word of a query. */
export function sameMeaningIn(locale: Locale): (query: string) => (word: string) => readonly string[] {
  const always = byEach(writtenAs[spokenLanguage(locale)]);
  const inWorry = worriesIn(spokenLanguage(locale));
  return (query) => {
    let subjects: readonly HelpSubject[] | undefined;
    return (word) => {
      const worries = inWorry.get(word);
      if (worries === undefined) return always.get(word) ?? none;
      const told = (subjects ??= subjectsAskedFor(query, locale));
      const meant = worries.flatMap(({ written, subject }) => (told.includes(subject) ? [written] : none));
      return [...(always.get(word) ?? none), ...meant];
    };
  };
}
