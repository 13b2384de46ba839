/** Words that are typed as two or as one, "tik tok" for TikTok, "groupchat" for group chat, or without their umlauts. */
import { byEach } from "#lib/publication/search/same-meaning";

/** Whether a word is known: as it is, by one of its forms too, as the beginning of one, or by its sound. */
export type Knows = Record<"written" | "whole" | "beginning" | "sound", (word: string) => boolean> & {
  /** The only known word that is spelled as one but for a letter. */
  meant: (word: string) => string | undefined;
};

const shortestPart = 3;
/** Two parts of three letters are in words that have nothing to do with them: "wetten" is no "wet ten". */
const shortestLongerPart = 4;
/** Shorter stems are in too many words: "fornite" has one of "foros". */
const shortestForm = 5;

/** Known words that an unknown one is made of: two, or three of a long one. German puts an s between some. */
function apart(word: string, knows: Knows): string[] | null {
  const isPart = (part: string) => knows.written(part) || (part.length >= shortestForm && knows.whole(part));
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const first = word.slice(0, at);
    if (!isPart(first)) continue;
    const rest = word.slice(at);
    const parts = [first, rest];
    if (parts.some((part) => part.length >= shortestLongerPart) && isPart(rest)) return parts;
    if (first.length < shortestForm) continue;
    const joined = rest.replace(/^s/, "");
    if (joined.length >= shortestForm && isPart(joined)) return [first, joined];
    const others = rest.length >= 2 * shortestForm ? apart(rest, knows) : null;
    if (others) return [first, ...others];
  }
  return null;
}

/** German umlauts as they are typed without them: "Maedchen". */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, "$1");

/**
 * Endings of English words, which have no stems here:
 * "catfishing" is found by "catfish", "groomed" by what begins with "groom".
 */
const verbEnding = /(?<=.{4})(?:ing|ed)$/;
const ending = /(?<=.{4})(?:ing|ed|ers?|e?s)$/;

/** What parents call apps, games and slang by ear, or as their friends do. */
const nicknames = byEach({
  whatsapp: "wasap wasaps guasap guasaps whasap wsp wpp zap zapzap",
  youtube: "utube yutub jutub jutube iutube yt",
  minecraft: "mainkraft maincraft maincra maicraft",
  fortnite: "fornai fortneit fortnait fornait fortnight",
  playstation: "pleistation pleystation playstacion",
  rizz: "rizzler rizzlers rizler rizlers",
});

/** A word of a query, folded. `saysNothing` when it is none to look for by itself. */
export type TypedWord = { word: string; saysNothing: boolean };

/** Words that say nothing and yet begin a name: iPhone, WhatsApp. */
export const beginsName = new Set(["i", "whats"]);

/**
 * What says nothing put together with the word beside it, where only that is known: "you tube".
 * "A way" is not meant to be "away".
 */
function joinEmpty(words: readonly TypedWord[], knows: Knows): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [one, other] = [words[at], words[at + 1]];
    if (!one) continue;
    const [empty, telling] = one.saysNothing ? [one, other] : [other, one];
    const together = one.word + (other?.word ?? "");
    const areOne =
      empty?.saysNothing === true &&
      telling?.saysNothing === false &&
      (beginsName.has(one.word) || !knows.whole(telling.word)) &&
      (knows.whole(together) || (at + 2 === words.length && knows.beginning(together)));
    if (areOne) {
      joined.push(together);
      at += 1;
    } else if (!one.saysNothing) joined.push(one.word);
  }
  return joined;
}

/** A word to look for. Only the last one may be unfinished. */
export type AskedWord = { word: string; isLast: boolean };
/** A word to look for, and what it may be together with the words beside it: "snap chat" may be Snapchat. */
export type SpelledWord = AskedWord & { joined: readonly AskedWord[] };

/** The words of a query as they may have been meant: together with their neighbours, and unknown ones taken apart. */
export function respell(typed: readonly TypedWord[], knows: Knows): SpelledWord[] {
  const words = joinEmpty(typed, knows);
  const isBegun = (word: string) => knows.whole(word) || knows.beginning(word);
  const last = words.length - 1;
  const joinedAt = words.map((word, at): AskedWord[] => {
    const other = words[at + 1];
    if (other === undefined) return [];
    const together = word + other;
    const one = { word: nicknames.get(together)?.[0] ?? together, isLast: at + 1 === last };
    // What is not known may be misspelt, if only together they are a word.
    const areKnown = knows.whole(word) && knows.whole(other);
    return !areKnown || knows.whole(one.word) || (one.isLast && knows.beginning(one.word)) ? [one] : [];
  });
  return words.flatMap((word, at): SpelledWord[] => {
    const joined = [...(joinedAt[at - 1] ?? []), ...(joinedAt[at] ?? [])];
    const isWhole = isBegun(word) || joined.some((one) => isBegun(one.word));
    const parts = isWhole ? [word] : meantBy(word, knows);
    return parts.map((part, of) => ({ word: part, isLast: at === last && of === parts.length - 1, joined }));
  });
}

/** What an unknown word may have been meant to be, as words that are known; itself where it is like none. */
function meantBy(word: string, knows: Knows): string[] {
  const others = [...(nicknames.get(word) ?? []), withoutUmlauts(word), word.replace(ending, "")];
  const meant = others.find((other) => knows.whole(other));
  if (meant !== undefined) return [meant];
  const verb = word.replace(verbEnding, "");
  if (knows.sound(word)) return [word];
  if (knows.beginning(verb)) return [verb];
  const parts = apart(word, knows);
  if (parts === null) return [word];
  // Of a slip in a name, two short words can be made: "telegran" is no "tele gran".
  const only = knows.meant(word);
  return only === undefined ? parts : [only];
}
