/** The words of a document as its readers see them. */
import { fold } from "#lib/base/text/fold";
import { blockText, objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";

/** Every string, at any depth, whose key is wanted. */
export function stringsOf(value: unknown, isWanted: (key: string) => boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, isWanted));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    typeof field === "string" ? (isWanted(key) ? [field] : []) : stringsOf(field, isWanted),
  );
}

/** Fields that hold sentences. Titles of sources, tags and names of terms do not. */
const sentenceFields = [
  "summary",
  "whyItMatters",
  "excerpt",
  "goal",
  "definition",
  "parentTranslation",
  "description",
];

/** The texts of a document one by one: its fields, its paragraphs, list items, callouts, checklists and steps. */
export function passages(document: Unchecked): string[] {
  const own = sentenceFields.map((name) => document[name]).filter((value) => typeof value === "string");
  const examples: unknown[] = Array.isArray(document.howTheyUseIt) ? document.howTheyUseIt : [];
  const steps = objectsOf(document.steps).flatMap((step) => [step.description, step.see, step.say]);
  return [...own, ...examples, ...steps, ...bodyPassages(document)].filter(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  );
}

/** The body's paragraphs, list items, callouts and checklists, without its headings. */
export function bodyPassages(document: Unchecked): string[] {
  return [document.content, document.description].flatMap(objectsOf).flatMap((block): string[] => {
    if (block._type === "block") return isHeading(block) ? [] : [blockText(block)];
    if (block._type === "callout" && Array.isArray(block.body))
      return block.body.map((inner: unknown) => blockText(inner));
    if (block._type === "checklist" && Array.isArray(block.items))
      return block.items.filter((item): item is string => typeof item === "string");
    return [];
  });
}

const isHeading = (block: Unchecked) => typeof block.style === "string" && /^h[1-6]$/.test(block.style);

/** The headings of the body, in order. */
export const headings = (document: Unchecked): string[] =>
  objectsOf(document.content)
    .filter(isHeading)
    .map((block) => blockText(block).trim());

/** Sentences of a passage. */
export const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["'”’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Fields with words for readers, at any depth. */
const wordFields = new Set([
  ...sentenceFields,
  "caption",
  "heading",
  "lead",
  "note",
  "say",
  "see",
  "text",
  "then",
  "title",
]);

/** Lists of names, not of sentences. */
const listsOfNames = new Set(["formerSlugs", "keywords", "relatedTerms", "tags"]);

/**
 * Everything written for readers, including titles; a paragraph of several runs is one passage. Descriptions of pictures are left
 * out: those of one style of pictures are alike.
 */
export function everyPassage(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === "string" ? [item] : everyPassage(item)));
  if (!isRecord(value)) return [];
  if (value._type === "block") return [blockText(value)];
  if (value._type === "source") return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (typeof field === "string") return wordFields.has(name) ? [field] : [];
    return listsOfNames.has(name) ? [] : everyPassage(field);
  });
}

/** Words without accents, apostrophes or hyphens, so that another spelling counts as the same word. */
export const looseWords = (text: string): string[] =>
  fold(text)
    .replace(/[\p{Cf}'’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in lower case, without punctuation. */
export const words = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
