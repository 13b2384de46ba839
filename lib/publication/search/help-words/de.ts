/** German words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const germanHelpWords: HelpWords = {
  asking: {
    danger: `
      erstick(?:t|en|e), atmet (?:so |sehr )?(?:nicht|kaum|schwer|komisch|schnell), (?:bekommt|kriegt) (?:keine|kaum|schlecht|schwer) luft, bewusstlos*, bewustlos*, ohnmachtig*, in ohnmacht,
      krampfanfall*(?! videospiel), kramfanfall*, krampft(?! (?:maus|die hand)), (?:ist|fast|beinahe) ertrunken, ertrinkt, stromschlag*, blutet (?:stark|sehr|heftig),
      hort nicht auf zu bluten, (?<!nicht )auf den kopf gefallen, (?<!vor den )kopf (?:gestossen|angeschlagen|angestossen|aufgeschlagen|angehauen)(?! (?:lego|film|minecraft)),
      kopfverletzung*, gehirnerschutterung*, verbruht*, verbrennung(?:en)?(?! (?:von|kalorien|chemie|physik|experiment|klasse)), (?:blau angelaufen|lauft blau an),
      wacht nicht (?:mehr )?auf(?= (?:$|nach )), (?:aus dem|vom|von der) (?:fenster|balkon|dach|treppe|wickeltisch) gefallen,
      treppe (?:runter|hinunter|herunter)gefallen, (?:notarzt|krankenwagen|rettungswagen|rettung|notruf|112|144) (?:nummer|rufen|anrufen|wahlen)(?! (?:iphone|spiel|uben|lernen|kita)),
      erstickungsanfall*, luftnot, atemnot, atemstillstand*, atemaussetzer*, aufgehort zu atmen, hort auf zu atmen, (?:kann|konnte) (?:nicht|nicht mehr|kaum) (?:mehr )?atmen, (?<=^ )nicht mehr atmen(?= $), (?<=^ )keine luft(?= $), nicht ansprechbar,
      (?:baby|kind|sohn|tochter) reagiert nicht(?! (?:auf|mehr auf|wenn)), (?:kind|baby|sohn|tochter|einfach) (?:ist )?(?:umgekippt|zusammengebrochen), ist (?:umgekippt|zusammengebrochen)(?= $),
      (?<=^ )(?:umgekippt|zusammengebrochen|reagiert nicht|ertrunken|ertrinken|notruf|112|144|notarzt|krankenwagen|rettungswagen|herzstillstand|herzinfarkt)(?= $),
      (?:lasst sich nicht (?:mehr )?wecken|nicht aufzuwecken|nicht wach zu (?:bekommen|kriegen))(?= $), fieberkrampf*, (?:epileptischer|epilepsie) anfall*,
      (?:kind|baby|sohn|tochter) (?:ist )?(?:ertrunken|ins wasser gefallen), in den (?:pool|teich) gefallen, steckdose (?:gefasst|gegriffen), elektrischer schlag,
      starke blutung*, blutung stoppt nicht, blutet am kopf, (?:nasenbluten|bluten) hort nicht auf, platzwunde*, tiefe schnittwunde, finger (?:abgeschnitten|abgetrennt),
      allergischer schock, (?:hals|zunge|gesicht) schwillt, (?:wespenstich|bienenstich) (?:im |am )?(?:mund|hals|rachen), verbruhung*, herdplatte verbrannt,
      (?:hand|finger|arm|bein|gesicht|baby|kind|sich) verbrannt(?! (?:film|serie)), (?<!nicht )(?:aufn kopf|auf kopf|hinterkopf) gefallen, schadelbruch*, schadel hirn trauma*,
      (?:vom|aus dem) (?:bett|sofa|hochbett|baum|klettergerust|hochstuhl) gefallen, treppe (?:runter |hinunter |herunter )?(?:gefallen|gesturzt), treppensturz*, fenstersturz(?! prag),
      blaue lippen(?! (?:schminke|lippenstift)), lippen (?:sind |werden )?blau, baby (?:wird|ist) (?:ganz )?blau(?= $), hitzschlag(?! hund), vom auto angefahren,
      schlangenbiss*, atmung setzt aus, kein puls, heimlich griff, im hals stecken*, grate im hals, stranguliert*, (?:im auto) (?:eingesperrt|eingeschlossen),
      (?<=^ )(?:allergische reaktion|schlaganfall|notfall)(?= $), (?:hat|hatte) einen schlaganfall, (?:kind|baby|sohn|tochter) blutet, asthmaanfall*, (?:erbricht|spuckt|hustet) blut, kohlenmonoxid(?:vergiftung)?(?= $),
      gasgeruch, (?:kind|baby|sohn|tochter) bewegt sich nicht(?: mehr)?(?= $)
    `,
    crisis: `
      suizid*, selbstmord*, will sterben, sterben will, sterben wollen, nicht mehr leben, umbringen,
      bringt sich um, bringe mich um, bring mich um, das leben nehmen, selbstverletz*, selbst verletz*, ritzt,
      ritzen, ritze, depri, hoffnungslos*, lebensmud*, suizied*, suzid*, selbsmord*, selbst mord*,
      mochte sterben, sterben mochte, sterben wollte, wollte sterben, will nicht leben, nicht leben will,
      nicht weiterleben, nicht mehr weiterleben, nicht mehr da sein, lieber tot, tot sein, umbringt,
      umgebracht, keinen sinn mehr, etwas antun, was antun, leben beenden, ritz mich, geritzt,
      schneidet sich in, schneide mich, sich selbst verletz*, verletzt sich selbst, verletze mich selbst,
      hasst sich, hasse mich, hasse mein leben, hasst sein leben, hasst ihr leben, deprim*, abschiedsbrief*,
      strick gefunden, schlinge gefunden, rasierklinge*, schneidet sich, sich schmerzen zu,
      (?:narben|schnitte|schnittwunden|wunden|kratzer) (?:an|am|auf) (?:den |dem |ihren |seinen |ihrem |seinem )?(?:arm|unterarm|bein|oberschenkel|handgelenk)*,
      ware (?:ich |er |sie |es )?(?:lieber )?tot, (?:nie|lieber nicht) geboren,
      (?:vom|von einem|von der|von einer|aus dem|vor den|vor einen|vor die) (?:dach|brucke|hochhaus|fenster|balkon|zug|bahn)* (?:zu )?(?:spring|gesprung|sturz)*,
      (?:spring|sprang)* (?:vom|von der|von einer|von einem|aus dem) (?:dach|brucke|hochhaus|fenster|balkon)*,
      pulsader*, vor (?:den|einen) zug (?:werf|geworf)*, wirft sich vor (?:den|einen) zug,
      keine lust mehr (?:zu leben|auf das leben|aufs leben), lust mehr zu leben, erhang*,
      tabletten (?:geschluckt|genommen), zu viele tabletten
    `,
    abuse: `
      missbrauch*, vergewaltig*, padophil*, paedophil*, sexuelle gewalt, sexualisierte gewalt,
      hausliche gewalt, gewalt in der familie, sexuelle belastig*, sexueller ubergriff*, sexuelle ubergriff*,
      misshand*, cybergrooming, schlagt mich, inzest, kindesmissbrauch*, kindesmisshandlung*, kinderporn*,
      padokriminell*, pado, pados, begrapsch*, betatscht, angefasst, fasst mich an, intimbereich, schlagt uns,
      schlagt seine kinder, vater schlagt, mutter schlagt, verprugel*, sexuell belastigt,
      sexueller belastigung, alterer mann, alteren mann, erwachsener mann, perverser, perverse,
      (?:fremder|unbekannter|erwachsener) (?:mann )?(?:schreibt|chattet|kontaktiert|fragt|will),
      (?:schreibt|chattet) mit (?:einem |)(?:erwachsen|alteren|fremden mann)*
    `,
    images: `
      nacktbild*, nacktfoto*, nacktaufnahme*, intime bilder, intime fotos, erpress*, sextortion, dickpic*,
      rachepornos, nacktvideo*, nackte bilder, nackte fotos, nackt bild*, nackt foto*, nackt video*,
      intimes bild, intimes foto, intime aufnahmen, intimbild*, schickt nackt*, fragt nach fotos,
      fragt nach bildern, will nackt*, racheporno*, droht zu veroffentlichen, freizugige bilder,
      freizugige fotos, penisbild*, penisfoto*, schwanzbild*
    `,
    bullying: `
      mobb*, gemobbt, cybermobb*, belastig*, gehanselt, hanseln, ausgegrenzt, bedroht, beleidig*, schikan*,
      mobing*, gemobt, cybermobing*, hanselt, ausgelacht, auslachen, fertiggemacht, fertigmachen,
      fertig gemacht, ausgeschlossen, blossgestellt, blossstellen, verspottet, gedemutigt, bedrohen,
      bedrohung*, geruchte uber, wird (?:immer |standig |dauernd )?geargert, hasskommentar*, todesdrohung*,
      aus (?:der|dem) (?:gruppe|chat|gruppenchat|klassenchat) (?:geworfen|geschmissen|gekickt)
    `,
    relationships: `
      toxische beziehung*, toxischer freund, toxische freundin, stalkt, kontrolliert mich
    `,
    identity: `
      schwul*, lesbisch*, lesbe*, bisexuell*, homosexuell*, nichtbinar*, nicht binar*, outing, geoutet,
      homophob*
    `,
    poison: `
      vergift*, giftnotruf, uberdosis, verschluckt, zu viele tabletten, tabletten (?:geschluckt|genommen),
      (?:batterie|knopfzelle|magnet|munze)* (?:geschluckt|gegessen), (?:putzmittel|spulmittel|waschmittel|reiniger|chlor)* getrunken, giftige (?:beere|pilz)*,
      giftnotruf*, giftzentrale*, gift notruf, (?:reinigungsmittel|spuli|lampenol|benzin|desinfektionsmittel|nagellackentferner|liquid|parfum|medizin|entkalker) (?:getrunken|geschluckt),
      (?:medikament|tablette|zigarette|spulmaschinentab|waschmittelkapsel|beere|vogelbeere)* (?:gegessen|geschluckt), (?:pilz|giftpilz|giftige pflanze|pflanze) gegessen
    `,
    substances: `
      droge*, alkohol*, vapt, vapen, kiffen, kifft, nikotin*, rauchen, raucht, zigarette*, betrunken, snus,
      lachgas, kokain, ketamin, e zigarette*, joint, joints
    `,
    gambling: `
      glucksspiel*, sportwette*, wetten, spielbank
    `,
    worry: `
      angststorung*, angstzustand*, panikattacke*, einsam*, magersucht*, magersuchtig*, essstorung*,
      ess storung*, psychisch*, seelische gesundheit, selbstwert*, selbstbewusstsein, schulangst,
      schulverweiger*, anorexi*, niedergeschlagen*, ist bedruckt, wirkt bedruckt, keine freunde,
      immer traurig, sehr traurig, nur noch traurig, weint nur noch, schulvermeidung, isst nichts mehr,
      panik attacke*, pro ana, pro mia, ana und mia, (?:erbricht|kotzt|ubergibt sich) nach,
      finger in den hals, isst (?:nicht mehr|nix mehr|kaum noch), esstorung*, angst vor (?:der )?schule,
      will nicht (?:mehr )?(?:zur|in die) schule, hasst (?:ihren|seinen) korper, hasse meinen korper
    `,
  },
  harmless: `
    die grosse depression, wetten dass, (?:daten|handy)missbrauch, missbrauch* (?:von|der|ihrer) daten,
    wie viele kms, schlagt (?:vor|nach), einsame insel*, einsame* (?:wolf|spitze),
    nicht ausgeschlossen(?= (?:$|von der (?:garantie|versicherung))),
    (?:garantie|haftung|umtausch|ruckgabe|kosten|fehler|irrtum|irrtumer|gewahrleistung|rechtsweg|erstattung) (?:ist |sind )?ausgeschlossen,
    (?:von|aus) der (?:garantie|versicherung|haftung|erstattung|aktion) ausgeschlossen,
    ausgeschlossen (?:von|aus) der (?:garantie|versicherung|haftung|erstattung|aktion),
    tot sein in (?:minecraft|fortnite|roblox), (?:will|mochte|konnte) sterben vor lachen,
    schneidet sich (?:den|einen) pony, uberdosis (?:zucker|bildschirm|schokolade), vergiftet* pfeil*,
    drogerie*, alkoholfrei*, (?<=^ )rauchen verboten(?= (?:$|schild|zeichen)), (?<=^ )wetten wir,
    bedroht* vom aussterben, vom aussterben bedroht*, belastigung durch (?:werbung|werbeanrufe|spam),
    werbeanrufe belastig*, schlagt (?:im|beim) (?:tennis|schach), deprimierende* (?:film|buch|serie),
    abschiedsbrief (?:an |fur |von )?(?:die |den |meine |meinen |der )?(?:lehrer|kollegin|kollegen|erzieher|kindergarten|kita|tagesmutter)*(?! gefunden),
    nicht mehr leben ohne (?:wlan|internet),
    (?<!(?:will|mochte|wollte) )ohne (?:handy|wlan|internet) nicht mehr leben(?! (?:will|mochte|wollte)),
    keinen sinn mehr in hausaufgaben, bringt (?:sich|mich|ihn|sie) um den schlaf, perverse preise,
    ritzen? (?:im|am) (?:display|holz|sofa|bildschirm|boden|parkett), (?:rillen|fugen) und ritzen,
    missbrauch von gutscheinen,
    (?<!(?:will|mochte|wollte|wurde) )(?:vom|von der|von einer) (?:dach|brucke|hochhaus) springen (?:in |bei )?(?:minecraft|roblox|fortnite|gta),
    springen (?:vom|von der) (?:dach|brucke|hochhaus) (?:in |bei )?(?:minecraft|roblox|fortnite|gta),
    beleidigte leberwurst, schneidet sich (?:die|seine|ihre) (?:haare|nagel|fingernagel),
    im keim erstick*, (?:erstickt?|ersticken|ertrinkt|ertrinke|ertrinken) (?:in (?:arbeit|hausaufgabe|spielzeug|mail|papierkram|aufgabe)*|im (?:mull|papierkram)|minecraft),
    (?<!(?:auf|am|dem|vom) )(?:reifen|fahrrad|staubsauger|motor|pumpe) (?:bekommt|kriegt) keine luft, (?:bekommt|kriegt) keine luft reifen, (?:wand|jacke|matratze|stoff|goretex) atmet nicht,
    bewusstlosenspiel*, bewusstlos (?:jugendwort|machen spiel), ohnmachtige* wut, ohnmachtig vor (?:wut|zorn), sims ohnmachtig, in ohnmacht (?:fallen )?sims,
    (?:pc|laptop|notebook|rechner|computer|mac|macbook|monitor|bildschirm|handy|tablet|ipad|iphone|konsole|switch|windows) wacht nicht (?:mehr )?auf,
    stromschlaghalsband*, stromschlag (?:spiel|halsband|armband), (?:mein|das) herz blutet, (?:stift|drucker) blutet,
    (?:silber|metall|edelstahl|auspuff) (?:ist )?blau angelaufen, blau angelaufen (?:silber|metall|edelstahl), kopfverletzungen (?:im )?fussball, verbrennung* narbenbehandlung,
    (?<!(?:dem|mit|und) )(?:handy|ziegel|schnee|ball|hamster|schlussel) (?:ist )?(?:aus dem|vom|von der) (?:fenster|balkon|dach|treppe) gefallen, (?:aus dem|vom) (?:fenster|balkon) gefallen handy, handy (?:die )?treppe runtergefallen,
    (?:worter|buchstaben|silben|endungen|laute) verschluckt*, verschluckt* (?:worter|buchstaben|silben|endungen|laute), (?:wolf|wal) verschluckt*, vom erdboden verschluckt,
    automat (?:hat )?(?:meine |die )?(?:karte )?verschluckt(?: (?:geld|karte))?, geldautomat (?:hat )?(?:meine |die )?(?:karte )?verschluckt,
    vergift* (?:minecraft|pokemon|beziehung)*, vergifteter? apfel, schneewittchen vergiftet, klima vergiftet, giftige (?:beeren|pilze|pflanzen) (?:erkennen|bestimmen)
  `,
};
