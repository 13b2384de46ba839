/** What a French sentence tells of a worry: who did what, and for how long. `rows.ts` says how it is written. */
import { upTo, type HelpWords } from "#lib/publication/search/help-words/rows";

const child =
  "(?:bebe|nourrisson|enfant|fils|fille|garcon|fillette|petit|petite|ado|adolescent|adolescente|neveu|niece|frere|soeur|il|elle|on)";
/** Who is at home with a child, or looks after one. */
const adult =
  "(?:ex|mari|femme|compagnon|conjoint|copain|pere|papa|mere|maman|beau pere|belle mere|grand pere|papi|papy|oncle|prof|professeur|maitre|maitresse|entraineur|coach|nounou|baby sitter)";
const stranger = "(?:homme|monsieur|type|mec|adulte|inconnu|quelqu un|quelquun|personne|garcon)";

const took = "(?:pris|avale|avalee|mange|bu|ingere|gobe|ingurgite)";
const drug =
  "(?:cachets?|comprimes?|pilules|gelules|medicaments?|medocs|traitement|doliprane|dolipranes|paracetamol|efferalgan|ibuprofene|advil|aspirines?|somniferes?|antidepresseurs|anxiolytiques|xanax|lexomil|vitamines|gommes|melatonine)";
/** More than anybody prescribes. */
const tooMany =
  "(?:(?:tout )?un tas|plein|beaucoup|enormement|trop|une (?:poignee|boite|plaquette|quinzaine|vingtaine|dizaine|trentaine|douzaine)|(?:toute|la moitie de) (?:la|sa|une) (?:boite|plaquette)|tou(?:s|tes) (?:les|ses|mes)|plusieurs|(?:environ |presque |plus de |au moins )?(?:[5-9]|[1-9][0-9]|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante))";
const swallowedPills = `
      ${took} ${tooMany} ${upTo(3)}${drug}(?! et (?:de |des )?(?:legumes|fruits)),
      (?:pris|avale|gobe) (?:des|mes|quelques|deux trois) (?:cachets|comprimes|pilules|somniferes|medicaments)(?! (?:pour|contre|tous les|chaque|avant|avec|prescrits?|au petit dejeuner))`;

const cleaner =
  "(?:produits?|javel|lessive|detergent|nettoyant|desinfectant|destop|debouche|essence|petrole|acetone|dissolvant|vernis|antigel|detartrant|vinaigre menager|liquide (?:vaisselle|bleu|de [a-z]+)|evier|menagers?|parfum|eau de cologne)";
const strongDrink = "(?:alcool|vodka|whisky|rhum|gin|tequila|biere|bieres|vin|pastis|ricard|jager)";
const afterAFall = "(?:vomi|somnol|confus|etourdi|desoriente|inconscient|saign|en sang|bosse|bouge plus)*";
const days =
  "(?:(?:plusieurs|quelques|deux|trois|quatre|cinq|six|sept|huit|dix|[2-9]|[1-9][0-9]) (?:jours|semaines)|une semaine|des jours)";
const toGetUp =
  "(?! (?:a l heure|a temps|pour|le matin|la nuit|tot|avant|quand|avec|sans|seule?|tout seul|toute seule|en cours|au reveil|dans la nuit))";

