/** Words of a search that ask for opening times: "open now", "open on Sunday", "abierto hasta tarde". */
import { weekdays, type Weekday } from "#lib/product/directory/business";
import type { OpeningTimes } from "#lib/product/directory/opening";
import { foldWords } from "#lib/product/directory/words";

const listOf = (text: string): string[] => text.split(",").map((one) => foldWords(one));

const open = listOf(
  "open,abierto,abierta,abiertos,abiertas,ouvert,ouverte,ouverts,ouvertes,geöffnet,offen,aberto,aberta,abertos,abertas",
);

const now = listOf(
  "now,right now,today,ahora,ahora mismo,hoy,maintenant,aujourd'hui,en ce moment,jetzt,gerade,heute,agora,hoje",
);

const late = listOf(
  `late,till late,until late,late at night,evenings,in the evening,in the evenings,hasta tarde,por la noche,por las noches,
  tard,jusqu'à tard,le soir,en soirée,spät,bis spät,abends,am abend,até tarde,à noite`,
);

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

const anyOf = (lists: readonly string[][]): string =>
  lists
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join("|");
const when = `(?:${anyOf([now, late, weekend, ...Object.values(days)])})`;
const filler = `(?:(?:${anyOf([between])}) )`;
/** What is open, and when: in this order or the other one, each with small words before it. */
const asking = new RegExp(
  ` ${filler}*(?:(?:${anyOf([open])})(?: ${filler}*${when})+|${when}(?: ${filler}*${when})* ${filler}*(?:${anyOf([open])})(?: (?:hat|haben|ist|sind))?)(?= )`,
);
const wordsIn = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${text} `.includes(` ${word} `));

/** What a search asks for: `rest` is what it looks for, `asked` its words for when that is to be open. */
type AskedOpening = { rest: string; asked: string; isNow: boolean; times: OpeningTimes | null };

/** The words of a search that ask for what is open at some time, and what they ask for; null where there are none. */
export function openingIn(search: string): AskedOpening | null {
  const words = search
    .split(/\s+|(?<=[,;/])(?=\p{L})/u)
    .map((typed) => ({ typed, folded: foldWords(typed) }))
    .filter(({ folded }) => folded !== "");
  const text = ` ${words.map(({ folded }) => folded).join(" ")} `;
  const found = asking.exec(text);
  if (!found) return null;
  // What is typed as one word may fold to several: each is found by where it begins.
  const until = found.index + found[0].length;
  let at = 1;
  const [rest, asked]: [string[], string[]] = [[], []];
  for (const { typed, folded } of words) {
    (at > found.index && at + folded.length <= until ? asked : rest).push(typed);
    at += folded.length + 1;
  }
  const [phrase] = found;
  const named = weekdays.filter(
    (day) =>
      wordsIn(phrase, days[day]) || ((day === "saturday" || day === "sunday") && wordsIn(phrase, weekend)),
  );
  const isLate = wordsIn(phrase, late);
  return {
    rest: rest.join(" ").replace(/[\s,;/]+$/, ""),
    asked: asked.join(" "),
    isNow: wordsIn(phrase, now) && !isLate,
    times: named.length > 0 || isLate ? { days: named, isLate } : null,
  };
}
