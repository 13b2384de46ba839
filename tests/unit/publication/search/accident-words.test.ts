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
    ", allergic reaction, stroke, having a stroke, my child is bleeding, asthma attack, having an asthma attack, vomiting blood, coughing up blood, carbon monoxide, gas leak, house is on fire, call 000, heat stroke, emergency, fell from a tree, swollen face after peanut" +
    ", chest pain, my son has chest pains, chest hurts and can't breathe, teen chest pain after vaping" +
    ", pain in chest, chest tightness, tight chest, house fire, kitchen fire, there is a fire" +
    ", fire in the kitchen, my house is burning, house burning down, smoke in the house" +
    ", kid breathed in smoke, smoke inhalation, inhaled smoke, clothes caught fire, phone caught fire" +
    ", phone battery on fire, tablet is on fire, charger caught fire, her hair caught fire" +
    ", battery exploded, grease fire, electrical fire, dog bite, dog bit my son, bitten by a dog" +
    ", dog attacked my child, cat bite swollen, spider bite swelling, bitten by a spider, epipen" +
    ", where to inject epipen, used epipen, how to use an epi pen, anaphilaxis, anaphylactic" +
    ", wasp sting swelling, bee sting face swollen, wasp sting in mouth, stung by a wasp can't breathe" +
    ", bee sting allergic, stung in the throat, hives and swelling, face is swelling, drowning" +
    ", my kid is drowning, toddler drowning, pulled from pool, found in the pool, under water too long" +
    ", dry drowning, secondary drowning, baby inhaled water, head injury toddler, hit head hard" +
    ", hit head vomiting, bumped head on floor, cracked his head, head trauma, fell and hit head" +
    ", fell off trampoline head, banged her head, dial 000, ring 999, dial 911, call 110, call 144" +
    ", call 111, 000, phone 999, 911 number, emergency number, emergency services number" +
    ", ambulance number, triple zero, carbon monoxide poisoning, co poisoning" +
    ", carbon monoxide alarm going off, co alarm going off, smell gas, i smell gas, gas smell in house" +
    ", heart stopped, no heartbeat, cardiac arrest, cpr baby, how to do cpr on a child, cpr toddler" +
    ", baby not moving, can't move his arm after fall, broken bone sticking out, broke his neck" +
    ", neck injury, stabbed, gunshot wound, gunshot, cut his wrist, bleeding won't stop" +
    ", lost a lot of blood, pumping blood, eye injury, something in eye bleeding, diabetic emergency" +
    ", low blood sugar unconscious, heatstroke, hypothermia, fell through ice, jellyfish sting" +
    ", scorpion sting, rash doesn't fade glass, meningitis, stiff neck fever, fever 41, fever 106" +
    ", baby fever seizure, hit by a bike, car accident, car crash, fell off bike head, crushed finger" +
    ", finger in door, electric shock, touched live wire, playground fall head, burn from iron" +
    ", hot oil burn, tea spilled on baby, fireworks injury, firework burn, choking baby" +
    ", kid can't speak or breathe, help my baby, help emergency, missing child, my child is missing" +
    ", child abducted, kidnapped, inhaled bleach, inhaled fumes, my son has gone missing" +
    ", my daughter ran away from home, stung by jellyfish, dog just bit my daughter's hand" +
    ", baby fell and hit head, baby fell, glass in foot bleeding a lot" +
    ", wasp sting hand swollen and hives" +
    ", my sons chest is hurting bad, tight feeling in chest, theres smoke coming from the tablet" +
    ", smoke coming from charger, bit by dog, he's drowning, big bump on head vomiting, call emergency" +
    ", my baby won't breathe, baby turned purple, lips turning purple, seizing" +
    ", he's shaking and eyes rolled back, foaming at the mouth, took mdma not responding" +
    ", burnt by hot tea, burned with hair straightener, shock from charger, got shocked by outlet" +
    ", peanut allergy reaction, ate peanut swelling" +
    ", son broke his arm in the game, my daughter broke her wrist game yesterday" +
    ", fell off the slide games park, banged his head in the game, house on fire kids inside" +
    ", phone on fire alarm going off, caught fire kids in the room, tablet caught fire game console" +
    ", phone on fire game room, my son got stabbed, got stabbed, son stabbed in the back by a stranger" +
    ", my son got shot, my daughter was shot, he has been shot, Emma shot in the leg, shot in the head" +
    ", apartment on fire, room on fire, my flat is on fire, house in flames, apartment fire kids inside" +
    ", fever over 105, fever above 41, 41 degree fever, toddler drowning in the pool" +
    ", baby not responding today, my son found in the lake, baby was found face down in water" +
    ", someone stabbed him in the back, found my son in the pool, found him floating in the lake" +
    ", toddler found at the bottom of the pool, fire in flames the building is on fire, my sofa is on fire" +
    ", there is a fire kids inside",
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
    ", reacción alérgica, mi hijo sangra, ictus, derrame cerebral, ataque de asma, vomita sangre, monóxido de carbono, olor a gas, emergencia, bebé no se mueve, le sangra la cabeza" +
    ", dolor de pecho, dolor en el pecho, le duele el pecho, opresión en el pecho, incendio" +
    ", incendio en casa, se incendia la casa, hay un incendio, fuego en la cocina, se quema la casa" +
    ", se está quemando la cocina, hay fuego en casa, humo en la casa, respiró humo, inhaló humo" +
    ", explotó la batería, se prendió fuego, se prendió fuego el móvil, mordedura de perro" +
    ", le mordió un perro, lo mordió un perro, perro mordió a mi hijo, me mordió un perro" +
    ", perro atacó a mi hija, picadura de araña hinchada, epipen, cómo usar epipen" +
    ", adrenalina autoinyectable, choque anafiláctico, picadura de avispa hinchada" +
    ", picadura de abeja hinchazón, le picó una avispa en la boca, avispa le picó y se hincha" +
    ", se le hincha la cara, cara hinchada, picadura de medusa, se ahoga en la piscina, niño ahogado" +
    ", se ha ahogado, traumatismo en la cabeza, golpe en la cabeza, golpe en la cabeza y vomita" +
    ", se cayó y se golpeó la cabeza, se dio un golpe en la nuca, herida en la cabeza, llamar al 061" +
    ", llama al 061, marcar 911, llama al 911, 061, llamar al 107, llamar al 131, llamar al 123" +
    ", teléfono de emergencias, número de emergencias, número de urgencias, urgencias, huele a gas" +
    ", escape de gas, fuga de gas, paro cardíaco, parada cardiaca, no le late el corazón, sin pulso" +
    ", rcp bebé, reanimación bebé, bebé no despierta, no se mueve, hueso roto, fractura expuesta" +
    ", apuñalado, le dispararon, herida de bala, perdió mucha sangre, insolación, hipotermia" +
    ", meningitis, fiebre 41, fiebre muy alta convulsión, accidente de coche, accidente de carro" +
    ", lo atropelló un coche, se electrocutó, calambrazo, se quemó con aceite" +
    ", quemadura con agua hirviendo, se pilló los dedos, petardo en la mano, quemadura de petardo" +
    ", se cayó de la bici cabeza, se cayó por las escaleras, se cayó de la litera, atragantamiento" +
    ", se está atragantando, niño perdido, desapareció mi hijo, mi hija ha desaparecido, secuestro" +
    ", secuestraron a mi hijo, auxilio, picadura de avispa y no respira bien" +
    ", mi hija se escapó de casa, se rompió el brazo, mi bebé se cayó" +
    ", sale humo del cargador, el cargador echa humo, chichón en la cabeza y vomita" +
    ", no reacciona mi bebé, ojos en blanco, echa espuma por la boca, coma etílico, se quemó con té" +
    ", alergia cacahuete hinchado, reacción alérgica a cacahuetes" +
    ", se cayó del columpio en los juegos, se rompió el brazo en el juego de fútbol" +
    ", se cayó del tobogán juegos, perro mordió a mi hijo juegos del parque, mi casa se está quemando" +
    ", la cocina se quema, mi casa se incendió, mi hija inconsciente desde hace un rato" +
    ", perdió el conocimiento después de caer, bebé no reacciona ayuda, mi hijo no reacciona auxilio" +
    ", fiebre de más de 41, departamento en llamas, 41 de fiebre, número de emergencias 131, llamar al 131" +
    ", número 112, teléfono de bomberos, número del 112",
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
    ", 15, réaction allergique, mon enfant saigne, avc, crise d'asthme, vomit du sang, monoxyde de carbone, odeur de gaz, urgences, bébé ne bouge plus" +
    ", douleur poitrine, douleur à la poitrine, mal à la poitrine, douleur thoracique, incendie" +
    ", incendie maison, maison en feu, feu dans la cuisine, il y a le feu, feu à la maison" +
    ", maison qui brûle, fumée dans la maison, a respiré de la fumée, inhalé de la fumée" +
    ", intoxication fumée, batterie a explosé, téléphone en feu, a pris feu, cheveux en feu" +
    ", morsure de chien, mordu par un chien, chien a mordu mon fils, le chien l'a mordue" +
    ", attaqué par un chien, piqûre d'araignée gonfle, epipen, comment utiliser epipen, anapen" +
    ", stylo adrénaline, choc anaphylactique, anaphylaxie, piqûre de guêpe gonfle" +
    ", piqûre de guêpe gonflement, piqûre de guêpe dans la bouche, piqué par une guêpe gonfle" +
    ", piqûre abeille visage gonflé, visage gonflé, piqûre de méduse, se noie, noyade piscine" +
    ", coulé dans la piscine, coup à la tête, coup sur la tête, tombé sur la tête vomit" +
    ", s'est cogné la tête vomit, blessure à la tête, appeler le 144, appelle le 15, appeler le 17" +
    ", composer le 112, numéro d'urgence, numéro des urgences, 112, 144, sent le gaz, ça sent le gaz" +
    ", fuite de gaz, arrêt cardiaque, coeur ne bat plus, pas de pouls, massage cardiaque, rcp bébé" +
    ", réanimation enfant, ne bouge plus, fracture ouverte, os cassé, poignardé, blessé par balle" +
    ", coup de couteau, a perdu beaucoup de sang, perd beaucoup de sang, insolation, hypothermie" +
    ", méningite, fièvre 41, fièvre convulsion, accident de voiture, renversé par un vélo" +
    ", électrocution, brûlure eau bouillante, brûlure four, doigt coincé dans la porte, doigt coupé" +
    ", pétard dans la main, brûlure pétard, chute de vélo tête, tombé dans l'escalier" +
    ", tombé du lit superposé, étouffement, s'étouffe, enfant disparu, ma fille a disparu" +
    ", mon fils a disparu, enlèvement, kidnappé, au secours, bébé est tombé, ma fille a fugué" +
    ", ma fille a disparu depuis hier, s'est cassé le bras, piqûre de guêpe dans la gorge" +
    ", de la fumée sort du chargeur, le chargeur fume, bosse sur la tête et vomit" +
    ", appeler les urgences, bébé violet, yeux révulsés, yeux qui se révulsent, coma éthylique" +
    ", brûlé avec du thé, brûlé avec le fer à lisser, électrisé par le chargeur" +
    ", allergie cacahuète gonfle, réaction allergique arachide" +
    ", le chien a mordu fort mon fils, enfant inconscient depuis 5 minutes, bébé ne réagit plus aidez moi" +
    ", bébé ne réagit plus après une chute, bébé est bleu depuis ce matin, appartement en feu jeudi" +
    ", s'est cassé le bras jeudi, tombé du toboggan jeux du parc, s'est cassé le bras dans le jeu" +
    ", faire le 15, faire le 112, faire 15, faites le 18, faire le 15 bébé, numéro du samu" +
    ", fièvre plus de 41, 41 de fièvre, la maison est en train de brûler, maison en flammes" +
    ", le lit prend feu",
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
    ", allergische Reaktion, mein Kind blutet, Schlaganfall, Asthmaanfall, erbricht Blut, Kohlenmonoxid, Gasgeruch, Notfall, Kind bewegt sich nicht mehr" +
    ", Brustschmerzen, Schmerzen in der Brust, Brust tut weh, Stechen in der Brust" +
    ", Druck auf der Brust, es brennt, Haus brennt, Wohnung brennt, Feuer in der Küche" +
    ", Brand in der Wohnung, Zimmerbrand, Küche brennt, Rauch in der Wohnung, Rauch eingeatmet" +
    ", Rauchvergiftung, Rauchgasvergiftung, Akku explodiert, Akku brennt, Handy brennt, Haare brennen" +
    ", Kleidung brennt, Fettbrand, Feuerwehr rufen, Hundebiss, vom Hund gebissen" +
    ", Hund hat mein Kind gebissen, Hund beißt Kind, Hund hat zugebissen, Katzenbiss, Spinnenbiss" +
    ", Epipen, Epipen benutzen, Adrenalin Pen, Fastjekt, Anaphylaxie, anaphylaktischer Schock" +
    ", Wespenstich Schwellung, Wespenstich angeschwollen, Wespenstich Gesicht, Bienenstich geschwollen" +
    ", Bienenstich allergisch, von Wespe gestochen Schwellung, Wespe in den Mund gestochen" +
    ", Gesicht geschwollen, Zunge geschwollen, Lippe angeschwollen, Quallenstich, Kind ertrinkt" +
    ", im Pool untergegangen, Schädel-Hirn-Trauma, auf den Kopf gefallen erbricht, Kopf gestoßen" +
    ", Sturz auf den Kopf, Kopf aufgeschlagen, Loch im Kopf, Beule am Kopf erbricht, 110 anrufen, 110" +
    ", 144, 144 anrufen, ruf 112, rufe 144, 112 wählen, Notrufnummer, Notaufnahme, Rettungsdienst" +
    ", Krankenwagen, CO Vergiftung, Kohlenmonoxidvergiftung, CO Melder piept, es riecht nach Gas" +
    ", Gas ausgetreten, Herzstillstand, Herz schlägt nicht, kein Puls, Wiederbelebung Baby" +
    ", Wiederbelebung Kind, Herzdruckmassage, Kind bewegt sich nicht, offener Bruch, Knochenbruch" +
    ", Messerstich, niedergestochen, angeschossen, verblutet, viel Blut verloren, Hitzschlag" +
    ", Sonnenstich, Unterkühlung, ins Eis eingebrochen, Hirnhautentzündung, 41 Fieber, Autounfall" +
    ", Verkehrsunfall, vom Fahrrad gestürzt Kopf, angefahren, Stromschlag, Tee übergossen" +
    ", mit heißem Wasser übergossen, Finger eingeklemmt, Finger gequetscht, Böller in der Hand" +
    ", Verbrennung Feuerwerk, vom Stockbett gefallen, vom Trampolin gefallen, Treppe heruntergefallen" +
    ", erstickt, Kind verschwunden, mein Kind ist weg, Kind vermisst, meine Tochter ist verschwunden" +
    ", Entführung, entführt, Hilfe Notfall, Chlor eingeatmet, Dämpfe eingeatmet, Autounfall mit Kind" +
    ", Arm gebrochen, Wespenstich in den Mund, Baby gefallen, Tochter ist weggelaufen" +
    ", Brust schmerzt, aus dem Ladegerät kommt Rauch, Ladegerät raucht, vom Nachbarshund gebissen" +
    ", Kopf auf Boden geschlagen, wie rufe ich den Notarzt, riecht nach Gas, lila angelaufen" +
    ", Baby lila, Augen verdreht, Schaum vor dem Mund, mit Tee verbrannt, mit Glätteisen verbrannt" +
    ", Erdnussallergie geschwollen, allergische Reaktion Erdnuss" +
    ", von der Schaukel gefallen Spielplatz, Arm gebrochen Spielplatz, Arm gebrochen im Spiel" +
    ", Kinderzimmer brennt Spielzeug, Haus brennt Spielkonsole, vom Klettergerüst gefallen Spielplatz" +
    ", Fieber 41, Fieber über 41, Fieber 42, Fieber 41 Kind, mehr als 41 Fieber, Wohnung in Flammen" +
    ", Schlafzimmer brennt, Adventskranz brennt, Sofa fängt Feuer, Kind im Wasser gefunden" +
    ", im Pool gefunden, Feuer im Haus Filmabend, Kind reagiert nicht aufgewacht",
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
    ", reação alérgica, meu filho está sangrando, avc, crise de asma, vomitando sangue, monóxido de carbono, vazamento de gás, emergência, bebê não se mexe" +
    ", dor no peito, dor de peito, meu filho está com dor no peito, aperto no peito, incêndio" +
    ", incêndio em casa, casa pegando fogo, pegou fogo, pegando fogo, fogo na cozinha" +
    ", cozinha pegando fogo, fumaça em casa, inalou fumaça, respirou fumaça, celular pegou fogo" +
    ", bateria explodiu, cabelo pegou fogo, mordida de cachorro, cachorro mordeu meu filho" +
    ", foi mordido por um cachorro, mordido por cachorro, cachorro atacou minha filha" +
    ", picada de aranha inchada, picada de aranha, epipen, como usar epipen, caneta de adrenalina" +
    ", choque anafilático, picada de vespa inchada, picada de abelha inchou" +
    ", picada de marimbondo inchou, picada de abelha na boca, rosto inchado, rosto inchando" +
    ", língua inchada, queimadura de água viva, está se afogando, afogou na piscina" +
    ", bateu a cabeça e vomitou, caiu e bateu a cabeça, pancada na cabeça, corte na cabeça" +
    ", galo na cabeça vomitando, ligar 190, ligar para o 193, ligar 112, chama o samu, 190" +
    ", número de emergência, telefone de emergência, pronto socorro, cheiro de gás, parada cardíaca" +
    ", coração parou, sem pulso, massagem cardíaca bebê, reanimação bebê, rcp criança, não se mexe" +
    ", fratura exposta, osso quebrado, esfaqueado, levou um tiro, levou facada, baleado" +
    ", perdeu muito sangue, insolação, hipotermia, meningite, febre 41, febre convulsão" +
    ", acidente de carro, foi atropelado, levou choque na tomada, choque na tomada" +
    ", queimadura com óleo, queimou com água fervendo, prendeu o dedo na porta" +
    ", bombinha explodiu na mão, queimadura de fogos, caiu da bicicleta cabeça, caiu da escada" +
    ", caiu do beliche, engasgo, está engasgando, criança desaparecida, minha filha desapareceu" +
    ", meu filho sumiu, meu filho desapareceu, sequestro, sequestraram meu filho, socorro" +
    ", inalou cloro, quebrou o braço, meu filho fugiu de casa, picada de abelha na língua, bebê caiu" +
    ", saindo fumaça do carregador, carregador soltando fumaça, o cachorro do vizinho mordeu ele" +
    ", abelha picou e inchou, ficou roxinho, olhos virados, revirou os olhos, espumando pela boca" +
    ", coma alcoólico, queimou com chá, queimou com a chapinha, alergia amendoim inchou" +
    ", reação alérgica amendoim" +
    ", quebrou o braço no jogo de futebol, caiu do balanço jogos, caiu da bicicleta no jogo" +
    ", filho inconsciente depois da queda, bebê não reage ajuda, levou um choque com água" +
    ", minha filha está desmaiando depois de cair, febre acima de 41, 41 de febre" +
    ", minha casa está queimando, casa em chamas, o quarto está queimando, meu quarto está pegando fogo" +
    ", número do samu, ligar 192, número 192, número do 192",
};

