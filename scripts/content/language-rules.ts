/** How a text in a language other than English is written: its punctuation and spaces, its sentences, its words. */
import { isRecord } from "#lib/base/values/json";
import { englishNames, englishWords, habits, type WrittenLanguage } from "./language-habits.ts";
import { errorAt, findingAt, languageOf, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { passages, sentences, words } from "./texts.ts";
import { sheetOf, type Sheet } from "./translation-sheet.ts";

/** The language whose conventions a document follows; null if it is English. */
export function writtenLanguage(document: LibraryDocument): WrittenLanguage | null {
  const language = languageOf(document);
  return language === null || language === "en" ? null : language === "es-mx" ? "es" : language;
}

/** The texts of a sheet by place, except those that only addresses and search engines use. Marked words are without their marks. */
export const textsOf = (sheet: Sheet): [place: string, text: string][] =>
  Object.entries(sheet)
    .filter(([place]) => place !== "slug" && !/(?:^|\.)(?:keywords|tags)\./.test(place))
    .map(([place, text]) => [place, text.replace(/\{\d+\|([^{}]*)\}/g, "$1")]);

/** All findings about the documents that are not in English, each checked by itself. */
export const languageFindings = (documents: readonly LibraryDocument[]): Finding[] =>
  documents.flatMap((document) => {
    const language = writtenLanguage(document);
    if (language === null) return [];
    const texts = textsOf(sheetOf(document.fields));
    return [
      ...texts.flatMap(([place, text]) => [
        ...[
          ...spaceFaults(text, language),
          ...quoteFaults(text, language),
          ...markFaults(text, language),
        ].map((fault) => findingAt(document, `${place} ${fault}`)),
        ...englishFindings(document, place, text),
      ]),
      ...wordFindings(document, texts, language),
      ...sentenceNotices(document, language),
    ];
  });

const shown = (text: string) => text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽").trim();

const first = (text: string, pattern: RegExp): string | null => {
  const match = pattern.exec(text);
  return match && shown(text.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12));
};

const faultOf = (text: string, pattern: RegExp, what: string): string[] => {
  const place = first(text, pattern);
  return place === null ? [] : [`${what}: "${place}"`];
};

const frenchSpaces: readonly (readonly [RegExp, string])[] = [
  [/(?<![\u202f!?])[;!?]/u, "has no narrow no-break space before ; ! or ?"],
  [/(?<!\u00a0):(?!\/\/|\p{L}|\.)/u, "has no no-break space before a colon"],
];

/** Too many or too few spaces, or spaces of the wrong kind. */
function spaceFaults(text: string, language: WrittenLanguage): string[] {
  const { beforePercent } = habits[language];
  const before = beforePercent === "" ? /\s%/u : /\d(?!\u00a0)\s?%/u;
  return [
    ...faultOf(text, / {2}|^\s|\s$|[ \u00a0\u202f](?:[,)]|\.(?!\p{L}))|\( /u, "has a space too many"),
    ...faultOf(
      text,
      before,
      beforePercent === "" ? "has a space before %" : "has no no-break space before %",
    ),
    ...(language === "fr"
      ? frenchSpaces.flatMap(([pattern, what]) => faultOf(text, pattern, what))
      : faultOf(text, /\s[;:!?](?!\p{L})/u, "has a space before a mark")),
  ];
}

const quotationMarks = ["«", "»", "“", "”", "„", "‚", "‘", "’", "‹", "›", '"', "'"];

type QuoteRules = { other: RegExp; isUneven: (text: string) => boolean; spaces: [RegExp, string][] };

const quoteRules = Object.fromEntries(
  Object.entries(habits).map(([language, { quotes }]): [string, QuoteRules] => {
    const { outer, inner, apart } = quotes;
    const [open, close] = outer;
    const own = [...outer, ...inner, "’"];
    return [
      language,
      {
        other: new RegExp(`[${quotationMarks.filter((mark) => !own.includes(mark)).join("")}]`, "u"),
        isUneven: (text) =>
          text.split(open).length !== text.split(close).length || text.indexOf(close) < text.indexOf(open),
        spaces:
          apart === ""
            ? [[new RegExp(`${open}\\s|\\s${close}`, "u"), "has a space within quotation marks"]]
            : [
                [
                  new RegExp(`${open}(?!${apart})|(?<!${apart})${close}`, "u"),
                  "has no no-break space within quotation marks",
                ],
              ],
      },
    ];
  }),
);

