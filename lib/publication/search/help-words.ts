/** Words in a search that tell of a worry for which there are help lines. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import { helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { parseQuery } from "#lib/publication/search/search-query";
import { splitWords } from "#lib/publication/search/search-words";
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

type WordsOf = Partial<Record<HelpSubject, string>>;

/**
 * By language and subject: words and rows of words, folded, parted by commas; `*` stands for any ending. With the slips that
 * people make in them. English ones count in every language, since children and the net use them everywhere.
 */
const asking: Record<SpokenLanguage, WordsOf> = {
  en: {
    crisis:
      "suicid*, sucid*, suisid*, suiced*, sucied*, suside*, kill myself, kill himself, kill herself, kill themself, " +
      "kill themselves, kill my self, killing myself, killing himself, killing herself, killing themselves, killed himself, " +
      "killed herself, want to die, wants to die, wanting to die, wanted to die, wanna die, wish i was dead, end my life, " +
      "end his life, end her life, end their life, ending it all, end it all, self harm*, selfharm*, self injur*, " +
      "cutting myself, cutting himself, cutting herself, cutting themselves, cuts himself, cuts herself, cuts themselves, " +
      "cut himself, cut herself, hurt myself, hurting myself, hurting himself, hurting herself, hurting themselves, " +
      "hurts himself, hurts herself, depres*, deppres*, hopeless*, unaliv*, kms, kys, " +
      "suacid*, siucid*, suicde*, suecid*, sewerslide, dont want to live, doesnt want to live, dont want to be here, " +
      "doesnt want to be here, dont want to be alive, doesnt want to be alive, no reason to live, nothing to live for, " +
      "better off dead, better off without me, wish i were dead, wish i wasnt alive, wish i was never born, " +
      "wishes he was dead, wishes she was dead, wishes they were dead, take my own life, take his own life, " +
      "take her own life, took his own life, took her own life, took their own life, harm myself, harm himself, " +
      "harm herself, harm themselves, harming myself, harming himself, harming herself, harming themselves, " +
      "hurt himself, hurt herself, hurt themselves, cuts her arms, cuts his arms, cutting her arms, cutting his arms, " +
      "cuts on her arms, cuts on his arms, cuts on her arm, cuts on his arm, hate my life, hates his life, " +
      "hates her life, hates their life, hate myself, hates himself, hates herself, hates themselves, " +
      "took all the pills, took too many pills, overdos*, " +
      "noose, goodbye note, goodbye letter, farewell letter, razor blade*, razorblade*, " +
      "(?:scars|marks|cuts|scratches) on (?:her|his|their|my) (?:arm|wrist|leg|thigh)*, " +
      "(?:burns|burning|scratches|scratching) (?:herself|himself|themselves|myself), (?:not|isnt) worth living, " +
      "no point in living, (?:tired|sick) of (?:living|life), life is pointless, (?:want|wants|wanted) to disappear, " +
      "wish(?:es)? (?:he|she|they) (?:was|were) never born, (?:thought|thoughts) of (?:dying|death|suicide), " +
      "(?:talks|talking|jokes|joking) about (?:dying|death), " +
      "(?:hang|hanged|hanging|hung) (?:himself|herself|themselves|myself), " +
      "jump* off (?:a|the) (?:bridge|roof|building|balcony), jump* out (?:of )?(?:a|the|his|her) window, " +
      "jump* in front of (?:a|the) (?:train|car|bus), would be better (?:off )?without (?:me|him|her|them), " +
      "(?:gave|gives|giving) away (?:his|her|their) (?:things|stuff|belongings), " +
      "cant go on (?:anymore|any more|like this|living), (?:took|swallowed) (?:a|the whole) bottle of pills, " +
      "swallowed (?:pills|all the pills), (?:want|wants|wanted|wanting) to be dead, wanna be dead, " +
      "(?:want|wants|wanted) to end it(?! with), (?:dont|doesnt|didnt) want to wake up, " +
      "(?:no one|noone|nobody) would miss (?:me|him|her|them), (?:cuts|cutting) (?:her|his|their|my) (?:leg|wrist|thigh)*, " +
      "(?:ran|run|runs|walk*|step*) in front of (?:a|the) train",
    abuse:
      "abus*, groom, groomed, groomer*, grooming, molest, molested, molester*, molesting, molestation, rape, raped, rapist*, " +
      "predator*, pedophil*, paedophil*, " +
      "sexual assault, sexually assaulted, sexual harassment, domestic violence, traffick*, hits me, incest*, " +
      "touched me, touches me, touching me, touched her, touches her, touched him, touches him, touched inappropriately, " +
      "touches inappropriately, inappropriate touch*, private parts, beats me, beating me, beats us, dad hits, mom hits, " +
      "mum hits, father hits, mother hits, stepdad hits, hits us, older man, older guy, grown man, sexual predat*, " +
      "sex offender*, pedo, pedos, paedo, paedos, peadophil*, pedofil*, perv, pervs, pervert*, child porn*, csam, " +
      "(?:stranger|man|adult|guy) (?:wants|wanted|asks|asked|tries) to meet, older boyfriend, older girlfriend, " +
      "(?:man|men|adult|adults|guy|guys|stranger|strangers) (?:is |are |keeps |was )?(?:messag|text|talk|chat|contact)* (?:to |with )?(?:my|her|him|our), " +
      "(?:uncle|dad|father|stepdad|grandpa|brother|cousin|teacher|coach) touch*",
    images:
      "sext, sexting, sexts, sextort*, sextorsion, nude, nudes, naked picture*, naked photo*, naked pic*, nude picture*, " +
      "explicit photo*, explicit picture*, revenge porn*, blackmail*, leaked photo*, leaked picture*, leaked pics, " +
      "dick pic, dick pics, dickpic*, nudif*, private picture*, private photo*, private pics, intimate picture*, " +
      "intimate photo*, intimate image*, intimate pics, intimate video*, explicit image*, explicit video*, " +
      "explicit pics, sexual picture*, sexual photo*, sexual image*, nude photo*, naked video*, naked image*, topless, " +
      "send pics, sent pics, sending pics, asks for pics, asked for pics, asking for pics, asks for pictures, " +
      "asked for pictures, asking for pictures, leaked her pic*, leaked her photo*, leaked his pic*, leaked his photo*, " +
      "leaked my pic*, leaked my photo*, leaked video*, black mail*, blackmale*, sexstort*, sex tape*, " +
      "threatening to post, threatening to share, threatening to send, threatens to post, threatens to share, threatens to send, threatened to post, threatened to share, " +
      "threatened to send, threatened to leak, " +
      "undress* app*, " +
      "(?:pic|pics|picture|pictures|photo|photos) of (?:his|her|their|my) (?:penis|dick|privates|breasts|boobs|body)",
    bullying:
      "bully, bullys, bullied, bullies, bullying, bulied, bulying, cyberbull*, cyber bull*, harass*, harras*, doxx*, doxing, doxed, kys, " +
      "bulling, bullyng, bullin, bulin, buling, buly, picked on, picks on, pick on, picking on, made fun of, " +
      "makes fun of, make fun of, making fun of, tease, teased, teases, teasing, being mean to, is mean to, are mean to, " +
      "was mean to, were mean to, so mean to, left out, leave her out, leave him out, ganging up, gang up on, " +
      "hate page*, hate account*, spreading rumors, spreading rumours, rumors about, rumours about, threaten*, " +
      "humiliat*, " +
      "death threat*, (?:kicked|thrown|left|excluded) (?:out of|from) (?:the|a|her|his|their)? ?(?:group|class) ?chat",
    relationships:
      "toxic relationship*, toxic boyfriend, toxic girlfriend, controlling boyfriend, controlling girlfriend, dating violence, " +
      "abusive boyfriend, abusive girlfriend, stalking, stalked, stalker*, " +
      "abusive relationship*, controlling relationship*, (?:boyfriend|girlfriend) (?:hits|hit|beats|chokes)",
    identity:
      "lgbt*, gay, lesbian*, bisexual*, transgender*, trans, queer, nonbinary, non binary, coming out, came out, gender dysphoria",
    poison:
      "poison*, overdos*, swallowed, swallow, swallowing, " +
      "took too many pills, took all the pills, " +
      "(?:ate|eaten) (?:a |the |some )?(?:battery|batteries|magnet|magnets|pill|pills|tide pod|tide pods)",
    substances:
      "vape, vapes, vaped, vaping, drug, drugs, alcohol*, drunk, weed, marijuana, cannabis, nicotin*, fentanyl*, cocain*, " +
      "xanax, smoking, smokes, cigarette*, " +
      "edible, edibles",
    gambling: "gambl*, betting, sports bet*, casino*",
    worry:
      "anxi*, anixety, panic attack*, lonel*, mental health, self esteem, eating disorder*, anorexi*, bulimi*, " +
      "body image, school refusal, " +
      "panick attack*, panic atack*, anorex*, bulemi*, starving herself, starving himself, starving myself, " +
      "throws up after, throwing up after, worthless, no friends, always sad, sad all the time, cries all the time, " +
      "crying all the time, cries every day, cries every night, low mood, low self worth, " +
      "pro ana, pro mia, proana, promia, ana mia, ana and mia, thinspo*, thinspiration, meanspo, binge eating, " +
      "purging, stopped eating, (?:is|so|seems|very|became|become|becoming) withdrawn, " +
      "(?:cries|crying) (?:herself|himself|themselves|myself) to sleep, refus(?:es|ing) (?:to go to )?school, " +
      "wont go to school, (?:hates|hate) (?:her|his|their|my) body, body dysmorph*",
  },
  es: {
    crisis:
      "quiero morir*, quiere morir*, queria morir*, matarme, matarse, se quiere matar, me quiero matar, quitarse la vida, " +
      "quitarme la vida, no quiero vivir, no quiere vivir, ganas de vivir, ganas de morir, autolesi*, auto lesion*, " +
      "cortarse, se corta, hacerse dano, se hace dano, deprim*, sin esperanza, " +
      "morirme, morirse, querer morir*, quisiera morir*, ojala me muera, mejor muert*, no quiere seguir viviendo, " +
      "no quiero seguir viviendo, quiere desaparecer, quiero desaparecer, se quita la vida, se quito la vida, se mato, " +
      "autoleci*, se hace cortes, cortes en los brazos, cortes en el brazo, cortes en las piernas, me corto, cortarme, " +
      "hacerme dano, me hago dano, lastimarse, se lastima, lastimarme, me lastimo, se odia, me odio, odia su vida, " +
      "odio mi vida, sin ganas de nada, " +
      "carta de despedida, nota de despedida, una soga, cuchilla, cuchillas, (?:hoja|hojas|navaja|navajas) de afeitar, " +
      "(?:cicatrices|marcas|heridas|cortes|rasgunos) en (?:el|la|los|las|sus|mis) (?:brazo|antebrazo|pierna|muneca|muslo)*, " +
      "se hace heridas, se rasguna, no vale la pena vivir, cansad(?:o|a) de vivir, la vida no tiene sentido, " +
      "(?:saltar|tirarse|tirarme|lanzarse|arrojarse) (?:del|de un|de una|de la|desde un|desde el|por la|por una|al) " +
      "(?:puente|edificio|techo|azotea|ventana|balcon|tren)*, " +
      "ahorcarse, ahorcarme, se ahorco, quiere ahorcar, se tomo (?:unas |muchas |todas |las |todas las )?pastillas, " +
      "tomo (?:muchas|demasiadas|todas las) pastillas, " +
      "(?:tirar|tiro|lanzar|lanzo|arrojar|arrojo|salto) (?:por la|del|de un|de una|de la|desde un|desde el|al) " +
      "(?:ventana|balcon|puente|edificio|techo|azotea|tejado|vacio)*",
    abuse:
      "violac*, violad*, violaron, violo, violador*, violencia sexual, violencia domestica, violencia familiar, pederast*, pedofil*, acoso sexual, agresion sexual, agresor*, " +
      "depredador*, maltrat*, me pega, trata de personas, incesto, " +
      "abuz*, tocamiento*, manose*, partes intimas, partes privadas, la tocaron, tocaron a mi, me toca el cuerpo, " +
      "me pegan, le pega, me golpea*, le golpea*, golpes en casa, explotacion sexual, trata de menores, " +
      "pornografia infantil, hombre mayor, pedof*, violan, " +
      "(?:adulto|hombre|senor|desconocido) (?:que )?(?:le|la|lo|me) (?:escrib|habl|mand|contact|pid|pregunt)*, " +
      "(?:adulto|hombre|senor|desconocido) (?:que )?quiere (?:quedar|ver|conocer|encontrar)*, " +
      "(?:habla|hablando|chatea|chateando) con (?:un )?(?:hombre|senor|adulto)*, " +
      "(?:hombre|senor|adulto) (?:adulto )?(?:habla|chatea) con (?:mi|ella|el|ninas|ninos)",
    images:
      "desnud*, fotos intimas, foto intima, imagenes intimas, fotos sexuales, porno vengativo, chantaj*, sextorsion, sextear, " +
      "videos intimos, video intimo, fotos privadas, fotos sin ropa, foto sin ropa, le pide fotos, le piden fotos, " +
      "me pide fotos, me piden fotos, pide fotos, piden fotos, pidio fotos, pidieron fotos, fotos filtradas, " +
      "filtraron fotos, filtraron sus fotos, difundieron fotos, difundieron sus fotos, mandar el pack, mando el pack, " +
      "pasa el pack, pasar el pack, pide el pack, pidio el pack, extors*, extorc*, sextorc*, amenaza con publicar, " +
      "amenazan con publicar, amenaza con subir, " +
      "(?:foto|fotos) (?:de|del) (?:su |mi )?(?:pene|pecho|pechos|cuerpo), " +
      "(?:pide|piden|pidio|pidieron) (?:un |su )?pack",
    bullying:
      "acoso*, acosa, acosan, acosad*, acosar, acosarl*, acosand*, acosaron, acosaba*, ciberacos*, hostig*, intimidan, intimidacion, se burlan, burlas, insultan, amenaz*, " +
      "le pegan, lo molestan, la molestan, le molestan, me molestan, se burla, burlan, burlarse, se rien de, se rie de, " +
      "insulta, insulto, insultos, insultado, insultada, lo excluyen, la excluyen, me excluyen, le hacen el vacio, " +
      "hacen el vacio, lo dejan de lado, la dejan de lado, humill*, " +
      "ciberbull*, se meten con, se mete con (?:mi|ella|otros|otras), " +
      "(?:lo|la|le|me) (?:sacaron|echaron|expulsaron) del (?:grupo|chat)",
    relationships:
      "relacion toxica, relaciones toxicas, novio toxico, novia toxica, novio controlador, novia controladora, violencia de genero, " +
      "violencia en el noviazgo",
    identity:
      "transexual*, transgener*, homosexual*, homofob*, salir del armario, salir del closet, no binari*",
    poison: "venen*, envenen*, intoxic*, sobredosis, se trago",
    substances:
      "droga, drogas, drogad*, drogan, drogarse, vapea*, vapeo, vapeador*, vaper, vapers, borrach*, marihuana, mariguana, mota, " +
      "porro, porros, tabaco, cigarr*, fuma, fumar, cocaina, fentanilo, emborrach*",
    gambling: "apuesta*, apostar, ludopat*, juegos de azar",
    worry:
      "ansied*, ansios*, ataque de panico, ataques de panico, soledad, se siente solo, se siente sola, salud mental, autoestima, " +
      "trastorno alimentari*, trastornos alimentari*, trastorno de la conducta, angusti*, " +
      "anciedad, animo bajo, bajo de animo, baja de animo, sin animo, decaido, decaida, siempre triste, muy triste, " +
      "llora todo el dia, llora todo el tiempo, no tiene amigos, no tiene amigas, sin amigos, " +
      "pro ana, pro mia, ana y mia, (?:trastorno|trastornos) de (?:la )?alimentacion, " +
      "vomita* (?:despues de|lo que) com*, (?:provoca|provocarse) el vomito, dejo de comer, " +
      "(?:odia|odio) (?:su|mi) cuerpo, no quiere ir (?:al|a la|a) (?:colegio|cole|escuela|instituto|clase|clases)",
  },
  fr: {
    crisis:
      "veut mourir, veux mourir, envie de mourir, se tuer, me tuer, plus envie de vivre, automutil*, auto mutil*, scarifi*, " +
      "se faire du mal, se fait du mal, se coupe, se couper, deprim*, desespoir, desesper*, idees noires, mal etre, " +
      "voudrait mourir, voulait mourir, prefere mourir, veut plus vivre, veux plus vivre, plus vivre, " +
      "en finir avec la vie, mettre fin a ses jours, mettre fin a mes jours, veut disparaitre, veux disparaitre, " +
      "envie de disparaitre, se mutil*, me mutil*, me scarifi*, je me coupe, se taillad*, me faire du mal, " +
      "me fais du mal, se fasse du mal, se deteste, me deteste, deteste ma vie, deteste sa vie, " +
      "(?:lettre|lettres|mot) d adieu, (?:veut|veux|voudrait|voulait|envie d) en finir, vie ne vaut (?:pas|plus), " +
      "a rien de vivre, a quoi bon vivre, (?:marre|fatigue|fatiguee) de (?:vivre|la vie), " +
      "(?:cicatrices|coupures|entailles|marques|griffures) sur (?:le|les|son|ses|mes) (?:bras|avant bras|poignet|poignets|jambes|cuisses), " +
      "(?:lame|lames) de rasoir, trouve une corde, se pendre, me pendre, est pendu, est pendue, " +
      "(?:pris|avale|avaler) (?:trop de|tous les|tous ses|une boite de|plein de) (?:medicament|cachet|comprime)*, " +
      "avale des (?:medicament|cachet|comprime)*, " +
      "(?:sauter|saute|se jeter|me jeter|se jette) (?:par la fenetre|du pont|d un pont|du toit|du balcon|d un immeuble|dans le vide|sous (?:un|le) (?:train|metro)), " +
      "(?:s est|est|etre) jetee? (?:par la fenetre|du (?:pont|toit|balcon)|d un (?:pont|toit|immeuble)|dans le vide|sous (?:un|le) (?:train|metro)), " +
      "defenestr*, (?:taill|ouvert|ouvr|coup)* les veines, je (?:ne )?sers (?:plus )?a rien",
    abuse:
      "viol, viols, violee, violees, violeur*, violence familiale, violences familiales, violences sexuelles, agression*, agresse*, pedophil*, pedocriminel*, predateur*, inceste*, " +
      "attouchement*, maltrait*, me frappe, me bat, pedopiegeage, " +
      "a ete violee, a ete viole, fait violer, parties intimes, atouchement*, l a touchee, m a touchee, m a touche, " +
      "(?:pere|mere|papa|maman|mari|copain) (?:la|le|les|me|nous) (?:frappe|tape|bat), " +
      "pere me tape, mere me tape, me tape dessus, pedo, pedos, pedopornograph*, homme plus age, homme adulte, " +
      "(?:adulte|homme|inconnu|monsieur) (?:qui )?(?:lui|m|la|le|me) (?:ecrit|parle|contacte|demande|drague), " +
      "(?:adulte|homme|inconnu|monsieur) (?:qui )?(?:ecrit|parle|contacte|drague)(?: a| avec)? (?:ma|mon|elle|des enfants), " +
      "(?:ecrit|parle|discute|chatte) avec (?:un |des )?(?:adulte|homme)*, " +
      "(?:adulte|homme|inconnu) veut (?:la|le|me|te) (?:voir|rencontrer)",
    images:
      "photo intime, photos intimes, photo nue, photos nues, images intimes, photos denudees, sextorsion, chantage*, sexto, sextos, " +
      "nue, nues, toute nue, tout nu, photos volees, photo sexuelle, photos sexuelles, images sexuelles, video intime, " +
      "videos intimes, demande des photos, demande une photo, demandent des photos, a envoye des photos, " +
      "envoyer des photos de son corps, sextape*, menace de publier, menace de diffuser, menace de partager, " +
      "photos diffusees, photos qui circulent, " +
      "(?:photo|photos) de (?:son|mon|ses|mes) (?:sexe|penis|seins|corps)",
    bullying:
      "harcel*, cyberharcel*, cyber harcel*, intimid*, cyberintimid*, moquerie*, insult*, menac*, " +
      "harsel*, arcel*, se moque, se moquent, moquent, se fait embeter, embete*, se fait taper, bouc emissaire, rejete, " +
      "rejetee, mis a l ecart, mise a l ecart, exclue, humili*, racket*, rumeurs, " +
      "(?:exclu|exclus|vire|ejecte|ejectee|viree) (?:du|d un) (?:groupe|chat)",
    relationships:
      "relation toxique, relations toxiques, copain toxique, copine toxique, violences conjugales",
    identity: "homosexuel*, homophob*, lesbienne*, transgenre*, transidentit*, bisexuel*, non binaire*",
    poison: "empoison*, intoxic*, overdose*, avale",
    substances:
      "drogue*, alcool*, vapote*, vapoter, vapotage, puff, puffs, protoxyde, gaz hilarant, fume, fumer, joint, joints, " +
      "cigarette*, tabac, ivre, cocaine, " +
      "beuh, du shit",
    gambling: "paris sportifs, pari sportif, jeux d argent, jeu d argent, parier",
    worry:
      "anxie*, angoiss*, crise de panique, crises de panique, solitude, sante mentale, estime de soi, boulimi*, " +
      "trouble alimentaire, troubles alimentaires, phobie scolaire, tca, " +
      "anorexi*, phobie sociale, moral bas, mal dans sa peau, toujours triste, tres triste, triste tout le temps, " +
      "pleure tout le temps, pleure tous les jours, pas d amis, pas d amies, pas de copains, se sent seul, " +
      "se sent seule, " +
      "pro ana, pro mia, ana et mia, (?:trouble|troubles) du comportement alimentaire, " +
      "vomi* apres (?:manger|les repas|chaque repas|le repas), se (?:fait|faire) vomir, ne mange plus, " +
      "mange plus rien, deteste son corps, (?:deteste|hais) mon corps, refus scolaire, " +
      "(?:refuse d|veut pas|veut plus) aller (?:a l ecole|au college|au lycee|en cours)",
  },
  de: {
    crisis:
      "suizid*, selbstmord*, will sterben, sterben will, sterben wollen, nicht mehr leben, umbringen, bringt sich um, " +
      "bringe mich um, bring mich um, das leben nehmen, selbstverletz*, selbst verletz*, ritzt, ritzen, ritze, depri, hoffnungslos*, lebensmud*, " +
      "suizied*, suzid*, selbsmord*, selbst mord*, mochte sterben, sterben mochte, sterben wollte, wollte sterben, " +
      "will nicht leben, nicht leben will, nicht weiterleben, nicht mehr weiterleben, nicht mehr da sein, lieber tot, " +
      "tot sein, umbringt, umgebracht, keinen sinn mehr, etwas antun, was antun, leben beenden, ritz mich, geritzt, " +
      "schneidet sich in, schneide mich, sich selbst verletz*, verletzt sich selbst, verletze mich selbst, hasst sich, " +
      "hasse mich, hasse mein leben, hasst sein leben, hasst ihr leben, deprim*, " +
      "abschiedsbrief*, strick gefunden, schlinge gefunden, rasierklinge*, schneidet sich, sich schmerzen zu, " +
      "(?:narben|schnitte|schnittwunden|wunden|kratzer) (?:an|am|auf) (?:den |dem |ihren |seinen |ihrem |seinem )?(?:arm|unterarm|bein|oberschenkel|handgelenk)*, " +
      "ware (?:ich |er |sie |es )?(?:lieber )?tot, (?:nie|lieber nicht) geboren, " +
      "(?:vom|von einem|von der|von einer|aus dem|vor den|vor einen|vor die) " +
      "(?:dach|brucke|hochhaus|fenster|balkon|zug|bahn)* (?:zu )?(?:spring|gesprung|sturz)*, " +
      "(?:spring|sprang)* (?:vom|von der|von einer|von einem|aus dem) (?:dach|brucke|hochhaus|fenster|balkon)*, pulsader*, vor (?:den|einen) zug (?:werf|geworf)*, wirft sich vor (?:den|einen) zug, " +
      "keine lust mehr (?:zu leben|auf das leben|aufs leben), lust mehr zu leben, erhang*, " +
      "tabletten (?:geschluckt|genommen), zu viele tabletten",
    abuse:
      "missbrauch*, vergewaltig*, padophil*, paedophil*, sexuelle gewalt, sexualisierte gewalt, hausliche gewalt, gewalt in der familie, sexuelle belastig*, sexueller ubergriff*, sexuelle ubergriff*, " +
      "misshand*, cybergrooming, schlagt mich, inzest, " +
      "kindesmissbrauch*, kindesmisshandlung*, kinderporn*, padokriminell*, pado, pados, begrapsch*, betatscht, " +
      "angefasst, fasst mich an, intimbereich, schlagt uns, schlagt seine kinder, vater schlagt, mutter schlagt, " +
      "verprugel*, sexuell belastigt, sexueller belastigung, alterer mann, alteren mann, erwachsener mann, perverser, " +
      "perverse, " +
      "(?:fremder|unbekannter|erwachsener) (?:mann )?(?:schreibt|chattet|kontaktiert|fragt|will), " +
      "(?:schreibt|chattet) mit (?:einem |)(?:erwachsen|alteren|fremden mann)*",
    images:
      "nacktbild*, nacktfoto*, nacktaufnahme*, intime bilder, intime fotos, erpress*, sextortion, dickpic*, rachepornos, " +
      "nacktvideo*, nackte bilder, nackte fotos, nackt bild*, nackt foto*, nackt video*, intimes bild, intimes foto, " +
      "intime aufnahmen, intimbild*, schickt nackt*, fragt nach fotos, fragt nach bildern, will nackt*, racheporno*, " +
      "droht zu veroffentlichen, freizugige bilder, freizugige fotos, " +
      "penisbild*, penisfoto*, schwanzbild*",
    bullying:
      "mobb*, gemobbt, cybermobb*, belastig*, gehanselt, hanseln, ausgegrenzt, bedroht, beleidig*, schikan*, " +
      "mobing*, gemobt, cybermobing*, hanselt, ausgelacht, auslachen, fertiggemacht, fertigmachen, fertig gemacht, " +
      "ausgeschlossen, blossgestellt, blossstellen, verspottet, gedemutigt, bedrohen, bedrohung*, geruchte uber, " +
      "wird (?:immer |standig |dauernd )?geargert, hasskommentar*, todesdrohung*, " +
      "aus (?:der|dem) (?:gruppe|chat|gruppenchat|klassenchat) (?:geworfen|geschmissen|gekickt)",
    relationships: "toxische beziehung*, toxischer freund, toxische freundin, stalkt, kontrolliert mich",
    identity:
      "schwul*, lesbisch*, lesbe*, bisexuell*, homosexuell*, nichtbinar*, nicht binar*, outing, geoutet, homophob*",
    poison:
      "vergift*, giftnotruf, uberdosis, verschluckt, " +
      "zu viele tabletten, tabletten (?:geschluckt|genommen)",
    substances:
      "droge*, alkohol*, vapt, vapen, kiffen, kifft, nikotin*, rauchen, raucht, zigarette*, betrunken, snus, lachgas, kokain, " +
      "ketamin, e zigarette*, joint, joints",
    gambling: "glucksspiel*, sportwette*, wetten, spielbank",
    worry:
      "angststorung*, angstzustand*, panikattacke*, einsam*, magersucht*, magersuchtig*, essstorung*, ess storung*, psychisch*, " +
      "seelische gesundheit, selbstwert*, selbstbewusstsein, schulangst, schulverweiger*, " +
      "anorexi*, niedergeschlagen*, ist bedruckt, wirkt bedruckt, keine freunde, immer traurig, sehr traurig, " +
      "nur noch traurig, weint nur noch, schulvermeidung, isst nichts mehr, panik attacke*, " +
      "pro ana, pro mia, ana und mia, (?:erbricht|kotzt|ubergibt sich) nach, finger in den hals, " +
      "isst (?:nicht mehr|nix mehr|kaum noch), esstorung*, angst vor (?:der )?schule, " +
      "will nicht (?:mehr )?(?:zur|in die) schule, hasst (?:ihren|seinen) korper, hasse meinen korper",
  },
  pt: {
    crisis:
      "quer morrer, quero morrer, querer morrer, se matar, me matar, tirar a vida, tirar a propria vida, nao quer viver, " +
      "nao quero viver, quero mais viver, quer mais viver, vontade de morrer, vontade de viver, automutil*, auto mutil*, autoles*, se corta, se cortar, " +
      "se cortando, se machuca, se machucar, se machucando, deprim*, desespero, " +
      "queria morrer, quer sumir, quero sumir, vontade de sumir, quer desaparecer, quero desaparecer, acabar com a vida, " +
      "acabar com a propria vida, tirar minha vida, tirar minha propria vida, nao aguento mais viver, " +
      "nao aguenta mais viver, melhor morto, melhor morta, se matou, se cortou, me corto, me cortar, me cortando, " +
      "cortes nos bracos, cortes no braco, se mutil*, me mutil*, auto les*, me machuco, me machucar, se odeia, me odeio, " +
      "odeio minha vida, odeia a vida, desesper*, sem esperanca, " +
      "carta de despedida, bilhete de despedida, " +
      "(?:cicatrizes|marcas|arranhoes) (?:no|nos|na|nas) (?:braco|pulso|perna|coxa)*, gilete*, cansad(?:o|a) de viver, " +
      "(?:pular|pulou|saltar|se jogar|se jogou|me jogar) (?:da|do|de um|de uma|na frente do) " +
      "(?:ponte|predio|janela|sacada|telhado|trem)*, " +
      "vida nao vale a pena, vida nao tem sentido, se enforc*, me enforc*, " +
      "tomou (?:muitos|varios|todos os|um monte de) (?:remedio|comprimido)*, tomou remedios, cort(?:a|ar|ou|ando) (?:o|os) pulso*",
    abuse:
      "aliciament*, aliciador*, estupr*, pedofil*, violencia sexual, violencia domestica, maus tratos, maltrat*, assedio sexual, predador*, me bate, incesto, " +
      "estrup*, abuz*, partes intimas, me tocou, tocou nela, tocou nele, passou a mao, me espanc*, espanc*, bate em mim, " +
      "apanha em casa, apanha do pai, exploracao sexual, pornografia infantil, homem mais velho, assediador*, " +
      "violentad*, " +
      "(?:adulto|homem|desconhecido|estranho) (?:que )?(?:esta )?(?:fal|convers|escrev)* (?:com|para|pra) (?:a |o )?(?:minha|meu|ela|ele|crianca|menina)*, " +
      "(?:adulto|homem|desconhecido|estranho) (?:que )?quer (?:se )?(?:encontrar|conhecer|ver|marcar)*, " +
      "(?:fala|falando|conversa|conversando) com (?:um )?(?:homem|adulto)*",
    images:
      "fotos intimas, foto intima, imagens intimas, fotos nuas, pelada*, sextors*, chantage*, vazou fotos, fotos vazadas, " +
      "pornografia de vinganca, " +
      "pelado*, foto sem roupa, fotos sem roupa, videos intimos, video intimo, pede fotos, pede foto, pediu fotos, " +
      "pediu foto, pedindo fotos, mandou fotos intimas, vazaram fotos, vazaram as fotos, vazaram minhas fotos, " +
      "vazar fotos, vazou foto, vazou video, foto vazada, video vazado, imagens sexuais, extors*, chantagi*, " +
      "sextorc*, (?:foto|fotos) (?:do|dos|da) (?:seu |sua )?(?:penis|seios|partes|corpo)",
    bullying:
      "assedi*, ciberbull*, intimidacao, ameac*, xingam*, zoam, " +
      "zoando, zoaram, zoado, zoada, xinga, xingado, xingada, tiram sarro, tirando sarro, riem dele, riem dela, " +
      "riem de mim, se sente excluid*, excluem minha, excluem meu, humilh*, perseguid*, apelidos maldosos, " +
      "(?:excluid|expuls|tirad|tiraram)* do grupo",
    relationships:
      "relacionamento abusivo, relacionamento toxico, relacao toxica, namorado abusivo, namorado toxico, namorada toxica",
    identity:
      "lesbica*, bissexual*, transexual*, transgener*, homossexual*, homofob*, nao binari*, sair do armario",
    poison: "veneno*, envenen*, intoxic*, overdose, engoliu",
    substances:
      "droga, drogas, drogad*, alcool*, bebado, bebada, cigarro*, maconha, fuma, fumar, fumando, baseado, cocaina, pod, pods",
    gambling: "aposta*, apostar, apostando, tigrinho, bets, cassino*, jogos de azar",
    worry:
      "ansied*, ansios*, ataque de panico, crise de panico, crise de ansiedade, solidao, saude mental, " +
      "autoestima, auto estima, transtorno alimentar, transtornos alimentares, " +
      "anciedade, desanim*, sempre triste, muito triste, triste o tempo todo, chora o tempo todo, sem amigos, " +
      "nao tem amigos, se sente sozinho, se sente sozinha, " +
      "pro ana, pro mia, ana e mia, (?:disturbio|disturbios) alimentar*, vomita* (?:depois de|apos|o que) com*, " +
      "(?:provoca|provocando) (?:o )?vomito, parou de comer, (?:odeia|odeio) (?:o |seu |meu |o proprio )corpo, " +
      "nao quer (?:mais )?ir (?:para|pra|a) (?:a )?(?:escola|aula)",
  },
};

