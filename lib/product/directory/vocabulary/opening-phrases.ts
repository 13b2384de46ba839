/** What people say of opening times, in the languages that the product speaks: each phrase folded, with what it means. */
import { ailingWords } from "#lib/product/directory/vocabulary/need-words";
import type { NamedDay, PartOfDay } from "#lib/product/directory/hours/opening-times";
import { foldWords, wordSet } from "#lib/product/directory/vocabulary/words";

/**
 * What a phrase says of opening times. What is "small" stands between the others and says nothing; a "name" is of something else,
 * though words of it alone would say something.
 */
export type Said =
  | { is: "open" | "now" | "tonight" | "and" | "or" | "to" | "small" | "name" }
  | { is: "days"; days: readonly NamedDay[] }
  /** "clear" is what is nothing else, wherever it stands. */
  | { is: "part"; part: PartOfDay; isClear: boolean };

const listOf = (text: string): string[] => text.split(",").map((one) => foldWords(one));
/** Lists of phrases, parted by commas, as one table: each phrase, folded, with the meaning of its list. */
export const phrasesOf = <Meaning>(lists: readonly (readonly [Meaning, string])[]): Map<string, Meaning> =>
  new Map(lists.flatMap(([meaning, text]) => listOf(text).map((phrase) => [phrase, meaning] as const)));

const part = (is: "after" | "before" | "at", hour: number): Said => ({
  is: "part",
  part: { is, minute: hour * 60 },
  isClear: false,
});
const daysOf = (...days: NamedDay[]): Said => ({ is: "days", days });

const timePhrases = phrasesOf<Said>([
  [
    { is: "open" },
    `open,abierto,abierta,abiertos,abiertas,ouvert,ouverte,ouverts,ouvertes,geöffnet,geöffnet hat,geöffnet haben,geöffnet ist,
    geöffnet sind,offen,offen hat,offen haben,offen ist,offen sind,aberto,aberta,abertos,abertas,
    opens,abre,abren,abrem,ouvre,ouvrent,öffnet,öffnen`,
  ],
  [
    { is: "now" },
    "now,right now,today,ahora,ahora mismo,hoy,maintenant,aujourd'hui,en ce moment,jetzt,gerade,heute,agora,hoje",
  ],
  [
    // Who asks for what is open late means later than most shops.
    part("after", 20),
    `late,till late,until late,late at night,late evenings,hasta tarde,por la noche,por las noches,tard,jusqu'à tard,
    spät,bis spät,até tarde`,
  ],
  [
    part("after", 18),
    "evening,evenings,in the evening,in the evenings,le soir,en soirée,abends,am abend,à noite,de noite",
  ],
  [
    part("before", 8),
    `early,early morning,early mornings,early in the morning,temprano,temprano por la mañana,por la mañana temprano,tôt,
    tôt le matin,de bonne heure,früh,frühmorgens,früh morgens,früh am morgen,cedo,cedo de manhã,de manhã cedo`,
  ],
  [
    part("before", 12),
    `mornings,in the morning,in the mornings,every morning,por la mañana,por las mañanas,en la mañana,a la mañana,de mañana,cada mañana,
    todas las mañanas,le matin,tous les matins,chaque matin,en matinée,vormittags,am vormittag,am morgen,jeden morgen,morgens,
    de manhã,pela manhã`,
  ],
  [
    part("after", 12),
    `afternoons,in the afternoon,in the afternoons,por la tarde,por las tardes,en la tarde,l'après-midi,après-midi,
    en après-midi,nachmittags,am nachmittag,à tarde,de tarde,pela tarde,na parte da tarde`,
  ],
  [
    part("at", 12.5),
    `lunchtime,at lunchtime,at lunch,during lunch,over lunch,al mediodía,en la hora de comer,le midi,pendant midi,
    mittags,am mittag,über mittag,in der mittagspause,na hora do almoço,no almoço`,
  ],
  [
    { is: "tonight" },
    "tonight,this evening,esta noche,ce soir,heute abend,heute nacht,hoje à noite,esta noite",
  ],
  [daysOf("tomorrow"), "tomorrow,mañana,demain,morgen,amanhã"],
  [daysOf("monday"), "monday,mondays,lunes,lundi,lundis,montag,montags,segunda,segundas,segunda-feira"],
  [daysOf("tuesday"), "tuesday,tuesdays,martes,mardi,mardis,dienstag,dienstags,terça,terças,terça-feira"],
  [
    daysOf("wednesday"),
    "wednesday,wednesdays,miércoles,mercredi,mercredis,mittwoch,mittwochs,quarta,quartas,quarta-feira",
  ],
  [
    daysOf("thursday"),
    "thursday,thursdays,jueves,jeudi,jeudis,donnerstag,donnerstags,quinta,quintas,quinta-feira",
  ],
  [daysOf("friday"), "friday,fridays,viernes,vendredi,vendredis,freitag,freitags,sexta,sextas,sexta-feira"],
  [
    daysOf("saturday"),
    "saturday,saturdays,sábado,sábados,samedi,samedis,samstag,samstags,sonnabend,sonnabends",
  ],
  [daysOf("sunday"), "sunday,sundays,domingo,domingos,dimanche,dimanches,sonntag,sonntags"],
  [
    daysOf("monday", "tuesday", "wednesday", "thursday", "friday"),
    `weekday,weekdays,entre semana,días laborables,en semaine,jours ouvrés,werktags,wochentags,an werktagen,unter der woche,
    dias úteis,durante a semana`,
  ],
  [
    daysOf("saturday", "sunday"),
    `weekend,weekends,week-end,week-ends,fin de semana,fines de semana,wochenende,wochenenden,fim de semana,
    fins de semana`,
  ],
]);

