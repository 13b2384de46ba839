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
    "third degree burn, hit his head, head injury, concussion doctor, fell out of a window, call 911, " +
    "baby chocking, child chokeing, baby cant breath, she can't breath help, shortness of breath child, " +
    "blue lips, my daughter is turning blue, unconcious, my daughter fainted, kid fainted at school, collapsed, " +
    "child wont wake, cant wake my son, seizure, baby seizure, febrile seizure, febrile convulsion, " +
    "baby drowned, child drowning, fell in pool, fell in the pool, toddler electric shock, heavy bleeding, " +
    "head bleeding, deep cut, allergic reaction swelling, throat swelling, anaphalaxis, burned hand, " +
    "baby burned hand, scald, hot water burn, baby hit head, baby fell on head, baby fell off bed, " +
    "baby fell off changing table, snake bite, suffocating, strangled, object stuck in throat, " +
    "something stuck in throat, call ambulance, need an ambulance, run over by car, left in hot car, limp baby, " +
    "baby not responding, fell from bunk bed, has a seizure and has a seizure disorder, " +
    "child choked, my toddler chokes, drowned in pool, drowned in the bathtub, 911, 999, " +
    "toddler choke, daughter not waking up, my son isn't waking up, baby not waking up help" +
    ", allergic reaction, stroke, having a stroke, my child is bleeding, asthma attack, having an asthma attack, vomiting blood, coughing up blood, carbon monoxide, gas leak, house is on fire, call 000, heat stroke, emergency, fell from a tree, swollen face after peanut",
  es:
    "bebé atragantado, se atragantó con una uva, mi hijo no respira, no está respirando, dejó de respirar, " +
    "no puede respirar, se está ahogando, se ahogó en la piscina, mi hija inconsciente, perdió el conocimiento, se desmayó, " +
    "convulsiones, está convulsionando, descarga eléctrica, sangra mucho, no para de sangrar, se golpeó la cabeza, " +
    "se dio un golpe en la cabeza, se quemó la mano, quemadura grave, el bebé se puso morado, no despierta, " +
    "mi bebé no reacciona, se cayó del balcón, se cayó por la ventana, " +
    "maniobra heimlich, se atoro, bebe se atora con leche, me estoy ahogando, respira mal, le falta aire, " +
    "dificultad para respirar, se asfixia, asfixiado, perdio la consciencia, desmayo, desmayada, se desvanecio, " +
    "no puedo despertarlo, no reacciona, combulsiones, crisis epileptica, se cayo a la piscina, " +
    "se cayo en la alberca, bebe se cayo de la cama, se cayo del sofa, se callo por la escalera, " +
    "se cayo del segundo piso, se pego en la cabeza, se dio en la cabeza, se partio la cabeza, " +
    "conmocion cerebral, sangrando mucho, hemorragia nasal no para, se corto profundo, " +
    "se quemo con agua caliente, se quemo con la plancha, toque electrico, metio los dedos en el enchufe, " +
    "labios morados, bebe morado, shock anafilactico, anafilaxia, se le cierra la garganta, picadura de alacran, " +
    "mordedura de serpiente, llamar al 112, llamar al 911, ambulancia, llamar ambulancia, golpe de calor, " +
    "lo atropellaron, paro cardiaco, tiene algo atorado en la garganta, mi hijo en el coche se ahoga, " +
    "ahogamiento, ahogamiento en piscina, 911, 112" +
    ", reacción alérgica, mi hijo sangra, ictus, derrame cerebral, ataque de asma, vomita sangre, monóxido de carbono, olor a gas, emergencia, bebé no se mueve, le sangra la cabeza",
  fr:
    "mon fils s'étouffe, bébé s’est étouffé, fausse route, il ne respire plus, n'arrive pas à respirer, " +
    "du mal à respirer, enfant inconscient, a perdu connaissance, s'est évanouie, convulsions, il se noie, s'est noyé, " +
    "électrocuté, saigne beaucoup, n’arrête pas de saigner, s'est cogné la tête, choc à la tête, traumatisme crânien, " +
    "tombé sur la tête, tombée de la table à langer, s'est brûlée, brûlure grave, bébé est tout bleu, " +
    "ne se réveille plus, appeler le samu, " +
    "bebe setouffe, sétouffe, bébé étouffement, mon bébé s'étrangle, manoeuvre de heimlich, " +
    "narrive pas a respirer, peut plus respirer, difficulté à respirer, gene respiratoire, manque d'air, " +
    "bebe suffoque, inconscient, perte de connaissance, sest evanoui, malaise enfant, malaise bébé, " +
    "arrive pas à la réveiller, ne réagit plus, convultion, il convulse, crise epilepsie, noyade, sest noye, " +
    "tombée dans l'eau, choc électrique, saigne enormement, saignement qui ne s'arrête pas, saigne de la tete, " +
    "coupure profonde, oedeme de quincke, brulure eau bouillante, brulée avec de l'eau chaude, ébouillanté, " +
    "cogné la tête, chute sur la tête, chute table à langer, bebe tombé du lit, tombe de l'escalier, " +
    "tombé du 2e étage, bebe bleu, ma fille devient bleue, numero samu, appeler le 112, appeler le 18, " +
    "numero urgence, arret cardiaque, renversé par une voiture, coup de chaleur, morsure de serpent, " +
    "gorge qui gonfle, arête coincée dans la gorge" +
    ", 15, réaction allergique, mon enfant saigne, avc, crise d'asthme, vomit du sang, monoxyde de carbone, odeur de gaz, urgences, bébé ne bouge plus",
  de:
    "Kind erstickt, er atmet nicht mehr, atmet schwer, bekommt keine Luft, bewusstlos, ohnmächtig, in Ohnmacht gefallen, " +
    "Krampfanfall, Baby krampft, fast ertrunken, Stromschlag Steckdose, blutet stark, hört nicht auf zu bluten, " +
    "auf den Kopf gefallen, den Kopf gestoßen, Kopfverletzung, Gehirnerschütterung, verbrüht, Verbrennung Hand, " +
    "läuft blau an, wacht nicht mehr auf, aus dem Fenster gefallen, vom Wickeltisch gefallen, Notarzt rufen, hoert nicht auf zu bluten, " +
    "erstickungsanfall, atmet schnell, keine luft, kriegt schlecht luft, atemnot, atemstillstand, " +
    "hat aufgehört zu atmen, kann nicht mehr atmen, nicht mehr atmen, atmung setzt aus, nicht ansprechbar, reagiert nicht, kind reagiert nicht mehr, " +
    "ist umgekippt, zusammengebrochen, lässt sich nicht wecken, ist nicht wach zu bekommen, fieberkrampf, " +
    "epileptischer anfall, ertrunken, ertrinken, in den teich gefallen, in die steckdose gefasst, " +
    "starke blutung, blutet am kopf, platzwunde, finger abgeschnitten, allergischer schock, gesicht schwillt an, " +
    "wespenstich hals, hat sich verbrannt, baby verbrannt, an herdplatte verbrannt, auf kopf gefallen, " +
    "kopf gestossen und erbricht, kopf angehauen, auf hinterkopf gefallen, schädelbruch, vom bett gefallen, " +
    "aus dem bett gefallen, vom hochbett gefallen, treppe gefallen, treppensturz baby, " +
    "vom klettergerüst gefallen, blaue lippen, baby wird blau, notruf, 112, 112 anrufen, rettungswagen, " +
    "rettung rufen, herzinfarkt, vom auto angefahren, im auto eingesperrt, heimlich griff, gräte im hals, " +
    "stranguliert, mit heißem Tee verbrüht, Kind auf dem Fahrrad bekommt keine Luft, " +
    "Kind mit Ball vom Balkon gefallen" +
    ", allergische Reaktion, mein Kind blutet, Schlaganfall, Asthmaanfall, erbricht Blut, Kohlenmonoxid, Gasgeruch, Notfall, Kind bewegt sich nicht mehr",
  pt:
    "bebê engasgado, meu filho engasgou, não respira, não está respirando, parou de respirar, não consegue respirar, " +
    "falta de ar, se afogou, quase se afogou, está inconsciente, perdeu a consciência, desmaiou, convulsão, " +
    "levou um choque, choque elétrico, sangra muito, não para de sangrar, bateu a cabeça, se queimou, queimou a mão, " +
    "ficou roxo, não acorda, caiu da janela, chamar o samu, " +
    "engazgado, manobra heimlich, sufocando, sufocado, asfixiado, nao ta respirando, " +
    "não está conseguindo respirar, respirando com dificuldade, dificuldade respirar, inconsciente, desacordado, " +
    "criança desacordada, desmaio criança, não consigo acordar meu filho, nao reage, nao esta reagindo, " +
    "bebe mole, convulcao, crise epileptica, crise de epilepsia, afogamento, caiu na piscina, caiu no rio, " +
    "sangramento nao para, saindo muito sangue, hemorragia, cortou o dedo, cortou a mao, caiu de cabeça, " +
    "bebe caiu do sofa, caiu do colo, caiu do segundo andar, traumatismo craniano, rachou a cabeça, " +
    "queimou com agua quente, queimou com ferro, ta ficando roxo, labios roxos, boca roxa bebe, anafilaxia, " +
    "fechou a garganta, picado por escorpiao, picada de cobra, ligar samu, numero do samu, ligar 192, " +
    "chamar ambulancia, preciso de uma ambulancia, ligar para emergencia, parada cardiaca, atropelado, " +
    "preso no carro, algo preso na garganta, objeto na garganta, bebê no carro engasgado, " +
    "112, 192, 193" +
    ", reação alérgica, meu filho está sangrando, avc, crise de asma, vomitando sangue, monóxido de carbono, vazamento de gás, emergência, bebê não se mexe",
};