const poison: typeof danger = {
  en:
    "swallowed a battery, ate a magnet, drank bleach, " +
    "swalowed battery, drank cleaning product, ate my medication, took too much tylenol, too much tylenol, " +
    "ate mushroom, ate berries, ate medicine, got into medicine, took grandmas pills, drank gasoline, " +
    "drank nail polish remover, ate nicotine, drank vape juice, ate edible, ate weed gummy, ate thc gummies, " +
    "bleach in eye, chemical in eye, ingested a battery, kid drinking bleach, drank the bleach, drank some detergent" +
    ", swallowed glass, ate glass, baby swallowed, swallowed lighter fluid, drank lighter fluid" +
    ", swallowed button battery, button battery, button battery stuck in nose, ate detergent pod" +
    ", ate tide pod, bit a laundry pod, laundry pod in eye, ate dishwasher tablet" +
    ", dishwasher tablet in mouth, drank mouthwash, drank essential oil, drank nail varnish" +
    ", ate slug pellets, ate rat poison, ate mothballs, ate toadstool, poison control, poison helpline" +
    ", poisons information, ate yew berries, ate lily, licked bleach, drank washing up liquid" +
    ", drank weedkiller, drank screenwash, ate silica gel, ate magnets, swallowed magnets" +
    ", swallowed a coin, ate grandpa's tablets, took my blood pressure pills, ate iron tablets" +
    ", drank hand gel, drank alcohol toddler, drank kerosene, swallowed water beads, ate water beads" +
    ", ate vape, swallowed nicotine pouch, ate zyn, ate a zyn, chewed a cigarette, drank e liquid" +
    ", drank eliquid, spray in eyes, pepper spray in eyes, bleach on skin, mixed bleach and vinegar" +
    ", ate glow stick, ate battery, ate weed, accidentally took double dose, double dose of medicine" +
    ", gave wrong dose, wrong medicine, took my pills, wrong pills given, battery in nose" +
    ", alcohol poisoning, battery in mouth",
  es:
    "se tragó una pila, se ha tragado un imán, bebió lejía, " +
    "se comio una pila, se comio pastillas, se comio medicina, ingirio cloro, ingirio detergente, tomo fabuloso, " +
    "tomo thinner, tomo gasolina, bebio gasolina, se tomo el jarabe, tomo mucho paracetamol, " +
    "toxicologia telefono, se tragó el cebo para ratas, comió unas plantas venenosas" +
    ", intoxicación por humo, intoxicación monóxido, se tragó un vidrio, pila de botón" +
    ", se tragó una pila de botón, se comió una cápsula de detergente, mordió una cápsula de lavadora" +
    ", bebió líquido de encendedor, se tragó gasolina de mechero, bebió colonia, bebió gel de manos" +
    ", se comió raticida, veneno para ratas, comió bolitas de naftalina, comió una seta, comió hongos" +
    ", comió bayas, se tomó las pastillas de la abuela, tomó pastillas del abuelo, le di doble dosis" +
    ", dosis equivocada, medicina equivocada, se comió un imán, tragó un imán, tragó una moneda" +
    ", se tragó bolas de agua, bebió alcohol bebé, se comió una colilla, bebió líquido de vapeador" +
    ", lejía en los ojos, detergente en el ojo, mezclé lejía y amoniaco, toxicología" +
    ", instituto de toxicología, intoxicación, envenenamiento, comió cannabis" +
    ", comió gominolas de marihuana" +
    ", metió una pila en la boca",
  fr:
    "il a avalé une pile, a bu de la javel, a mangé une baie, " +
    "avaler pile, avaler un aimant, a mangé des médicaments, a bu du produit vaisselle, " +
    "a bu du liquide vaisselle, bu du destop, bu du white spirit, a bu de l'essence, a mangé une plante toxique, " +
    "mangé des baies, a mangé un champignon, mangé une capsule de lessive, centre antipoison, numéro antipoison, " +
    "trop de doliprane, surdosage doliprane, ma fille a avalé la pilule" +
    ", intoxication monoxyde, a avalé du verre, pile bouton, a avalé une pile bouton" +
    ", pile bouton dans le nez, a mangé une capsule de lessive, capsule de lessive dans l'oeil" +
    ", a croqué une dosette de lessive, a bu de l'essence à briquet, bu du liquide allume barbecue" +
    ", a avalé un aimant, a bu de l'alcool bébé, a bu du gel hydroalcoolique" +
    ", a bu de l'huile essentielle, a avalé de l'eau de javel, mort aux rats" +
    ", a mangé de la mort aux rats, a mangé de la naftaline, a mangé du muguet" +
    ", a mangé des champignons, a mangé un mégot, a mangé une cigarette, a bu du e-liquide" +
    ", a pris les médicaments de mamie, a avalé les cachets de papi, double dose" +
    ", double dose de médicament, erreur de médicament, erreur de dose, produit dans les yeux" +
    ", javel dans les yeux, mélangé javel et vinaigre, a avalé des perles d'eau, a avalé une pièce" +
    ", centre anti poison, empoisonnement, a mangé du cannabis, a mangé un gâteau au cannabis" +
    ", a mis une pile dans la bouche",
  de:
    "Knopfzelle verschluckt, hat eine Batterie geschluckt, Spülmittel getrunken, giftige Beeren gegessen, " +
    "tabletten gegessen, medikamente geschluckt, hat medizin getrunken, reinigungsmittel getrunken, " +
    "spüli getrunken, spülmaschinentab gegessen, lampenöl getrunken, benzin getrunken, " +
    "desinfektionsmittel getrunken, nagellackentferner getrunken, giftige pflanze gegessen, pilz gegessen, " +
    "beeren gegessen, vogelbeeren gegessen, zigarette gegessen, liquid getrunken, giftnotrufzentrale, " +
    "giftzentrale, baby verschluckt lego" +
    ", Glas verschluckt, sich verschluckt keine Luft, Knopfzelle, Knopfbatterie verschluckt" +
    ", Knopfzelle in der Nase, Feuerzeugbenzin getrunken, Grillanzünder getrunken" +
    ", Grillanzünder verschluckt, Waschmittel Pod gegessen, Waschmittelkapsel im Mund" +
    ", Gelkapsel zerbissen, Spülmaschinentab im Mund, Spülmaschinentab abgeleckt, Duftöl getrunken" +
    ", ätherisches Öl getrunken, Rattengift gegessen, Rattengift, Schneckenkorn gegessen" +
    ", Mottenkugel gegessen, Maiglöckchen gegessen, Eibe gegessen, Pilze gegessen, Magnet verschluckt" +
    ", Magnete verschluckt, Münze verschluckt, Wasserperlen verschluckt, Zigarettenkippe gegessen" +
    ", Kippe verschluckt, E-Liquid getrunken, Nikotinbeutel verschluckt, Snus verschluckt" +
    ", Omas Tabletten gegessen, Tabletten vom Opa genommen, falsches Medikament gegeben" +
    ", doppelte Dosis, doppelte Dosis Fiebersaft, Fiebersaft zu viel, zu viel Paracetamol" +
    ", zu viel Ibuprofen, Putzmittel im Auge, Chlorreiniger im Auge, Reiniger in die Augen" +
    ", Alkohol getrunken Kleinkind, Baby Alkohol getrunken, Giftnotruf, Tox Info, 145" +
    ", Haschkeks gegessen, Cannabis gegessen, Parfum getrunken" +
    ", Feuerzeuggas getrunken, Batterie in den Mund gesteckt, Alkoholvergiftung",
  pt:
    "engoliu uma moeda, bebeu água sanitária, " +
    "engulio moeda, tomou remedio errado, tomou remedio demais, tomou muito remedio, tomou o remedio da avo, " +
    "comeu remedio, comeu naftalina, comeu pilha, bebeu lixívia, tomou agua sanitaria, bebeu produto de limpeza, " +
    "tomou produto de limpeza, tomou desinfetante, bebeu querosene, bebeu gasolina, tomou alcool em gel, " +
    "bebeu perfume, bebeu soda caustica, bebeu acetona, centro de informação toxicologica, ceatox, " +
    "comeu plantas venenosas" +
    ", intoxicação monóxido, engoliu vidro, bateria botão, pilha botão, engoliu bateria botão" +
    ", engoliu pilha, comeu cápsula de sabão, mordeu cápsula de lavar roupa, bebeu fluido de isqueiro" +
    ", bebê bebeu álcool, comeu chumbinho, comeu veneno de rato, veneno de rato, comeu cogumelo" +
    ", comeu planta, comeu comigo ninguém pode, tomou remédio do avô, tomou remédio da avó" +
    ", dose dobrada, dei remédio errado, dose errada, remédio errado, engoliu ímã, engoliu moeda" +
    ", engoliu bolinha de gel, comeu bituca, comeu cigarro, bebeu líquido de vape" +
    ", água sanitária nos olhos, produto no olho, detergente no olho, misturei cloro e vinagre" +
    ", comeu maconha, comeu brownie de maconha, intoxicação, envenenamento, disque intoxicação" +
    ", bebeu óleo essencial" +
    ", colocou pilha na boca",
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
    ", bleeding edge, different strokes, stroke of luck, killing time, brush stroke app, swimming strokes for kids, breast stroke lessons, he is bleeding money, emergency contact iphone, fire emoji, blood moon, carbon monoxide detector, unconscious spending, 15, food poisoning, is food poisoning contagious" +
    ", fire tablet, fire tv, kindle fire, amazon fire, free fire, garena free fire, firestick" +
    ", fire hd 8 kids, fire stick parental controls, fire station near me, fire station game" +
    ", fire truck game, that outfit is fire, what does fire mean, fire safety for kids, fire drill" +
    ", fire alarm, smoke detector, smoke alarm, smoke bomb minecraft, smoke break, fireman sam" +
    ", campfire stories, dog filter, dog filter snapchat, dog game, dog bite lawyer, hot dog, dog man" +
    ", dog training, spider man, bitten by the gaming bug, apple bite, black widow movie" +
    ", chest minecraft, treasure chest, chest press, bee game, sting operation, sting like a bee" +
    ", wasp band, sting musician, dead battery, battery drain, phone battery dying, replace battery" +
    ", battery swollen, battery life, ipad battery, button for battery, detergent ad, pod, airpods" +
    ", tide pods challenge, tide pod challenge, laundry, head shot, headphones, headset" +
    ", headache from screens, head of school, hit game, hit song, concussion protocol, 144 hz monitor" +
    ", 144hz, 110 words, 000 followers, 144 pieces, 110 robux, 112 pokemon, game 911, call of duty" +
    ", call of duty 110, call me, crash, crash bandicoot, crash team racing, car crash game" +
    ", game crash, app crashes, crash out, screenshot, one shot, shot on iphone, shooting game" +
    ", gun game, stroke order app, burn book, burn calories, burned out, burnout teen, burner phone" +
    ", cpr class near me, first aid for kids game, swimming app, pool party, drowning movie" +
    ", heartbeat song, heart rate watch, missing child poster game, kidnapped movie, spider game" +
    ", shock site, electric scooter, emergency contact, emergency sos iphone, emergency sos" +
    ", emergency alerts, medical id iphone, fever dream, fever pitch, cabin fever, stabbing in game" +
    ", i'm dead, bleed purple, blood game, double dose of fun, ate and left no crumbs, ate" +
    ", eat the pill matrix, red pill, gas station near me, gas prices, galaxy gas, gas app, gassed up" +
    ", gassing, gas me up, it's giving fire, dumpster fire, fire pokemon, on fire, he is on fire" +
    ", tinder fire, chest of drawers, essential oils, mouthwash, magnets toy, magnetic tiles" +
    ", water beads toy, glow stick party, rash decision, epi, epic games, pen, apple pen, neck pillow" +
    ", lily, dry drowning movie, flu shot in the arm, eyes swollen from crying" +
    ", spider attacked me in minecraft, stabbed in the back by friend, car accident lawyer" +
    ", emergency plumber, emergency dentist, fire extinguisher store, fire damage restoration" +
    ", smoke damage cleaning, chest x ray clinic, meningitis vaccine, battery replacement iphone" +
    ", cpr training, broken phone screen, broken arm minecraft, call of duty mobile" +
    ", should i call his teacher, house fire sims 4, kids missing out on friends" +
    ", teen is missing school, missing assignments, my child is missing homework, took his adhd meds" +
    ", wrong password, ate all the cookies, drank my coffee, drank energy drink, eyes hurt from screen" +
    ", swollen eyes from screen, is fire a compliment, smoke signal app, drama in chat caught me" +
    ", the app got stuck in a loop, battery stuck in xbox controller" +
    ", emergency contacts on apple watch, bee game app, wasp sting" +
    ", carbon monoxide testing, gps for missing child, call 911 prank, prank call 911" +
    ", caught fire viral video, house is burning meme, fire pit store, fireplace cleaning" +
    ", smoked salmon, chest freezer, dog walker near me, wasp nest removal, emergency vet" +
    ", emergency locksmith, urgent care, car wash, car body shop, broken window repair" +
    ", broken tooth dentist, wrist watch, neck massage, eye exam, gas boiler repair, battery shop" +
    ", flu shots, finger food, missing tooth, missing package, lost cat, run away from zombies" +
    ", pool fence, fell in love online, my kid fell for a scam, he fell behind in school" +
    ", broke her phone, broken heart teen, wrong number texts, double dose of screen time" +
    ", took my phone, he took my credit card, ate too much candy, drank too much soda, chewing gum" +
    ", emergency alert phone test, hot coffee spilled on laptop, water spilled on ipad" +
    ", spilled the tea, school shooting news, gunshot sounds in fortnite, hurts my head" +
    ", phone overheating, fever 38, ice bucket challenge, silica gel uses" +
    ", snapchat heart turned purple, ticks turned grey whatsapp, dot gone grey snapchat" +
    ", eyes rolled back emoji, nut allergy card for school, coin in his roblox account, tea app" +
    ", Lead found in water at school, bacteria found in pool, snake found in the pool, tetanus shot in arm" +
    ", booster shot in arm, allergy shot in arm, insulin shot in the stomach, vitamin shot in leg" +
    ", Nasal spray in nose, air pods in ear, ear spray in ear, nasal spray up nose, fire alarm kids" +
    ", fire kids tablet, fire drill, got stabbed in gta, house on fire game, phone on fire in the game" +
    ", kid got shot in fortnite, video shot in the back yard, broke his arm roblox" +
    ", fell off his bike in minecraft, heimlich maneuver classes, tide pods challenges, epipen cases" +
    ", baby got shot for measles, stabbed me in the back, there is a fire drill at school, phone 144 hz" +
    ", toy found at the bottom of the pool, room fire alarm, he got shot down by a girl" +
    ", son got shot on iphone, drowning in pool prevention, room on fire roblox",
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
    ", matar el tiempo, sangre fría, videojuego sangriento, contacto de emergencia iphone, alérgico a los deberes, derrame de agua, intoxicación alimentaria" +
    ", fire tablet, tablet fire, free fire, fuego emoji, emoji fuego, juego de bomberos, bomberos" +
    ", estación de bomberos, cortafuegos, firewall, vender humo, perro filtro, filtro de perro" +
    ", juego de perros, perro caliente, patrulla canina, hombre araña, araña juego, avispa marvel" +
    ", pecho juego, press de pecho, cofre minecraft, batería del móvil, se acaba la batería" +
    ", batería hinchada, pila de tareas, batería dura poco, detergente anuncio, cápsula del tiempo" +
    ", cascos, dolor de cabeza pantallas, 112 pokemon, 144 hz, 061 prefijo, llamada perdida" +
    ", llamar a mi hijo, juego de disparos, pistola juego, disparos fortnite" +
    ", accidente de avión videojuego, curso primeros auxilios, natación para niños, piscina cerca" +
    ", contacto de emergencia, sos emergencia iphone, fiebre del sábado noche, fiebre de roblox" +
    ", corriente de tiktok, imanes juguete, bolas de agua juguete, gasolina canción, gasolinera" +
    ", precio gasolina, arde instagram, quemado del trabajo, quemar calorías, en llamas canción" +
    ", secuestro de cuenta, mi hijo desaparece en su cuarto con el móvil, mensajes que desaparecen" +
    ", desapareció la app, cuenta desaparecida, perdido en fortnite, niño perdido fortnite" +
    ", se muere de risa, morder el anzuelo, muerde las uñas, muerde a otros niños" +
    ", picadura de mosquito, setas minecraft, comió y no dejó migajas, dosis diaria de pantalla" +
    ", cara hinchada filtro, picadura de avispa en la mano, ojos hinchados de llorar" +
    ", abogado accidente de coche, accidente de tráfico abogados, curso de rcp, vacuna meningitis" +
    ", fontanero urgencias, tomó su medicina, tomó pastillas para la tos, se comió todo el chocolate" +
    ", se rompió la pantalla, hay fuego en free fire" +
    ", se tragó el anzuelo, extintor, alarma de incendios, fuegos artificiales, perro guía" +
    ", adiestrador de perros, cerrajero urgente, avispero, pilas recargables, botón de pánico app" +
    ", llamar gratis, se quemó la tele, se cayó instagram, se cayó del servidor, se rompió el móvil" +
    ", se partió de risa, corte de luz, accidente fortnite, tomó mi móvil, tomó mi tarjeta" +
    ", bebió red bull, comió pizza, mi hijo perdido en los estudios, desapareció mi cuenta" +
    ", tiro libre fifa, le dispararon en fortnite, apuñalado en el juego" +
    ", alergia al polen, se quemó el cargador, ojos en blanco emoji" +
    ", Escuela número 131, número 107, escuela número 911, casa en llamas juego" +
    ", se rompió el brazo en roblox, se rompió el brazo videojuego, se quemó la pantalla",
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
    ", 15 ans, iphone 15, 15 minutes, 18 plus, mort de rire, tuer le temps, coup de foudre, saignée, allergique aux écrans, intoxication alimentaire" +
    ", tablette fire, fire tablet, free fire, feu vert, emoji feu, feu emoji, c'est le feu" +
    ", jeu de pompier, sam le pompier, pare-feu, filtre chien, filtre chien snapchat, jeu de chien" +
    ", pat patrouille, spiderman, araignée jeu, guêpe marvel, poitrine jeu, développé couché poitrine" +
    ", coffre minecraft, batterie téléphone, batterie gonflée, batterie faible, pile de livres" +
    ", piles manette, lessive pub, capsule temporelle, casque audio, mal à la tête écran" +
    ", mal de tête écrans, 144 hz, 112 pokémon, 18 ans, 17 ans, appeler mon fils, appel vidéo" +
    ", jeu de tir, jeu de guerre, fusil nerf, accident voiture jeu, accident de parcours" +
    ", jeu de voiture, cours premiers secours, formation premiers secours, cours de natation, piscine" +
    ", contact d'urgence, appel d'urgence iphone, sos urgence iphone, urgence devoirs" +
    ", fièvre acheteuse, aimants jouet, perles d'eau jouet, station essence, burn out" +
    ", brûler des calories, messages qui disparaissent, application disparue" +
    ", ma fille disparaît dans sa chambre, compte disparu, le petit prince enlèvement, mordre la vie" +
    ", mordu de jeux vidéo, mordu de foot, mord les autres enfants, piqûre de moustique" +
    ", champignon mario, champignon minecraft, dose d'écran, double écran, bébé nageur" +
    ", à l'aide d'une appli, aide aux devoirs, enfant disparu jeu, visage gonflé filtre, pris en photo" +
    ", il a pris feu dans minecraft, yeux gonflés écran, il y a un feu rouge dans le jeu" +
    ", avocat accident de voiture, formation rcp, mac os cassé, a pris ses médicaments" +
    ", mange des pâtes, bu un café, l'écran est cassé, numéro de téléphone volé, piqûre de guêpe" +
    ", vaccin méningite, plombier urgence" +
    ", extincteur, alarme incendie, feu d'artifice, feu de camp, mal de dos, chien guide" +
    ", nid de guêpes, pile rechargeable, appeler gratuitement, appeler mamie, composer un mot de passe" +
    ", tombé dans le piège, tombé sur du porno, tombé amoureux, téléphone cassé, s'est cassé la figure" +
    ", coupure internet, accident fortnite, a pris mon téléphone, bu red bull, mangé une pizza" +
    ", fils disparu des réseaux, la vidéo a explosé, double compte, ios cassé" +
    ", cœur violet snapchat, le coeur est devenu violet, emoji violet" +
    ", que faire 15 août avec les enfants, activités à faire 15 km de Paris, que faire le 15 août" +
    ", appeler le 15 août, appeler 18 fois, que faire le 18 mai avec enfants, à faire 18 mois" +
    ", école numéro 15, maillot numéro 18, maison en feu jeux, s'est cassé le bras dans roblox" +
    ", appeler 15 minutes, le chien a mordu fortnite, asphyxie financière",
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
    ", blutmond, blutige Anfänger, schlagfertig, Zeit totschlagen, Notfallkontakt iPhone, Kohlenmonoxidmelder, Allergie gegen Katzen, Ausflug ins Wasser gefallen, 15" +
    ", Fire Tablet, Fire TV, Free Fire, Feuer Emoji, Feuerwehr Spiel, Feuerwehrmann Sam, Feuerwehr" +
    ", Feuerwerk, Lagerfeuer, Brandneu, Firewall, Rauchmelder, Lehrer brennt mich nicht, CD brennen" +
    ", Burnout, Burnout Jugendliche, darauf brennen, brennt für Fußball, Hundefilter, Hund Filter" +
    ", Hunde Spiel, Paw Patrol, Hundebiss Anwalt, Spiderman, Spinne Spiel, Wespe Marvel, Brustmuskeln" +
    ", Brust Training, Truhe Minecraft, Akku leer, Akku aufgebläht, Akku hält nicht, Batterie wechseln" +
    ", Knopf für Batterie, Waschmittel Werbung, Zeitkapsel, Kopfschmerzen Bildschirm, Kopf hoch" +
    ", 144 Hz, 144 hz Monitor, 110 Watt, 112 Pokemon, 145 Robux, Anruf, Anrufe blockieren, Oma anrufen" +
    ", Schießspiel, Ballerspiel, Messer Spiel, Autounfall Spiel, Unfall Simulator, Erste Hilfe Kurs" +
    ", Schwimmkurs, Schwimmbad, Notfallkontakt, Notruf SOS iPhone, Notfall SOS, Fieber Film" +
    ", Reisefieber, Magnete Spielzeug, Wasserperlen Spielzeug, Gaspreise, Gas geben, Tankstelle" +
    ", Nachrichten verschwinden, App verschwunden, verschwindende Nachrichten" +
    ", Kind verschwindet im Zimmer, Konto verschwunden, Hund entführt Film, beißt in den sauren Apfel" +
    ", beißt andere Kinder, Kind beißt, Nägel beißen, Mückenstich, Pilz Mario, Pilze Minecraft" +
    ", Dosis Bildschirm, ersticken spiel, Erstickungsspiel, Würgespiel, Ertrinken Film" +
    ", Hilfe bei Hausaufgaben, mein Kind ist weg vom Bildschirm, mein Handy ist weg, weg vom Handy" +
    ", Strom sparen, Strom bekommen Rechnung, Stich im Spiel, Cardio, Brustkrebs, Druck auf Kinder" +
    ", Bienenstich Rezept, Bienenstich Kuchen, Autounfall Gutachter, Autounfall Anwalt" +
    ", Herzdruckmassage Kurs, ein Glas getrunken, Handy die Treppe runtergefallen" +
    ", Kind ist weg vom Fenster, Herz gebrochen, Display gebrochen, Wespenstich, Meningitis Impfung" +
    ", mein Hund hat das Handy gefressen, Tee getrunken, Notdienst Klempner, Feuerwehrmann werden" +
    ", brennt auf Rache, Haus brennt Minecraft, Sohn beim Spielen weggelaufen" +
    ", Feuerlöscher, Feuermelder, Lagerfeuer Spiel, brennende Fragen, die Augen brennen vom Bildschirm" +
    ", Rauchmelder piept, Brustschwimmen, Hundeschule, Wespennest, Batterien Fernbedienung, 112 Euro" +
    ", 110 Prozent, Notruf Uhr Kind, vom Server gefallen, auf Betrug reingefallen, Handy gebrochen" +
    ", Vertrag gebrochen, Unfall Fortnite, Autounfall Versicherung melden, hat mein Handy genommen" +
    ", Cola getrunken, Eis gegessen, Hund weggelaufen, App ist weg, Entführung Film" +
    ", erschossen in Fortnite, Fieber 38, Glas Wasser getrunken" +
    ", lila Herz, Handy verbrannt, Augen verdreht Emoji" +
    ", Haus brennt Spiel, Haus brennt im Film, Arm gebrochen Minecraft, von der Leiter gefallen in Roblox" +
    ", Blei im Wasser gefunden, Legionellen im Schwimmbad gefunden, Fieber 39, verblutet im Spiel" +
    ", Reanimation Kurse, Verbrennung Chemieunterricht",
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
    ", matar o tempo, sangue bom, contato de emergência iphone, jogo sangrento, derramou água, alérgico à lição de casa, intoxicação alimentar" +
    ", fire tablet, free fire, emoji de fogo, fogo emoji, jogo de bombeiro, bombeiro sam, firewall" +
    ", fumaça minecraft, filtro de cachorro, jogo de cachorro, cachorro quente, patrulha canina" +
    ", homem aranha, aranha jogo, vespa marvel, peito supino, peito treino, baú minecraft" +
    ", bateria do celular, bateria viciada, bateria descarrega, pilha de lição, sabão anúncio" +
    ", cápsula do tempo, fone de ouvido, dor de cabeça tela, 144 hz, 112 pokemon, 190 reais, 192 robux" +
    ", ligar para meu filho, ligar o computador, jogo de tiro, tiro fortnite, acidente de avião jogo" +
    ", jogo de carro, curso primeiros socorros, aula de natação, piscina perto, contato de emergência" +
    ", sos emergência iphone, febre de roblox, ímãs brinquedo, bolinha de gel brinquedo, gás do riso" +
    ", preço gasolina, posto de gasolina, queimar calorias, mensagens que desaparecem" +
    ", aplicativo sumiu, minha conta sumiu, sequestro de conta, sequestro jogo, morde as unhas" +
    ", morde outras crianças, picada de mosquito, cogumelo mario, dose de tela, brincadeira do desmaio" +
    ", jogo do desmaio, jogo do enforcamento, meu filho sumiu com o celular dele, rosto inchado filtro" +
    ", socorro lição de casa, socorro dever, tá pegando fogo bicho, pegou fogo no minecraft" +
    ", bebeu água, olhos inchados de chorar, tomou remédio, tomou remédio para dor" +
    ", advogado acidente de carro, curso de rcp, vacina meningite, comeu tudo, bebeu café" +
    ", quebrou a tela, encanador urgência, picada de abelha, caiu a internet, caiu na fake news" +
    ", mordeu a isca" +
    ", levou um tiro no free fire, dose dupla de desenho, extintor, alarme de incêndio" +
    ", fogos de artifício, dor nas costas, adestrador de cachorro, ninho de vespa, ligar de graça" +
    ", ligar para avó, caiu no golpe, caiu o instagram, caiu da nuvem, quebrou o celular" +
    ", coração partido, tomou meu celular, bebeu energético, comeu pizza, meu filho sumiu nas redes" +
    ", cachorro sumiu, sequestro de dados, levou um fora, vídeo explodiu, pegou fogo o grupo" +
    ", o grupo pegou fogo, peito de frango, fogo no parquinho" +
    ", coração roxo, queimou o carregador" +
    ", escola número 192, casa pegando fogo jogo, quebrou o braço no roblox, caiu da moto no free fire",
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
