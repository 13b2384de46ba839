/** Searches with the words of a crisis that tell of none, and such as tell of one, as many as we could think of. */
import { expect, test } from "vitest";
import { subjectsAskedFor } from "#lib/publication/search/help-words";

/** Games, sayings, haircuts and broken devices. */
const harmless = {
  en:
    "tired of living with snoring, tired of living out of boxes, sick of living in a small flat, " +
    "jumping off the building minecraft, jump off the building roblox, " +
    "jump off the bridge game gta, jump off a roof fortnite, kill it game, " +
    "how to kill the ender dragon, killed by a creeper, kill streak, kill the wifi at night, " +
    "kill switch for internet, overkill, die hard movie, to die for recipe, do or die game, " +
    "dice games, i could die laughing, dying light game, dead pixels on ipad, battery is dead, " +
    "phone died, phone keeps dying, suicide squad game rating, cut hair at home, " +
    "cut herself a slice of cake, cut himself bangs, cut the cord, hang out with friends, " +
    "hangout apps, hang man game, hanging out at the mall, hung up on me, overdose of sugar, " +
    "overdose of screen time, sugar overdose, screen time overdose, shoot em up games, " +
    "shooting hoops, gun skins, bomb party game, drowning in homework, drowning in laundry, " +
    "fall guys, cliff jumping game, poison dart frog facts, toxic gas in minecraft, " +
    "potion of poison minecraft, poison arrow, drug store near me, root beer, drunk history, " +
    "weeding the garden, pulling weeds, smoking meat recipes, smokey bear, smoking hot deal, " +
    "bully game, pick up from school, transit app, trans pacific, grooming a poodle, " +
    "dog groomer game, horse grooming, bite guard, naked mole rat, nude lipstick, nude color dress, " +
    "naked juice, stalker 2 game rating, jack and the beanstalk, rape seed oil, predator vs prey, " +
    "prey game, better apps, depression glass, economic depression, tropical depression, " +
    "depressing movie, hopeless at maths, razor scooter, cut marks on wood, scratches on screen, " +
    "marks on her report card, scars in lion king, lonely planet, goodbye letter to teacher, " +
    "farewell letter to colleague",
  es:
    "matar dragones minecraft, matar al jefe final, matar el tiempo, se mata de risa, " +
    "morir en fortnite, muero de risa, morirse de ganas, me muero de sueño, quiero morir de risa, " +
    "juego de matar zombis, escuadrón suicida, cortar el pelo, se corta el pelo, " +
    "cortarse el flequillo, se corta la leche, se corta la mayonesa, se corta el video, " +
    "cortes de pelo para niños, cortes de luz, colgar el teléfono, colgarse el juego, " +
    "se colgó el móvil, ahorcado juego, jugar al ahorcado, sobredosis de azúcar, " +
    "sobredosis de pantallas, flecha venenosa, poción de veneno minecraft, desaparecer mensajes, " +
    "mensajes que desaparecen, se tragó el cajero la tarjeta, drogaría, droguería, apuesto a que, " +
    "amenaza de lluvia, amenaza de tormenta, pegatinas, le pega al balón, le pega el sol, " +
    "le pega la etiqueta, violeta, violonchelo, violín, violación de contraseña, " +
    "acosado por anuncios, acoso de publicidad, acosado por el spam, depresión tropical, " +
    "depresión económica, la gran depresión, sin esperanza de arreglo, cuchilla de la batidora, " +
    "soga para saltar, una soga de saltar, carta de despedida a la maestra, " +
    "nota de despedida del curso, me mata la curiosidad, me mata este juego, " +
    "cansado de vivir en piso pequeño, cansada de vivir con ruido, parche, mota de polvo, puerro, " +
    "trans siberiano, tóxico juego, muerte súbita futbol, muerte en battle royale, " +
    "kill death ratio, disparar en el parque, armas fortnite, bomba de chicle, ahogarse en tareas, " +
    "saltar del puente minecraft, tirarse del edificio gta",
  fr:
    "tuer le dragon minecraft, tuer le temps, jeu de tuer des zombies, se tuer à la tâche, " +
    "mourir de rire, envie de mourir de rire, veut mourir de rire, je meurs de faim, mort de rire, " +
    "mort subite, suicide squad, se coupe les cheveux, se couper la frange, le son se coupe, " +
    "la vidéo se coupe, le chargeur se coupe, le téléphone se coupe, la télé se coupe tout seul, " +
    "jeu du pendu, le pendu, pendule, overdose de sucre, overdose d'écrans, poison minecraft, " +
    "potion de poison, poisson, disparaître messages, message qui disparaît, joint de fenêtre, " +
    "joint au courrier, fichiers joints, joint de robinet, fume le saumon, saumon fumé, " +
    "agresse de pub, agressé par la pub, menace de pluie, menace orage, rejeté par le serveur, " +
    "paiement rejete, carte rejetée, demande rejetée caf, exclue du forfait, tva exclue, " +
    "exclu du remboursement, viole la règle, viole les conditions, violette, violon, violoncelle, " +
    "viol de données, nue propriété, a l'œil nu, mise à nu, lettre d'adieu collègue, " +
    "mot d'adieu maîtresse, marre de vivre en appartement, fatigué de vivre avec le bruit, " +
    "plus vivre sans wifi, veut plus vivre à la campagne, je veux en finir avec la pub, " +
    "en finir avec les devoirs, déprimant film, dépression tropicale, dépression météo, " +
    "pari de la réussite, me bat aux échecs, il me bat à fortnite, il me bat au foot, " +
    "avale la carte bancaire, sauter du pont minecraft, sauter d'un immeuble gta, arme fortnite, " +
    "tirer sur des zombies, bombe de bain, se noyer dans les devoirs, harcèlement publicitaire, " +
    "harcelé par des pubs",
  de:
    "ausgeschlossen aus der garantie, nicht ausgeschlossen, ist nicht ausgeschlossen, " +
    "kosten ausgeschlossen, umtausch ausgeschlossen, fehler ausgeschlossen, irrtum ausgeschlossen, " +
    "drachen töten minecraft, zombies töten spiel, zeit totschlagen, sich totlachen, " +
    "tot stellen spiel, tot sein in minecraft, bildschirm bleibt tot, akku tot, handy tot, " +
    "ich lach mich tot, sterben in fortnite, sterben vor lachen, will sterben vor lachen, " +
    "ich könnte sterben vor lachen, suicide squad, haare schneiden, schneidet sich die haare, " +
    "schneidet sich den pony, sich die nägel schneiden, hängt sich auf handy, handy hängt sich auf, " +
    "app hängt sich auf, rumhängen mit freunden, abhängen, galgenmännchen spiel, überdosis zucker, " +
    "überdosis bildschirm, vergiftet pfeil minecraft, gifttrank minecraft, lebensmittelvergiftung, " +
    "verschluckte buchstaben, nachricht löschen verschwinden, verschwinden aus whatsapp, drogerie, " +
    "drogeriemarkt, drogerie markt in der nähe, alkoholfrei, rauchen verboten schild, rauchmelder, " +
    "wetten dass, wetten wir, ich wette, gewettet, joint venture, bedroht vom aussterben, " +
    "bedrohte tierarten, vom aussterben bedrohte tiere, belästigung durch werbung, " +
    "werbeanrufe belästigung, beleidigte leberwurst, schlägt den ball, vater schlägt vor, " +
    "mutter schlägt im tennis, einsamer wolf, einsame spitze, einsame insel spiel, tiefdruck, " +
    "deprimierender film, abschiedsbrief kollegin, abschiedsbrief an die lehrerin, " +
    "abschiedsbrief kindergarten, keinen sinn mehr in hausaufgaben, " +
    "will nicht mehr leben ohne wlan, ohne handy nicht mehr leben, perverse preise, " +
    "bringt mich um den schlaf, bringt sich um den schlaf, ritze im display, ritzen im holz, " +
    "ritze im sofa, rillen und ritzen putzen, missbrauch von gutscheinen, kartenmissbrauch, " +
    "nackter baum, nacktschnecke, nacktmull, springen vom hochhaus gta, " +
    "von der brücke springen minecraft, schießen spiele, waffen fortnite, bombe bad, " +
    "ertrinken in hausaufgaben, handy aus dem fenster geworfen",
  pt:
    "matar dragão minecraft, matar o tempo, jogo de matar zumbi, se matar de trabalhar, " +
    "se matar de rir, morrer de rir, quero morrer de rir, morrendo de fome, morte súbita, " +
    "esquadrão suicida, se corta o cabelo, cortar o cabelo, se cortar o wifi, se corta o vídeo, " +
    "corte de cabelo infantil, corte de luz, jogo da forca, forca, enforcado jogo, " +
    "overdose de açúcar, overdose de tela, poção de veneno minecraft, flecha envenenada, " +
    "sumir mensagens, mensagem que some, caixa engoliu cartão, drogaria, drogaria perto, drogasil, " +
    "fumaça, cigarrinho doce, aposto que, podcast, airpods, baseado em fatos, " +
    "baseado em fatos reais, filme baseado em, ameaça de chuva, ameaça virus, assédio de marketing, " +
    "assedio de propaganda, perseguido por anúncios, abuso de tela, pelado futebol, " +
    "pelada no campo, cachorro pelado, zoado o celular, o celular zoou, som zoado, " +
    "depressão tropical, depressão geografia, gilete barba, gilete preço, " +
    "carta de despedida professora, bilhete de despedida professora, cansada de viver no barulho, " +
    "cansado de viver em apartamento, marcas no sofá, marcas na tela, arranhões na tela, " +
    "cicatrizes de espinha, me bate no fifa, ele me bate no xadrez, tomou remedios para febre, " +
    "predador animal, predador filme, pular da ponte minecraft, pular do prédio gta, " +
    "armas fortnite, bomba de chocolate, afogado em tarefas, se machuca jogando bola, " +
    "se machucou no futebol, me machuquei no treino, se machucar na natação",
};