const poison: typeof danger = {
  en:
    "swallowed a battery, ate a magnet, drank bleach, " +
    "swalowed battery, drank cleaning product, ate my medication, took too much tylenol, too much tylenol, " +
    "ate mushroom, ate berries, ate medicine, got into medicine, took grandmas pills, drank gasoline, " +
    "drank nail polish remover, ate nicotine, drank vape juice, ate edible, ate weed gummy, ate thc gummies, " +
    "bleach in eye, chemical in eye, ingested a battery, kid drinking bleach, drank the bleach, drank some detergent",
  es:
    "se tragó una pila, se ha tragado un imán, bebió lejía, " +
    "se comio una pila, se comio pastillas, se comio medicina, ingirio cloro, ingirio detergente, tomo fabuloso, " +
    "tomo thinner, tomo gasolina, bebio gasolina, se tomo el jarabe, tomo mucho paracetamol, " +
    "toxicologia telefono, se tragó el cebo para ratas, comió unas plantas venenosas",
  fr:
    "il a avalé une pile, a bu de la javel, a mangé une baie, " +
    "avaler pile, avaler un aimant, a mangé des médicaments, a bu du produit vaisselle, " +
    "a bu du liquide vaisselle, bu du destop, bu du white spirit, a bu de l'essence, a mangé une plante toxique, " +
    "mangé des baies, a mangé un champignon, mangé une capsule de lessive, centre antipoison, numéro antipoison, " +
    "trop de doliprane, surdosage doliprane, ma fille a avalé la pilule",
  de:
    "Knopfzelle verschluckt, hat eine Batterie geschluckt, Spülmittel getrunken, giftige Beeren gegessen, " +
    "tabletten gegessen, medikamente geschluckt, hat medizin getrunken, reinigungsmittel getrunken, " +
    "spüli getrunken, spülmaschinentab gegessen, lampenöl getrunken, benzin getrunken, " +
    "desinfektionsmittel getrunken, nagellackentferner getrunken, giftige pflanze gegessen, pilz gegessen, " +
    "beeren gegessen, vogelbeeren gegessen, zigarette gegessen, liquid getrunken, giftnotrufzentrale, " +
    "giftzentrale, baby verschluckt lego",
  pt:
    "engoliu uma moeda, bebeu água sanitária, " +
    "engulio moeda, tomou remedio errado, tomou remedio demais, tomou muito remedio, tomou o remedio da avo, " +
    "comeu remedio, comeu naftalina, comeu pilha, bebeu lixívia, tomou agua sanitaria, bebeu produto de limpeza, " +
    "tomou produto de limpeza, tomou desinfetante, bebeu querosene, bebeu gasolina, tomou alcool em gel, " +
    "bebeu perfume, bebeu soda caustica, bebeu acetona, centro de informação toxicologica, ceatox, " +
    "comeu plantas venenosas",
};