/** Quotation marks: those of the language, each closed, with its spaces. */
function quoteFaults(text: string, language: WrittenLanguage): string[] {
  const rules = quoteRules[language];
  if (!rules) return [];
  const fromWithout = faultOf(text, rules.other, "has a quotation mark of another kind");
  if (fromWithout.length > 0) return fromWithout;
  return [
    ...(rules.isUneven(text)
      ? [`has a quotation that is not opened or not closed: "${shown(text).slice(0, 40)}"`]
      : []),
    ...rules.spaces.flatMap(([pattern, what]) => faultOf(text, pattern, what)),
  ];
}

/** Other punctuation: both question marks in Spanish, an ellipsis, dashes, figures, the time of day. */
function markFaults(text: string, language: WrittenLanguage): string[] {
  const once = text.replace(/([¿?¡!])\1+/gu, "$1");
  const isOpened = (open: string, close: string) => once.split(open).length === once.split(close).length;
  return [
    ...faultOf(text, /\.{3}/u, 'has three full stops for "…"'),
    ...faultOf(text, / - |--/u, "has a hyphen for a dash"),
    ...faultOf(
      text,
      /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?![\d.,]*\d)/u,
      "parts thousands otherwise than with a narrow no-break space",
    ),
    ...faultOf(text, habits[language].foreignTime, "has the time of another language"),
    ...(language === "es" && !(isOpened("¿", "?") && isOpened("¡", "!"))
      ? [`has a question or a call that is not opened: "${shown(text).slice(0, 40)}"`]
      : []),
  ];
}

/**
 * Where English words may appear: listed names, names of several words in English spelling ("Call of Duty"), addresses and names in
 * code.
 */
const named = new RegExp(
  `${englishNames.join("|")}|\\p{Lu}[\\p{L}\\d’]*(?: (?:(?:and|for|in|is|of|on|the|to|with|&) )*\\p{Lu}[\\p{L}\\d’]*)+|` +
    "[^\\s._/]+[._/]\\S+",
  "gu",
);
const english = new RegExp(`(?<!\\p{L})(?:${englishWords.join("|")})(?!\\p{L})`, "giu");

/** Much slang of children everywhere is English; a glossary entry quotes it and says what it stands for. */
const ofEnglishSlang = 2;

function englishFindings(document: LibraryDocument, place: string, text: string): Finding[] {
  // Most texts have none, even inside names.
  if (text.search(english) === -1) return [];
  const found = text.replace(named, " ").match(english) ?? [];
  return found.length <= (document.type === "glossaryTerm" ? ofEnglishSlang : 0)
    ? []
    : [findingAt(document, `${place} has English words: ${found.slice(0, 5).join(", ")}`)];
}

/** Words that our style avoids, and words that hurt. */
function wordFindings(
  document: LibraryDocument,
  texts: readonly (readonly [string, string])[],
  language: WrittenLanguage,
): Finding[] {
  const { avoided, unsafe } = habits[language];
  const isTranslation = isRecord(document.fields.translationOf);
  return texts.flatMap(([place, text]) => [
    ...faultOf(text, unsafe, "has words that blame, teach or are copied").map((fault) =>
      errorAt(document, `${place} ${fault}`),
    ),
    // Regional words are only reported in translations: a glossary entry may be about one.
    ...(isTranslation ? avoided : []).flatMap(([pattern, reason]) =>
      faultOf(text, pattern, "has words that our style leaves out").map((fault) =>
        noticeAt(document, `${place} ${fault}; ${reason}`),
      ),
    ),
  ]);
}

/** Long sentences: the one measure of readability that works in every language. */
function sentenceNotices(document: LibraryDocument, language: WrittenLanguage): Finding[] {
  if (!["microBrief", "microAction"].includes(document.type)) return [];
  const { average, longest } = habits[language].sentence;
  const lengths = passages(document.fields)
    .flatMap(sentences)
    .map((sentence) => words(sentence).length)
    .filter((length) => length > 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const most = Math.max(...lengths);
  return [
    ...(mean > average
      ? [noticeAt(document, `has ${mean.toFixed(1)} words in a sentence on average; ${average} are many`)]
      : []),
    ...(most > longest ? [noticeAt(document, `has a sentence of ${most} words; ${longest} are many`)] : []),
  ];
}