export const toldInFrench: HelpWords = {
  asking: {
    danger: `
      (?:grise?|bleue?|blanche?|blanc) et ${upTo(1)}(?:mou|molle), (?:bebe|ne|enfant|fils|fille|petit|petite) (?:est )?(?:devenue?|devient) (?:tout |toute )?grise?(?= (?:$|et|puis)),
      cogne* (?:l |le )?(?:arriere|derriere|cote) de la tete, arrete (?:pas|plus) de (?:vomir|trembler|convulser), laisse (?:un mot|une lettre) et (?:elle |il )?(?:est partie?|a disparu|s est enfui)*,
      (?:plein de|beaucoup de|enormement de|trop de) sang(?! (?:pour|lors)), sang partout, coupe (?:presque |quasiment )?(?:le|un) doigt,
      (?:sorti|sortie|repeche|repechee) ${upTo(2)}(?:de la piscine|de l eau) ${upTo(5)}(?:crache|tousse|fatiguee?|respire|vomi)*, (?:crache|tousse|recrache) (?:beaucoup )?de l eau,
      bebe ${upTo(5)}(?:semaines|nouveau ne) ${upTo(5)}fievre,
      ${child} (?:ne )?se reveille (?:pas|plus)(?: vraiment| bien)?${toGetUp}, ${child} (?:n est|ne peut|est) (?:pas|plus) reveillable,
      (?:arrive pas|arrive plus|arrivons pas|arrivons plus|impossible|du mal|peine|reussis pas|peux pas|peut pas|pouvons pas) (?:a |de )?(?:le |la )?reveill(?:er|e)(?! (?:le matin|pour|a l heure|tot)),
      (?:bebe|enfant|fils|fille|petit|petite|il|elle) (?:est|devient|semble) (?:tres |tout |toute |completement )?(?:mou|molle|amorphe|inerte|apathique)(?! (?:du|au)), tout(?:e)? (?:mou|molle)(?= (?:$|et|elle|il|ne|depuis|je|on)),
      (?:coup|choc|ballon|coude|genou|pied) ${upTo(3)}(?:a|sur|dans|contre) la (?:tete|nuque|tempe)(?! (?:dans|sur) (?:le jeu|minecraft|roblox)),
      (?:une sorte de|comme une|espece de) crise, (?:tremble|tremblait|secoue|secousses|convuls)* ${upTo(3)}(?:tout (?:son|le) corps|de partout), tout (?:son|le) corps ${upTo(2)}(?:trembl|raid|secou)*, est devenue? (?:tout |toute )?raide,
      (?:renverse|renversee|verse|recu|tombe|fait tomber) ${upTo(6)}(?:eau|huile|the|cafe|soupe|lait) (?:bouillante?|brulante?|chaude?)(?! (?:dans (?:son|sa|le|la|une?) (?:the|tasse|bol|biberon|thermos|chocolat)|(?:sur|dans) (?:le|la|mon) (?:clavier|ordinateur|ordi|tapis|canape|tablette|telephone))),
      (?:eau|huile|the|cafe|soupe|lait) (?:bouillante?|brulante?|tres chaude?) ${upTo(2)}(?:dessus|sur (?:lui|elle|le bras|la main|les jambes|la jambe|le torse|le visage|le ventre)),
      (?:brul|bouillant|fer|plaque)* ${upTo(10)}cloques?, (?:roule|tombe|tombee|glisse|chute) (?:de la|du|de son|de sa) (?:table a langer|lit|canape|berceau|commode),
      (?:tombe|tombee|chute)(?! (?:sur (?:votre|vos)|amoureux|amoureuse|d accord|en panne|malade et (?:elle |il )?a vomi)) ${upTo(14)}${afterAFall}, (?:heurte|tape|cogne) (?:le sol|par terre|le carrelage), (?:grosse|enorme) bosse(?! (?:de|du)),
      (?:levre|levres|visage|langue|gorge|paupieres) ${upTo(2)}(?:gonfl|enfl(?!amm)|tumefi)*(?! filtre), (?:gonfl|enfl(?!amm))* ${upTo(3)}(?:levre|levres|visage|langue|gorge), gorge (?:qui )?(?:se )?(?:serre|ferme|se referme),
      (?:mange|pique|piquee|piqure|cacahuetes?|arachides?|noix|crevettes?|abeille|guepe|piquer) ${upTo(12)}(?:gonfl|plaques partout|urticair|du mal a respirer|boutons partout)*,
      siffle (?:beaucoup |fort |enormement )?(?:en respirant|quand il respire|quand elle respire), (?:ventoline|inhalateur|spray|bouffees) ${upTo(3)}(?:fait plus rien|fait plus effet|aide pas|aide plus|fait rien|soulage pas|soulage plus),
      respire (?:tres |vraiment |super |de plus en plus )?(?:mal|vite|difficilement|fort et vite)(?! par le nez), cotes (?:qui )?(?:se )?(?:creuse|creusent|rentrent|voient quand), (?:arrete|arretee?|cesse) de respirer, levres ${upTo(2)}bleu(?:e|es)(?! (?:maquillage|rouge)),
      (?:trouve|trouvons|retrouve|retrouvons) (?:pas|plus) (?:mon|ma|notre|nos) (?:fils|fille|enfant|enfants|petit|petite|bebe|frere|soeur)(?! (?:un|une|dans (?:le (?:jeu|portail)|la liste|l appli|votre liste)|sur (?:roblox|minecraft|la liste|le portail|pronote|votre)|carnet|sac|cartable|veste|manteau|bonnet|doudou|cahier|livre|jouet|velo|gourde|trousse|lunettes|pull|echarpe|ballon|carte)), sans nouvelles de (?:mon|ma|notre),
      personne (?:ne )?(?:l a|l|la|les a) ?(?:vu|vue|revu|revue|vus|a vu|a vue)(?! (?:depuis (?:(?:notre|le) demenagement|(?:que (?:nous avons|on a)|qu on a) demenage|20[0-9][0-9]|son dernier (?:rendez vous|controle|bilan)|sa derniere visite)|pour (?:ses|les|un|une|sa) (?:yeux|dents|vue|controle|bilan|visite)|danser|jouer|chanter|nager)), (?:pas|jamais) (?:encore )?(?:rentree?|revenue?)(?! (?:avec|tot|a l heure|dans|content))(?= (?:$|a la maison|chez nous|hier|depuis|cette nuit|son|sa|et|de l ecole|du college|du lycee)),
      (?:sang|saignement|plaie|hemorragie) (?:qui )?(?:ne )?(?:s |se )?(?:arrete|arreter|tarit|coagule) (?:pas|plus), (?:plaie|coupure|entaille) ${upTo(2)}profonde, ouvert (?:le|la|les) (?:bras|poignets?|jambe|main|tete|front|crane|arcade|menton),
      (?:mordre|mordu|mordue|attaque|attaquee|morsure) ${upTo(5)}(?:par|du|de) ${upTo(3)}(?:chien|chienne|chat|serpent|vipere|rat|singe|chauve souris)(?! (?:dans|jeu|sur) (?:minecraft|roblox)),
      bave ${upTo(4)}(?:avaler|deglutir), (?:arrive|peut) (?:pas|plus) a avaler(?! (?:les|des|ses|un|le) (?:cachet|comprime|gelule|medicament|sirop)*),
      (?:diabetique|glycemie|insuline|diabete) ${upTo(10)}(?:trembl|confus|evanou|malaise|inconscient|vomi|tombe|tomber dans les pommes|somnol|tres bas)*, (?:va|failli|en train de|manque de|faillit) (?:tomber dans les pommes|s evanouir|perdre connaissance),
      (?:mouille|mouillee?|fait pipi|urine) ${upTo(3)}(?:depuis|couche), couche ${upTo(2)}seche depuis,
      (?:mange|mangee?|avale) (?:plus |rien |pas |plus rien )?depuis (?:plus de )?${days}(?! (?:a la cantine|au (?:restaurant|self)|chez vous)), ${days} sans (?:manger(?! (?:de |du |a la )(?:viande|gluten|sucre|lait|bonbons|poisson|chocolat|cantine))|rien manger|boire), tient (?:a peine|plus) debout(?! sur (?:ses|les|des) (?:skis|patins|rollers)),
      (?:nuque|cou) (?:tres |est )?raide ${upTo(8)}(?:fievre|lumiere|vomi|taches)*, (?:fievre|vomi)* ${upTo(8)}(?:nuque|cou) (?:tres |est )?raide,
      (?:corde|ceinture|cable|cordon|foulard|lacet) (?:attachee? |nouee? |serree? )?autour (?:du|de son|de mon) cou, (?:arme|pistolet) chargee?, (?:arme|pistolet) dans (?:son sac|sa chambre)
    `,
    poison: `${swallowedPills},
      (?:pris|trouve|attrape) ${upTo(3)}(?:pilules|cachets|comprimes|medicaments) ${upTo(10)}(?:a moitie vide|est vide|il en manque|manque),
      (?:bu|pris) ${upTo(2)}gorgee ${upTo(5)}${cleaner}, (?:donne|pris|avale|bu) ${upTo(3)}(?:par erreur|par accident|par megarde) ${upTo(5)}(?:${drug}|dose|sirop|gouttes),
      (?:mange|avale) ${upTo(6)}(?:cannabis|thc|shit|space cake|space cakes|beuh), ${cleaner} ${upTo(4)}dans (?:la bouche|les yeux|l oeil|le visage),
      (?:trouve|ouvert|attrape|fouille|vide) ${upTo(6)}(?:cachets|comprimes|medicaments|placard|pharmacie|armoire a pharmacie) ${upTo(10)}(?:mange|bu|avale|pris),
      (?:bu|boire|avale|lape|leche) ${upTo(7)}${cleaner},
      (?:mange|mache|croque|leche|mordu|mordille|avale|goute) ${upTo(3)}(?:plante|feuille|feuilles|baies|champignon|champignons|fleur|fleurs|graines|bulbe) ${upTo(8)}(?:jardin|foret|bois|parc|dehors|toxique|veneneux|veneneuse|rue)s?,
      (?:mis|met|mettre|a) ${upTo(4)}(?:pile|piles|aimant|aimants|piece|bille|capsule) ${upTo(3)}dans (?:sa|la|son|le) (?:bouche|nez|oreille|gorge),
      (?:double|triple|deux fois|trois fois|quatre fois|cinq fois|dix fois|[0-9]+ fois) (?:de )?(?:la |sa )?dose(?! (?:(?:de |du )vaccin|de rappel)), (?:donne|administre) ${upTo(6)}(?:${drug}|dose|sirop|gouttes) ${upTo(3)}(?:par erreur|par megarde),
      (?:bu|avale|pris|vide|fini) ${upTo(3)}(?:bouteille|flacon|verre|moitie) ${upTo(3)}(?:sirop(?! de (?:fraise|grenadine|menthe|citron|peche|cassis))|doliprane|ibuprofene|medicament|${strongDrink}),
      (?:bu|boit|avale) (?:enormement|beaucoup|trop|tellement|une bouteille|une demi bouteille) (?:de |d )?${strongDrink}(?! sans alcool),
      (?:bu|boire|${strongDrink}) ${upTo(14)}(?:reveill|reagit pas|inconscient|coma|vomi)*, (?:trop|beaucoup trop) (?:de |pris de )?(?:son|ses|mes|mon) ${drug},
      (?:mis|verse) quelque chose dans (?:son|sa|mon) (?:verre|boisson)
    `,
    crisis: `${swallowedPills},
      personne (?:ne )?${upTo(2)}(?:regretterait|regrettera|remarquerait|pleurerait|manquerait), (?:cachets|comprimes|medicaments|dolipranes) ${upTo(4)}(?:pour|afin de) (?:mourir|se tuer|en finir),
      (?:pense|penser|pensait|parle) ${upTo(2)}(?:a|de) (?:mourir|se tuer|me tuer|se suicider|en finir), (?:monde|tous|famille|on|tout le monde) (?:serait|serions|irait|seraient) (?:tous |bien )?mieux sans (?:moi|lui|elle),
      coupures ${upTo(2)}sur (?:les|ses|le|son) (?:cuisses|bras|poignets|poignet|jambes|avant bras), (?:sa|ma) derniere nuit(?! (?:a|au|en|dans|ici|chez|d)),
      (?:attache|accroche|noue) ${upTo(2)}(?:corde|ceinture|cable|drap) ${upTo(2)}(?:plafond|poutre|porte|penderie|rampe), vie ${upTo(3)}(?:plus|pas|aucun) (?:de )?sens, (?:veut|veux|voudrait) que (?:tout|ca) (?:s arrete|se termine|finisse),
      (?:veut|veux|voulait|voulais|voudrait) (?:plus|pas) (?:etre (?:en vie|la(?! (?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi)|au (?:cours|centre|periscolaire)|a la cantine))|de ce monde|vivante?)|exister|continuer a vivre|vivre(?! (?:en (?:internat|ville|appartement|colocation)|a la campagne))),
      (?:s il|si elle|si je|s elle|si j) (?:etait|etais) (?:morte?|plus la|pas la|jamais nee?)(?= (?:$|et|il|elle|tout|on|je|que|ce)), (?:prefere|prefererait|aimerait mieux|veut|veux|voudrait) etre morte?, (?:tout le monde|on|vous|nous|la famille) (?:serait|seriez|serions|serez|irait) mieux (?:sans|si|s),
      (?:plus|pas|aucune) (?:de |d )?(?:raison|raisons|envie|force|gout) (?:de|pour|d) (?:continuer|vivre|exister|se battre|rester en vie)(?! (?:le|la|les|a jouer|au|cette|ce)),
      (?:donne|distribue|donner|donnee?s) (?:toutes |tous )?(?:ses|mes) (?:affaires|objets)(?! (?:a (?:emmaus|une association)|de (?:danse|foot|sport|judo|ski|piscine|bebe))),
      (?:comment|facons?|moyens?|manieres?) (?:de |pour )?(?:mourir|se suicider|en finir)(?! (?:de rire|dans (?:le jeu|minecraft|roblox)|sur (?:minecraft|roblox|fortnite)|de chaud)), (?:va|vais|allait|allais|veut|veux|essaye de|essaie de) (?:se |me )(?:tuer|suicider|pendre|faire du mal),
      (?:dit|ecrit|repete|disait|ecrivait) (?:qu |que |quil |quelle )?(?:il |elle |je )?(?:ne |n )?(?:en )?peut plus(?! (?:de |d |des |du |jouer|aller|venir|attendre|courir)), (?:en )?peux plus de (?:vivre|cette vie),
      dire adieu, (?:adieu|au revoir) ${upTo(8)}(?:plus la|pour toujours|plus de ce monde|jamais revoir), demain (?:elle|il|je) (?:ne )?(?:sera|serait|serai) plus la,
      (?:corde|ceinture|cable|cordon|foulard|lacet) (?:attachee? |nouee? |serree? )?autour (?:du|de son|de mon) cou
    `,
    abuse: `
      (?:l|la|le|les|m) (?:enferme|enfermait) dans (?:le|la|un|une) (?:placard|cave|noir|salle de bain|garage), peur (?:d |de )(?:aller|retourner|rentrer) chez (?:son|sa) (?:pere|mere|papa|beau pere|oncle),
      a (?:touche|tripote|caresse) (?:ma|mon) (?:fille|fils|petite|petit)(?! (?:avec|par)), (?:attrape|attrapee|saisi|saisie|pris|prise|tire|pousse|serre) ${upTo(3)}(?:a la gorge|par la gorge|par le cou|par les cheveux|contre le mur),
      (?:homme|adulte|inconnu|monsieur) ${upTo(4)}(?:ecrit|parle|envoie des messages|contacte) (?:a|avec) (?:ma|mon|elle|lui), (?:me|lui) (?:fait|faisait) des choses(?! (?:a manger|sympas)),
      (?:mis|met|mettait|glisse|passe) (?:la|sa|ses|les) mains? (?:sous|dans|entre|sur) (?:son|sa|ses|mon|ma|mes|le|la|les) (?:tee shirt|t shirt|pull|chemise|jupe|pantalon|culotte|short|robe|haut|soutien gorge|cuisses?|jambes|fesses|seins|poitrine|sous vetements),
      ${adult} (?:le |la |les |me |nous )?(?:frappe|tape|bat|gifle|cogne|fouette|etrangle|violente)(?: sur)? (?:mon|ma|notre|nos|son|ses|le|la|les) (?:fils|fille|enfant|enfants|petit|petite|bebe|frere|soeur)(?! (?:au (?:tennis|ping pong|badminton|jeu)|aux (?:echecs|dames|cartes|petits chevaux)|a (?:fifa|mario kart|la course))),
      (?:revenue?|rentree?|revient|rentre|ramene) ${upTo(6)}avec (?:des |un |plein de )?(?:bleus|bleu|hematomes|ecchymoses|traces de coups|marques)(?! (?:du|de) (?:foot|rugby|match)), (?:bleus|hematomes|ecchymoses) (?:dans|sur|au|aux) (?:le |la |les )?(?:dos|cou|visage|fesses|cuisses),
      (?:frappe|frappee|frapper|tape|tapee|battu|battue|bat) (?:[a-z]+ )?avec (?:une|un|la|le|sa|son) (?:ceinture|baton|cable|chaussure|martinet|balai|cuillere|cintre),
      ${stranger} (?:qu elle|qu il|quelle|quil|que ma fille|que mon fils) (?:a )?(?:connu|connue|rencontre|connait|parle) (?:dans|sur|en|par|via|avec) ${upTo(10)}(?:voir|rencontrer|rejoindre|hotel|chercher|photos|seule|seul|rendez vous),
      (?:dit|demande|disait|demandait) ${upTo(10)}de ne (?:rien|pas) (?:nous |me |le |lui |leur |en |le leur )?(?:dire|raconter|parler|le dire),
      ${adult} (?:est|devient|etait|devenait|peut etre) (?:tres |vraiment )?(?:violente?|agressif avec), (?:pas|plus|jamais) en securite (?:a la maison|chez (?:nous|moi|lui|son pere|sa mere|eux)),
      peur de (?:mon|son|notre) (?:mari|ex|pere|papa|beau pere|compagnon|conjoint|oncle|copain)(?= (?:$|et|parce|car|qui|il|quand)),
      (?:force|forcee|oblige|obligee|forcer|demande) (?:[a-z]+ )?(?:a |de )(?:le toucher|la toucher|lui toucher|se deshabiller|se mettre nue?|coucher|faire des choses),
      ${stranger} (?:a |l a |la |le )?(?:suivi|suivie|suit|aborde|abordee|attrape|attrapee|suivait) (?:ma|mon|notre|depuis|jusqu), (?:essaye|essaie|tente|voulu|voulait) (?:de )?(?:la |le |l )?(?:faire monter|emmener|attirer|entrainer|embarquer|tirer) (?:dans|avec|en),
      (?:menace|menacent|menacee|fait chanter|font chanter|fait du chantage|rackette) ${upTo(12)}(?:photo|photos|video|videos|images|nudes),
      (?:photo|photos|video|videos) ${upTo(12)}(?:demande|demandent|veut|veulent|exige|exigent|reclame|reclament) (?:de l argent|[0-9]+ euros|de payer|des cartes|plus d argent) ${upTo(2)}(?:sinon|ou|sans quoi)
    `,
  },
  harmless: `
    (?:pris|avale) (?:tou(?:s|tes) (?:les|ses)|beaucoup de|plein de|[5-9]|[12][0-9]|six|sept|huit|neuf|dix) ${upTo(1)}${drug} (?:(?:pour |d )aujourd ?hui|de la journee|(?:quand (?:il|elle) etait|etant) bebe|au fil des ans|(?:de l antibiotique |d antibiotiques? |dans la semaine |cette semaine )?(?:(?:une?|deux|[12]) par jour|comme (?:prescrit|indique|prevu|(?:le|la) (?:medecin|pediatre|dentiste) l a dit)))(?! (?:d un coup|d un seul coup|en une fois|ensemble)),
    (?:pris|prendre|prend|prenez|prennent|preleve|prelevent|prelevez) (?:beaucoup|trop|plein|enormement) de sang,
    (?:pate|pizza|matelas|ballon|pain|frites?|cheveux|coussin) (?:est |sont |devient )?(?:tres |trop |tout |toute |toutes )?(?:mou|mous|molles?),
    (?:telephone|portable|tablette|ordinateur|ordi|ballon|jouet|gateau|livre|montre|telecommande|manette|lunettes|verre|vase|assiette) (?:de (?:mon fils|ma fille) )?(?:est |sont |a )?(?:tombe|roule|glisse)* (?:de la|du|de son|de sa) (?:lit|canape|table|commode|berceau),
    dents? (?:de lait )?(?:est |sont )?tombee?s?,
    (?:colis|paquet|courrier|bulletin|maillot|cartable) (?:n est|est) pas (?:encore )?(?:rentre|revenu),
    respire mal par le nez,
    (?:mal|difficultes?|peine|peut pas|veut pas|sait pas|arrive pas|refuse|probleme|problemes) (?:a |d |de |pour )?avaler (?:les |des |ses |le |un |de |de gros )?(?:cachet|comprime|gelule|medicament|pilule)*,
    vaccins? (?:pour|contre) (?:la |les )?meningites?
  `,
};
