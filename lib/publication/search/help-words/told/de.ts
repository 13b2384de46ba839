/** What a German sentence tells of a worry: who did what, and for how long. `rows.ts` says how it is written. */
import { upTo, type HelpWords } from "#lib/publication/search/help-words/rows";

const child =
  "(?:baby|saugling|kind|sohn|tochter|kleiner|kleine|kleinen|junge|madchen|jahriger|jahrige|enkel|enkelin|neffe|nichte|bruder|schwester)";
/** Who is at home with a child, or looks after one. */
const adult =
  "(?:ex|exmann|mann|ehemann|exfreund|partner|vater|papa|mutter|mama|stiefvater|stiefmutter|opa|onkel|lehrer|lehrerin|trainer|trainerin|babysitter|tagesmutter)";
const whom =
  "(?:mich|uns|ihn|sie|(?:unser|unsere|unseren|mein|meine|meinen|sein|seine|seinen|ihr|ihre|ihren|die|den|das) (?:sohn|tochter|kind|kinder|kleinen|kleine|baby|jungs|bruder|schwester))";

const eaten = "(?:genommen|eingenommen|geschluckt|verschluckt|gegessen|getrunken|eingeworfen)";
const drug =
  "(?:tabletten|[a-z]+tabletten|pillen|kapseln|medikamente?n?|medizin|schlafmittel|schmerzmittel|beruhigungsmittel|antidepressiva|paracetamol|ibuprofen|ibus?|aspirin|tavor|melatonin|vitamine?)";
/** More than anybody prescribes. */
const tooMany =
  "(?:alle|zu viele?|zuviele?|(?:sehr|ganz|so|viel zu) viele?|viele|eine (?:ganze )?(?:handvoll|hand voll|packung|schachtel)|(?:die|eine) (?:ganze|halbe) (?:packung|schachtel)|(?:einige|mehrere|ein paar|welche) von (?:meinen|unseren|omas|opas|mamas|papas)|(?:etwa |ungefahr |mindestens |fast |uber )?(?:[5-9]|[1-9][0-9]|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig))";
const swallowedPills = `
      ${tooMany} ${upTo(4)}${drug} ${upTo(5)}${eaten}`;

const cleaner =
  "(?:zeug|putzschrank|putzmittel|reiniger|[a-z]+reiniger|flussigkeit|spule|chlor|bleiche|entkalker|spulmittel|waschmittel|weichspuler|benzin|lampenol|terpentin|frostschutz|desinfektionsmittel|nagellackentferner|parfum|chemikalien?)";
const strongDrink = "(?:alkohol|wodka|schnaps|whisky|rum|gin|tequila|bier|wein|sekt|likor|jagermeister)";
const afterAFall =
  "(?:erbricht|erbrochen|ubergibt|ubergeben|kotzt|schlafrig|verwirrt|benommen|bewusstlos|beule|blutet|schwindlig|schwindelig|orientierungslos)";
const days =
  "(?:tagen|einer woche|wochen|(?:zwei|drei|vier|funf|sechs|sieben|acht|zehn|[2-9]|[1-9][0-9]) (?:tagen|tage|wochen))";

