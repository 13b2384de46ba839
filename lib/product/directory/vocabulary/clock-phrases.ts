/** What people say of hours, in the languages that the product speaks: words before a time of the day, behind it and around it. */
import { dash, phrasesOf } from "#lib/product/directory/vocabulary/opening-phrases";
import { wordSet } from "#lib/product/directory/vocabulary/words";

/** What follows a time of the day. By "uhr" it is clearly one; "h" may be a duration too. */
export type Mark = "forenoon" | "afternoon" | "night" | "clock" | "hours";
export type Marks = ReadonlyMap<string, Mark>;
export type Clock = { is: "after" | "before" | "until" | "at"; isFrom: boolean; marks: Marks };

/** In German, "am" is no forenoon. */
const english: Marks = phrasesOf([
  ["forenoon", "am,a m,in the morning"],
  ["afternoon", "pm,p m,in the afternoon,noon"],
  ["night", "in the evening,at night"],
  ["clock", "o clock"],
]);
const spanish: Marks = phrasesOf([
  ["forenoon", "am,a m,de la mañana"],
  ["afternoon", "pm,p m,de la tarde,del mediodía"],
  ["night", "de la noche"],
  ["hours", "h,hs,horas"],
]);
const french: Marks = phrasesOf([
  ["forenoon", "du matin"],
  ["afternoon", "de l'après-midi"],
  ["night", "du soir"],
  ["hours", "h,heures"],
]);
const german: Marks = phrasesOf([
  ["forenoon", "morgens,vormittags,früh"],
  ["afternoon", "nachmittags"],
  ["night", "abends"],
  ["clock", "uhr"],
  ["hours", "h"],
]);
const portuguese: Marks = phrasesOf([
  ["forenoon", "da manhã"],
  ["afternoon", "da tarde"],
  ["night", "da noite"],
  ["hours", "h,hs,horas"],
]);

/** The hours that have names. */
export const namedHours: ReadonlyMap<string, Mark> = phrasesOf<Mark>([
  ["afternoon", "noon,midday,mediodía,medio día,midi,mittag,mittags,meio-dia"],
  ["night", "midnight,medianoche,media noche,minuit,mitternacht,meia-noite"],
]);

/** What a time of the day follows, and what follows it, in one language. */
const clockOf = (after: string, from: string, before: string, until: string, at: string, marks: Marks) =>
  [
    [{ is: "after", isFrom: false, marks }, after],
    [{ is: "after", isFrom: true, marks }, from],
    [{ is: "before", isFrom: false, marks }, before],
    [{ is: "until", isFrom: false, marks }, until],
    [{ is: "at", isFrom: false, marks }, at],
  ] as const;
export const clocks: ReadonlyMap<string, Clock> = phrasesOf<Clock>([
  ...clockOf("after", "from", "before", "until,till,til", "at,around", english),
  ...clockOf(
    "después de las,después de la",
    "a partir de las,a partir de la",
    "antes de las,antes de la",
    "hasta las,hasta la",
    "a las,a la",
    spanish,
  ),
  ...clockOf("après", "à partir de", "avant", "jusqu'à", "à,vers", french),
  ...clockOf("nach", "ab", "vor", "bis", "um,gegen", german),
  ...clockOf(
    "depois das,depois da",
    "a partir das,a partir da",
    "antes das,antes da",
    "até as,até às,até a",
    "às,à",
    portuguese,
  ),
]);

/** What an hour follows that has a name, beside what the others follow. */
const clocksOfNames = phrasesOf<Clock>([
  ...clockOf(
    "después del,después de",
    "a partir del,desde el",
    "antes del,antes de",
    "hasta,hasta el,hasta la",
    "a,al",
    spanish,
  ),
  ...clockOf("nach dem", "ab dem", "vor dem", "bis zum", "zu", german),
  ...clockOf("depois do", "a partir do", "antes do,antes da", "até,até o,até ao,até a", "ao", portuguese),
]);
export const clocksOfHours: ReadonlyMap<string, Clock> = new Map([...clocksOfNames, ...clocks]);

/** How a language says from when to when: what may stand before the first time, what stands between both. */
export type SpanWords = {
  before: ReadonlyMap<string, SpanLink>;
  between: ReadonlyMap<string, SpanLink>;
  marks: Marks;
};
type SpanLink = "to" | "and";

const spanOf = (marks: Marks, from: string, to: string, between: string, and: string): SpanWords => ({
  before: phrasesOf<SpanLink>([
    ["to", from],
    ["and", between],
  ]),
  between: new Map([
    ...phrasesOf<SpanLink>([
      ["and", and],
      ["to", to],
    ]),
    [dash, "to"],
  ]),
  marks,
});
export const spans: readonly SpanWords[] = [
  spanOf(english, "from", "to,till,til,until,through,thru", "between", "and"),
  spanOf(spanish, "de,de las,desde las", "a,a las,hasta las,hasta", "entre,entre las", "y,y las"),
  spanOf(french, "de", "à,jusqu'à", "entre", "et"),
  spanOf(german, "von", "bis", "zwischen", "und"),
  spanOf(portuguese, "de,das", "a,às,até,até as,até às", "entre,entre as", "e,e as"),
];

/** What is counted upwards: behind it, "3" is no time. */
export const graded = wordSet(
  "grade grades level levels nivel niveau stufe klasse grado grados série séries",
);

/** What has a number: behind it, "9-4" is one of a room or a house. */
export const numbered = new Set([
  ...graded,
  ...wordSet(
    "suite ste apt apartment unit room ratio route rte hwy highway street calle carrera avenida rua rue",
  ),
]);

/** What a street is called, before its name or behind it: the number before both is one of a house. */
export const streets = {
  before: wordSet("rue avenue boulevard allée impasse chemin quai calle avenida rua"),
  behind: wordSet("street st avenue ave av boulevard blvd road rd lane ln drive highway hwy parkway pkwy"),
};

/** Behind it, "12 to 8" are days. */
export const months =
  wordSet(`january february march april may june july august september october november december
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    januar februar märz april mai juni juli august september oktober november dezember
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`);

/** What is counted: before it, a number is no time of the day. */
export const counted =
  wordSet(`year years yr yrs yo month months week weeks day days hour hours hrs hr minutes jahr jahre jahren monat monate monaten woche wochen tag
    tage tagen ratio stunde stunden ans an mois semaine semaines jour jours año años mes meses semana semanas día días dosis vacuna
    vacunas sesión sesiones hora ano anos dia dias dose doses vacina vacinas
    km kms kilometer kilometers kilometre kilometres kilómetro kilómetros kilomètre kilomètres kilometern quilômetro quilômetros
    mile miles mi milla millas meile meilen milha milhas meter meters metre metres metro metros mètre mètres metern
    minute min mins minuto minutos minuten block blocks cuadra cuadras quadra quadras manzana manzanas`);
