import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpenTimesLine } from "@/components/product/explore/open-times-line";
import type { OpeningTimes } from "#lib/product/directory/hours/opening-times";
import { page } from "@/tests/support/next/root-params";

const only = (days: OpeningTimes["days"]): OpeningTimes => ({ days, part: null, isEither: false });
const sunday = only(["sunday"]);
const weekend = only(["saturday", "sunday"]);
const late: OpeningTimes = { ...only([]), part: { is: "after", minute: 20 * 60 } };
const lateOnFriday: OpeningTimes = { ...late, days: ["friday"] };
const early: OpeningTimes = { ...only([]), part: { is: "before", minute: 8 * 60 } };
const earlyOnSunday: OpeningTimes = { ...early, days: ["sunday"] };
const eveningOrSunday: OpeningTimes = { ...late, days: ["sunday"], isEither: true };
const earlyOrSunday: OpeningTimes = { ...earlyOnSunday, isEither: true };
const afterOneAtNight: OpeningTimes = { ...only([]), part: { is: "after", minute: 60 } };
const afterOne: OpeningTimes = { ...only([]), part: { is: "after", minute: 13 * 60 } };

const nineToFive: OpeningTimes = { ...only([]), part: { is: "span", from: 9 * 60, to: 17 * 60 } };
const nineToFiveOnSunday: OpeningTimes = { ...nineToFive, days: ["sunday"] };

const toMidnight: OpeningTimes = { ...only([]), part: { is: "span", from: 9 * 60, to: 24 * 60 } };
const untilSix: OpeningTimes = { ...only([]), part: { is: "until", minute: 18 * 60 } };
const untilOne: OpeningTimes = { ...only([]), part: { is: "until", minute: 25 * 60 } };
const overnight: OpeningTimes = { ...only([]), part: { is: "span", from: 22 * 60, to: 26 * 60 } };
const tomorrow = only(["tomorrow"]);
const tonight: OpeningTimes = { ...only(["today"]), part: { is: "after", minute: 18 * 60 } };
const atSeven: OpeningTimes = { ...only([]), part: { is: "at", minute: 7 * 60 } };
const atOneOnMonday: OpeningTimes = { ...only(["monday"]), part: { is: "at", minute: 13 * 60 } };
const tomorrowAtSeven: OpeningTimes = { ...atSeven, days: ["tomorrow"] };

