/** Habits that a reader of many pieces notices, counted, so that a new text can avoid them. */
import { blockText, objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import type { LibraryDocument } from "./library.ts";
import { bodyPassages, passages, sentences, words } from "./texts.ts";

/** Rooms, furniture and meals: the setting of a scene when the writer thinks of nothing else. */
const domestic =
  /\b(?:kitchen|couch|sofa|dinner|breakfast|table|laundry|bedroom|rug|pasta|back seat|living room|hallway|backpack|lunch box|dishes)\b/i;

/** A sentence with at most this many words is short; `drum` of them in a row sound like a drum. */
const shortSentence = 5;
const drum = 3;

const openingOf = (document: LibraryDocument): string =>
  blockText(
    objectsOf(document.fields.content).find(({ _type, style }) => _type === "block" && style === "normal") ??
      {},
  );

const calloutsOf = (fields: Unchecked): Unchecked[] =>
  objectsOf(fields.content).filter(({ _type }) => _type === "callout");

/** The lines of the conversations in a text. */
const spoken = (fields: Unchecked): string[] =>
  bodyPassages(fields).filter((passage) => /^(?:You|Child|Teen):/.test(passage));

/** Whether a paragraph has a row of short sentences. Conversations are short by nature. */
function drums(passage: string): boolean {
  if (/^(?:You|Child|Teen):/.test(passage)) return false;
  let row = 0;
  return sentences(passage).some((sentence) => {
    row = words(sentence).length <= shortSentence ? row + 1 : 0;
    return row >= drum;
  });
}

/** A remark of the writer inside a translation of slang: advice, a parent's opinion, or a report of what "they" mean. */
const aside =
  /\b(?:I'd|I'll|I get|I call|I'm probably|ask (?:whether|what|how|them)|they mean|they think|they call|they feel|they paid|their (?:friend|favorite|eyes|App)|your (?:child|teen|daughter|son)|our)\b/i;

const of = (part: number, whole: number) => `${part} of ${whole}`;

/** The counts, one sentence per line. */
export function samenessFigures(documents: readonly LibraryDocument[]): string[] {
  const briefs = documents.filter(({ type }) => type === "microBrief");
  const terms = documents.filter(({ type }) => type === "glossaryTerm");
  const briefsWith = (test: (document: LibraryDocument) => boolean) =>
    of(briefs.filter(test).length, briefs.length);
  const why = ({ fields }: LibraryDocument) =>
    sentences(typeof fields.whyItMatters === "string" ? fields.whyItMatters : "").length;
  const translations = terms.flatMap(({ fields }) =>
    typeof fields.parentTranslation === "string" ? [fields.parentTranslation] : [],
  );
  const guesses = documents
    .flatMap(({ fields }) => spoken(fields))
    .filter((line) => /\bI guess\b/i.test(line));
  const staccato = briefs.flatMap(({ fields }) => bodyPassages(fields)).filter(drums);
  const hedges = briefs
    .flatMap(({ fields }) => passages(fields).flatMap(words))
    .filter((word) => word === "may");
  return [
    `'Why it matters' has two sentences in ${briefsWith((one) => why(one) === 2)} briefs.`,
    `One callout, no more and no fewer, in ${briefsWith(({ fields }) => calloutsOf(fields).length === 1)} briefs.`,
    `The opening stands in a room or at a meal in ${briefsWith((one) => domestic.test(openingOf(one)))} briefs.`,
    `"May" in ${briefsWith(({ fields }) => passages(fields).some((text) => /\bmay\b/.test(text)))} briefs, ${hedges.length} in all.`,
    `Paragraphs of the briefs with ${drum} or more short sentences in a row: ${staccato.length}.`,
    `"I guess" in conversations: ${guesses.length}.`,
    `Translations of words with a remark of the writer's: ${of(translations.filter((text) => aside.test(text)).length, translations.length)}.`,
  ];
}
