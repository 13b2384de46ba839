/** The words of a search that businesses are looked for by. */
import { accentedBy, accentedIn } from "#lib/product/directory/vocabulary/accented-words";
import { categoriesNamed } from "#lib/product/directory/vocabulary/category-words";
import { areOfRepair, areOfTrade, isOfErrand } from "#lib/product/directory/vocabulary/errand-words";
import { isWeak } from "#lib/product/directory/vocabulary/weak-words";
import { foldWords, isSmall, roundTheClock, wordSet } from "#lib/product/directory/vocabulary/words";
import { apostropheSigns } from "#lib/base/text/apostrophes";
import { cutText } from "#lib/base/text/text";

/** Apostrophes that are letters of their own. */
const letterApostrophes = /[ʻʼ]/g;

/** Words for where the reader is, folded. They say nothing of a business; the field Location says where to search. */
export const hereabouts = new RegExp(
  ` (?:${[
    "(?:near|close to|around) (?:me|us|here)|(?:near|close) by",
    "cerca de (?:mi|nosotros|aqui)",
    "pres de (?:chez )?(?:moi|nous)|pres ici|autour de (?:moi|nous)",
    "in (?:der|meiner|unserer) (?:nahe|naehe)",
    "perto de (?:mim|nos)|perto daqui",
  ].join("|")})(?= )`,
  "g",
);

/** What a business is that is not closed, folded, as alternatives of a pattern. */
export const openWords = "open|abiert[oa]s?|ouverte?s?|geoffnet|offen|abert[oa]s?";
const openWord = `(?: (?:${openWords}))?`;
const clockPhrase = new RegExp(
  `${openWord}(?: (?:the|las|les))? (?:${[
    "24 7(?: 365)?",
    "24 ?(?:hs?|hrs?|hours?|horas?|heures?|stunden|std)(?: (?:24|sur 24|a day|al dia|por dia|por 7 dias|par jour|am tag))?(?: 7 ?j?(?: sur)? 7)?",
    "7 ?j(?:ours)?(?: sur)? 7 24 ?h(?:eures)?(?: sur)? 24|h ?24",
    "(?:a)?round the clock",
    "rund um die uhr",
  ].join("|")})${openWord}(?= )`,
  "g",
);