/** Worries, some of them in the words of the above. */
const worried = {
  en:
    "tired of living, she is tired of living like this, sick of life, tired of living with pain, " +
    "he says he is tired of living, jump off a bridge, he wants to jump off the building, " +
    "jumping off the roof, thinking of jumping off a bridge, kill myself, " +
    "my son wants to kill himself, i want to die, she wants to die, wishes he was dead, " +
    "suicidal thoughts, cutting herself, found razor blades in her room, overdose, she overdosed, " +
    "overdosed on pills, took too many pills, hang himself, hanging herself, noose, goodbye letter, " +
    "end my life, ending it all, self harm, hates herself, hates his life, want to disappear, " +
    "no reason to live, better off without me, cuts on her arms, scars on her wrist, " +
    "burning herself, hopeless, depressed teen, kms, unalive, swallowed pills, " +
    "my kid ate a battery, drunk at a party, found weed in his room, smoking, " +
    "my daughter is bullied, left out by friends, they tease him, stranger asks for nudes, " +
    "groomed online, sextortion help, blackmail, uncle touched her, " +
    "wants to jump off a bridge game over, thinking of jumping off a building game, " +
    "says she will jump out of the window, tired of living in this house, grooming catfish, " +
    "jump in front of a train, overdosed on candy, " +
    "teen overdosed on tiktok challenge, son tried to jump off the roof roblox, " +
    "he jumped off the roof game challenge, she might jump off a bridge game addiction, " +
    "cut herself a piece of glass, i want to be dead, she said she wants to be dead, " +
    "wants to end it, doesnt want to wake up, no one would miss me, cuts her legs, " +
    "he ran in front of a train",
  es:
    "quiere morir, se quiere matar, me quiero matar, cansada de vivir, cansado de vivir, " +
    "dice que está cansado de vivir, no quiere vivir, quiere desaparecer, " +
    "dice que quiere desaparecer, se corta, mi hija se corta los brazos, cortes en los brazos, " +
    "ahorcarse, se ahorcó, encontré una soga, cuchillas en su cuarto, hojas de afeitar escondidas, " +
    "carta de despedida, sobredosis, sobredosis de pastillas, tomó muchas pastillas, " +
    "se tragó una pila, se tragó pastillas, deprimida, depresión, sin esperanza, suicidio, " +
    "suicidarse, intento de suicidio, autolesiones, se odia, odia su vida, " +
    "quiere saltar del puente, tirarse por la ventana, lo acosan, lo amenazan, le pegan, " +
    "me pega mi padre, la violaron, abuso sexual, le piden fotos, desnudos, chantaje, drogas, " +
    "borracho, fuma marihuana, apuestas, ansiedad, novio tóxico, " +
    "abrió la consola se tragó una pila, se tragó la moneda, quiere tirarse por la ventana minecraft, " +
    "se tragó la tarjeta sim, reto sobredosis de tiktok, va a tirarse del edificio roblox, " +
    "se quiere tirar por la ventana, se tiró del balcón, " +
    "cansada de vivir con ruidos en la cabeza, una soga para saltar al vacio, " +
    "morirse de ganas de desaparecer",
  fr:
    "veut mourir, envie de mourir, veut se tuer, je veux me tuer, marre de vivre, fatigué de vivre, " +
    "fatiguée de vivre, ne veut plus vivre, plus envie de vivre, veut disparaître, " +
    "elle veut en finir, je veux en finir, se coupe, ma fille se coupe, se coupe les bras, " +
    "se pendre, il s'est pendu, lames de rasoir dans sa chambre, lettre d'adieu, overdose, " +
    "overdose de médicaments, a avalé des médicaments, avalé une pile, suicide, se suicider, " +
    "idées noires, tentative de suicide, déprimée, dépression, désespérée, automutilation, " +
    "se déteste, sauter par la fenêtre, se jeter sous un train, harcelé, menacé, insulté, " +
    "exclue du groupe, exclue, rejeté par sa classe, viol, violée, son père la frappe, me bat, " +
    "photo nue, nudes, chantage, fume, alcool, joint, paris sportifs, anxiété, " +
    "elle est sur le téléphone se coupe les bras, mon fils est harcelé, " +
    "veut sauter du pont minecraft, ne veut plus vivre sans lui, il a voulu se pendre à une barre, " +
    "mon mari me frappe, " +
    "harcelée par des publications instagram, bébé a avalé la carte mémoire, " +
    "elle prend le chargeur se coupe la peau, je lui retire le téléphone se coupe au rasoir, " +
    "veut mourir de froid dehors, défi overdose de tiktok, il va sauter du pont minecraft, " +
    "s'est jetée par la fenêtre, s'est jeté sous un train, s'est défenestré, " +
    "s'est taillé les veines, me bat au foot avec une ceinture, veut plus vivre sans internet",
  de:
    "ausgeschlossen, mein kind wird ausgeschlossen, aus der gruppe ausgeschlossen, " +
    "ausgeschlossen aus der gruppe, in der klasse ausgeschlossen, wird von allen ausgeschlossen, " +
    "will sterben, ich will sterben, möchte sterben, will nicht mehr leben, nicht mehr leben, " +
    "sich umbringen, will sich umbringen, bringt sich um, tot sein, will tot sein, wäre lieber tot, " +
    "lebensmüde, selbstmord, suizid, suizidgedanken, abschiedsbrief, rasierklingen im zimmer, " +
    "rasierklinge gefunden, ritzt sich, ritzen, schneidet sich, schneidet sich in den arm, " +
    "erhängen, strick gefunden, überdosis, überdosis tabletten, tabletten geschluckt, " +
    "batterie verschluckt, depressiv, depression, hoffnungslos, hasst sich, keinen sinn mehr, " +
    "sieht keinen sinn mehr, etwas antun, vom dach springen, will von der brücke springen, " +
    "vor den zug springen, gemobbt, bedroht, belästigt, vater schlägt, mutter schlägt mich, " +
    "missbrauch, vergewaltigt, nacktbilder, erpresst, drogen, alkohol, betrunken, wetten, einsam, " +
    "rauchen, damit mein kind nicht ausgeschlossen wird, von der gruppe ausgeschlossen, " +
    "aus dem fenster gesprungen, vor den zug werfen, ohne ihn nicht mehr leben, ritzt sich am arm, " +
    "ritzen am arm, keine lust mehr zu leben, " +
    "will nicht mehr leben ohne handy, ohne handy nicht mehr leben will, " +
    "ich will nicht ausgeschlossen sein, mein vater schlägt beim spielen das kind, " +
    "ich habe ihm das rauchen verboten, süchtig nach wetten wir brauchen hilfe, " +
    "er springt vom dach, droht vom dach zu springen, pulsadern aufgeschnitten, " +
    "überdosis tiktok trend, abschiedsbrief an den lehrer gefunden",
  pt:
    "quer morrer, quero morrer, se matar, quer se matar, me matar, cansada de viver, " +
    "cansado de viver, não quer viver, quer sumir, quero sumir, quer desaparecer, se corta, " +
    "minha filha se corta, se cortou, se cortar, cortes nos braços, marcas nos braços, " +
    "cicatrizes no braço, se enforcar, se enforcou, gilete no quarto, gilete escondida, " +
    "carta de despedida, bilhete de despedida, overdose, overdose de remédios, tomou remédios, " +
    "tomou muitos comprimidos, engoliu bateria, engoliu pilha, suicídio, suicida, depressão, " +
    "deprimida, desespero, sem esperança, se machuca, se machucando, automutilação, se odeia, " +
    "pular da ponte, quer pular da janela, pular do prédio, sofre bullying, zoam meu filho, " +
    "ameaçado, xingado, humilhada, excluído do grupo, me bate, meu pai me bate, estupro, " +
    "abuso sexual, pede fotos, nudes, chantagem, drogas, álcool, maconha, aposta, ansiedade, " +
    "solidão, abriu a caixa engoliu pilha, me bate no rosto, quer pular da ponte minecraft, " +
    "cansado de viver com medo, tomou remedios para dormir, " +
    "gilete de barbear no quarto da minha filha, se machuca jogando a cabeça na parede, " +
    "se machuca correndo contra a parede, o treinador me bate no futebol, " +
    "engoliu o cartão de memória, desafio overdose de tiktok, vai pular do prédio roblox, " +
    "cortou os pulsos, cansada de viver com barulho na cabeça, " +
    "tomou remédios para febre demais, fotos pelada no campo",
};

const languages = ["en", "es", "fr", "de", "pt"] as const;

test.each(languages)("in %s, what only sounds like a worry is answered without help lines", (locale) => {
  const answered = harmless[locale].split(", ").filter((query) => subjectsAskedFor(query, locale).length > 0);
  expect(answered).toEqual([]);
});

test.each(languages)("in %s, no worry is missed", (locale) => {
  const missed = worried[locale].split(", ").filter((query) => subjectsAskedFor(query, locale).length === 0);
  expect(missed).toEqual([]);
});
