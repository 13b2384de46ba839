/** What emoji stand for among children, as far as our pieces speak of it. Pure. */
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import type { Locale } from "#lib/base/i18n/locales";

/** Titles and words of pieces, parted by commas, by language; the English ones also for a language that has none. */
type Meant = Partial<Record<SpokenLanguage, string>>;

const sex: Meant = {
  en: "nudes, sexting",
  es: "nudes, sexting, pack",
  fr: "nudes, sexto",
  de: "Nudes, Sexting",
  pt: "nudes, sexting",
};
const laughter: Meant = { en: "I'm dead", es: "xd", fr: "mdr, ptdr", de: "tot", pt: "kkkk" };
const streak: Meant = { en: "streak", es: "racha", fr: "flammes", de: "Flammen", pt: "foguinho" };
const cannabis: Meant = {
  en: "cart, cannabis",
  es: "mota, faso, peta, bareto",
  fr: "cannabis",
  de: "Ott",
  pt: "beck",
};
const animals: Meant = { en: "therian, furry", es: "therian, furro", fr: "furry", de: "Furry", pt: "furry" };
const bets: Meant = {
  en: "gamba, skin betting, parlay",
  es: "combinada, tipster",
  fr: "combiné, tipster",
  de: "Gamba, Kombi",
  pt: "tigrinho, bet",
};
const seen: Meant = {
  en: "read receipt, seen",
  es: "doble check azul, en visto",
  fr: "vu",
  de: "blaue Haken",
  pt: "visualizar",
};

const meanings: readonly (readonly [emoji: string, meant: Meant])[] = [
  ["🍑🍆💦🍌", sex],
  [
    "🌽",
    {
      en: "algospeak, porn",
      es: "algospeak, porno",
      fr: "algospeak, porno",
      de: "Algospeak, Pornos",
      pt: "algospeak, pornô",
    },
  ],
  ["🔞", { en: "NSFW", pt: "NSFW" }],
  ["💀☠😂🤣😭", laughter],
  ["🔥⌛⏳", streak],
  ["🌿🍁🍃🥦", cannabis],
  ["💨", { en: "nic, vape", es: "vaper", fr: "puff", de: "Vape", pt: "vape" }],
  [
    "💊",
    {
      en: "red pill, drugs",
      es: "red pill, pepas, drogas",
      fr: "red pill, drogues",
      de: "red pill, Drogen",
      pt: "red pill, bala, drogas",
    },
  ],
  ["🔌", { en: "plug", es: "plug, camello", fr: "plug, bicrave", de: "plug, Ticker" }],
  [
    "🫘",
    {
      en: "incel, manosphere",
      es: "incel, manosfera",
      fr: "incel, masculiniste",
      de: "Incel, Manosphere",
      pt: "incel, machosfera",
    },
  ],
  ["🐺🦊🐾", animals],
  ["🎰🎲", bets],
  ["🐯🐅", { pt: "tigrinho" }],
  ["✔✅☑", seen],
  ["🧢", { en: "no cap" }],
  ["🐐", { en: "GOAT", es: "GOAT, la cabra" }],
  ["🚩", { en: "red flag" }],
  ["🍵☕🫖", { en: "tea" }],
  ["🎣🐟", { en: "catfish, phishing", fr: "catfish, hameçonnage", de: "Catfishing, Phishing" }],
  ["🤖", { en: "AI, bot, clanker", es: "IA, bot", fr: "IA, bot", de: "KI, Bot", pt: "bot, chatbot" }],
  ["🚽", { en: "skibidi" }],
  ["👻", { en: "ghosting, Snapchat", fr: "ghoster, Snapchat" }],
  ["🗿", { en: "sigma" }],
  ["💅", { en: "slay, ate", es: "slay, devorar" }],
  ["🧌", { en: "trolling", es: "trolear", de: "trollen" }],
  ["🤢🤮", { en: "the ick", es: "ick", de: "Ick" }],
  ["🧠", { en: "brain rot", es: "brainrot", fr: "brainrot", de: "Brainrot", pt: "brainrot" }],
  ["🤏", { en: "clock it" }],
  ["🍳", { en: "cooked" }],
  ["🧂", { en: "salty", fr: "le seum" }],
  ["🛏🛌", { en: "bed rotting" }],
  ["🌱", { en: "touch grass", es: "tocar pasto" }],
  ["🔗", { en: "sneaky link" }],
  ["🎁", { en: "gifting", es: "regalos", pt: "presente na live" }],
  ["📍", { en: "Snap Map, location sharing", es: "Snap Map, ubicación", fr: "map, loc" }],
  ["🚫", { en: "block", es: "bloquear", de: "blocken" }],
  ["🔇🔕", { en: "mute", es: "mutear" }],
  ["💯", { es: "al cien" }],
  ["🐀🐁", { es: "rata", fr: "rat, poucave" }],
  ["🐸", { es: "sapo" }],
  ["🦆", { fr: "canard" }],
  ["🐂🐄🐮", { pt: "gado" }],
  ["🍊", { pt: "laranja" }],
  ["🍪", { pt: "pedir biscoito" }],
];

const meantBy = new Map(
  meanings.flatMap(([emoji, meant]) => Array.from(emoji, (one) => [one, meant] as const)),
);

/** All emoji that have a meaning here. */
export const knownEmoji: readonly string[] = [...meantBy.keys()];

/** The emoji of a text, without signs for their colors. */
export const emojiIn = (text: string): string[] => text.match(/\p{Extended_Pictographic}/gu) ?? [];

/** The titles and words that an emoji stands for, to readers of a language. */
export function meaningsOf(emoji: string, locale: Locale): string[] {
  const meant = meantBy.get(emoji);
  return (meant?.[spokenLanguage(locale)] ?? meant?.en)?.split(", ") ?? [];
}

/** What an emoji is called: beside one, it says nothing. */
export const emojiNames = new Set([
  "emoji",
  "emojis",
  "emoticon",
  "emoticono",
  "emoticons",
  "smiley",
  "smileys",
  "icon",
  "icono",
]);
