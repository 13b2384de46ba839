/** Words of a search that ask for opening times: "open now", "open on Sunday", "after 6 pm", "abierto hasta tarde". */
import { weekdays, type Weekday } from "#lib/product/directory/business";
import type { OpeningTimes, PartOfDay } from "#lib/product/directory/opening";
import { foldWords } from "#lib/product/directory/words";

const listOf = (text: string): string[] => text.split(",").map((one) => foldWords(one));

const open = listOf(
  "open,abierto,abierta,abiertos,abiertas,ouvert,ouverte,ouverts,ouvertes,geöffnet,offen,aberto,aberta,abertos,abertas",
);

const now = listOf(
  "now,right now,today,ahora,ahora mismo,hoy,maintenant,aujourd'hui,en ce moment,jetzt,gerade,heute,agora,hoje",
);

/** Parts of the day, and the hour that is meant. Who asks for what is open late means later than most shops. */
const parts: readonly (PartOfDay & { words: readonly string[] })[] = [
  {
    is: "after",
    minute: 20 * 60,
    words: listOf(
      `late,till late,until late,late at night,late evenings,hasta tarde,por la noche,por las noches,tard,jusqu'à tard,
      spät,bis spät,até tarde`,
    ),
  },
  {
    is: "after",
    minute: 18 * 60,
    words: listOf(
      "evening,evenings,in the evening,in the evenings,le soir,en soirée,abends,am abend,à noite,de noite",
    ),
  },
  {
    is: "before",
    minute: 8 * 60,
    words: listOf(
      `early,early morning,early mornings,early in the morning,temprano,temprano por la mañana,por la mañana temprano,tôt,
      tôt le matin,de bonne heure,früh,frühmorgens,früh morgens,früh am morgen,cedo,cedo de manhã,de manhã cedo`,
    ),
  },
  {
    is: "before",
    minute: 12 * 60,
    words: listOf(
      `mornings,in the morning,in the mornings,por la mañana,por las mañanas,le matin,en matinée,vormittags,am vormittag,
      de manhã,pela manhã`,
    ),
  },
];
const partWords = parts.flatMap(({ words }) => words);

const days: Record<Weekday, string[]> = {
  monday: listOf("monday,mondays,lunes,lundi,lundis,montag,montags,segunda,segundas,segunda-feira"),
  tuesday: listOf("tuesday,tuesdays,martes,mardi,mardis,dienstag,dienstags,terça,terças,terça-feira"),
  wednesday: listOf(
    "wednesday,wednesdays,miércoles,mercredi,mercredis,mittwoch,mittwochs,quarta,quartas,quarta-feira",
  ),
  thursday: listOf(
    "thursday,thursdays,jueves,jeudi,jeudis,donnerstag,donnerstags,quinta,quintas,quinta-feira",
  ),
  friday: listOf("friday,fridays,viernes,vendredi,vendredis,freitag,freitags,sexta,sextas,sexta-feira"),
  saturday: listOf("saturday,saturdays,sábado,sábados,samedi,samedis,samstag,samstags,sonnabend,sonnabends"),
  sunday: listOf("sunday,sundays,domingo,domingos,dimanche,dimanches,sonntag,sonntags"),
};

const weekend = listOf(
  "weekend,weekends,week-end,week-ends,fin de semana,fines de semana,wochenende,wochenenden,fim de semana,fins de semana",
);

/** What stands between the words, and says nothing by itself. */
const between = listOf(
  "on,at,the,this,and,or,to,through,thru,el,los,en,y,o,a,al,le,les,ce,et,ou,au,am,an,bis,auch,und,oder,no,na,nos,aos,até,e,ou,do,de,est,is,are,está,están,está,ist,hat",
);

/** Each once: a word that stands twice, as `ou` and `où` do, doubles what there is to try with each repetition. */
const anyOf = (lists: readonly (readonly string[])[]): string =>
  [...new Set(lists.flat())].toSorted((one, other) => other.length - one.length).join("|");

/** What comes before a time of the day. Those that end in an article are said of nothing else. */
const afterHour = listOf("after,past,après,à partir de,nach,ab");
const afterTheHour = listOf(
  "después de las,después de la,a partir de las,pasadas las,depois das,a partir das",
);
const beforeHour = listOf("before,avant,vor");
const beforeTheHour = listOf("antes de las,antes de la,antes das");
const afternoon = listOf("pm,p m,de la tarde,de la noche,du soir,da tarde,da noite");
const forenoon = listOf("am,a m,de la mañana,du matin,da manhã");
const hourMark = `(?:${anyOf([afternoon, forenoon, listOf("uhr,h,hs,hrs,heures,horas,o clock")])})`;
const hour = String.raw`(?:[01]?\d|2[0-3])`;
const minute = "(?: | ?h ?)[0-5]\\d";
/** A time of the day with what comes before it, such as `after 6 30 pm` or `nach 18 uhr`. */
const clock = `(?:${anyOf([afterHour, afterTheHour, beforeHour, beforeTheHour])}) ${hour}(?:${minute})?(?: ?${hourMark})?(?= )`;
/** One that nothing else is written like, as the age "after 6" is. */
const sureClock = `(?:(?:${anyOf([afterTheHour, beforeTheHour])}) ${hour}(?:${minute})?(?: ?${hourMark})?|(?:${anyOf([afterHour, beforeHour])}) ${hour}(?:(?:${minute})?(?: ?${hourMark})|${minute}))(?= )`;

