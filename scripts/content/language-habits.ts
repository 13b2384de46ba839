/** What the check knows of each language: its conventions, and the words that reveal an untranslated text. Only data. */
import type { Locale } from "#lib/base/i18n/locales";

export type WrittenLanguage = Exclude<Locale, "en" | "es-mx">;

type Habits = {
  /** Quotation marks, and those inside a quotation; `apart` is what separates them from the words. */
  quotes: { outer: readonly [string, string]; inner: readonly [string, string]; apart: string };
  /** The range of usual lengths relative to the English text; others are worth a look. */
  length: readonly [number, number];
  /** How many words per sentence are too many, on average and in a single one. */
  sentence: { average: number; longest: number };
  /** What stands between a figure and "%". */
  beforePercent: string;
  /** The time of day as this language does not write it. */
  foreignTime: RegExp;
  /** Zero to twenty, the tens from thirty to ninety, a hundred, a thousand; forms of one number are separated by a bar. */
  numbers: string;
  /** What our style avoids, each with what to do instead. */
  avoided: readonly (readonly [RegExp, string])[];
  /** What must never be written about suicide and self-harm. */
  unsafe: RegExp;
};

/** A word by itself: letters beyond a to z count as letters too. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

/**
 * A text whose length relative to the English one is outside this range was not translated completely, or contains something else.
 */
export const possibleLength = [0.45, 2.4] as const;

export const habits: Record<WrittenLanguage, Habits> = {
  es: {
    quotes: { outer: ["«", "»"], inner: ["“", "”"], apart: "" },
    length: [0.65, 1.8],
    sentence: { average: 18, longest: 48 },
    beforePercent: "\u00a0",
    foreignTime: /\d\s?(?:h\b|Uhr|[ap]\.?\s?m\b)/u,
    numbers:
      "cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis " +
      "diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento|cientos mil",
    avoided: [
      [word("vosotr[oa]s|vuestr[oa]s?|ustedes"), "it is of one side of the ocean; turn the sentence"],
      [word("(?:el|un|su|tu|del|al) (?:móvil|celular)"), 'write "teléfono"'],
      [/\p{L}(?:@s?(?!\p{L})|[oa]\/[oa]s?\b)/u, "name both, or turn the sentence"],
    ],
    unsafe: word(
      "comet(?:er|e|en|ió|ía) (?:un )?suicidio|suicidio (?:consumado|exitoso|fallido)|kilocalorías|kcal",
    ),
  },
  fr: {
    quotes: { outer: ["«", "»"], inner: ["“", "”"], apart: "\u00a0" },
    length: [0.7, 1.8],
    sentence: { average: 18, longest: 48 },
    beforePercent: "\u00a0",
    foreignTime: /\d:\d\d|\d\s?(?:Uhr|[ap]\.?\s?m\b)/u,
    numbers:
      "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept " +
      "dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent|cents mille",
    avoided: [[/\p{L}[·•]\p{L}|\p{L}\(e\)/u, "name both, or turn the sentence"]],
    unsafe: word(
      "commet(?:tre|s|tent|tait) (?:un |le )?suicide|suicide (?:réussi|raté|manqué)|kilocalories|kcal",
    ),
  },
  de: {
    quotes: { outer: ["„", "“"], inner: ["‚", "‘"], apart: "" },
    length: [0.7, 1.8],
    sentence: { average: 16, longest: 42 },
    beforePercent: "\u00a0",
    foreignTime: /\d:\d\d|\d\s?(?:h\b|[ap]\.?\s?m\b)/u,
    numbers:
      "null ein|eins|eine|einen|einem|einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn " +
      "fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend",
    avoided: [[/\p{L}[*_:·(]in(?:nen)?\b/u, "name both, or turn the sentence"]],
    unsafe: word("Selbstmord\\w*|Freitod|(?:erfolgreicher|missglückter) Suizid\\w*|Kilokalorien|kcal"),
  },
  pt: {
    quotes: { outer: ["“", "”"], inner: ["‘", "’"], apart: "" },
    length: [0.65, 1.8],
    sentence: { average: 18, longest: 48 },
    beforePercent: "",
    foreignTime: /\d:\d\d|\d\s?(?:Uhr|[ap]\.?\s?m\b)/u,
    numbers:
      "zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze dezesseis " +
      "dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento mil",
    avoided: [
      [/\p{L}(?:@s?(?!\p{L})|[oa]\/[oa]s?\b)/u, "name both, or turn the sentence"],
      [word("miúdos?|telemóve(?:l|is)|palavra-passe"), "the library is Brazilian"],
    ],
    unsafe: word("comet(?:er|e|em|eu|ia) suicídio|suicídio (?:consumado|fracassado)|quilocalorias|kcal"),
  },
};

/** The written numbers of English, with which those of translations are compared. */
export const englishNumbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand";

/** English words that exist in none of the other languages: where one appears, a sentence was not translated. */
export const englishWords = (
  "about after and are because been before child children could does from have how into is just of only " +
  "should the their them then there they this to what when where which who why with would you your yours"
).split(" ");

/** Names that contain English words and stay as they are. */
export const englishNames = [
  "Ask to Buy",
  "Children and Screens",
  "Common Sense Media",
  "Journal of Developmental & Behavioral Pediatrics",
  "love is respect",
  "Missing & Exploited Children",
  "My Eyes Only",
  "Parent Dashboard",
];

/** Names that every language spells alike, and that are not words of any: a piece has the same ones as its original. */
export const keptNames = (
  "Alexa Amazon Android Discord Facebook Fortnite Google Instagram Lantern Microsoft Minecraft Netflix Nintendo " +
  "PlayStation Pinterest Reddit Roblox Robux Snapchat Spotify Steam Telegram TikTok Twitch UNESCO UNICEF WhatsApp Wikipedia " +
  "Windows Xbox YouTube iPad iPhone"
).split(" ");
