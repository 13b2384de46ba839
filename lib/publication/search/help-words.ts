/** Words in a search that tell of a worry for which there are help lines. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import { helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { splitWords } from "#lib/publication/search/search-words";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

type WordsOf = Partial<Record<HelpSubject, string>>;

/**
 * By language and subject: words and rows of words, folded, parted by commas; `*` stands for any ending. With the slips that
 * people make in them. English ones count in every language, since children and the net use them everywhere.
 */
const asking: Record<Exclude<Locale, "es-mx">, WordsOf> = {
  en: {
    crisis:
      "suicid*, sucid*, suisid*, suiced*, sucied*, suside*, kill myself, kill himself, kill herself, kill themself, " +
      "kill themselves, kill my self, killing myself, killing himself, killing herself, killing themselves, killed himself, " +
      "killed herself, want to die, wants to die, wanting to die, wanted to die, wanna die, wish i was dead, end my life, " +
      "end his life, end her life, end their life, ending it all, end it all, self harm*, selfharm*, self injur*, " +
      "cutting myself, cutting himself, cutting herself, cutting themselves, cuts himself, cuts herself, cuts themselves, " +
      "cut himself, cut herself, hurt myself, hurting myself, hurting himself, hurting herself, hurting themselves, " +
      "hurts himself, hurts herself, depres*, deppres*, hopeless*, unaliv*, kms, kys",
    abuse:
      "abus*, groom, groomed, groomer*, grooming, molest*, rape, raped, rapist*, predator*, pedophil*, paedophil*, " +
      "sexual assault, sexually assaulted, sexual harassment, domestic violence, traffick*, hits me, incest*",
    images:
      "sext, sexting, sexts, sextort*, sextorsion, nude, nudes, naked picture*, naked photo*, naked pic*, nude picture*, " +
      "explicit photo*, explicit picture*, revenge porn*, blackmail*, leaked photo*, leaked picture*, leaked pics",
    bullying:
      "bully, bullys, bullied, bullies, bullying, bulied, bulying, cyberbull*, cyber bull*, harass*, harras*, doxx*, kys",
    relationships:
      "toxic relationship*, toxic boyfriend, toxic girlfriend, controlling boyfriend, controlling girlfriend, dating violence, " +
      "abusive boyfriend, abusive girlfriend, stalking, stalked, stalker*",
    identity:
      "lgbt*, gay, lesbian*, bisexual*, transgender*, trans, queer, nonbinary, non binary, coming out, came out, gender dysphoria",
    poison: "poison*, overdos*, swallowed",
    substances:
      "vape, vapes, vaped, vaping, drug, drugs, alcohol*, drunk, weed, marijuana, cannabis, nicotin*, fentanyl*, cocain*, " +
      "xanax, smoking, smokes, cigarette*",
    gambling: "gambl*, betting, sports bet*, casino*",
    worry:
      "anxi*, anixety, panic attack*, lonel*, mental health, self esteem, eating disorder*, anorexi*, bulimi*, " +
      "body image, school refusal",
  },
  es: {
    crisis:
      "quiero morir*, quiere morir*, queria morir*, matarme, matarse, se quiere matar, me quiero matar, quitarse la vida, " +
      "quitarme la vida, no quiero vivir, no quiere vivir, ganas de vivir, ganas de morir, autolesi*, auto lesion*, " +
      "cortarse, se corta, hacerse dano, se hace dano, deprim*, sin esperanza",
    abuse:
      "violac*, violad*, violaron, violo, violador*, violencia sexual, violencia domestica, violencia familiar, pederast*, pedofil*, acoso sexual, agresion sexual, agresor*, " +
      "depredador*, maltrat*, me pega, trata de personas, incesto",
    images:
      "desnud*, fotos intimas, foto intima, imagenes intimas, fotos sexuales, porno vengativo, chantaj*, sextorsion, sextear",
    bullying: "acos*, ciberacos*, hostig*, intimidan, intimidacion, se burlan, burlas, insultan, amenaz*",
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
      "trastorno alimentari*, trastornos alimentari*, trastorno de la conducta, angusti*",
  },
  fr: {
    crisis:
      "veut mourir, veux mourir, envie de mourir, se tuer, me tuer, plus envie de vivre, automutil*, auto mutil*, scarifi*, " +
      "se faire du mal, se fait du mal, se coupe, se couper, deprim*, desespoir, desesper*, idees noires, mal etre",
    abuse:
      "viol, viols, violee, violees, violeur*, violence familiale, violences familiales, violences sexuelles, agression*, agresse*, pedophil*, pedocriminel*, predateur*, inceste*, " +
      "attouchement*, maltrait*, me frappe, me bat, pedopiegeage",
    images:
      "photo intime, photos intimes, photo nue, photos nues, images intimes, photos denudees, sextorsion, chantage*, sexto, sextos",
    bullying: "harcel*, cyberharcel*, cyber harcel*, intimid*, cyberintimid*, moquerie*, insult*, menac*",
    relationships:
      "relation toxique, relations toxiques, copain toxique, copine toxique, violences conjugales",
    identity: "homosexuel*, homophob*, lesbienne*, transgenre*, transidentit*, bisexuel*, non binaire*",
    poison: "empoison*, intoxic*, overdose*, avale",
    substances:
      "drogue*, alcool*, vapote*, vapoter, vapotage, puff, puffs, protoxyde, gaz hilarant, fume, fumer, joint, joints, " +
      "cigarette*, tabac, ivre, cocaine",
    gambling: "paris sportifs, pari sportif, jeux d argent, jeu d argent, parier",
    worry:
      "anxie*, angoiss*, crise de panique, crises de panique, solitude, sante mentale, estime de soi, boulimi*, " +
      "trouble alimentaire, troubles alimentaires, phobie scolaire, tca",
  },
  de: {
    crisis:
      "suizid*, selbstmord*, will sterben, sterben will, sterben wollen, nicht mehr leben, umbringen, bringt sich um, " +
      "bringe mich um, das leben nehmen, selbstverletz*, selbst verletz*, ritzt, ritzen, ritze, depri, hoffnungslos*, lebensmud*",
    abuse:
      "missbrauch*, vergewaltig*, padophil*, paedophil*, sexuelle gewalt, sexualisierte gewalt, hausliche gewalt, gewalt in der familie, sexuelle belastig*, sexueller ubergriff*, sexuelle ubergriff*, " +
      "misshand*, cybergrooming, schlagt mich, inzest",
    images:
      "nacktbild*, nacktfoto*, nacktaufnahme*, intime bilder, intime fotos, erpress*, sextortion, dickpic*, rachepornos",
    bullying:
      "mobb*, gemobbt, cybermobb*, belastig*, gehanselt, hanseln, ausgegrenzt, bedroht, beleidig*, schikan*",
    relationships: "toxische beziehung*, toxischer freund, toxische freundin, stalkt, kontrolliert mich",
    identity:
      "schwul*, lesbisch*, lesbe*, bisexuell*, homosexuell*, nichtbinar*, nicht binar*, outing, geoutet, homophob*",
    poison: "vergift*, giftnotruf, uberdosis, verschluckt",
    substances:
      "droge*, alkohol*, vapt, vapen, kiffen, kifft, nikotin*, rauchen, raucht, zigarette*, betrunken, snus, lachgas, kokain, " +
      "ketamin, e zigarette*, joint, joints",
    gambling: "glucksspiel*, sportwette*, wetten, spielbank",
    worry:
      "angststorung*, angstzustand*, panikattacke*, einsam*, magersucht*, magersuchtig*, essstorung*, ess storung*, psychisch*, " +
      "seelische gesundheit, selbstwert*, selbstbewusstsein, schulangst, schulverweiger*",
  },
  pt: {
    crisis:
      "quer morrer, quero morrer, querer morrer, se matar, me matar, tirar a vida, tirar a propria vida, nao quer viver, " +
      "nao quero viver, vontade de morrer, vontade de viver, automutil*, auto mutil*, autoles*, se corta, se cortar, " +
      "se cortando, se machuca, se machucar, se machucando, deprim*, desespero",
    abuse:
      "aliciament*, aliciador*, estupr*, pedofil*, violencia sexual, violencia domestica, maus tratos, maltrat*, assedio sexual, predador*, me bate, incesto",
    images:
      "fotos intimas, foto intima, imagens intimas, fotos nuas, pelada*, sextors*, chantage*, vazou fotos, fotos vazadas, " +
      "pornografia de vinganca",
    bullying: "assedi*, ciberbull*, intimidacao, ameac*, xingam*, zoam",
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
      "autoestima, auto estima, transtorno alimentar, transtornos alimentares",
  },
};

/** What matches one of the rows of words, in words with a space between each two and around all. */
const patternOf = (rows: string): RegExp =>
  new RegExp(
    ` (?:${rows
      .split(", ")
      .join("|")
      .replaceAll("*", String.raw`\p{L}*`)}) `,
    "u",
  );

/** Per language, the patterns of its own words and of the English ones. */
const patterns = new Map(
  locales.map((locale): [Locale, [HelpSubject, RegExp][]] => {
    const tables = new Set([asking[locale === "es-mx" ? "es" : locale], asking.en]);
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

/** The subjects of help lines that a query in a language asks for, or tells of; none for most queries. */
export function subjectsAskedFor(query: string, locale: Locale): HelpSubject[] {
  const words = ` ${splitWords(query).map(fold).join(" ")} `;
  const subjects = (patterns.get(locale) ?? []).flatMap(([subject, pattern]) =>
    pattern.test(words) ? [subject] : [],
  );
  return [...new Set(subjects)];
}