/** What is one word or two: taken apart, `child care` is also an optician who takes care of children's eyes. */
const compounds: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/ (?:child|children|kids) care(?= )/g, " childcare"],
  [/ day care(?= )/g, " daycare"],
  [
    / (?:(?:watch|look after|take care of|babysit|mind) (?:my|our|the) (?:kids?|child(?:ren)?|sons?|daughters?|baby|babies|toddlers?|twins)|cuid(?:ar|e|en) (?:de |a )?(?:mis? |los |las )?(?:hij[oa]s?|nin[oa]s?|bebes?)|garder (?:mon|ma|mes|nos|notre|des|les) (?:enfants?|fils|filles?|bebes?)|auf (?:mein|meine|unser|unsere) (?:kind|kinder|baby|sohn|tochter) aufpass(?:t|en)|cuid(?:ar|e) (?:d[aeo]s? )?(?:meus?|minhas?) (?:filh[oa]s?|bebes?|criancas?))(?= )/g,
    " childminding",
  ],
  [/ (?:terapias?|terapeutas?) (?:del? |da )?(?:habla|lenguaje|fala|linguagem)(?= )/g, " logopedia"],
  [/ before (?:and )?(?:after )?(?:school|care)(?= (?!starts|begins))/g, " afterschool"],
  [/ 3 ?d print(?:ing|ers?)(?= )/g, " 3dprinting"],
  [/ garde (?:d )?enfants?(?= )/g, " garderie"],
  [/ language (?:school|class|course|lesson)(?:e?s)?(?= )/g, " languageschool"],
  [/ (?:martial arts?|artes? marcia(?:les|is)|arts? martiaux)(?= )/g, " martialarts"],
  [/ play therap(?:y|ists?)(?= )/g, " playtherapy"],
  [/ tooth ?aches?(?= )/g, " toothache"],
  [/ emergency room(?= )/g, " emergency"],
  [/ pre (?:k|school|kindergarten)(?= )/g, " preschool"],
  [
    / (?:family (?:doctor|physician)s?|(?:general|family) practitioners?|primary care|medic[oa]s? (?:de (?:familia|cabecera)|general)|medecins? (?:de famille|generalistes?|traitants?)|clinic[oa] geral|hausarzt(?:in|praxis)?)(?= )/g,
    " familydoctor",
  ],
  // In French, "foot" is football.
  [/ foot doctors?(?= )/g, " feet doctor"],
  [/ broken (?:arm|leg|bone|wrist|hand|finger|thumb|ankle|foot|toe|nose|collarbone)s?(?= )/g, " fracture"],
  [/ (?:self defen[cs]e|jiu ?jitsu)(?= )/g, " martialarts"],
  [/ ta[ei] kwon do(?= )/g, " taekwondo"],
  [/ movie theat(?:er|re)s?(?= )/g, " cinema"],
  [/ play ?station(?: [1-5])?(?= )/g, " playstation"],
  [/ smart watch(?:es)?(?= )/g, " smartwatch"],
  [
    / (?:(?:child(?:ren)?s?|kids?|pa?ediatric) hospitals?|hospita(?:l|les|is) (?:infanti(?:l|les|s)|pediatric[oa]s?|(?:de |para )ninos|(?:de |das |para )criancas)|hopita(?:l|ux) (?:pediatriques?|(?:pour |des )?enfants?))(?= )/g,
    " childrenshospital",
  ],
  [
    / (?:(?:animals?|pets?|dogs?|cats?) (?:(?:emergency|urgent) )?(?:hospitals?|clinics?|doctors?|emergency|er|care)|(?:hospital|clinica|medico|doctor|urgencias?) (?:de |para )(?:animales|mascotas|perros|gatos|animais|caes)|(?:hopital|clinique|medecin|docteur|urgences?) (?:pour |des )?(?:animaux|chiens?|chats?))(?= )/g,
    " veterinarian",
  ],
  [
    / (?:sports? (?:medicine|doctors?|physicians?)|medic[oa]s? (?:deportiv[oa]s?|esportiv[oa]s?|(?:del|do) (?:deporte|esporte))|medecins? du sport|sport(?:arzt|arzte|arztin|mediziner|medizinerin))(?= )/g,
    " sportsdoctor",
  ],
  // A museum teaches none of it.
  [/ (?:science museums?|muse[oeu]s? (?:d[aeo]s? )?(?:la )?(?:sciences?|ciencias?))(?= )/g, " museum"],
  [
    / (?:eating disorders?|trastornos? alimen(?:tari|tici)os?|troubles? alimentaires?|transtornos? alimentar(?:es)?)(?= )/g,
    " eatingdisorder",
  ],
  [
    / (?:(?:not|isn|isnt|doesn|doesnt|hasn|hasnt|late)(?: t)?(?: yet)? (?:talk(?:ing|ers?|s)?|speaking)|no habla bien|(?:ne )?parle pas(?: bien| encore)?|spricht (?:noch )?(?:nicht|schlecht)|nao fala(?: bem| ainda)?)(?= )/g,
    " latetalker",
  ],
  [
    / (?:eye (?:exam|test|check)s?|exam(?:en|enes|e|es)? (?:de )?(?:(?:la |los )?(?:vista|vue|ojos|olhos)|visuel)|(?:revision|bilan|controle) (?:de (?:la )?(?:vista|vue)|visuel(?:le)?))(?= )/g,
    " eyeexam",
  ],
  [
    / (?:screen time|tiempo (?:de|frente a la) pantalla|temps d ecran|bildschirmzeit|tempo de tela)(?= )/g,
    " screentime",
  ],
  [
    / (?:things to do(?= (?:with|for|near|in|on|this|today|tomorrow) )|what to do with (?:the |my |our )?(?:kids|children|toddlers?)(?= )|que hacer con (?:los |mis )?(?:ninos|hijos)(?= )|quoi faire avec (?:des |les |mes )?enfants(?= )|was (?:kann man )?(?:mit (?:den |meinen )?kindern unternehmen|unternehmen mit kindern)(?= )|o que fazer com (?:as |os |meus )?(?:criancas|filhos)(?= ))/g,
    " activities",
  ],
  // What somebody is addicted to is no business, as a screen that is to be repaired is.
  [/ (?:screen|phone|internet|video ?game|gaming|game|social media) addiction(?= )/g, " addiction"],
  [
    / (?:addicted to|adict[oa]s? al?|accro a(?:ux?| l| la)?|suchtig nach|viciad[oa]s? (?:em|n[oa]s?))(?: (?:his|her|their|the|los|las|el|la|su|sus|son|sa|seinem|ihrem|dem|seu|sua))*(?: (?:video|online|social|redes|jeux|jogos))? [^ ]+(?= )/g,
    " addicted",
  ],
];

