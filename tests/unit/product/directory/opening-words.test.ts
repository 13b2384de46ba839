import { expect, test } from "vitest";
import { longestSearch } from "#lib/product/directory/explore-query";
import { openingIn } from "#lib/product/directory/opening-words";

// Where two readings of one word fold alike, each more of it doubles what there is to try: this would not end.
test("a search is read once, however often it repeats a word that says nothing", () => {
  for (const word of [
    "está",
    "ou",
    "e",
    "to",
    "y",
    "le",
    "am",
    "und",
    "until",
    "after",
    "18",
    "open",
    "sunday",
    "de la",
    "9-5",
    "9 - 5",
    "9 to",
    "from 9",
    "entre las 9 y",
    "9 to 5 pm",
    "early",
    "santo",
    "fever",
    "babá",
  ])
    for (const end of ["late", "late x", "open", "in the", "6 pm", ""]) {
      const hostile = `${word} `.repeat(longestSearch).slice(0, longestSearch - end.length) + end;
      expect(openingIn(hostile)?.rest.length ?? 0, hostile).toBeLessThanOrEqual(hostile.length);
    }
});

const after = (hour: number) => ({ is: "after", minute: hour * 60 });
const before = (hour: number) => ({ is: "before", minute: hour * 60 });
const span = (from: number, to: number) => ({ is: "span", from: from * 60, to: to * 60 });
const times = (days: string[], part: object | null = null, isEither = false) => ({ days, part, isEither });
const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const weekend = ["saturday", "sunday"];