const filler = `(?:(?:${anyOf([between])}) )`;
const day = `(?:${anyOf([weekend, ...Object.values(days)])})`;
const part = `(?:${clock}|${anyOf([partWords])})`;
const when = `(?:${clock}|${anyOf([now, partWords, weekend, ...Object.values(days)])})`;
const either = `(?:${anyOf([listOf("and,or,y,o,et,ou,und,oder,e")])})`;
/** Days and a part of the day that a word such as "and" holds apart. */
const dayOrPart = `(?:${day} ${either} ${filler}*${part}|${part} ${either} ${filler}*${day})`;
const isOfEither = new RegExp(` ${dayOrPart}(?= )`);
/** What is open, and when: in this order or the other one, each with small words before it. */
const asking = new RegExp(
  ` ${filler}*(?:(?:${anyOf([open])})(?: ${filler}*${when})+|${when}(?: ${filler}*${when})* ${filler}*(?:${anyOf([open])})(?: (?:hat|haben|ist|sind))?)(?= )`,
);
/** What asks for a part of the day without a word for open: several words that say little else. */
const askingForPart = new RegExp(
  ` ${filler}*(?:${day} )?(?:${dayOrPart}|${sureClock}|${anyOf([partWords.filter((words) => words.includes(" "))])})(?: ${filler}*${when})*(?= )`,
);
/** Nothing but times. */
const timesAlone = new RegExp(`^(?: ${filler}*${when})+ $`);
const wordsIn = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${text} `.includes(` ${word} `));

const clockParts = new RegExp(
  ` (?:${anyOf([afterHour, afterTheHour])}|(?<before>${anyOf([beforeHour, beforeTheHour])})) (?<hour>${hour})(?:(?: | ?h ?)(?<minutes>[0-5]\\d))?(?: ?(?<mark>${hourMark}))?(?= )`,
);

/** The part of the day that a time in a phrase bounds. Without a mark, who says "after 6" means the evening. */
function clockIn(phrase: string): PartOfDay | null {
  const found = clockParts.exec(` ${phrase} `)?.groups;
  if (!found) return null;
  const { before, hour: digits = "", minutes = "0", mark = "" } = found;
  const is = before === undefined ? "after" : "before";
  const isForenoon = forenoon.includes(mark) || digits.startsWith("0");
  const isAfternoon = afternoon.includes(mark) || (is === "after" && !isForenoon);
  const named = Number(digits);
  const hours = isAfternoon && named < 12 ? named + 12 : isForenoon && named === 12 ? 0 : named;
  return { is, minute: hours * 60 + Number(minutes) };
}

/** The part of the day that a phrase asks for, the narrowest where it is said in several ways; "both" for early and late. */
function partIn(phrase: string): PartOfDay | "both" | null {
  const named = parts.filter(({ words }) => wordsIn(phrase, words));
  const found = [...named, clockIn(phrase)].filter((one) => one !== null);
  const [first] = found;
  if (first === undefined) return null;
  if (found.some(({ is }) => is !== first.is)) return "both";
  const minutes = found.map((one) => one.minute);
  return { is: first.is, minute: first.is === "after" ? Math.max(...minutes) : Math.min(...minutes) };
}

/** Where a text asks for times: beside a word for open, by a phrase that means nothing else, or because it is all that it says. */
function askedIn(text: string): { index: number; phrase: string } | null {
  const found = asking.exec(text) ?? askingForPart.exec(text);
  if (found) return { index: found.index, phrase: found[0] };
  const isAll = timesAlone.test(text) && partIn(text.trim()) !== null;
  return isAll ? { index: 0, phrase: text.trimEnd() } : null;
}

/** What a search asks for: `rest` is what it looks for, `asked` its words for when that is to be open. */
type AskedOpening = { rest: string; asked: string; isNow: boolean; times: OpeningTimes | null };

/** The words of a search that ask for what is open at some time, and what they ask for; null where there are none. */
export function openingIn(search: string): AskedOpening | null {
  const words = search
    .split(/\s+|(?<=[,;/])(?=\p{L})/u)
    .map((typed) => ({ typed, folded: typed === "&" ? "and" : foldWords(typed) }))
    .filter(({ folded }) => folded !== "");
  const found = askedIn(` ${words.map(({ folded }) => folded).join(" ")} `);
  if (!found) return null;
  const { index, phrase } = found;
  const ofDay = partIn(phrase);
  if (ofDay === "both") return null;
  // What is typed as one word may fold to several: each is found by where it begins.
  const until = index + phrase.length;
  let at = 1;
  const [rest, asked]: [string[], string[]] = [[], []];
  for (const { typed, folded } of words) {
    (at > index && at + folded.length <= until ? asked : rest).push(typed);
    at += folded.length + 1;
  }
  const named = weekdays.filter(
    (one) =>
      wordsIn(phrase, days[one]) || ((one === "saturday" || one === "sunday") && wordsIn(phrase, weekend)),
  );
  return {
    rest: rest.join(" ").replace(/[\s,;/&]+$/, ""),
    asked: asked.join(" "),
    isNow: wordsIn(phrase, now) && ofDay === null,
    times:
      named.length > 0 || ofDay !== null
        ? { days: named, part: ofDay, isEither: isOfEither.test(`${phrase} `) }
        : null,
  };
}

const openAlone = new RegExp(
  `^(?: (?:${anyOf([open, now])}))* (?:${anyOf([open])})(?: (?:${anyOf([open, now])}))* $`,
);

/** Whether folded words ask for nothing but what is open now. */
export const askForOpenAlone = (words: readonly string[]): boolean => openAlone.test(` ${words.join(" ")} `);

/** Words for opening times that stand alone: they say nothing of what is looked for. */
export const timeWords: readonly string[] = [open, now, partWords, weekend, ...Object.values(days)]
  .flat()
  .filter((words) => !words.includes(" "));