/**
 * By language, written alike: what holds such a word and tells of no worry. It is passed over. Only what no worried parent
 * would write: "internet se corta" also stands in "la conoció por internet, se corta".
 */
const harmless: Record<SpokenLanguage, string> = {
  en:
    "suicide squad, the great depression, trans fat, trans fats, dog grooming, cat grooming, pet grooming, [0-9]+ kms, " +
    "(?:data|dns|cache|model|prompt|memory|seo|search|ai) poison*, " +
    "acer predator, predator (?:laptop|helios|movie|film|game|badlands|vs|skin)*, " +
    "(?:alien|aliens) (?:vs|versus|x|contra) (?:predator|predador|depredador), trans am, trans siberian, " +
    "drug store*, drunk elephant, poison ivy, poison (?:pokemon|type|types), bride and groom, " +
    "(?:xl|american|pocket) bully, bully (?:xl|game|rockstar|scholarship)*, stalker (?:2|game|games), " +
    "hopeless romantic*, casino royale, joint venture*, puff daddy, abuse of power, (?:rubbing|isopropyl) alcohol, " +
    "alcohol (?:wipe|wipes|free), myself laughing, die laughing, about dying (?:my|her|his|their) hair, " +
    "(?:goodbye|farewell) (?:letter|note) (?:to|for) (?:a |the |my |her |his |their )?(?:teacher|class|coach|nanny|colleague)*, " +
    "purging (?:a |the |my |our )?(?:closet|wardrobe|room|toys), " +
    "(?:tired|sick) of living (?:out of (?:boxes|suitcases|a suitcase)|with (?:his |her |my husbands )?snoring|in (?:a|an|this|our) (?:small|tiny|rented) (?:flat|apartment|house|room)), " +
    "(?<!(?:to|wanna|gonna|will|would|might|of|about|and|he|she|they|i|son|daughter) )jump* off (?:a|the) (?:bridge|roof|building) (?:in |on )?(?:game |games )?(?:minecraft|roblox|fortnite|gta|game|games), " +
    "cut (?:himself|herself|myself) (?:a slice|a piece of (?:cake|pie|pizza|bread|cheese)|some cake|bangs|a fringe), " +
    "overdos* (?:of|on) (?:sugar|screens|screen time|cuteness), " +
    "(?:sugar|screen|screen time|cuteness) overdos*, poison (?:dart|arrow|potion)*, potion* of poison, " +
    "(?:horse|poodle|puppy) grooming, (?:dog|cat|pet|horse) groomer*, grooming (?:a |the |my |our )?(?:dog|dogs|cat|cats|poodle|horse|pets), " +
    "nude (?:lipstick|nails|nail polish|color|colour|heels|shoes|tights), rape seed*, drunk history, smoking (?:meat|hot), " +
    "depression glass, (?:economic|tropical) depression*, depressing (?:movie|film|book)*, lonely planet, trans pacific, " +
    "hopeless (?:at|with) (?:math|maths|spelling|cooking|technology|computers), " +
    "edible (?:garden|flower|flowers|plants|play|playdough|slime|paint|sand|glitter|cookie)*",
  es:
    "escuadron suicida, la gran depresion, se corta internet, se corta el internet, se corta el wifi, se corta la wifi, " +
    "se corta la conexion, se corta la llamada, se corta el pelo, se corta la luz, wifi se corta, conexion se corta, " +
    "llamada se corta, el internet se corta, pedo, pedos, suciedad*, uso abusivo, " +
    "(?:abuso|abusar|abusa|abusan) (?:de|del) (?:(?:el|la|las|los|mi|su) )?(?:pantalla|movil|celular|telefono|tablet|videojuego|red|consola)*, " +
    "violacion* de (?:(?:la|los|las) )?(?:datos|privacidad|seguridad|intimidad|derechos|normas|reglas), " +
    "(?:cuantos|muchos|pocos|unos|los|mil|cientos de|miles de) kms, kms (?:por hora|de distancia|recorridos|h), " +
    "(?:matarse|matarme|morir|morirme|morirse) de (?:risa|sueno|aburrimiento|calor|frio), " +
    "se corta (?:el|la|los|las) (?:audio|video|videos|sonido|juego|musica|pantalla|transmision|senal|partida|tele|directo|cabello|flequillo|unas), " +
    "cortarse (?:el pelo|las unas), el (?:video|audio|sonido|juego) se corta, " +
    "se meten con (?:el|la|los|las|su) (?:movil|celular|telefono|tablet|tableta|consola|ipad|ordenador)*, " +
    "cortarse el (?:flequillo|cabello|bigote), se corta la (?:leche|mayonesa|nata|crema|salsa|digestion), morirse de ganas(?! de desaparecer), " +
    "sobredosis de (?:azucar|pantalla|pantallas|videojuegos|informacion), " +
    "(?:flecha|flechas|pocion|pociones) (?:de )?venen*, (?:cajero|maquina) se trago (?:la|mi) tarjeta, se trago (?:el cajero|(?:la|mi) tarjeta (?:de credito|de debito|bancaria|el cajero|en el cajero)), " +
    "amenaza* de (?:lluvia|tormenta|nieve|huracan)*, mota* de polvo, trans siberian*, " +
    "le pega (?:el sol|al balon|a la pelota|la etiqueta), violacion* de (?:contrasena|copyright|licencia|patente)*, " +
    "acos* (?:de|por) (?:la |el |los )?(?:publicidad|anuncio|anuncios|spam), depresion (?:tropical|economica|geografica), " +
    "sin esperanza de (?:arreglo|ganar), cuchilla* de (?:la )?(?:batidora|licuadora|picadora), una soga (?:de|para) saltar(?! al), " +
    "(?:carta|nota) de despedida (?:a|de|para|del) (?:la |el |mi |su )?(?:maestr|profe|curso|colega|guarderia|ninera)*, " +
    "cansad(?:o|a) de vivir (?:con (?:ruido|ruidos|ronquidos)(?! en la cabeza)|en (?:un )?(?:piso|departamento|apartamento)(?! con)), " +
    "(?<!(?:quiere|quiero|queria|a|en|con|intento|intenta) )(?:saltar|tirarse|lanzarse) (?:del|de un|desde un) (?:puente|edificio|techo) (?:en )?(?:minecraft|roblox|fortnite|gta), " +
    "sin animo de lucro, amenaza* (?:de )?(?:virus|informatica|ciberseguridad|cibernetica)*",
  fr:
    "la grande depression, wifi se coupe, connexion se coupe, ecran se coupe, son se coupe, appel se coupe, " +
    "fromage rape, carotte rape, fichier joint, document joint, compte joint, se coupe* des ecrans, " +
    "abus* (?:d|de|des) (?:(?:l|la|les) )?(?:ecran|telephone|portable|tablette|jeux|reseaux|internet)*, " +
    "(?:combien|beaucoup|peu|plein|milliers|centaines|nombre) de kms, (?:des|les|quelques|mille) kms, " +
    "kms (?:par heure|d ici|h|heure|parcourus), rape* a (?:fromage|legumes), " +
    "(?:fromage|carotte|tapis|gruyere|coco)* rape*, " +
    "joint (?:d etancheite|torique|de culasse|de douche|au mail|au message), " +
    "(?:paiement|carte|carte bancaire|virement|demande)* rejete*, menace* (?:informatique|virus|cyber)*, " +
    "se tuer (?:a la tache|au travail), desesperement, le (?:jeu|micro|direct|live) se coupe, " +
    "se coupe* les (?:cheveux|ongles), se coupe* la (?:frange|barbe|moustache), " +
    "(?<!(?:sur|avec|par|devant|regarde) )(?:le|la) (?:video|chargeur|telephone|tele|lumiere|tablette|console|courant) se coupe(?= (?:$|tout|toute|toutes|sans|apres|pendant|au bout)), " +
    "(?:envie de|veut|veux) mourir de (?:rire|chaud), " +
    "overdose* (?:de|d) (?:sucre|ecran|chocolat)*, potion* de poison, poison (?:minecraft|d avril), " +
    "joint* de (?:fenetre|robinet|porte), joint au courrier, fichiers joints, (?:saumon|jambon|poulet|thon) fume*, fume le saumon, " +
    "(?:agresse|harcel)* (?:de|par) (?:la |les |des )?(?:pub|pubs|publicite|publicites|spam|spams), harcelement publicitaire, menace* (?:de |d )?(?:pluie|orage|neige|tempete)*, " +
    "rejete* par le (?:serveur|systeme), exclue (?:du (?:forfait|remboursement|contrat)|de la garantie), (?:tva|taxe|livraison)* exclue, " +
    "viol de (?:donnees|licence|copyright), nue propriete, " +
    "(?:lettre|mot) d adieu (?:a |pour )?(?:la |le |ma |mon |une |un )?(?:maitresse|maitre|collegue|prof|nounou)*, " +
    "(?:marre|fatigue|fatiguee) de vivre (?:en (?:appartement|ville|colocation)|avec (?:le bruit|les ronflements)), " +
    "(?<!(?:veut|veux) )plus vivre sans (?:wifi|internet), plus vivre (?:a la campagne|en (?:ville|appartement)), " +
    "en finir avec (?:la pub|les pubs|les devoirs|les ecrans|le spam), films? deprimant*, deprimant film, " +
    "depression (?:tropicale|meteo|atmospherique), " +
    "me bat (?:aux? (?:echecs|foot|cartes|tennis|dames)|a (?:fortnite|fifa|mario kart|roblox|minecraft))(?! avec), avale (?:la|ma) carte (?:bancaire|bleue|de credit), " +
    "(?<!(?:veut|veux|voudrait|voulait|va|vais|de) )sauter (?:du pont|d un pont|du toit|d un immeuble) (?:dans |sur )?(?:minecraft|roblox|fortnite|gta)",
  de:
    "die grosse depression, wetten dass, (?:daten|handy)missbrauch, missbrauch* (?:von|der|ihrer) daten, " +
    "wie viele kms, schlagt (?:vor|nach), einsame insel*, einsame* (?:wolf|spitze), nicht ausgeschlossen(?= (?:$|von der (?:garantie|versicherung))), " +
    "(?:garantie|haftung|umtausch|ruckgabe|kosten|fehler|irrtum|irrtumer|gewahrleistung|rechtsweg|erstattung) (?:ist |sind )?ausgeschlossen, " +
    "(?:von|aus) der (?:garantie|versicherung|haftung|erstattung|aktion) ausgeschlossen, ausgeschlossen (?:von|aus) der (?:garantie|versicherung|haftung|erstattung|aktion), " +
    "tot sein in (?:minecraft|fortnite|roblox), (?:will|mochte|konnte) sterben vor lachen, schneidet sich (?:den|einen) pony, " +
    "uberdosis (?:zucker|bildschirm|schokolade), vergiftet* pfeil*, drogerie*, alkoholfrei*, " +
    "(?<=^ )rauchen verboten(?= (?:$|schild|zeichen)), (?<=^ )wetten wir, bedroht* vom aussterben, " +
    "vom aussterben bedroht*, belastigung durch (?:werbung|werbeanrufe|spam), werbeanrufe belastig*, " +
    "schlagt (?:im|beim) (?:tennis|schach), deprimierende* (?:film|buch|serie), " +
    "abschiedsbrief (?:an |fur |von )?(?:die |den |meine |meinen |der )?(?:lehrer|kollegin|kollegen|erzieher|kindergarten|kita|tagesmutter)*(?! gefunden), " +
    "nicht mehr leben ohne (?:wlan|internet), (?<!(?:will|mochte|wollte) )ohne (?:handy|wlan|internet) nicht mehr leben(?! (?:will|mochte|wollte)), keinen sinn mehr in hausaufgaben, " +
    "bringt (?:sich|mich|ihn|sie) um den schlaf, perverse preise, ritzen? (?:im|am) (?:display|holz|sofa|bildschirm|boden|parkett), " +
    "(?:rillen|fugen) und ritzen, missbrauch von gutscheinen, " +
    "(?<!(?:will|mochte|wollte|wurde) )(?:vom|von der|von einer) (?:dach|brucke|hochhaus) springen (?:in |bei )?(?:minecraft|roblox|fortnite|gta), " +
    "springen (?:vom|von der) (?:dach|brucke|hochhaus) (?:in |bei )?(?:minecraft|roblox|fortnite|gta), " +
    "beleidigte leberwurst, schneidet sich (?:die|seine|ihre) (?:haare|nagel|fingernagel)",
  pt:
    "esquadrao suicida, a grande depressao, jogar pelada, joga pelada, pelada de futebol, wifi se corta, " +
    "se corta a internet, uso abusivo, abuso (?:de|do|das|dos) (?:tela|telas|celular|internet|redes|videogame|jogos), " +
    "(?:quantos|muitos|poucos|uns|os|mil) kms, kms (?:por hora|de distancia|rodados|h), " +
    "matar de (?:rir|estudar|trabalhar), morrer de (?:rir|sono|calor|frio), " +
    "se cort(?:a|ar|ou) (?:o cabelo|a franja|o wifi|o video|o som|o audio|as unhas|a barba), " +
    "overdose de (?:acucar|tela|telas|chocolate), (?:pocao|pocoes|flecha|flechas) (?:de )?(?:veneno|envenenad)*, " +
    "(?:caixa|maquina) engoliu (?:o |meu )?cartao, engoliu (?:o |meu )?cartao (?:de credito|de debito|do banco), " +
    "baseado em (?:fatos|historia|um livro|uma historia|jogo)*, filme* baseado, ameaca* de (?:chuva|tempestade|frio), " +
    "assedi* (?:de|por) (?:marketing|propaganda|publicidade), perseguid* por anuncios, " +
    "(?<!fotos? )pelad(?:o|a) (?:futebol|no campo), futebol pelad*, cachorro pelado, (?:som|celular|video|jogo|controle|audio) zoado, zoado o (?:celular|som|jogo), " +
    "depressao (?:tropical|geografi|economica)*, gilete* (?:barba|preco), gilete* de barbear (?:preco|barata|masculin|feminin)*, predador* (?:animal|filme|natural), " +
    "(?:carta|bilhete) de despedida (?:para |pra |a |da |de |do )?(?:a |o |minha )?(?:professor|colega|creche|baba)*, " +
    "cansad(?:o|a) de viver (?:no barulho|em apartamento|com (?:barulho|ronco)(?! na cabeca)), " +
    "me bate no (?:fifa|xadrez|fortnite|roblox|free fire|truco|domino), " +
    "tomou remedios (?:para|pra) (?:febre|gripe|tosse)(?! (?:demais|todos)), se machuc(?:a|ar|ou) (?:jogando (?:bola|futebol|basquete|volei|handebol|video game)|brincando(?! de desafio)|no futebol|no treino|na natacao), " +
    "(?<!(?:quer|quero|queria|vai|vou|em|de|que) )(?:pular|saltar) (?:da ponte|do predio|de um predio) (?:no |do )?(?:minecraft|roblox|fortnite|gta), " +
    "ameaca* (?:de )?(?:virus|virtual|virtuais|ciber)*, som se corta",
};