test.each([
  ["en", tomorrow, "Only those open tomorrow."],
  ["es", tomorrow, "Solo los que abren mañana."],
  ["fr", tomorrow, "Seulement ceux qui ouvrent demain."],
  ["de", tomorrow, "Nur, was morgen geöffnet hat."],
  ["pt", tomorrow, "Só os que abrem amanhã."],
  ["en", tonight, "Only those open today after 6:00 PM."],
  ["es", tonight, "Solo los que hoy después de las 18:00 siguen abiertos."],
  ["fr", tonight, "Seulement ceux encore ouverts aujourd’hui après 18:00."],
  ["de", tonight, "Nur, was heute nach 18:00 Uhr noch geöffnet hat."],
  ["en", atSeven, "Only those open at 7:00 AM."],
  ["es", atSeven, "Solo los que a las 7:00 están abiertos."],
  ["es-mx", atOneOnMonday, "Solo los que el lunes a la 1:00 p.m. están abiertos."],
  ["fr", tomorrowAtSeven, "Seulement ceux ouverts demain à 07:00."],
  ["de", atOneOnMonday, "Nur, was am Montag um 13:00 Uhr geöffnet hat."],
  ["pt", tomorrowAtSeven, "Só os que ficam abertos amanhã às 07:00."],
  ["en", untilSix, "Only those open until at least 6:00 PM."],
  ["de", { ...untilSix, days: ["friday"] }, "Nur, was am Freitag mindestens bis 18:00 Uhr geöffnet hat."],
  ["es", untilOne, "Solo los que al menos hasta la 1:00 están abiertos."],
  ["es-mx", untilOne, "Solo los que al menos hasta la 1:00 a.m. están abiertos."],
  ["fr", untilSix, "Seulement ceux ouverts au moins jusqu’à 18:00."],
  ["pt", untilSix, "Só os que ficam abertos pelo menos até as 18:00."],
  ["en", overnight, "Only those open from 10:00 PM to 2:00 AM."],
  ["en", toMidnight, "Only those open from 9:00 AM to 12:00 AM."],
  ["en", nineToFive, "Only those open from 9:00 AM to 5:00 PM."],
  ["en", nineToFiveOnSunday, "Only those open on Sunday from 9:00 AM to 5:00 PM."],
  ["es", nineToFive, "Solo los que de 9:00 a 17:00 están abiertos."],
  ["es-mx", nineToFiveOnSunday, "Solo los que el domingo de 9:00 a.m. a 5:00 p.m. están abiertos."],
  ["fr", nineToFiveOnSunday, "Seulement ceux ouverts le dimanche de 09:00 à 17:00."],
  ["de", nineToFive, "Nur, was von 09:00 bis 17:00 Uhr geöffnet hat."],
  ["pt", nineToFive, "Só os que ficam abertos de 09:00 a 17:00."],
  ["en", sunday, "Only those open on Sunday."],
  ["en", weekend, "Only those open on Saturday or Sunday."],
  ["en", late, "Only those open after 8:00 PM."],
  ["en", lateOnFriday, "Only those open on Friday after 8:00 PM."],
  ["es", weekend, "Solo los que abren el sábado o domingo."],
  ["es", late, "Solo los que después de las 20:00 siguen abiertos."],
  ["es-mx", late, "Solo los que después de las 8:00 p.m. siguen abiertos."],
  ["fr", sunday, "Seulement ceux qui ouvrent le dimanche."],
  ["fr", late, "Seulement ceux encore ouverts après 20:00."],
  ["de", weekend, "Nur, was am Samstag oder Sonntag geöffnet hat."],
  ["de", lateOnFriday, "Nur, was am Freitag nach 20:00 Uhr noch geöffnet hat."],
  ["pt", sunday, "Só os que abrem domingo."],
  ["pt", lateOnFriday, "Só os que ficam abertos sexta-feira depois das 20:00."],
  ["en", early, "Only those open before 8:00 AM."],
  ["en", earlyOnSunday, "Only those open on Sunday before 8:00 AM."],
  ["en", eveningOrSunday, "Only those open on Sunday, or after 8:00 PM."],
  ["en", earlyOrSunday, "Only those open on Sunday, or before 8:00 AM."],
  ["es", eveningOrSunday, "Solo los que abren el domingo o después de las 20:00 siguen abiertos."],
  ["es", early, "Solo los que antes de las 8:00 ya están abiertos."],
  ["es-mx", afterOne, "Solo los que después de la 1:00 p.m. siguen abiertos."],
  ["es-mx", earlyOrSunday, "Solo los que el domingo o antes de las 8:00 a.m. están abiertos."],
  ["fr", eveningOrSunday, "Seulement ceux qui ouvrent le dimanche ou qui sont encore ouverts après 20:00."],
  ["fr", earlyOnSunday, "Seulement ceux ouverts le dimanche avant 08:00."],
  ["de", eveningOrSunday, "Nur, was am Sonntag oder nach 20:00 Uhr geöffnet hat."],
  ["de", earlyOnSunday, "Nur, was am Sonntag vor 08:00 Uhr geöffnet hat."],
  ["pt", eveningOrSunday, "Só os que abrem domingo ou ficam abertos depois das 20:00."],
  ["fr", earlyOrSunday, "Seulement ceux qui ouvrent le dimanche ou avant 08:00."],
  ["pt", early, "Só os que abrem antes das 08:00."],
  ["pt", afterOneAtNight, "Só os que ficam abertos depois da 01:00."],
] as const)("in %s a list says which opening times it has: %o", async (language, times, words) => {
  page.locale = language;
  const text = renderToStaticMarkup(await OpenTimesLine({ times })).replace(/<[^>]+>/g, "");
  expect(text.replace(/\s/g, " ")).toBe(words);
});