/**
 * Parts of a day that are none by themselves, but right behind a weekday. Not the evening: a sitter for Friday night need not be
 * open then.
 */
export const dayParts = phrasesOf<Said>([
  [
    part("before", 12),
    "morning,vormittag,vormittags,morgen,früh,matin,mañana,en la mañana,a la mañana,manhã,na parte da manhã",
  ],
  [
    part("after", 12),
    `afternoon,afternoons,in the afternoon,nachmittag,nachmittags,am nachmittag,après-midi,l'après-midi,tarde,por la tarde,
    en la tarde,a la tarde,à tarde,de tarde,pela tarde`,
  ],
]);

/** German writes both as one word. */
export const germanDayPart =
  /^((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(vormittag|nachmittag|morgen)s?$/;

/** Words for opening times that stand alone: they say nothing of what is looked for. */
export const timeWords: readonly string[] = [...timePhrases.keys()].filter((words) => !words.includes(" "));

/** What stands for a dash between two times. */
export const dash = "–";

export const phrases = new Map<string, Said>([
  [dash, { is: "to" }],
  ...phrasesOf<Said>([
    [{ is: "and" }, "and,y,et,und,e"],
    [{ is: "or" }, "or,o,ou,oder"],
    [{ is: "to" }, "to,through,thru,a,al,au,bis,até"],
    [
      { is: "small" },
      "on,at,the,this,that,which,que,qui,el,los,en,le,les,ce,am,an,auch,no,na,nos,aos,do,de,du,est,is,are,está,están,ist,hat",
    ],
  ]),
  ...timePhrases,
  ...phrasesOf<Said>([
    [
      { is: "name" },
      `early learning,early childhood,early education,early years,early intervention,early head start,early literacy,early reading,
      early readers,early music,early bird,late talker,late talkers,late talking,late bloomer,late bloomers,sunday school,
      saturday school,good friday,black friday,ash wednesday,ruby tuesday,santo domingo,plácido domingo,domingo savio,
      domingo de ramos,viernes santo,miércoles de ceniza,segunda mano,segunda opinión,segunda lengua,mardi gras,vendredi saint,
      lundi de pâques,dimanche des rameaux,früh förderung,weißer sonntag,são domingos,segunda mão,segunda opinião,segunda língua,
      segunda série,terça gorda,quarta série,quinta série,quarta classe,quinta da boa vista,quarta-feira de cinzas,la mañana,
      toda la mañana,esta mañana,mañana y tarde,de mañana y tarde,mañana y noche,mañana tarde y noche,mañanas y tardes,midnight sun,midnight blue,
      midnight madness,high noon`,
    ],
  ]),
]);

/** Who helps with what ails a child: beside one of them, the time is theirs. */
export const helpers =
  wordSet(`clinic clinics center centre coach coaches coaching consultant consultants specialist specialists management training pharmacy
    pharmacies hospital support group clínica clínicas especialista especialistas farmacia hospital terapia clinique spécialiste
    pharmacie hôpital klinik praxis beratung apotheke krankenhaus farmácia consultor consultora`);

/** What ails a child: the time beside it is when that is, or how long it has been so. */
export const ailments: ReadonlySet<string> = new Set([
  ...ailingWords,
  ...wordSet(`fever fevers cough coughs coughing vomit vomits vomiting diarrhea pain pains ache aches headache headaches earache stomachache
    rash hives cramps sick sickness ill nosebleed nightmare nightmares sleep sleeping sleepless insomnia crying cries tantrum tantrums
    bedtime bedwetting curfew screentime
    fiebre calentura tos vómito vómitos vomita diarrea dolor dolores duele sarpullido enfermo enferma pesadilla pesadillas sueño
    dormir duerme insomnio llora llanto berrinche berrinches rabieta rabietas
    fièvre toux vomit vomissement vomissements diarrhée douleur douleurs mal malade boutons cauchemar cauchemars sommeil dort
    insomnie pleure pleurs colère crise crises
    fieber husten erbrechen erbricht durchfall schmerz schmerzen kopfschmerzen bauchschmerzen bauchweh ohrenschmerzen ausschlag
    krank albtraum albträume schlaf schlafen schläft schlaflos schlafenszeit weint weinen wutanfall wutanfälle
    febre tosse vomitando diarreia dor dores doente pesadelo pesadelos sono dorme insônia chora choro birra birras`),
]);

/** How many words the longest of these phrases has. */
export const longestPhrase = 4;

/** What is said from a word on, and before which word it ends. */
export type Found<Meaning> = { said: Meaning; until: number };

/** The longest phrase of a table that begins at a word. */
export function phraseAt<Meaning>(
  of: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  at: number,
): Found<Meaning> | null {
  for (let until = Math.min(at + longestPhrase, words.length); until > at; until -= 1) {
    const said = of.get(words.slice(at, until).join(" "));
    if (said !== undefined) return { said, until };
  }
  return null;
}
