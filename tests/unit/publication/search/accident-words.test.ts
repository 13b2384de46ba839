/** Which searches tell that a doctor has to be called at once, and which only hold such words. */
import { expect, test } from "vitest";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import type { Locale } from "#lib/base/i18n/locales";

const danger: Record<Exclude<Locale, "es-mx">, string> = {
  en:
    "choking, baby choking what to do, toddler choked on a grape, he isn't breathing, not breathing, she can't breathe, " +
    "cannot breathe, trouble breathing, child unconscious, my son passed out, he won't wake up, will not wake up after fall, " +
    "daughter had a seizure, is having seizures, nearly drowned, electrocuted, got an electric shock, bleeding a lot, " +
    "can't stop the bleeding, baby is turning blue, anaphylaxis, anaphylactic shock, scalded, burned her hand on the stove, " +
    "third degree burn, hit his head, head injury, concussion doctor, fell out of a window, call 911",
  es:
    "bebé atragantado, se atragantó con una uva, mi hijo no respira, no está respirando, dejó de respirar, " +
    "no puede respirar, se está ahogando, se ahogó en la piscina, mi hija inconsciente, perdió el conocimiento, se desmayó, " +
    "convulsiones, está convulsionando, descarga eléctrica, sangra mucho, no para de sangrar, se golpeó la cabeza, " +
    "se dio un golpe en la cabeza, se quemó la mano, quemadura grave, el bebé se puso morado, no despierta, " +
    "mi bebé no reacciona, se cayó del balcón, se cayó por la ventana",
  fr:
    "mon fils s'étouffe, bébé s’est étouffé, fausse route, il ne respire plus, n'arrive pas à respirer, " +
    "du mal à respirer, enfant inconscient, a perdu connaissance, s'est évanouie, convulsions, il se noie, s'est noyé, " +
    "électrocuté, saigne beaucoup, n’arrête pas de saigner, s'est cogné la tête, choc à la tête, traumatisme crânien, " +
    "tombé sur la tête, tombée de la table à langer, s'est brûlée, brûlure grave, bébé est tout bleu, " +
    "ne se réveille plus, appeler le samu",
  de:
    "Kind erstickt, er atmet nicht mehr, atmet schwer, bekommt keine Luft, bewusstlos, ohnmächtig, in Ohnmacht gefallen, " +
    "Krampfanfall, Baby krampft, fast ertrunken, Stromschlag Steckdose, blutet stark, hört nicht auf zu bluten, " +
    "auf den Kopf gefallen, den Kopf gestoßen, Kopfverletzung, Gehirnerschütterung, verbrüht, Verbrennung Hand, " +
    "läuft blau an, wacht nicht mehr auf, aus dem Fenster gefallen, vom Wickeltisch gefallen, Notarzt rufen, hoert nicht auf zu bluten",
  pt:
    "bebê engasgado, meu filho engasgou, não respira, não está respirando, parou de respirar, não consegue respirar, " +
    "falta de ar, se afogou, quase se afogou, está inconsciente, perdeu a consciência, desmaiou, convulsão, " +
    "levou um choque, choque elétrico, sangra muito, não para de sangrar, bateu a cabeça, se queimou, queimou a mão, " +
    "ficou roxo, não acorda, caiu da janela, chamar o samu",
};

const poison: typeof danger = {
  en: "swallowed a battery, ate a magnet, drank bleach",
  es: "se tragó una pila, se ha tragado un imán, bebió lejía",
  fr: "il a avalé une pile, a bu de la javel, a mangé une baie",
  de: "Knopfzelle verschluckt, hat eine Batterie geschluckt, Spülmittel getrunken, giftige Beeren gegessen",
  pt: "engoliu uma moeda, bebeu água sanitária",
};

const harmless: typeof danger = {
  en:
    "choking hazard toys, the choking game, passed out challenge, unconscious bias, drowning in homework, drowning lessons, " +
    "he won't wake up for school, wake up early, blue light, turned blue ticks whatsapp, can games cause seizures, " +
    "burned a cd, heart rate app, first aid course, app unresponsive, breathing exercises, head phones",
  es:
    "se ahoga en un vaso de agua, se ahoga en tareas, quemadura de pantalla, quemaduras en la pantalla oled, " +
    "no se despierta para ir a clase, ejercicios de respiración, la app no reacciona, golpe de estado, choque de culturas, sangre",
  fr:
    "exercices de respiration, pare-choc, écran bleu, ne se réveille pas pour l'école, tombé en panne, brûle-parfum, " +
    "tête de lit, jeu de tête",
  de:
    "Erstickungsgefahr Spielzeug, nicht auf den Kopf gefallen, Verbrennungsmotor, Kopfhörer, wacht nicht auf zur Schule, " +
    "Atemübungen, blauer Haken, Luftballon, Ohnmachten",
  pt:
    "exercícios de respiração, queimadura de tela, choque de gerações, não acorda para a escola, ficou azul a tela, roxo, " +
    "sangue frio, afogar as mágoas",
};

const rows = (table: typeof danger) =>
  Object.entries(table).flatMap(([locale, list]) =>
    list.split(", ").map((query): [Locale, string] => [locale as Locale, query]),
  );
const asks = (subject: HelpSubject) => (locale: Locale, query: string) =>
  expect(subjectsAskedFor(query, locale)).toContain(subject);

test.each(rows(danger))("%s: “%s” tells of danger", asks("danger"));
test.each(rows(poison))("%s: “%s” tells of a poison", asks("poison"));
test.each(rows(harmless))("%s: “%s” tells of nothing", (locale, query) => {
  expect(subjectsAskedFor(query, locale)).toEqual([]);
});

test("words of an accident are understood in the Spanish of Mexico as in any other, and the English ones everywhere", () => {
  expect(subjectsAskedFor("mi bebé no respira", "es-mx")).toEqual(["danger"]);
  expect(subjectsAskedFor("baby choking", "fr")).toEqual(["danger"]);
});