/** What matches one of the rows of words, in words with a space between each two and around all. */
const patternOf = (rows: string): RegExp =>
  new RegExp(
    ` (?:${rows
      .split(", ")
      .join("|")
      .replaceAll("*", String.raw`\p{L}*`)})(?= )`,
    "u",
  );

/** Per language, what is passed over. */
const passedOver = new Map(
  locales.map((locale): [Locale, RegExp] => {
    const own = harmless[spokenLanguage(locale)];
    return [locale, new RegExp(patternOf(`${harmless.en}, ${own}`), "gu")];
  }),
);

/** Per language, the patterns of its own words and of the English ones. */
const patterns = new Map(
  locales.map((locale): [Locale, [HelpSubject, RegExp][]] => {
    const tables = new Set([asking[spokenLanguage(locale)], asking.en]);
    return [
      locale,
      [...tables].flatMap((table) =>
        helpSubjects.flatMap((subject): [HelpSubject, RegExp][] => {
          const rows = table[subject];
          return rows === undefined ? [] : [[subject, patternOf(rows)]];
        }),
      ),
    ];
  }),
);

/** An umlaut as it is written without one; not the two letters in "neue", "Quelle" or "sexuell". */
const umlautInTwoLetters = /(?<!q)(?:[ao]e|(?<![ae])ue(?!ll))/g;

/** A query in the spellings that it may be meant in: who has no umlauts on their keyboard writes "moechte" for "möchte". */
const spellingsOf = (asked: string, locale: Locale): string[] =>
  locale === "de" ? [asked, asked.replaceAll(umlautInTwoLetters, (letters) => letters.slice(0, 1))] : [asked];

/** Whether a text that somebody searched for tells of a worry for which there are help lines. Cut as the search cuts it. */
export const asksForHelp = (typed: string, locale: Locale): boolean =>
  subjectsAskedFor(parseQuery(typed), locale).length > 0;

/** The subjects of help lines that a query in a language asks for, or tells of; none for most queries. */
export function subjectsAskedFor(query: string, locale: Locale): HelpSubject[] {
  const asked = ` ${splitWords(query).map(fold).join(" ")} `;
  const over = passedOver.get(locale);
  const subjects = spellingsOf(asked, locale).flatMap((spelling) => {
    // What is passed over leaves a mark, so that the words beside it make no new row.
    const words = over ? spelling.replace(over, " |") : spelling;
    return (patterns.get(locale) ?? []).flatMap(([subject, pattern]) =>
      pattern.test(words) ? [subject] : [],
    );
  });
  return [...new Set(subjects)];
}