const shortConsole = / ps[2-5](?= )/g;
const besideConsole = wordSet(
  "sony controller controllers gamepad joystick hdmi mando manette controle drive disc game games juego juegos jeu jeux spiel spiele jogo jogos",
);

/** Schools are called PS 3 as well: beside what is no device, and nothing of one, it is one of them. */
function isOfConsole(text: string): boolean {
  const words = text.replace(shortConsole, "").split(" ").filter(Boolean);
  const isOfDevice = categoriesNamed(words).some(
    (kind) => kind === "device-repair" || kind === "electronics",
  );
  return (
    isOfDevice ||
    areOfRepair(words) ||
    areOfTrade(words) ||
    words.some((word) => besideConsole.has(word)) ||
    words.every(isWeak)
  );
}

/** What was typed in place of a word of a search: a business may be called so. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** A folded text with one word in place of each phrase for it, and these phrases. */
function joined(text: string): { text: string; phrases: Phrases } {
  const phrases = new Map<string, string[]>();
  const join = (whole: string, phrase: RegExp, word: string) =>
    whole.replace(phrase, (typed) => {
      const [first = ""] = word.trim().split(" ");
      phrases.set(first, [...(phrases.get(first) ?? []), typed.trim()]);
      return word;
    });
  const plain = join(text, clockPhrase, ` ${roundTheClock}`);
  const whole = compounds.reduce((rest, [phrase, word]) => join(rest, phrase, word), plain);
  return { text: isOfConsole(whole) ? join(whole, shortConsole, " playstation") : whole, phrases };
}

/** One letter that an apostrophe parts from a word, as in `l'école` and `kid's`: too little to ask for. */
const parted = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])\\p{L}[${apostropheSigns}](?=\\p{L})|(?<=[\\p{L}\\p{M}])[${apostropheSigns}]\\p{L}(?![\\p{L}\\p{M}\\p{N}])`,
  "gu",
);

const mostWords = 8;
const longestWord = 40;

/** How much less a word tells than what is looked for: what has happened to it comes before the rest of a sentence. */
const lessTold = (word: string): number => (!isWeak(word) ? 0 : isOfErrand(word) ? 1 : 2);

/** Not more words than a search has room for, in their order: of a long sentence, those that tell the most. */
function fewest(words: readonly string[]): string[] {
  const kept = words.toSorted((one, other) => lessTold(one) - lessTold(other)).slice(0, mostWords);
  return words.filter((word) => kept.includes(word));
}

/** A phrase as it is, and with the letters that apostrophes part from its words in the whole text: "kid s care". */
function withParted(phrase: string, text: string): string[] {
  const inFull = new RegExp(` (${phrase.replaceAll(" ", "(?: .)? ")}) `, "u").exec(text)?.[1];
  return [...new Set([phrase, inFull ?? phrase])];
}

/**
 * What is searched by: the folded words of a query, without the small ones unless there are no others, and what was typed in place
 * of some. A word that its accents tell from another one has them if the query has.
 */
export function searchedWords(query: string): { words: string[]; phrases: Phrases } {
  const whole = query.replace(letterApostrophes, "");
  const { text, phrases } = joined(` ${foldWords(whole.replace(parted, " "))} `.replace(hereabouts, ""));
  const words = [...new Set(text.split(" ").filter(Boolean))].map((word) => cutText(word, longestWord));
  const withAccents = accentedIn(query);
  for (const [at, word] of words.entries()) {
    const accented = accentedBy.get(word);
    if (accented !== undefined && withAccents.has(accented)) words[at] = accented;
  }
  const telling = words.filter((word) => !isSmall(word));
  const inFull = ` ${foldWords(whole)} `;
  return {
    words: fewest(telling.length > 0 ? telling : words),
    phrases: new Map(
      [...phrases].map(([word, typed]) => [word, typed.flatMap((phrase) => withParted(phrase, inFull))]),
    ),
  };
}

/** The words of a query alone, as `searchedWords` has them. */
export const queryWords = (query: string): string[] => searchedWords(query).words;