test.each([
  // The forenoon, where somebody names it, says from when on, or cannot mean the night.
  ["Kita ab 7 Uhr", "Kita", times([], after(7))],
  ["Kinderarzt ab 8 Uhr geöffnet", "Kinderarzt", times([], after(8))],
  ["crèche ouverte à partir de 7h30", "crèche", times([], after(7.5))],
  ["dentist open after 11", "dentist", times([], after(11))],
  ["creche aberta a partir das 7h", "creche", times([], after(7))],
  ["guardería abierta a partir de las 9 de la mañana", "guardería", times([], after(9))],
  ["pédiatre ouvert après 9 h", "pédiatre", times([], after(9))],
  ["zahnarzt ab 6 uhr morgens", "zahnarzt", times([], after(6))],
  ["crèche avant 7h du matin", "crèche", times([], before(7))],
  // The evening, where nobody says another thing.
  ["dentist open after 6", "dentist", times([], after(18))],
  ["Zahnarzt nach 6 Uhr", "Zahnarzt", times([], after(18))],
  ["dentiste ouvert après 6h", "dentiste", times([], after(18))],
  ["dentiste après 6h du soir", "dentiste", times([], after(18))],
  ["dentiste après 18 h 30", "dentiste", times([], after(18.5))],
  ["Zahnarzt nach 6 Uhr abends", "Zahnarzt", times([], after(18))],
  ["Zahnarzt nach 6 am Montag", "Zahnarzt", times(["monday"], after(18))],
  // Before a small hour is before one in the afternoon.
  ["dentist open before 4", "dentist", times([], before(16))],
  ["dentista abierto antes de la 1", "dentista", times([], before(13))],
  ["gym open before 7", "gym", times([], before(7))],
  // Every day that is named counts.
  ["karate monday to friday after 5 pm", "karate", times(week, after(17))],
  ["clases de lunes a viernes por la mañana", "clases", times(week, before(12))],
  ["Zahnarzt Montag bis Mittwoch geöffnet", "Zahnarzt", times(week.slice(0, 3))],
  ["dentist open friday to monday", "dentist", times(["monday", "friday", ...weekend])],
  ["dentiste samedi et dimanche le matin", "dentiste", times(weekend, before(12))],
  ["dentist today after 6 pm", "dentist", times([], after(18))],
  ["dentista hoy por la noche", "dentista", times([], after(20))],
  ["Zahnarzt heute nach 18 Uhr", "Zahnarzt", times([], after(18))],
  ["Zahnarzt am Montag nach 18 Uhr", "Zahnarzt", times(["monday"], after(18))],
  ["dentist wednesday evenings", "dentist", times(["wednesday"], after(18))],
  ["dentist wednesday evenings and weekends open", null, null],
  ["wednesday evenings and saturday swim", null, null],
  // Two bounds, and midnight, are more than the filter says.
  ["daycare before 7 am and after 6 pm", null, null],
  ["open before 12 am", null, null],
  ["farmacia después de las 12 de la noche", null, null],
  // Ages, doses, ranges and durations.
  ["vacuna después de las 6 semanas", null, null],
  ["Ferienlager ab 10-12 Jahren", null, null],
  ["colonie à partir de 10-12 ans", null, null],
  ["Schwimmkurs ab 10-14", null, null],
  ["Spielplatz offen ab 6 Jahren", null, null],
  ["aire de jeux ouverte à partir de 3 ans", null, null],
  ["daycare open before 6 months", null, null],
  ["fiebre después de las 2 vacunas", null, null],
  ["stitches after 10 hrs", null, null],
  ["fièvre après 12 heures", null, null],
  ["pédiatre après 9 h", null, null],
  ["creche a partir das 7h", null, null],
  ["dentista antes de la 1", null, null],
  ["guardería abierta a partir de las 9", null, null],
  ["Schwimmkurs ab 6 am Samstag", null, null],
  ["half past 6 pm swim", null, null],
  ["quarter past 4 pm", null, null],
  // Names and symptoms.
  ["le matin calme", null, null],
  ["Le Matin des Enfants", null, null],
  ["Café Le Soir", null, null],
  ["Le Soir", null, null],
  ["cedo", null, null],
  ["evenings", null, null],
  ["In the Evening", null, null],
  ["Früh", null, null],
  ["toux le matin", null, null],
  ["tos por la noche", null, null],
  ["nightmares late at night", null, null],
  ["sick in the morning", null, null],
  ["Husten am Abend", null, null],
  ["dentist in the evening", null, null],
  ["early in the morning", null, null],
  ["pediatrician early morning", null, null],
  ["piscine tôt le matin", null, null],
  ["dentista después de las 6", null, null],
  // From when to when.
  ["9 to 5", "", times([], span(9, 17))],
  ["open from 9 to 5", "", times([], span(9, 17))],
  ["daycare 7-6", "daycare", times([], span(7, 18))],
  ["daycare 7:30am - 6pm", "daycare", times([], span(7.5, 18))],
  ["dentist between 9 and 5", "dentist", times([], span(9, 17))],
  ["tutor 2 to 5 pm", "tutor", times([], span(14, 17))],
  ["tutor open 2 to 5", "tutor", times([], span(14, 17))],
  ["daycare 9 to 5 pm", "daycare", times([], span(9, 17))],
  ["dentist monday to friday 9 to 5", "dentist", times(week, span(9, 17))],
  ["guardería de 9 a 17 h", "guardería", times([], span(9, 17))],
  ["guardería de lunes a viernes de 8 a 16 h", "guardería", times(week, span(8, 16))],
  ["guardería de 9 de la mañana a 5 de la tarde", "guardería", times([], span(9, 17))],
  ["dentista entre las 9 y las 17 horas", "dentista", times([], span(9, 17))],
  ["pédiatre de 9h à 17h30", "pédiatre", times([], span(9, 17.5))],
  ["crèche entre 8 h et 18 h", "crèche", times([], span(8, 18))],
  ["Kita zwischen 9 und 17 Uhr", "Kita", times([], span(9, 17))],
  ["Kita 7–16 Uhr", "Kita", times([], span(7, 16))],
  ["Kita von 7 bis 17 Uhr geöffnet", "Kita", times([], span(7, 17))],
  ["creche das 7h às 18h", "creche", times([], span(7, 18))],
  ["creche das 7 às 18 horas", "creche", times([], span(7, 18))],
  ["daycare 9 to 5 and saturdays", null, null],
  ["open 9 to 12 and 2 to 5", null, null],
  ["kids 3 to 5", null, null],
  ["kids 5-9 saturday", null, null],
  ["karate saturday 5 to 9", null, null],
  ["clases de 6 a 12", null, null],
  ["niños de 9 a 12 años", null, null],
  ["garde 2 à 3 heures", null, null],
  ["Spielgruppe 1 bis 3 Jahre", null, null],
  ["5 e 6 anos", null, null],
  ["class ratio 12 to 1", null, null],
  ["grades 9-12", null, null],
  ["daycare 8 to 1 ratio", null, null],
  ["24-7", null, null],
  // What ails a child does so at a time, or for so long, unless a kind of business stands beside it.
  ["fièvre après 18 heures", null, null],
  ["fever after 6 pm", null, null],
  ["fiebre después de las 18 horas", null, null],
  ["niños con fiebre después de las 6 de la tarde", null, null],
  ["Husten nach 18 Uhr", null, null],
  ["febre depois das 18 horas", null, null],
  ["nightmares after 9 pm", null, null],
  ["tos el lunes por la noche", null, null],
  ["doctor for fever after 6 pm", "doctor for fever", times([], after(18))],
  ["Kinderarzt Fieber nach 18 Uhr", "Kinderarzt Fieber", times([], after(18))],
  // Names: of what is known, and of what begins with a day and a part of it.
  ["Sunday early learning center", null, null],
  ["open early learning center", null, null],
  ["early learning center open sunday", "early learning center", times(["sunday"])],
  ["Saturday early childhood music", null, null],
  ["late talkers Saturday", null, null],
  ["Santo Domingo por la noche", null, null],
  ["abierta segunda mano", null, null],
  ["aberto quinta série", null, null],
  ["ouvert mardi gras", null, null],
  ["Saturday Mornings Together", null, null],
  // A name, and a time behind it or one of the clock.
  ["Bright Maple after 6 pm", "Bright Maple", times([], after(18))],
  ["Bright Maple saturday mornings", "Bright Maple", times(["saturday"], before(12))],
  ["evenings and weekends in Springfield", "in Springfield", times(weekend, after(18), true)],
  ["Samstag abends Kinderarzt", "Kinderarzt", times(["saturday"], after(18))],
])(
  "%s: what is sought, and when it is to be open; all are words where it may be a name",
  (search, sought, found) => {
    const asked = openingIn(search);
    expect(asked && { sought: asked.rest, times: asked.times }).toEqual(found && { sought, times: found });
  },
);