export const toldInGerman: HelpWords = {
  asking: {
    danger: `
      verschluckt ${upTo(4)}(?:pfeift|hustet|rochelt|keucht|wurgt), (?:grau|blau|blass) und ${upTo(3)}(?:schlaff|schlapp),
      auf den (?:hinterkopf|kopf) (?:geknallt|geschlagen|aufgeschlagen|gekracht|gesturzt), hort nicht (?:mehr )?auf (?:zu |sich zu )(?:brechen|erbrechen|ubergeben|kotzen|zittern|krampfen),
      baby atmet ${upTo(4)}(?:schnell|schwer|komisch|flach), kann (?:meine|meinen|mein|unsere|unseren|unser|sie|ihn|es) (?:tochter |sohn |kind |baby |kleine |kleinen )?(?:nicht|kaum) (?:mehr )?(?:wecken|aufwecken)(?! (?:fur|zur|morgens|wenn)),
      (?:zettel|brief|nachricht) (?:dagelassen|hinterlassen) ${upTo(2)}(?:weg|verschwunden|abgehauen), (?:uberall|so viel|ganz viel|sehr viel) (?:ist |war )?blut(?! (?:abgenommen|abnehmen|gespendet|orangen)),
      aus dem (?:pool|wasser|becken|see|teich) (?:gezogen|gerettet|geholt)(?! (?:handy|ball)), wasser (?:gehustet|ausgehustet|eingeatmet), augen schwellen zu,
      baby ${upTo(5)}(?:wochen alt|neugeboren) ${upTo(5)}fieber,
      (?:wird|werden) (?:einfach |gar |uberhaupt )?nicht (?:mehr |richtig |mehr richtig )?wach(?! (?:wenn|bevor|fur|zur|vom wecker)),
      (?:kriege|kriegen|bekomme|bekommen|kriegt|bekommt) ${upTo(3)}(?:kaum|nicht|fast nicht|nur schwer) (?:mehr |richtig )?wach(?! (?:fur|zur|morgens|am morgen)),
      (?:ihn|sie|es) (?:kaum|nicht|nur schwer) (?:mehr |richtig )?(?:wecken|aufwecken)(?! (?:fur|zur|morgens|wenn)), (?:${child}|er|sie|es|und|aber) wacht (?:einfach |gar )?nicht (?:mehr |richtig )?auf(?! (?:wenn|zum|vom|fur|zur|rechtzeitig|nachts)),
      (?:lasst sich|ist) (?:kaum|nicht) (?:mehr )?(?:wecken|aufwecken|wach zu)(?! (?:fur|zur|morgens)),
      baby ${upTo(6)}(?:schlapp|schlaff|apathisch), (?:apathisch|teilnahmslos|wie leblos)(?! (?:gegenuber|im unterricht)), schlapp ${upTo(8)}(?:nichts (?:mehr )?trinken|trinkt nicht|kaum wach|nicht wach),
      (?:schlag|tritt|stoss|ball|schuss|ellbogen|hieb|knie) ${upTo(2)}(?:auf|an|gegen) den (?:kopf|hinterkopf)(?! (?:in|bei) (?:minecraft|roblox|fortnite)),
      (?:so einen|eine art|plotzlich einen|so was wie einen) anfall(?! (?:von (?:wut|lachen))), ganze(?:r|n)? korper (?:hat |ist )?(?:gezittert|zittert|gezuckt|zuckt|verkrampft|steif|geworden),
      (?:kochendes|kochenden|kochendem|heisses|heissen|heissem|heisse|kochende) (?:wasser|ol|tee|kaffee|suppe|milch|fett) ${upTo(6)}(?:geschuttet|gekippt|gegossen|gezogen|ubergossen)(?! (?:und jetzt geht)),
      (?:verbrannt|verbruht|kochend|heisse|herd|bugeleisen|ofen)* ${upTo(12)}(?:blasen|brandblasen|brandblase),
      (?:vom|aus dem|von der|von dem|ausm) (?:[a-z]+ )?(?:wickeltisch|bett|sofa|couch|hochstuhl|hochbett|trampolin|klettergerust|kommode) (?:gerollt|gefallen|gesturzt|geplumpst|gekracht)(?! (?:und (?:jetzt|nun) geht)),
      (?:gefallen|gesturzt|sturz|hingefallen|gerollt|runtergefallen|geknallt) ${upTo(12)}${afterAFall},
      (?:schwillt|schwellen|geschwollen) ${upTo(3)}(?:lippe|lippen|gesicht|zunge|augenlider), (?:lippe|lippen|gesicht|zunge|augenlider) ${upTo(3)}(?:schwillt|schwellen|geschwollen|angeschwollen|anschwellen),
      hals (?:wird|schwillt|geht|schnurt) (?:ganz |immer |sich )?(?:eng|enger|zu|an),
      (?:erdnuss|nuss|gegessen|gestochen|biene|wespe|stich)* ${upTo(12)}(?:quaddel|schwill|schwell|geschwoll|angeschwoll|nesselsucht|nesselausschlag)*,
      (?:pfeift|rasselt|rochelt|keucht|giemt) ${upTo(2)}beim (?:ein|aus)?atmen, (?:spray|inhalator|salbutamol|notfallspray) ${upTo(3)}(?:hilft nicht|hilft nichts|wirkt nicht|bringt nichts|hilft kaum),
      (?:bekommt|kriegt|bekomme|kriege) (?:ganz |so |sehr |nur |richtig )?(?:schlecht|schwer|kaum|keine) luft(?! (?:durch die nase)), (?:zieht|ziehen|ziehen sich) ${upTo(5)}(?:rippen|brustkorb) ${upTo(2)}ein, (?:nicht|kaum) (?:mehr )?geatmet,
      (?:finden|finde) (?:unsere|unseren|meine|meinen|unser|mein) (?:tochter|sohn|kind|kinder|baby|bruder|schwester) (?:nicht|nirgends|nicht mehr)(?! (?:gut|schlimm|zu|auf (?:der|ihrer|eurer) (?:liste|warteliste|seite)|im (?:portal|system|spiel)|in der (?:liste|app))), (?:hat|haben) (?:sie|ihn|es) (?:seitdem |seither )?(?:niemand|keiner) (?:mehr )?gesehen, (?:niemand|keiner) hat (?:sie|ihn|es) (?:seitdem |mehr )?gesehen(?! seit (?:wir umgezogen|(?:dem|unserem) umzug|20[0-9][0-9]|(?:der|seiner|ihrer) letzten (?:kontrolle|untersuchung))),
      nicht (?:mehr |wieder )?(?:nach hause|heim|zuruck) gekommen, nicht (?:mehr )?(?:heimgekommen|zuruckgekommen),
      (?:blut|blutung|nasenbluten|bluten) ${upTo(2)}(?:nicht auf|nicht stoppen|nicht zu stillen|lauft und lauft), (?:wunde|schnitt) ist (?:sehr |ziemlich |richtig |ganz )?tief, tiefe (?:wunde|platzwunde), (?:arm|bein|hand|handgelenk|kopf|fuss|pulsadern) (?:aufgeschnitten|tief eingeschnitten|aufgeschlitzt),
      (?:hund|katze|schlange|ratte|affe|fledermaus) ${upTo(6)}gebissen(?! (?:im spiel|in (?:minecraft|roblox))),
      (?:steckt|stecken) ${upTo(6)}(?:im hals|in der kehle|im rachen), (?:im hals|in der kehle|im rachen) (?:steck|hangen|fest)*,
      (?:diabetiker|diabetikerin|diabetes|insulin|unterzuckert|blutzucker) ${upTo(10)}(?:zittert|verwirrt|kippt|umgekippt|bewusstlos|erbricht|krampft|ohnmachtig|sehr niedrig),
      kippt (?:gleich |fast |mir |immer |standig )?um(?= (?:$|und|was|er|sie|ist|wenn|beim)), keine nasse windel, windeln? ${upTo(3)}trocken ${upTo(4)}(?:schlapp|trinkt|fieber),
      seit ${days} (?:fast |schon )?(?:gar )?(?:nichts|nix|nicht) (?:mehr |richtiges )?(?:gegessen|isst|essen|getrunken), isst (?:jetzt )?seit ${days} (?:gar |fast )?(?:nichts|nix|nicht)(?! (?:mit|susses|in der (?:mensa|kantine))),
      ${child} ${upTo(8)}(?:zusammengebrochen|zusammengeklappt|umgekippt)(?! (?:und (?:jetzt|nun) kaputt)), kann (?:kaum (?:mehr |noch )?|nicht mehr )(?:stehen|gerade stehen),
      (?:steif|steife|steifer|steifem|steifen) (?:nacken|hals|genick) ${upTo(8)}(?:fieber|licht|erbricht|flecken), fieber ${upTo(8)}(?:steif|steife|steifer|steifem|steifen) (?:nacken|genick),
      (?:strick|seil|gurtel|kabel|schal|schnur|schlinge) (?:[a-z]+ )?um (?:den|seinen|ihren) hals(?! (?:tragt|wickelt)), (?:geladene|scharfe) (?:waffe|pistole), (?:waffe|pistole) (?:im|in seinem|in ihrem) (?:rucksack|zimmer|schulranzen)
    `,
    poison: `${swallowedPills},
      (?:[a-z]+tabletten|tabletten|medikamente|pillen) ${upTo(4)}(?:erwischt|rangekommen) ${upTo(6)}(?:leer|fehlen|fehlt|weg|gegessen), (?:cannabis|hasch|thc|hanf|haschkekse?) ?(?:[a-z]+ )?(?:gegessen|geschluckt),
      (?:[a-z]+spray|[a-z]+reiniger|reiniger|putzmittel|spulmittel|entkalker|spray) ${upTo(2)}(?:in den mund|in die augen|ins auge|ins gesicht)(?! (?:nase|gegen)),
      ${drug} ${upTo(8)}(?:welche|alle|davon|einige) ${eaten}, (?:zu viel|zuviel) (?:von )?(?:[a-z]+ )?${drug},
      ${cleaner} ${upTo(6)}(?:getrunken|geschluckt|geleckt|genippt),
      (?:wald|garten|park|draussen|giftige|gefundene|spielplatz) ${upTo(5)}(?:pilze?|beeren|pflanzen?|blatter|samen) ${upTo(3)}(?:gegessen|probiert|gekaut),
      (?:pflanze|pflanzen|blatt|blatter|beeren|pilze|samen|blume) ${upTo(5)}(?:wald|garten|park) ${upTo(2)}(?:gegessen|gekaut|probiert|abgebissen), (?:gegessen|gekaut|probiert|abgebissen|gelutscht) ${upTo(8)}(?:giftig|toxisch),
      (?:batterie|knopfzelle|magnet|munze|murmel|kapsel|tab) ${upTo(2)}in (?:den|die) (?:mund|nase) (?:gesteckt|genommen|geschoben),
      (?:doppelte|dreifache|vierfache|funffache|zehnfache|zweifache|falsche) (?:dosis|menge|dosierung), (?:zweimal|doppelt|dreimal|viermal|zehnmal) so viel (?:[a-z]+ )?(?:gegeben|genommen|fiebersaft|medizin|medikament),
      (?:aus versehen|versehentlich) ${upTo(5)}(?:dosis|fiebersaft|hustensaft|tropfen|${drug}) ${upTo(3)}(?:gegeben|genommen|geschluckt|verabreicht|bekommen|getrunken),
      (?:ganze|halbe|volle) flasche ${upTo(2)}(?:hustensaft|fiebersaft|sirup|medizin|tropfen|${strongDrink})(?! ist (?:ausgelaufen|kaputt|zerbrochen|runtergefallen)), (?:viel|zuviel|flasche) (?:zu )?${strongDrink} getrunken,
      ${strongDrink} ${upTo(14)}(?:nicht (?:mehr |richtig )?wach|bewusstlos|erbricht|kotzt|ubergibt|ohnmachtig|ansprechbar), (?:etwas|was) (?:ins|in (?:ihr|sein|den|das)) (?:glas|getrank|drink) (?:getan|gekippt|gemischt)
    `,
    crisis: `${swallowedPills},
      (?:keinen|niemanden|niemand|keiner) ${upTo(4)}(?:storen|vermissen|vermisst|interessieren|kummern|wurde) ${upTo(3)}(?:stirbt|sterbe|tot|sterben), tabletten ${upTo(4)}(?:zum sterben|um zu sterben|bis man (?:tot|stirbt)|sich umzubringen),
      (?:denkt|denke|redet|spricht|dachte) ${upTo(3)}(?:ans|vom|uber|an) (?:sterben|suizid|selbstmord), (?:welt|alle|familie|wir) ${upTo(3)}besser ${upTo(2)}ohne (?:mich|ihn|sie)(?= (?:$|und|dran|ware|sagt|weil)),
      (?:seine|ihre|meine) letzte nacht(?! (?:im|in|hier|bei|auf)), (?:seil|strick|gurtel|kabel) ${upTo(3)}(?:decke|balken|tur|turklinke|lampe|heizung) (?:gebunden|geknotet|gehangt|befestigt), (?:will|mochte|wunscht|wollte) (?:sich )?(?:nur )?dass (?:alles|es) (?:endlich )?(?:vorbei ist|aufhort|zu ende ist)(?! (?:mit|regnen)),
      nicht mehr (?:am leben|auf (?:der|dieser) welt) (?:sein|ware), tot waren?(?! (?:die|der|das|handy)), besser (?:dran|fur alle) ${upTo(3)}(?:ohne (?:mich|ihn|sie)|wenn (?:er|sie|ich)),
      (?:keinen|kein) (?:grund|sinn|ausweg) mehr (?:weiterzumachen|zu leben|weiterzuleben|hier zu sein|im leben|zu sein),
      (?:verschenkt|verschenken) ${upTo(2)}(?:ihre|seine|ihrer|seiner) (?:[a-z]+ )?(?:sachen|lieblingssachen|besitz)(?! an (?:die caritas|das rote kreuz)),
      leben (?:zu nehmen|zu beenden|ein ende), wie man ${upTo(2)}(?:sterben|stirbt|verblutet)(?! (?:in|bei) (?:minecraft|roblox|fortnite)), (?:tut|tue|tu) (?:sich|mir) (?:was|etwas) an, sich (?:was|etwas) anzutun,
      sich (?:seit|wieder|heimlich|manchmal|absichtlich|nachts|regelmassig) ${upTo(3)}(?:schneidet|schneiden|geschnitten|aufritzt)(?! (?:die haare|haare)),
      (?:verabschied|abschied)* ${upTo(10)}nicht mehr (?:da|hier|lebt|leben|sehen)(?! (?:arbeit)*), fur immer verabschied*,
      (?:versucht|versuchte|wollte|will) (?:sich )?(?:zu )?(?:erhangen|vergiften|umzubringen|zu toten|die pulsadern),
      (?:strick|seil|gurtel|kabel|schal|schnur|schlinge) (?:[a-z]+ )?um (?:den|seinen|ihren) hals(?! (?:tragt|wickelt))
    `,
    abuse: `
      ${adult} (?:sie|ihn|mich|uns|das kind) ${upTo(2)}(?:schlagt|prugelt|verprugelt|haut|tritt|wurgt)(?! (?:im|beim) (?:tennis|tischtennis|schach|badminton|spiel|wettlauf)),
      (?:in den (?:schrank|keller)|im (?:schrank|keller)) (?:sperrt|gesperrt|eingesperrt|einsperrt), angst (?:zu|zum|vorm) (?:ihrem |seinem )?(?:vater|papa|onkel|stiefvater)(?! arbeit),
      (?:am hals|an den haaren|an der kehle|gegen die wand|am kragen) (?:gepackt|gezogen|gestossen|gewurgt|geworfen|gedruckt), (?:mann|erwachsener|fremder|typ) (?:schreibt|chattet|kontaktiert) (?:mit )?(?:meiner|meinem|unserer|unserem|ihr|ihm),
      (?:macht|machte|gemacht) (?:komische |schlimme |eklige )?(?:sachen|dinge) mit (?:mir|ihr)(?= (?:$|und|die|was|ich|nachts)), kommt nachts (?:zu|in) (?:mir|mein|ihr|ihrem|meinem) (?:ins )?(?:zimmer|bett) und (?:fasst|macht|legt|beruhrt),
      (?:unter|in|an|zwischen) (?:das|die|den|ihr|ihre|ihren|ihrem|sein|seine|mein|meine) (?:t shirt|shirt|pulli|bluse|hose|rock|unterhose|kleid|brust|beine|po|hintern|busen|bh|schritt) (?:gefasst|gegriffen|gelangt|fasst|greift),
      ${adult} (?:schlagt|haut|prugelt|tritt|wurgt|ohrfeigt|verprugelt) ${whom}(?! (?:(?:im|beim) (?:tennis|tischtennis|schach|badminton|spiel|wettlauf)|in (?:fifa|mario kart|tennis|schach)|(?:als|fur) ${upTo(3)}vor (?:$|(?:und|wann|was|wie|wo|kann|darf|haben|aber|ist|dass)(?= )))),
      ${adult} hat ${whom} (?:schon |wieder |gestern |heute |oft |immer wieder )?(?:geschlagen|verprugelt|gehauen|getreten|gewurgt|misshandelt),
      (?:kam|kommt|kommen|kehrt|zuruck|gekommen) ${upTo(7)}mit (?:[a-z]+ )?(?:blauen flecken|striemen|blutergussen|verletzungen)(?! (?:vom|von der|vom) (?:fussball|training|handball)),
      (?:blauen|blaue) flecken (?:am|an|auf|im) (?:den |dem |der )?(?:rucken|hals|gesicht|po|oberschenkel|oberschenkeln), mit (?:dem|einem|der|einer) (?:gurtel|stock|kabel|kochloffel|schuh|kleiderbugel|besen) (?:geschlagen|gehauen|verprugelt|schlagt),
      (?:mann|typ|fremder|fremden|erwachsener|erwachsenen|jemand|jemanden|kerl) (?:den|der|dem) ${upTo(7)}(?:kennengelernt|kennen gelernt|geschrieben) ${upTo(8)}(?:treffen|abholen|hotel|besuchen|fotos|bilder),
      (?:soll|darf|durfe|solle|sollen) (?:es )?(?:uns|mir|niemandem|keinem|den eltern) (?:davon )?(?:nichts|nix|nicht) (?:davon )?(?:sagen|erzahlen|verraten),
      ${adult} (?:ist|wird|wurde|war) (?:[a-z]+ )?(?:gewalttatig|handgreiflich), (?:zu hause|zuhause|daheim|bei ihm) nicht (?:mehr )?sicher,
      angst vor (?:meinem|ihrem|seinem) (?:mann|vater|papa|ex|exmann|stiefvater|partner|onkel)(?= (?:$|und|weil|er|der|kann|ich|wir|was)),
      (?:gezwungen|zwingt|genotigt|verlangt) ${upTo(5)}(?:anzufassen|anfassen|auszuziehen|ausziehen|zu kussen|zu beruhren),
      (?:jemand|mann|fremder|typ|auto) ist (?:meiner|meinem|unserer|unserem|ihr|ihm) ${upTo(6)}(?:gefolgt|hinterhergelaufen|nachgelaufen|nachgegangen|hinterhergefahren)(?! (?:auf|bei) (?:instagram|tiktok)), (?:in|ins) (?:sein |ein |das |seinen |einen )?(?:auto|lieferwagen|wagen) (?:ziehen|zerren|locken|gezogen|gezerrt|gelockt),
      (?:droht|drohen|erpresst|erpressen|gedroht|erpresste) ${upTo(10)}(?:bild|bilder|bildern|foto|fotos|video|videos|nacktbilder|nacktfotos),
      (?:bild|bilder|foto|fotos|video|videos) ${upTo(12)}(?:will|wollen|verlangt|verlangen|fordert|fordern) (?:[a-z]+ )?(?:geld|[0-9]+ euro|gutscheine?|guthaben) ${upTo(2)}(?:sonst|oder|ansonsten)
    `,
    images: `
      (?:intime|nackte|private|peinliche) (?:videos|bilder|fotos|aufnahmen) (?:von|ihr)
    `,
  },
  harmless: `
    (?:alle|viele|[5-9]|[12][0-9]|sechs|sieben|acht|neun|zehn) (?:ihre |seine |die |der )?${drug} (?:fur heute|wie (?:verordnet|verschrieben|besprochen)) (?:ein)?genommen,
    (?:[5-9]|[12][0-9]|sechs|sieben|acht|neun|zehn) ${drug} (?:(?:vom|von dem|des) antibiotik(?:um|ums|a) )?(?:ein)?genommen (?:eine|zwei|[12]) (?:am|pro) tag,
    (?:als (?:baby|saugling|kleinkind)|uber die jahre) (?:schon |sehr )?viele (?:medikamente|tabletten) (?:gegen [a-z]+ )?(?:ein)?genommen,
    (?:handy|telefon|iphone|smartphone|tablet|ipad|fernbedienung|konsole|controller|laptop|ball|spielzeug|buch|uhr|brille|teddy|kuchen|vase|tasse) (?:von (?:meinem sohn|meiner tochter) )?(?:ist |sind )?(?:mir |ihm |ihr |uns )?(?:vom|aus dem|von der|von dem) (?:[a-z]+ )?(?:bett|sofa|couch|hochbett|kommode) (?:gefallen|gerollt|geknallt|gekracht),
    (?:milch)?zahn (?:ist )?(?:ihm |ihr )?(?:herausgefallen|rausgefallen|ausgefallen),
    (?:bekommt|kriegt|bekomme) (?:sehr |so |nur )?(?:schlecht|schwer|kaum) luft durch die nase,
    (?:paket|brief|jacke|tasche|mutze|schal|pullover|bestellung|rechnung|formular|trikots?) (?:mit (?:den|der|dem) [a-z]+ )?(?:ist|sind) (?:noch |leider )?nicht (?:mehr |wieder )?(?:zuruckgekommen|heimgekommen|zuruck gekommen|nach hause gekommen),
    schlagt (?:uns|mir|ihm|ihr) vor (?:dass|zu|ob|nachhilfe),
    in (?:den|die|das|seinen|ihren) (?:schuh|schuhe|ball|tasche|rucksack|heft|buch|controller|fernbedienung) gebissen,
    (?:zu viele?|zuviele?) ${drug} (?:bestellt|gekauft|eingepackt),
    gegen (?:bienenstich|wespenstich|insektenstich|bienen|wespen|hornissen)* allergisch,
    (?:handy|telefon|iphone|tablet|ipad|smartphone|uhr|brille|ball|schlussel|konsole|airpods|kopfhorer) (?:ist |sind )?(?:mir |ihm |ihr |uns )?(?:in den|ins|in die|in das) (?:pool|wasser|teich|klo|toilette|see|badewanne) gefallen,
    (?:impfung|impfungen|impfen|geimpft) (?:gegen|fur) (?:meningitis|hirnhautentzundung|tollwut)
  `,
};
