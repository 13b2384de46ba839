/** French words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const frenchHelpWords: HelpWords = {
  asking: {
    danger: `
      s (?:est )?etouff*, fausse route, (?:ne )?respire (?:pas|plus|mal), arrive (?:pas|plus) a respirer, du mal a respirer,
      (?:est|bebe|enfant|fils|fille) inconscient*(?! (?:du|des|de)), perdu? connaissance, s est evanoui*, convulsion*, crise* (?:d )?epilep*(?! jeux? video), crise depilepsie, se noie(?! dans (?:un verre|les|le travail|ses|la paperasse)),
      s est noye*, failli se noyer, electrocut*, saigne (?:beaucoup|abondamment|sans arret), arrete pas de saigner,
      s est (?:cogne|tape|frappe)* la tete, (?:choc|coup) (?:a|sur) la tete, traumatisme cranien, commotion(?! (?:protocole|foot|rugby)),
      tombe* (?:sur la tete|de la table a langer|de la fenetre|par la fenetre|du balcon|dans les escaliers|du toit),
      s est (?:brule|ebouillante)*, brulure* (?:grave|profonde|au visage|a la main|au bras)*, (?:bebe|fils|fille|levres|il|elle) (?:est|devient|sont) (?:tout |toute )?bleu*(?! (?:de|le|la|litmus|reine)),
      se reveille (?:pas|plus)(?= (?:$|apres)), (?:appeler|appelle|appelez|numero) (?:une |le |les |du |d )?(?:ambulance|samu|15|18|112|secours|urgence|pompiers)(?! (?:playmobil|iphone|jouet|jeu)),
      setouff*, sest (?:etouff|etrangl|noy|brul|evanoui|ebouillant|electrocut)*, (?:bebe|enfant|fils|fille) etouff*, etouffement (?:bebe|enfant|nourrisson), s (?:est )?etrangl*(?! de rire),
      (?:manoeuvre|methode) (?:de )?heimlich, heimlich (?:bebe|enfant|nourrisson), narrive (?:pas|plus) a respirer, peut (?:pas|plus) respirer, difficultes? (?:a respirer|respiratoire)*,
      (?:gene|detresse) respiratoire*, manque d air(?! (?:conditionne|dans)), suffoqu*, asphyxi*(?! (?:scolaire|financ)),
      sans connaissance, perte* de connaissance, perd connaissance, (?:est|bebe|enfant|fils|fille) evanoui*, tombe* dans les pommes,
      (?<=^ )(?:inconscient|inconsciente|evanoui|evanouie|noyade|hemorragie|brulure|samu|(?:ne )?reagit (?:pas|plus)|arret cardiaque|crise cardiaque)(?= $),
      (?:fait|faire|fais) un malaise, malaise (?:bebe|enfant|nourrisson), (?:arrive pas|arrive plus|impossible|reussis pas) (?:a|de) (?:le|la) reveiller(?= $),
      (?:bebe|enfant|fils|fille) (?:ne )?reagit (?:pas|plus)(?! (?:a|au|aux|quand)), convuls(?:e|er|ait), convultion*, (?:enfant|bebe) noyade, noyade (?:enfant|bebe),
      tombe* dans (?:la |une |l )?(?:piscine|eau|bassin|riviere|mare|etang), pris (?:le jus|une decharge|un coup de jus), doigts? dans (?:la|une) prise, (?:choc|decharge) electrique(?! (?:jeu|pokemon|collier)),
      saigne (?:enormement|de la tete), (?:sang|saignement|hemorragie) (?:qui )?(?:ne )?s arrete (?:pas|plus), s est coupee? (?:le|un|la) (?:doigt|main), coupure profonde,
      oedeme de quincke, (?:gorge|langue|levres) (?:qui )?(?:gonfle|gonflent), gonflement (?:de la|du|des) (?:gorge|langue|visage|levres), reaction allergique (?:grave|severe),
      brulure* (?:eau|huile|four|bebe|enfant|au (?:2|3)eme degre)*, brulee? (?:avec|par) (?:de )?(?:l )?(?:eau|huile), (?:bebe|enfant) brule*, ebouillant*,
      cogne* la tete(?! (?:roblox|minecraft)), chute* (?:sur la tete|(?:de la )?table a langer|escalier|dans les escaliers), chute bebe, tombe* (?:de l escalier|du (?:canape|berceau|(?:1er|2e|3e|premier|deuxieme|troisieme) etage)),
      tombe* du lit(?! (?:tot|ce matin|de bonne)), (?:bebe|enfant) (?:tout |toute )?bleue?(?= $), levres bleues(?! maquillage), coince* dans (?:la|sa) gorge,
      massage cardiaque bebe, (?:fait|a eu) une crise cardiaque, (?:renverse|percute|fauche)* par une voiture, (?:enferme|oublie|coince)* dans (?:la|une) voiture, coup de chaleur(?! (?:chien|chat)),
      (?:mordu|mordue) par (?:un|une) (?:serpent|vipere), morsure de (?:serpent|vipere),
      (?<=^ )(?:15|reaction allergique|avc|urgence|urgences|pompiers)(?= $), (?:fait|a eu) un avc, (?:bebe|enfant|fils|fille|il|elle) saigne, crises? d asthme, (?:vomi|vomit|crache|tousse) du sang,
      monoxyde de carbone(?! detecteur), (?:odeur|fuite) de gaz, (?:bebe|enfant|fils|fille) (?:ne )?bouge (?:pas|plus)(?= $)
    `,
    crisis: `
      veut mourir, veux mourir, envie de mourir, se tuer, me tuer, plus envie de vivre, automutil*,
      auto mutil*, scarifi*, se faire du mal, se fait du mal, se coupe, se couper, deprim*, desespoir,
      desesper*, idees noires, mal etre, voudrait mourir, voulait mourir, prefere mourir, veut plus vivre,
      veux plus vivre, plus vivre, en finir avec la vie, mettre fin a ses jours, mettre fin a mes jours,
      veut disparaitre, veux disparaitre, envie de disparaitre, se mutil*, me mutil*, me scarifi*,
      je me coupe, se taillad*, me faire du mal, me fais du mal, se fasse du mal, se deteste, me deteste,
      deteste ma vie, deteste sa vie, (?:lettre|lettres|mot) d adieu,
      (?:veut|veux|voudrait|voulait|envie d) en finir, vie ne vaut (?:pas|plus), a rien de vivre,
      a quoi bon vivre, (?:marre|fatigue|fatiguee) de (?:vivre|la vie),
      (?:cicatrices|coupures|entailles|marques|griffures) sur (?:le|les|son|ses|mes) (?:bras|avant bras|poignet|poignets|jambes|cuisses),
      (?:lame|lames) de rasoir, trouve une corde, se pendre, me pendre, est pendu, est pendue,
      (?:pris|avale|avaler) (?:trop de|tous les|tous ses|une boite de|plein de) (?:medicament|cachet|comprime)*,
      (?:avale|pris) des (?:medicament|cachet|comprime)*,
      (?:sauter|saute|se jeter|me jeter|se jette) (?:par la fenetre|du pont|d un pont|du toit|du balcon|d un immeuble|dans le vide|sous (?:un|le) (?:train|metro)),
      (?:s est|est|etre) jetee? (?:par la fenetre|du (?:pont|toit|balcon)|d un (?:pont|toit|immeuble)|dans le vide|sous (?:un|le) (?:train|metro)),
      defenestr*, (?:taill|ouvert|ouvr|coup)* les veines, je (?:ne )?sers (?:plus )?a rien
    `,
    abuse: `
      viol, viols, violee, violees, violeur*, violence familiale, violences familiales, violences sexuelles,
      agression*, agresse*, pedophil*, pedocriminel*, predateur*, inceste*, attouchement*, maltrait*,
      me frappe, me bat, pedopiegeage, a ete violee, a ete viole, fait violer, parties intimes, atouchement*,
      l a touchee, m a touchee, m a touche,
      (?:pere|mere|papa|maman|mari|copain) (?:la|le|les|me|nous) (?:frappe|tape|bat), pere me tape,
      mere me tape, me tape dessus, pedo, pedos, pedopornograph*, homme plus age, homme adulte,
      (?:adulte|homme|inconnu|monsieur) (?:qui )?(?:lui|m|la|le|me) (?:ecrit|parle|contacte|demande|drague),
      (?:adulte|homme|inconnu|monsieur) (?:qui )?(?:ecrit|parle|contacte|drague)(?: a| avec)? (?:ma|mon|elle|des enfants),
      (?:ecrit|parle|discute|chatte) avec (?:un |des )?(?:adulte|homme)*,
      (?:adulte|homme|inconnu) veut (?:la|le|me|te) (?:voir|rencontrer)
    `,
    images: `
      photo intime, photos intimes, photo nue, photos nues, images intimes, photos denudees, sextorsion,
      chantage*, sexto, sextos, nue, nues, toute nue, tout nu, photos volees, photo sexuelle,
      photos sexuelles, images sexuelles, video intime, videos intimes, demande des photos, demande une photo,
      demandent des photos, a envoye des photos, envoyer des photos de son corps, sextape*, menace de publier,
      menace de diffuser, menace de partager, photos diffusees, photos qui circulent,
      (?:photo|photos) de (?:son|mon|ses|mes) (?:sexe|penis|seins|corps)
    `,
    bullying: `
      harcel*, cyberharcel*, cyber harcel*, intimid*, cyberintimid*, moquerie*, insult*, menac*, harsel*,
      arcel*, se moque, se moquent, moquent, se fait embeter, embete*, se fait taper, bouc emissaire, rejete,
      rejetee, mis a l ecart, mise a l ecart, exclue, humili*, racket*, rumeurs,
      (?:exclu|exclus|vire|ejecte|ejectee|viree) (?:du|d un) (?:groupe|chat)
    `,
    relationships: `
      relation toxique, relations toxiques, copain toxique, copine toxique, violences conjugales
    `,
    identity: `
      homosexuel*, homophob*, lesbienne*, transgenre*, transidentit*, bisexuel*, non binaire*
    `,
    poison: `
      empoison*, intoxic*, overdose*, avale,
      (?:bu|avaler) (?:de la |du )?(?:javel|lessive|detergent|produit menager), (?:mange|mangee) une (?:pile|baie),
      antipoison*, avaler (?:une |un )?(?:pile|aimant)*, bu (?:du |de la |de l )?(?:produit|liquide vaisselle|destop|white spirit|essence|acetone|parfum|detartrant|desinfectant),
      a mange (?:une plante|un champignon|des baies|des medicaments|ses medicaments|mes medicaments), mange des (?:baies|medicaments),
      (?:mange|croque|mordu)* (?:dans )?une (?:capsule|dosette|pastille) (?:de lessive|lave vaisselle), (?:trop|surdosage|surdose) (?:de )?(?:doliprane|paracetamol|ibuprofene)
    `,
    substances: `
      drogue*, alcool*, vapote*, vapoter, vapotage, puff, puffs, protoxyde, gaz hilarant, fume, fumer, joint,
      joints, cigarette*, tabac, ivre, cocaine, beuh, du shit
    `,
    gambling: `
      paris sportifs, pari sportif, jeux d argent, jeu d argent, parier
    `,
    worry: `
      anxie*, angoiss*, crise de panique, crises de panique, solitude, sante mentale, estime de soi, boulimi*,
      trouble alimentaire, troubles alimentaires, phobie scolaire, tca, anorexi*, phobie sociale, moral bas,
      mal dans sa peau, toujours triste, tres triste, triste tout le temps, pleure tout le temps,
      pleure tous les jours, pas d amis, pas d amies, pas de copains, se sent seul, se sent seule, pro ana,
      pro mia, ana et mia, (?:trouble|troubles) du comportement alimentaire,
      vomi* apres (?:manger|les repas|chaque repas|le repas), se (?:fait|faire) vomir, ne mange plus,
      mange plus rien, deteste son corps, (?:deteste|hais) mon corps, refus scolaire,
      (?:refuse d|veut pas|veut plus) aller (?:a l ecole|au college|au lycee|en cours)
    `,
  },
  harmless: `
    intoxications? alimentaires?,
    commotion (?:chez|dans) (?:les|la|le) (?:fans|presse|medias),
    la grande depression, wifi se coupe, connexion se coupe, ecran se coupe, son se coupe, appel se coupe,
    fromage rape, carotte rape, fichier joint, document joint, compte joint, se coupe* des ecrans,
    abus* (?:d|de|des) (?:(?:l|la|les) )?(?:ecran|telephone|portable|tablette|jeux|reseaux|internet)*,
    (?:combien|beaucoup|peu|plein|milliers|centaines|nombre) de kms, (?:des|les|quelques|mille) kms,
    kms (?:par heure|d ici|h|heure|parcourus), rape* a (?:fromage|legumes),
    (?:fromage|carotte|tapis|gruyere|coco)* rape*,
    joint (?:d etancheite|torique|de culasse|de douche|au mail|au message),
    (?:paiement|carte|carte bancaire|virement|demande)* rejete*, menace* (?:informatique|virus|cyber)*,
    se tuer (?:a la tache|au travail), desesperement, le (?:jeu|micro|direct|live) se coupe,
    se coupe* les (?:cheveux|ongles), se coupe* la (?:frange|barbe|moustache),
    (?<!(?:sur|avec|par|devant|regarde) )(?:le|la) (?:video|chargeur|telephone|tele|lumiere|tablette|console|courant) se coupe(?= (?:$|tout|toute|toutes|sans|apres|pendant|au bout)),
    (?:envie de|veut|veux) mourir de (?:rire|chaud), overdose* (?:de|d) (?:sucre|ecran|chocolat)*,
    potion* de poison, poison (?:minecraft|d avril), joint* de (?:fenetre|robinet|porte), joint au courrier,
    fichiers joints, (?:saumon|jambon|poulet|thon) fume*, fume le saumon,
    (?:agresse|harcel)* (?:de|par) (?:la |les |des )?(?:pub|pubs|publicite|publicites|spam|spams),
    harcelement publicitaire, menace* (?:de |d )?(?:pluie|orage|neige|tempete)*,
    rejete* par le (?:serveur|systeme), exclue (?:du (?:forfait|remboursement|contrat)|de la garantie),
    (?:tva|taxe|livraison)* exclue, viol de (?:donnees|licence|copyright), nue propriete,
    (?:lettre|mot) d adieu (?:a |pour )?(?:la |le |ma |mon |une |un )?(?:maitresse|maitre|collegue|prof|nounou)*,
    (?:marre|fatigue|fatiguee) de vivre (?:en (?:appartement|ville|colocation)|avec (?:le bruit|les ronflements)),
    (?<!(?:veut|veux) )plus vivre sans (?:wifi|internet),
    plus vivre (?:a la campagne|en (?:ville|appartement)),
    en finir avec (?:la pub|les pubs|les devoirs|les ecrans|le spam), films? deprimant*, deprimant film,
    depression (?:tropicale|meteo|atmospherique),
    pris des (?:medicament|cachet|comprime)* (?:pour|contre) (?:la |le |les |l |un |une |son )?(?:fievre|grippe|toux|rhume|allergie|migraine)*(?! mais trop),
    me bat (?:aux? (?:echecs|foot|cartes|tennis|dames)|a (?:fortnite|fifa|mario kart|roblox|minecraft))(?! avec),
    avale (?:la|ma) carte (?:bancaire|bleue|de credit),
    (?<!(?:veut|veux|voudrait|voulait|va|vais|de) )sauter (?:du pont|d un pont|du toit|d un immeuble) (?:dans |sur )?(?:minecraft|roblox|fortnite|gta),
    s etouff* (?:de rire|sous (?:les|le)), (?:moteur|economie) s etouff*, fausse route (?:gps|waze), brulure* d estomac, s est brulee? les ailes,
    (?:ordinateur|ordi|pc|mac|console|ecran|portable|telephone|tablette|iphone|ipad|windows|moniteur|tele|switch|alarme) (?:ne )?se reveille (?:pas|plus),
    (?:ciel|ecran|pourquoi) il est bleu*, tombe* sur la tete expression, tombe* du toit (?:jeu|minecraft|roblox), jeux? appeler (?:les pompiers|le samu|une ambulance),
    (?:coup|choc) (?:a|sur) la tete (?:zidane|jeu|roblox), electrocut* (?:minecraft|jeu), convulsions? politiques?, perdu connaissance facebook,
    avale* (?:des couleuvres|la couleuvre|ses mots|les mots|les voyelles|les syllabes), (?:distributeur|machine) (?:a )?avale (?:ma|la) carte, (?:baleine|loup|pacman) avale*,
    empoison* minecraft, (?:pomme|relation|cadeau|potion|fleche)* empoison*, intoxication (?:numerique|mediatique), une pile de (?:livre|linge)*
  `,
};