const harmless: typeof danger = {
  en:
    "choking hazard toys, the choking game, passed out challenge, unconscious bias, drowning in homework, drowning lessons, " +
    "he won't wake up for school, wake up early, blue light, turned blue ticks whatsapp, can games cause seizures, " +
    "burned a cd, feeding and swallowing clinic, choking prevention class, pest control poison, heart rate app, first aid course, app unresponsive, breathing exercises, head phones, " +
    "choking up bat baseball, choking first aid class, cant breathe song, phone wont wake up, ipad wont wake up, " +
    "laptop wont wake up after update, nintendo switch won't wake up, he went blue team, " +
    "hit his head in minecraft, concussion lawyer, swallowed star, swallow bird, swallowing therapy, " +
    "how to teach kids to swallow pills, pill swallowing, bitter pill to swallow, old lady who swallowed a fly, " +
    "poison apple craft, poisoned algorithm, call 911 lone star, bad burn roast, can't stop bleeding love, " +
    "concussion grenade fortnite, electrocute rune, is drowning in homework, he is drowning in debt, " +
    "scalded cream, fell off a roof minecraft, baby choke hazard, porsche 911, alarm 112 game, toddler not waking up for school, baby not waking up to feed" +
    ", bleeding edge, different strokes, stroke of luck, killing time, brush stroke app, swimming strokes for kids, breast stroke lessons, he is bleeding money, emergency contact iphone, fire emoji, blood moon, carbon monoxide detector, unconscious spending, 15, food poisoning, is food poisoning contagious",
  es:
    "se ahoga en un vaso de agua, se ahoga en tareas, quemadura de pantalla, quemaduras en la pantalla oled, cicatrices de quemaduras, " +
    "no se despierta para ir a clase, ejercicios de respiración, la app no reacciona, golpe de estado, choque de culturas, sangre, " +
    "juego de atragantarse, el coche se ahoga, se ahoga en la tarea, bebe no respira por la nariz, " +
    "descarga electrica pokemon, descarga electrica collar, quemaduras de sol, crema para quemaduras, " +
    "la pantalla se puso azul, se pone azul el check, se puso azul el agua, mi pc no despierta, " +
    "no despierta tras suspender, mi hijo no reacciona a su nombre, llamar emergencias juego, " +
    "se trago la mentira, la ballena se trago a pinocho, intoxicacion digital, veneno juego, plantas venenosas, " +
    "venenosa pokemon, venenosaurio, esta inconsciente de sus actos, perdio el conocimiento del idioma, " +
    "se ahoga de risa, se desmayo de la risa, no pulse el botón, prevención de ahogamiento curso" +
    ", matar el tiempo, sangre fría, videojuego sangriento, contacto de emergencia iphone, alérgico a los deberes, derrame de agua, intoxicación alimentaria",
  fr:
    "exercices de respiration, pare-choc, écran bleu, ne se réveille pas pour l'école, tombé en panne, brûle-parfum, " +
    "tête de lit, jeu de tête, " +
    "s'étouffe de rire, le moteur s'étouffe, fausse route gps, mon fils inconscient des risques, " +
    "convulsions politiques, se noie dans un verre d'eau, elle se noie dans le travail, électrocuter minecraft, " +
    "s'est brûlé les ailes, l'écran il est bleu, pourquoi il est bleu le ciel, " +
    "elle devient bleue reine des neiges, tombé sur la tête expression, coup sur la tête jeu, " +
    "l'ordinateur ne se réveille pas, le mac ne se réveille plus, l'écran ne se réveille plus, " +
    "alarme ne se réveille pas, jeu appeler les pompiers, commotion foot protocole, il avale ses mots, " +
    "la baleine avale pinocchio, le distributeur a avalé ma carte, pacman avale, empoisonné minecraft, " +
    "pomme empoisonnée, potion empoisonnée, mange une pile de livres" +
    ", 15 ans, iphone 15, 15 minutes, 18 plus, mort de rire, tuer le temps, coup de foudre, saignée, allergique aux écrans, intoxication alimentaire",
  de:
    "Erstickungsgefahr Spielzeug, nicht auf den Kopf gefallen, Verbrennungsmotor, Verbrennungen Narbenbehandlung, Heimlich Maneuver Kurs, Kopfhörer, wacht nicht auf zur Schule, " +
    "Atemübungen, blauer Haken, Luftballon, Ohnmachten, " +
    "ersticken in arbeit, erstickt in spielzeug, erstickt im müll, den konflikt im keim ersticken, " +
    "die wand atmet nicht, matratze atmet nicht, bekommt keine luft reifen, reifen kriegt keine luft, " +
    "motor bekommt keine luft, ohnmächtig vor wut, bewusstlosenspiel, in ohnmacht fallen sims, " +
    "krampft maus hand, ertrinkt in arbeit, ertrinkt in mails, ertrinkt minecraft, stromschlag halsband, " +
    "stromschlaghalsband, stift blutet stark, am kopf gestoßen film, fühlt sich vor den kopf gestossen, " +
    "verbrennung von fossilen, verbrennung experiment, verbrennung physik, metall blau angelaufen, " +
    "auspuff blau angelaufen, laptop wacht nicht mehr auf, monitor wacht nicht auf, wacht nicht auf nachts, " +
    "aus dem fenster gefallen handy, handy aus dem fenster gefallen, ziegel vom dach gefallen, " +
    "ball vom dach gefallen, notruf wählen iphone, krankenwagen rufen spiel, verschluckt wörter, " +
    "verschluckt buchstaben, automat verschluckt geld, geldautomat hat karte verschluckt, " +
    "vom erdboden verschluckt, wal verschluckt jona, vergifteter apfel, vergiftete beziehung, " +
    "vergiftung minecraft, giftige beeren erkennen, giftige pilze bestimmen app, heimlich Handy benutzen, " +
    "heimlich" +
    ", blutmond, blutige Anfänger, schlagfertig, Zeit totschlagen, Notfallkontakt iPhone, Kohlenmonoxidmelder, Allergie gegen Katzen, Ausflug ins Wasser gefallen, 15",
  pt:
    "exercícios de respiração, queimadura de tela, cicatriz de queimadura, choque de gerações, não acorda para a escola, ficou azul a tela, roxo, " +
    "sangue frio, afogar as mágoas, " +
    "engasga de rir, o motor engasga, moto engasgando, video engasgando, o pc engasga, grito engasgado, " +
    "falta de ar pneu, sala falta de ar condicionado, não consegue respirar de tanto rir, " +
    "se afogando em tarefas, se afogando em lição, está se afogando em trabalho, o carro está afogando, " +
    "está inconsciente do risco, ficou inconsciente no jogo, perdeu os sentidos musica, desmaiou de sono, " +
    "desmaiado de cansaço, desmaiou no jogo, convulsões videogames, choque elétrico pokemon, " +
    "levou um choque de realidade, tomou um choque de realidade, eletrocutado minecraft, " +
    "bateu a cabeca no roblox, o hd se queimou, se queimou na entrevista, se queimou na internet, " +
    "se queimou com o chefe, queimadura de sol, queimadura tela oled, pomada para queimadura, " +
    "queimadura nas folhas, ficou azul o check, tela do pc ficou azul, cabelo ficou roxo, a imagem ficou roxa, " +
    "meu cabelo ficou azul, piscina ficou azul, monitor ficou azul, notebook não acorda, " +
    "computador não acorda depois de suspender, celular nao acorda, caiu da cama hoje, celular caiu da janela, " +
    "gato caiu da janela, engoliu o sapo, engoliu o choro, engoliu o orgulho, lobo engoliu a vovó, " +
    "caixa eletrônico engoliu cartão, pelicano engoliu, engoliu as palavras, veneno pokemon, cobras venenosas, " +
    "maça envenenada, branca de neve envenenada, intoxicação digital, até a planta" +
    ", matar o tempo, sangue bom, contato de emergência iphone, jogo sangrento, derramou água, alérgico à lição de casa, intoxicação alimentar",
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
