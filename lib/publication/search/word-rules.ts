/** How the words of a language are searched: which say nothing, and what the forms of one word have in common. */
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

export type WordRules = {
  /** Whether a word, folded, says nothing about what is looked for. */
  saysNothing: (word: string) => boolean;
  /** Whether a word, folded, says little beside others: whom a parent asks about, and how they came to ask. */
  saysLittle: (word: string) => boolean;
  /** What all forms of a word, folded, have in common; null in a language whose words are found as they begin. */
  stem: ((word: string) => string) | null;
};

/** A language that words are listed for: Spanish has one list. */
export type SpokenLanguage = Exclude<Locale, "es-mx">;
export const spokenLanguage = (locale: Locale): SpokenLanguage => (locale === "es-mx" ? "es" : locale);

/** Words that say nothing about what is looked for, each language's own, folded. */
const emptyWords: Record<SpokenLanguage, string> = {
  en:
    "a about am an and any are as at be been but by can could definition did do does for from had has have he her him his how i if in into is it " +
    "its just mean means meaning me much my no not of off on or our she should so some than that the their them then there they this to " +
    "too was we were what whats when wheres where which who whos why will with would you your",
  es:
    "a al algo alguna algunas alguno algunos ante antes aqui asi aun aunque cada como con cual cuales cuando de del desde " +
    "donde e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estan estar estas este esto estos " +
    "fue ha han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros o os otra otras otro otros " +
    "para pero poco por porque que quien quienes se sea ser si sin sobre son su sus tambien tan te tiene tienen todo todos " +
    "tu tus u un una unas uno unos y ya yo quiere decir significa significado",
  fr:
    "a ai as au aussi aux avec avez avoir c ca car ce cela ces cet cette chez comme comment d dans de des donc du elle " +
    "elles en entre es est et ete etes etre eu il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me meme mes " +
    "moi mon n ne ni nos notre nous on ont ou par pas plus pour pourquoi puisqu qu quand que quel quelle quelles quels qui " +
    "quoi quoiqu s sa sans se ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tres tu un une vos votre " +
    "vous y dire signification signifie veut",
  de:
    "aber alle als also am an auch auf aus bei bin bis bist da damit dann das dass dem den denn der des dich die dies diese " +
    "dieser dieses dir doch du durch ein eine einem einen einer eines er es euch euer fur hab habe haben hat hatte ich ihm " +
    "ihn ihr ihre im in ist ja kann kein keine man mehr mein meine mich mir mit nach nicht noch nun nur ob oder ohne schon " +
    "sehr sein seine sich sie sind so um und uns unser unter vom von vor war warum was weil wenn wer werden wie wir wird wo " +
    "zu zum zur bedeutet bedeutung heisst",
  pt:
    "a ao aos as ate com como da das de dela dele deles depois do dos e ela elas ele eles em entre era essa essas esse esses " +
    "esta estao estas este estes eu foi for ha isso isto ja la lhe lhes lo mais mas me mesmo meu meus minha minhas muito na " +
    "nao nas nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por porque qual quando que quem se sem ser " +
    "seu seus so sua suas tambem te tem ter teu tu tua um uma umas uns voce voces dizer quer significa significado",
};

/** Words that say little beside others, each language's own, folded. Pieces need not have them. */
const framingWords: Record<SpokenLanguage, string> = {
  en:
    "son sons daughter daughters kid kids child childs children boy girl teen teens teenager say says said saying keep keeps year years old " +
    "get gets got give gives want wants know really always still now please pls plz",
  es:
    "hijo hija hijos hijas nino nina ninos ninas chico chica adolescente dice dicen dicho diciendo ano anos puedo puede poner " +
    "hacer hago hace saber siempre favor rato",
  fr: "fils fille enfant enfants gosse gosses ado ados dit dis disent an ans faut faire fait peux peut savoir toujours svp stp",
  de:
    "sohn tochter kind kinder kindes kindern junge madchen sagt sagen gesagt jahr jahre jahren will wollen soll darf muss machen macht tun " +
    "immer standig bitte",
  pt:
    "filho filha filhos filhas menino menina crianca criancas adolescente fala falam falando diz disse ano anos fazer faz pode posso " +
    "saber sempre favor",
};

/**
 * English plurals, which other languages take with their words, and of which stemmers know few;
 * not "news", "Shorts", "class" or "focus".
 */
const plural = /^(?!(?:news|shorts|whats)$)(?=.{4}).*[^siu]s$/;

/** A word without the s of an English plural; none where it has none. */
export const singularsOf = (word: string): string[] => (plural.test(word) ? [word.slice(0, -1)] : []);

/** Loaded when a language is first searched. English words are found by how they begin, which stems would change. */
const stemmers: Record<SpokenLanguage, (() => Promise<{ stemmer: (word: string) => string }>) | null> = {
  en: null,
  es: () => import("@orama/stemmers/spanish"),
  fr: () => import("@orama/stemmers/french"),
  de: () => import("@orama/stemmers/german"),
  pt: () => import("@orama/stemmers/portuguese"),
};

/** The ending of "zockt", which the stemmer leaves and parents ask with; not the last letter of "Nacht", "Angst" or "Zeit". */
const withoutVerbEnding = (stem: string): string => stem.replace(/(?<=.{3}[^aeiouhs])t$/, "");

const known = new Map<SpokenLanguage, WordRules>();

function rulesFrom(language: SpokenLanguage, stem: WordRules["stem"]): WordRules {
  const empty = new Set(emptyWords[language].split(" "));
  const framing = new Set(framingWords[language].split(" "));
  const rules = {
    saysNothing: (word: string) => empty.has(word),
    saysLittle: (word: string) => framing.has(word),
    stem,
  };
  known.set(language, rules);
  return rules;
}

export const englishRules: WordRules = rulesFrom(contentLanguage, null);

/** The rules for texts and questions in a language. */
export async function readWordRules(locale: Locale): Promise<WordRules> {
  const language = spokenLanguage(locale);
  const ready = known.get(language);
  if (ready) return ready;
  const stemmer = (await stemmers[language]?.())?.stemmer;
  const shortened = language === "de" ? withoutVerbEnding : (stem: string) => stem;
  // Folded before and after: people leave accents out, and stems must not.
  return rulesFrom(language, stemmer ? (word) => shortened(fold(stemmer(word))) : null);
}

/** The rules of every language that readers of this one are given texts in, their own first. */
export const readRulesOfReader = async (locale: Locale): Promise<Map<Locale, WordRules>> =>
  new Map(
    await Promise.all(
      contentLanguages(locale).map(async (language) => [language, await readWordRules(language)] as const),
    ),
  );
